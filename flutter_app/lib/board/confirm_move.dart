import 'package:flutter/material.dart';

import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/fitted_text.dart';
import 'board_controller.dart';

/// Asks below the board whether the move that waits is meant.
class ConfirmMove extends StatelessWidget {
  /// Makes the question.
  const ConfirmMove({super.key, required this.controller, required this.kit});

  /// The board.
  final BoardController controller;

  /// The game.
  final GameKit kit;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final move = controller.pending.value;
    if (move == null) return const SizedBox.shrink();
    return Row(
      children: [
        Expanded(
          child: Semantics(
            liveRegion: true,
            child: FittedText(
              words.confirmMove(kit.notation(move.notation)),
              maxLines: 2,
            ),
          ),
        ),
        IconButton(
          onPressed: controller.cancel,
          icon: const Icon(Icons.close),
          tooltip: words.cancel,
        ),
        IconButton.filled(
          onPressed: controller.confirm,
          icon: const Icon(Icons.check),
          tooltip: words.playMove,
        ),
      ],
    );
  }
}
