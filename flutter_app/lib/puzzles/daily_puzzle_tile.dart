import 'dart:async';

import 'package:flutter/material.dart';

import '../games/registry.dart';
import '../home/home_extras.dart';
import '../l10n/generated/app_localizations.dart';
import 'daily_picture.dart';
import 'open_puzzle.dart';
import 'puzzle_overview_state.dart';
import 'puzzle_words.dart';
import 'puzzles_screen.dart';

/// The puzzle of the day on the first screen, with its picture and the streak:
/// one tap solves it, and all puzzles are behind it. Nothing where there are no
/// puzzles.
class DailyPuzzleTile extends StatefulWidget {
  /// Makes the tile.
  const DailyPuzzleTile({super.key});

  @override
  State<DailyPuzzleTile> createState() => _DailyPuzzleTileState();
}

class _DailyPuzzleTileState extends State<DailyPuzzleTile>
    with PuzzleOverviewState {
  void _open() {
    openPuzzles(context);
    final overview = this.overview;
    final daily = overview?.daily;
    if (overview == null || daily == null) return;
    if (overview.progress.dailyDone) return;
    unawaited(solvePuzzle(context, overview.game, id: daily.id));
  }

  @override
  Widget build(BuildContext context) {
    if (game == null) return const SizedBox.shrink();
    final words = Words.of(context);
    final overview = this.overview;
    final progress = overview?.progress;
    final isDone = progress?.dailyDone ?? false;
    final streak = progress?.streak ?? 0;
    return HomeExtraTile(
      icon: Icons.extension_outlined,
      name: isDone ? words.puzzles : words.puzzleDaily,
      detail: streak > 0 ? words.puzzleStreak(streak) : _task(words),
      picture: overview?.daily == null || isDone
          ? null
          : DailyPicture(overview: overview!),
      onOpen: _open,
    );
  }

  String? _task(Words words) {
    final overview = this.overview;
    final daily = overview?.daily;
    if (overview == null || daily == null) return null;
    if (overview.progress.dailyDone) return words.puzzleDailyDoneShort;
    return taskInWords(words, daily, kitOf(overview.game)!);
  }
}
