import 'dart:async';

import 'package:flutter/material.dart';

import '../games/registry.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/picture_card.dart';
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
    return PictureCard(
      picture: DailyPicture(overview: overview),
      title: Row(
        spacing: 6,
        children: [
          Flexible(
            child: Text(words.puzzleDaily, style: textTheme.titleMedium),
          ),
          if (progress.dailyDone)
            Icon(Icons.check_circle, size: 18, color: colorScheme.primary),
        ],
      ),
      lines: [
        progress.dailyDone
            ? words.puzzleDailyDone
            : '${kit.name(words)} · ${taskInWords(words, view, kit)}',
        if (progress.streak > 0) words.puzzleStreak(progress.streak),
      ],
      onOpen: () => unawaited(solvePuzzle(context, overview.game, id: view.id)),
      color: colorScheme.surfaceContainer,
    );
  }
}
