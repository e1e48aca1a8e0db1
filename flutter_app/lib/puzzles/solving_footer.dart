import 'package:flutter/material.dart';

import '../board/choice_overlay.dart';
import '../board/confirm_move.dart';
import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/fitted_text.dart';
import 'puzzle_words.dart';
import 'solving_controller.dart';

/// The place under the board for what matters now: the routes to choose from, a
/// move to confirm, or how things stand.
class SolvingFooter extends StatelessWidget {
  /// Makes the footer.
  const SolvingFooter({super.key, required this.solving, this.note});

  /// The puzzle.
  final SolvingController solving;

  /// What else is to be said.
  final String? note;

  static const double _height = 52;

  @override
  Widget build(BuildContext context) {
    final board = solving.board;
    return ListenableBuilder(
      listenable: Listenable.merge([board.choice, board.pending]),
      builder: (context, _) {
        if (board.pending.value != null) {
          return _line(ConfirmMove(controller: board, kit: solving.kit));
        }
        final routes = board.choice.value;
        if (routes.isEmpty) {
          return Align(
            alignment: Alignment.topCenter,
            child: SolvingStatus(solving: solving, note: note),
          );
        }
        return _line(
          ChoiceChips(
            routes: routes,
            kit: solving.kit,
            pointNames: solving.game.points,
            onChosen: board.choose,
            onCancel: board.cancel,
          ),
        );
      },
    );
  }

  Widget _line(Widget child) => Align(
    alignment: Alignment.topCenter,
    child: SizedBox(height: _height, child: child),
  );
}

/// How things stand, told to screen readers as soon as it changes.
class SolvingStatus extends StatelessWidget {
  /// Makes the line.
  const SolvingStatus({super.key, required this.solving, this.note});

  /// The puzzle.
  final SolvingController solving;

  /// What else is to be said.
  final String? note;

  @override
  Widget build(BuildContext context) {
    final ThemeData(:colorScheme, :textTheme) = Theme.of(context);
    return ListenableBuilder(
      listenable: solving,
      builder: (context, _) {
        final words = Words.of(context);
        final (icon, ink) = _mark(colorScheme);
        final task = solving.isYourMove && solving.hintMove == null
            ? solving.kit.task(words, solving.view.board)
            : null;
        return Padding(
          padding: const EdgeInsets.symmetric(horizontal: 8, vertical: 4),
          child: Row(
            children: [
              if (solving.view.stage == PuzzleStage.judging)
                const SizedBox.square(
                  dimension: 24,
                  child: CircularProgressIndicator(strokeWidth: 3),
                )
              else
                Icon(icon, color: ink),
              const SizedBox(width: 12),
              Expanded(
                child: Semantics(
                  container: true,
                  liveRegion: true,
                  child: FittedText(
                    [statusInWords(words, solving), ?task, ?note].join(' '),
                    maxLines: 3,
                    style: textTheme.titleSmall,
                  ),
                ),
              ),
            ],
          ),
        );
      },
    );
  }

  (IconData, Color) _mark(ColorScheme colors) => switch (solving.view.stage) {
    PuzzleStage.yourMove when solving.hintMove != null => (
      Icons.lightbulb,
      colors.primary,
    ),
    PuzzleStage.yourMove when solving.hasBegun && !solving.isResumed => (
      Icons.check_circle,
      colors.primary,
    ),
    PuzzleStage.yourMove => (Icons.touch_app_outlined, colors.onSurface),
    PuzzleStage.answering ||
    PuzzleStage.solved => (Icons.check_circle, colors.primary),
    PuzzleStage.wrong => (Icons.cancel, colors.error),
    PuzzleStage.judging ||
    PuzzleStage.givenUp => (Icons.slow_motion_video, colors.onSurface),
  };
}
