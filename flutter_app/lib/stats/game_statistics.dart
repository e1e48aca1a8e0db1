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
    required this.progress,
    required this.rating,
  });

  /// Reads the statistics of every game that has any.
  static Future<List<GameStatistics>> read(Archive archive) async {
    final tallies = await archive.statistics();
    final games = {for (final tally in tallies) tally.game};
    return Future.wait([
      for (final game in games)
        _of(archive, game, [
          for (final tally in tallies)
            if (tally.game == game) tally,
        ]),
    ]);
  }

  static Future<GameStatistics> _of(
    Archive archive,
    String game,
    List<TallyView> tallies,
  ) async {
    final progress = await archive.progress(game);
    final rating = await archive.rating(game);
    return GameStatistics._(
      game: game,
      byOpponent: _byOpponent(tallies),
      drawReasons: _drawReasons(tallies),
      progress: progress,
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
  final ProgressView progress;

  /// How strong the person is.
  final RatingView rating;

  /// All results together.
  Score get total => byOpponent.values.reduce(_add);

  static Map<int?, Score> _byOpponent(List<TallyView> tallies) {
    final levels = {for (final tally in tallies) tally.level}.toList()
      ..sort((one, other) => (one ?? 0).compareTo(other ?? 0));
    return {
      for (final level in levels)
        level: [
          for (final tally in tallies)
            if (tally.level == level)
              (won: tally.won, drawn: tally.drawn, lost: tally.lost),
        ].reduce(_add),
    };
  }

  static Map<EndReason?, int> _drawReasons(List<TallyView> tallies) {
    final counts = <EndReason?, int>{};
    for (final tally in tallies) {
      for (final DrawTally(:reason, :count) in tally.draws) {
        counts[reason] = (counts[reason] ?? 0) + count;
      }
    }
    final sorted = counts.entries.toList()
      ..sort((one, other) => other.value.compareTo(one.value));
    return Map.fromEntries(sorted);
  }

  static Score _add(Score one, Score other) => (
    won: one.won + other.won,
    drawn: one.drawn + other.drawn,
    lost: one.lost + other.lost,
  );
}
