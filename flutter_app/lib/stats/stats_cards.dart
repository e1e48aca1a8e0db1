import 'dart:math' as math;

import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import '../play/outcome_words.dart';
import 'count_bar.dart';
import 'game_statistics.dart';
import 'rating_chart.dart';
import 'result_bar.dart';
import 'streak_picture.dart';

/// A picture with its title.
class StatsCard extends StatelessWidget {
  /// Makes the card.
  const StatsCard({super.key, required this.title, required this.children});

  /// What the picture is about.
  final String title;

  /// The picture and its words.
  final List<Widget> children;

  @override
  Widget build(BuildContext context) {
    return Card(
      child: Padding(
        padding: const EdgeInsets.all(16),
        child: Column(
          crossAxisAlignment: CrossAxisAlignment.start,
          spacing: 12,
          children: [
            Semantics(
              header: true,
              child: Text(
                title,
                style: Theme.of(context).textTheme.titleMedium,
              ),
            ),
            ...children,
          ],
        ),
      ),
    );
  }
}

/// The results against people and against each level.
class ResultsCard extends StatelessWidget {
  /// Makes the card.
  const ResultsCard({super.key, required this.statistics});

  /// What is shown.
  final GameStatistics statistics;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final rows = statistics.byOpponent;
    return StatsCard(
      title: words.statsResults,
      children: [
        if (rows.length > 1) _row(context, words.statsTotal, statistics.total),
        for (final MapEntry(key: level, value: score) in rows.entries)
          _row(
            context,
            level == null ? words.filterPeople : words.computerAt(level),
            score,
          ),
        Text(words.statsLegend, style: Theme.of(context).textTheme.bodySmall),
      ],
    );
  }

  /// What there is, and nothing of what there is not: `1 lost`.
  static String _scoreInWords(Words words, Score score) => [
    if (score.won > 0) words.countWon(score.won),
    if (score.drawn > 0) words.countDrawn(score.drawn),
    if (score.lost > 0) words.countLost(score.lost),
  ].join(words.listComma);

  Widget _row(BuildContext context, String name, Score score) {
    final words = Words.of(context);
    final text = Theme.of(context).textTheme;
    return MergeSemantics(
      child: Column(
        crossAxisAlignment: CrossAxisAlignment.start,
        spacing: 4,
        children: [
          Wrap(
            spacing: 12,
            children: [
              Text(name, style: text.bodyMedium),
              Text(_scoreInWords(words, score), style: text.titleSmall),
            ],
          ),
          ResultBar(score: score),
        ],
      ),
    );
  }
}

/// The rating and how it came about.
class RatingCard extends StatelessWidget {
  /// Makes the card.
  const RatingCard({super.key, required this.statistics});

  /// What is shown.
  final GameStatistics statistics;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final text = Theme.of(context).textTheme;
    final ratings = statistics.ratingHistory.ratings;
    final rating = statistics.rating;
    final now = words.statsRating(
      rating.rating.round(),
      (2 * rating.deviation).round(),
    );
    return StatsCard(
      title: words.statsRatingTitle,
      children: [
        if (ratings.isEmpty)
          Text(words.statsNoRating)
        else ...[
          Text(now, style: text.headlineSmall),
          RatingChart(
            ratings: ratings,
            label: words.statsRatingLabel(
              statistics.ratingHistory.games,
              ratings.first.rating.round(),
              ratings.last.rating.round(),
            ),
          ),
          Text(words.statsRatingDetail, style: text.bodySmall),
        ],
      ],
    );
  }
}

/// How the draws came about.
class DrawsCard extends StatelessWidget {
  /// Makes the card.
  const DrawsCard({super.key, required this.statistics});

  /// What is shown.
  final GameStatistics statistics;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final reasons = statistics.drawReasons;
    final most = reasons.values.fold(0, math.max);
    return StatsCard(
      title: words.statsDraws,
      children: [
        if (reasons.isEmpty) Text(words.statsNoDraws),
        for (final MapEntry(key: reason, value: count) in reasons.entries)
          MergeSemantics(
            child: Column(
              crossAxisAlignment: CrossAxisAlignment.start,
              spacing: 4,
              children: [
                Row(
                  crossAxisAlignment: CrossAxisAlignment.start,
                  children: [
                    Expanded(child: Text(reasonInWords(words, reason))),
                    const SizedBox(width: 8),
                    Text(
                      '$count',
                      style: Theme.of(context).textTheme.titleSmall,
                    ),
                  ],
                ),
                CountBar(count: count, most: most),
              ],
            ),
          ),
      ],
    );
  }
}

/// Games won in a row.
class StreaksCard extends StatelessWidget {
  /// Makes the card.
  const StreaksCard({super.key, required this.statistics});

  /// What is shown.
  final GameStatistics statistics;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final streak = statistics.ratingHistory.streak;
    final longest = statistics.ratingHistory.longestStreak;
    return StatsCard(
      title: words.statsStreaks,
      children: [
        if (streak == 0 && longest == 0)
          Text(words.statsNoStreak)
        else ...[
          Text(
            streak < 0
                ? words.statsLostInRow(-streak)
                : words.statsWonInRow(streak),
          ),
          StreakPicture(streak: streak, longest: longest),
          Text(words.statsLongest(longest)),
        ],
      ],
    );
  }
}
