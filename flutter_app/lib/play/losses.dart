import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../games/tiles/tile_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../theme/board_theme.dart';
import '../widgets/out_of_play.dart';
import '../widgets/piece_icon.dart';
import 'match_controller.dart';
import 'piece_legend.dart';

/// What each army has lost: its mark, how many pieces, and which. Whoever is
/// out is grey.
class Losses extends StatelessWidget {
  /// Makes the list of a match, in a row or in a column.
  const Losses({
    super.key,
    required this.match,
    required this.theme,
    required this.axis,
  });

  /// The match.
  final MatchController match;

  /// What the pieces are made of.
  final BoardTheme theme;

  /// Whether the armies stand beside or above each other.
  final Axis axis;

  @override
  Widget build(BuildContext context) {
    final armies = [
      for (var army = 0; army < match.game.armies.length; army++)
        Flexible(
          child: _Army(match: match, theme: theme, army: army, axis: axis),
        ),
    ];
    return Flex(
      direction: axis,
      mainAxisAlignment: MainAxisAlignment.center,
      // Beside a large board they are larger, too.
      crossAxisAlignment: axis == Axis.vertical
          ? CrossAxisAlignment.stretch
          : CrossAxisAlignment.center,
      spacing: 6,
      children: [
        ...armies,
        if (match.kit case final TileKit kit)
          IconButton(
            onPressed: () => showLegend(context, match.game, kit, theme),
            icon: const Icon(Icons.help_outline),
            tooltip: Words.of(context).legend,
          ),
      ],
    );
  }
}

class _Army extends StatelessWidget {
  const _Army({
    required this.match,
    required this.theme,
    required this.army,
    required this.axis,
  });

  final MatchController match;
  final BoardTheme theme;
  final int army;
  final Axis axis;

  /// How much room the list takes across its direction.
  static const double _across = 42;

  /// The captured pieces of the army, the latest first.
  List<PieceView> get _lost => [
    for (final capture in match.captured.reversed)
      if (capture.army == army)
        PieceView(point: 0, army: army, kind: capture.kind),
  ];

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final ThemeData(:colorScheme, :textTheme) = Theme.of(context);
    final kit = match.kit;
    final lost = _lost;
    final name = kit.army(words, army);
    final isOut = match.shown.seats.any(
      (seat) => seat.army == army && seat.isOut,
    );
    final label = lost.isEmpty
        ? words.noLossesOf(name)
        : words.lossesOf(
            name,
            lost.length,
            [for (final piece in lost) kit.piece(words, piece)].join(', '),
          );
    return Semantics(
      label: label,
      excludeSemantics: true,
      child: OutOfPlay(
        isOut: isOut,
        child: FittedBox(
          fit: axis == Axis.vertical ? BoxFit.contain : BoxFit.scaleDown,
          child: Container(
            width: axis == Axis.vertical ? _across : null,
            height: axis == Axis.horizontal ? _across : null,
            padding: const EdgeInsets.all(3),
            decoration: BoxDecoration(
              color: colorScheme.surfaceContainer,
              borderRadius: BorderRadius.circular(10),
            ),
            child: Flex(
              direction: axis,
              mainAxisSize: MainAxisSize.min,
              spacing: 2,
              children: [
                PieceIcon.of(
                  kit.mark(army),
                  art: kit.art,
                  theme: theme,
                  size: 30,
                  hasGround: false,
                ),
                Text(
                  lost.isEmpty ? '0' : '−${lost.length}',
                  textScaler: TextScaler.noScaling,
                  style: textTheme.titleSmall?.copyWith(height: 1.1),
                ),
                if (lost.isNotEmpty) _pieces(lost),
              ],
            ),
          ),
        ),
      ),
    );
  }

  /// The lost pieces, two beside each other.
  Widget _pieces(List<PieceView> lost) => Wrap(
    direction: flipAxis(axis),
    spacing: 1,
    runSpacing: 1,
    children: [
      for (final piece in lost)
        PieceIcon.of(
          piece,
          art: match.kit.art,
          theme: theme,
          size: 17,
          hasGround: false,
        ),
    ],
  );
}
