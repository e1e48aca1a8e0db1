import 'dart:async';

import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../puzzles/open_puzzle.dart';
import '../puzzles/puzzle_source.dart';
import '../puzzles/puzzle_words.dart';
import 'count_bar.dart';
import 'rating_chart.dart';
import 'stats_cards.dart';
import 'streak_picture.dart';

/// The rating at puzzles and how it came about, and the streak of days.
class PuzzleRatingCard extends StatelessWidget {
  /// Makes the card.
  const PuzzleRatingCard({super.key, required this.progress});

  /// What is shown.
  final PuzzleProgressView progress;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final text = Theme.of(context).textTheme;
    final PuzzleProgressView(:history, :streak, :bestStreak) = progress;
    return StatsCard(
      title: words.puzzleStatsRating,
      children: [
        if (history.isEmpty)
          Text(words.puzzleStatsNone)
        else ...[
          Text(
            words.statsRating(
              progress.rating.round(),
              (2 * progress.deviation).round(),
            ),
            style: text.headlineSmall,
          ),
          RatingChart(
            ratings: [
              for (final (index, point) in history.indexed)
                RatingPointView(
                  id: index,
                  finishedS: point.day * Duration.secondsPerDay,
                  rating: point.rating.toDouble(),
                ),
            ],
            label: words.puzzleStatsRatingLabel(
              history.length,
              history.first.rating,
              history.last.rating,
            ),
          ),
        ],
        Text(words.puzzleStatsSolved(progress.solved, progress.tried)),
        if (bestStreak > 0) ...[
          Text(words.puzzleStreak(streak)),
          StreakPicture(streak: streak, longest: bestStreak),
          Text(words.puzzleStreakBest(bestStreak)),
        ],
        if (progress.bestRun > 0)
          Text('${words.puzzleRun} · ${words.puzzleRunBest(progress.bestRun)}'),
      ],
    );
  }
}

/// The themes that the player is weak in, each with a way to practise it.
class PuzzleThemesCard extends StatelessWidget {
  /// Makes the card.
  const PuzzleThemesCard({
    super.key,
    required this.game,
    required this.progress,
  });

  /// The game.
  final String game;

  /// What is shown.
  final PuzzleProgressView progress;

  /// No more than one can mind at a time.
  static const int _most = 5;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final text = Theme.of(context).textTheme;
    final shares = {for (final share in progress.themes) share.theme: share};
    final weak = [
      for (final theme in progress.weakest) ?shares[theme],
    ].take(_most).toList();
    return StatsCard(
      title: words.puzzleStatsWeak,
      children: [
        if (weak.isEmpty) Text(words.puzzleStatsWeakNone),
        for (final share in weak)
          Row(
            children: [
              Expanded(
                child: MergeSemantics(
                  child: Column(
                    crossAxisAlignment: CrossAxisAlignment.start,
                    spacing: 4,
                    children: [
                      Text(themeInWords(words, share.theme)),
                      CountBar(count: share.solved, most: share.tries),
                      Text(
                        words.puzzleThemeShare(share.solved, share.tries),
                        style: text.bodySmall,
                      ),
                    ],
                  ),
                ),
              ),
              IconButton(
                onPressed: () => unawaited(
                  solvePuzzle(
                    context,
                    game,
                    source: PuzzleSource(theme: share.theme),
                  ),
                ),
                icon: const Icon(Icons.extension_outlined),
                tooltip: words.puzzleStatsPractise(
                  themeInWords(words, share.theme),
                ),
              ),
            ],
          ),
      ],
    );
  }
}
