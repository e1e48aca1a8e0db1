import '../bridge/archive.dart';
import '../bridge/types.dart';

/// Games won, drawn and lost.
typedef Score = ({int won, int drawn, int lost});

/// How the person has got on in one game.
final class GameStatistics {
  GameStatistics._({
    required this.game,
    required this.byOpponent,
    required this.drawReasons,
    required this.ratingHistory,
    required this.rating,
  });

  /// Reads the statistics of every game that has any.
  static Future<List<GameStatistics>> read(Archive archive) async {
    final counts = await archive.statistics();
    final games = {for (final count in counts) count.game};
    return Future.wait([
      for (final game in games)
        _of(archive, game, [
          for (final count in counts)
            if (count.game == game) count,
        ]),
    ]);
  }

  static Future<GameStatistics> _of(
    Archive archive,
    String game,
    List<ResultCounts> counts,
  ) async {
    final history = await archive.ratingHistory(game);
    final rating = await archive.rating(game);
    return GameStatistics._(
      game: game,
      byOpponent: _byOpponent(counts),
      drawReasons: _drawReasons(counts),
      ratingHistory: history,
      rating: rating,
    );
  }

  /// The game.
  final String game;

  /// The results against people (nothing) and against each level, by level.
  final Map<int?, Score> byOpponent;

  /// How many draws each reason made, the most frequent first.
  final Map<EndReason?, int> drawReasons;

  /// How the rating and the streaks came about.
  final RatingHistory ratingHistory;

  /// How strong the person is.
  final RatingView rating;

  /// All results together.
  Score get total => byOpponent.values.reduce(_add);

  static Map<int?, Score> _byOpponent(List<ResultCounts> counts) {
    final levels = {for (final count in counts) count.level}.toList()
      ..sort((one, other) => (one ?? 0).compareTo(other ?? 0));
    return {
      for (final level in levels)
        level: [
          for (final count in counts)
            if (count.level == level)
              (won: count.won, drawn: count.drawn, lost: count.lost),
        ].reduce(_add),
    };
  }

  static Map<EndReason?, int> _drawReasons(List<ResultCounts> counts) {
    final reasons = <EndReason?, int>{};
    for (final result in counts) {
      for (final DrawReasonCount(:reason, :count) in result.draws) {
        reasons[reason] = (reasons[reason] ?? 0) + count;
      }
    }
    final sorted = reasons.entries.toList()
      ..sort((one, other) => other.value.compareTo(one.value));
    return Map.fromEntries(sorted);
  }

  static Score _add(Score one, Score other) => (
    won: one.won + other.won,
    drawn: one.drawn + other.drawn,
    lost: one.lost + other.lost,
  );
}
