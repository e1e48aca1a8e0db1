import 'dart:async';

import 'package:flutter/material.dart';

import '../games/registry.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/fitted_text.dart';
import '../widgets/large_text.dart';
import 'daily_picture.dart';
import 'open_puzzle.dart';
import 'puzzle_overview.dart';
import 'puzzle_words.dart';

/// The puzzle of the day with its picture, what is asked for, and the streak.
class DailyPuzzleRow extends StatelessWidget {
  /// Makes the row.
  const DailyPuzzleRow({super.key, required this.overview});

  /// What it shows; it has a puzzle of the day.
  final PuzzleOverview overview;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final ThemeData(:colorScheme, :textTheme) = Theme.of(context);
    final view = overview.daily!;
    final kit = kitOf(overview.game)!;
    final progress = overview.progress;
    final small = textTheme.bodySmall?.copyWith(height: 1.2);
    final lines = [
      progress.dailyDone
          ? words.puzzleDailyDone
          : '${kit.name(words)} · ${taskInWords(words, view, kit)}',
      if (progress.streak > 0) words.puzzleStreak(progress.streak),
    ];
    return Card(
      margin: EdgeInsets.zero,
      color: colorScheme.surfaceContainer,
      clipBehavior: Clip.antiAlias,
      child: InkWell(
        onTap: () =>
            unawaited(solvePuzzle(context, overview.game, id: view.id)),
        child: Padding(
          padding: const EdgeInsets.all(8),
          child: Row(
            children: [
              if (!isCramped(context)) ...[
                SizedBox.square(
                  dimension: 60,
                  child: DailyPicture(overview: overview),
                ),
                const SizedBox(width: 12),
              ],
              Expanded(
                child: Column(
                  crossAxisAlignment: CrossAxisAlignment.start,
                  children: [
                    Row(
                      spacing: 6,
                      children: [
                        Flexible(
                          child: Text(
                            words.puzzleDaily,
                            style: textTheme.titleMedium,
                          ),
                        ),
                        if (progress.dailyDone)
                          Icon(
                            Icons.check_circle,
                            size: 18,
                            color: colorScheme.primary,
                          ),
                      ],
                    ),
                    for (final line in lines)
                      if (isLargeText(context))
                        Text(line, style: small)
                      else
                        FittedText(line, maxLines: 2, style: small),
                  ],
                ),
              ),
            ],
          ),
        ),
      ),
    );
  }
}
