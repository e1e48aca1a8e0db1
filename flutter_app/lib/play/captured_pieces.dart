import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../theme/board_theme.dart';
import '../widgets/piece_icon.dart';

/// What a player has captured: one picture and a count for every kind.
class CapturedPieces extends StatelessWidget {
  /// Makes the row of a seat.
  const CapturedPieces({
    super.key,
    required this.captured,
    required this.owner,
    required this.seat,
    required this.kit,
    required this.theme,
  });

  /// All captures up to now.
  final List<CapturedView> captured;

  /// What the player is called.
  final String owner;

  /// Whose captures.
  final int seat;

  /// The game.
  final GameKit kit;

  /// What the pieces are made of.
  final BoardTheme theme;

  @override
  Widget build(BuildContext context) {
    final counts = <(int, int), int>{};
    for (final capture in captured) {
      if (capture.by != seat) continue;
      final what = (capture.army, capture.kind);
      counts[what] = (counts[what] ?? 0) + 1;
    }
    if (counts.isEmpty) return const SizedBox.shrink();
    final words = Words.of(context);
    final pieces = [
      for (final MapEntry(key: (army, kind), value: count) in counts.entries)
        words.capturedCount(
          count,
          kit.piece(words, PieceView(point: 0, army: army, kind: kind)),
        ),
    ];
    return Semantics(
      label: words.capturedBy(owner, pieces.join(', ')),
      excludeSemantics: true,
      child: Row(
        mainAxisSize: MainAxisSize.min,
        children: [
          for (final MapEntry(key: (army, kind), value: count)
              in counts.entries) ...[
            const SizedBox(width: 6),
            PieceIcon(
              art: kit.art,
              theme: theme,
              army: army,
              kind: kind,
              size: 20,
            ),
            const SizedBox(width: 2),
            Text('$count', style: Theme.of(context).textTheme.labelLarge),
          ],
        ],
      ),
    );
  }
}
