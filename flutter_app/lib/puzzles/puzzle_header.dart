import 'package:flutter/material.dart';

import '../app_state.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/fitted_text.dart';
import '../widgets/piece_icon.dart';
import 'puzzle_words.dart';
import 'solving_controller.dart';

/// The way back, whose move it is, and what is asked for.
class PuzzleHeader extends StatelessWidget {
  /// Makes the header.
  const PuzzleHeader({super.key, required this.solving, required this.menu});

  /// The puzzle.
  final SolvingController solving;

  /// What is done seldom.
  final Widget menu;

  @override
  Widget build(BuildContext context) => Row(
    children: [
      IconButton(
        onPressed: () => Navigator.of(context).maybePop(),
        icon: const BackButtonIcon(),
        tooltip: Words.of(context).back,
      ),
      Expanded(child: PuzzleTask(solving: solving)),
      menu,
    ],
  );
}

/// The game, and what is asked for, with the colour of whose move it is.
class PuzzleTask extends StatelessWidget {
  /// Makes the lines.
  const PuzzleTask({super.key, required this.solving});

  /// The puzzle.
  final SolvingController solving;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final text = Theme.of(context).textTheme;
    final SolvingController(:kit, :view) = solving;
    return Column(
      mainAxisSize: MainAxisSize.min,
      crossAxisAlignment: CrossAxisAlignment.start,
      children: [
        FittedText(
          [if (solving.isDaily) words.puzzleDaily, kit.name(words)].join(' · '),
          maxLines: 2,
          maxHeight: 28,
          style: text.labelMedium?.copyWith(height: 1.15),
        ),
        Row(
          children: [
            Padding(
              padding: const EdgeInsetsDirectional.only(end: 6),
              child: PieceIcon.of(
                kit.mark(view.board.seats[view.solver].army),
                art: kit.art,
                theme: AppScope.of(context).settings.boardTheme,
                size: 24,
              ),
            ),
            Expanded(
              child: Semantics(
                container: true,
                header: true,
                child: FittedText(
                  taskInWords(words, view, kit),
                  maxLines: 2,
                  maxHeight: 44,
                  style: text.titleMedium?.copyWith(height: 1.15),
                ),
              ),
            ),
          ],
        ),
      ],
    );
  }
}
