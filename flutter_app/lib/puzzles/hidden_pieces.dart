import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/engine.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/piece_icon.dart';
import 'solving_controller.dart';

/// Which pieces still lie face-down in a puzzle, and how many of each: whoever
/// is to bet must know the odds.
class HiddenPieces extends StatelessWidget {
  /// Makes the row.
  const HiddenPieces({super.key, required this.solving});

  /// The puzzle.
  final SolvingController solving;

  static const double _height = 28;

  @override
  Widget build(BuildContext context) {
    final AppState(:engine, :settings) = AppScope.of(context);
    return ListenableBuilder(
      listenable: solving,
      builder: (context, _) {
        final hidden = _hidden(engine);
        if (hidden.isEmpty) return const SizedBox.shrink();
        final words = Words.of(context);
        final kit = solving.kit;
        final text = Theme.of(context).textTheme.labelMedium;
        return Semantics(
          container: true,
          label: words.puzzleFaceDown(
            [
              for (final (piece, count) in hidden)
                words.capturedCount(count, kit.piece(words, piece)),
            ].join(words.listComma),
          ),
          excludeSemantics: true,
          child: SizedBox(
            height: _height,
            child: FittedBox(
              fit: BoxFit.scaleDown,
              child: Row(
                spacing: 6,
                children: [
                  PieceIcon.of(
                    kit.mark(null),
                    art: kit.art,
                    theme: settings.boardTheme,
                    size: _height,
                  ),
                  for (final (piece, count) in hidden)
                    Row(
                      children: [
                        PieceIcon.of(
                          piece,
                          art: kit.art,
                          theme: settings.boardTheme,
                          size: _height,
                          hasGround: false,
                        ),
                        Text('×$count', style: text),
                      ],
                    ),
                ],
              ),
            ),
          ),
        );
      },
    );
  }

  /// The core's editor of positions knows what may lie face-down.
  List<(PieceView, int)> _hidden(Engine engine) {
    PositionEditor? editor;
    try {
      final setup = solving.handedOver();
      editor = engine.edit(setup.game, rules: setup.rules);
      return [
        for (final piece in editor.paste(setup.position ?? '').tray)
          if (piece.hidden > 0)
            (
              PieceView(point: 0, army: piece.army, kind: piece.kind),
              piece.hidden,
            ),
      ];
    } on CoreError {
      // The puzzle can be solved without, if less well.
      return const [];
    } finally {
      editor?.dispose();
    }
  }
}
