import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import 'puzzle_words.dart';
import 'solving_controller.dart';

/// The end of a puzzle, below its last position: how it ended, what it did to
/// the rating and the streak, what it was about, and the solution.
class SolvedPanel extends StatelessWidget {
  /// Makes the panel.
  const SolvedPanel({super.key, required this.solving});

  /// The puzzle.
  final SolvingController solving;

  @override
  Widget build(BuildContext context) {
    final ThemeData(:colorScheme, :textTheme) = Theme.of(context);
    return ListenableBuilder(
      listenable: solving,
      builder: (context, _) {
        final words = Words.of(context);
        final view = solving.view;
        final isFailed = view.verdict == PuzzleVerdict.failed;
        return Material(
          color: colorScheme.surfaceContainer,
          borderRadius: BorderRadius.circular(16),
          clipBehavior: Clip.antiAlias,
          child: SingleChildScrollView(
            padding: const EdgeInsets.all(12),
            child: Column(
              crossAxisAlignment: CrossAxisAlignment.stretch,
              spacing: 4,
              children: [
                Row(
                  mainAxisAlignment: MainAxisAlignment.center,
                  spacing: 8,
                  children: [
                    Icon(
                      isFailed ? Icons.replay : Icons.check_circle,
                      color: colorScheme.primary,
                    ),
                    Flexible(
                      child: Semantics(
                        container: true,
                        liveRegion: true,
                        header: true,
                        child: Text(
                          verdictInWords(words, view),
                          style: textTheme.titleLarge,
                          textAlign: TextAlign.center,
                        ),
                      ),
                    ),
                  ],
                ),
                for (final line in _details(words))
                  Text(
                    line,
                    style: textTheme.bodyMedium,
                    textAlign: TextAlign.center,
                  ),
              ],
            ),
          ),
        );
      },
    );
  }

  List<String> _details(Words words) {
    final SolvingController(:view, :after, :before, :ratingChange) = solving;
    final isFailed = view.verdict != PuzzleVerdict.solved;
    return [
      if (after != null)
        !solving.isRated
            ? words.puzzleUnrated
            : ratingChange == null
            ? words.puzzleRatingNow(after.rating.round())
            : words.puzzleRated(
                after.rating.round(),
                changeInWords(ratingChange),
              ),
      if (after != null && before != null && after.streak > before.streak)
        words.puzzleStreak(after.streak),
      if (isFailed) words.puzzleFailedAgain,
      if (view.themes.isNotEmpty)
        view.themes.map((theme) => themeInWords(words, theme)).join(' · '),
      words.puzzleLine(view.solution.map(solving.kit.notation).join('  ')),
    ];
  }
}
