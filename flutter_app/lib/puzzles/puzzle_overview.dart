import '../bridge/engine.dart';

/// What the first screen of a game's puzzles shows, read in one go.
final class PuzzleOverview {
  const PuzzleOverview._({
    required this.game,
    required this.progress,
    required this.daily,
  });

  /// Reads it as it stands on a day. Throws a [CoreError].
  static Future<PuzzleOverview> read(
    Puzzles puzzles,
    String game,
    int today,
  ) async {
    final progress = await puzzles.progress(game, today);
    final daily = await puzzles.daily(game, today);
    PuzzleView? view;
    if (daily != null) {
      final puzzle = await puzzles.openAnew(game, daily.id);
      view = puzzle.view();
      puzzle.dispose();
    }
    return PuzzleOverview._(game: game, progress: progress, daily: view);
  }

  /// The game.
  final String game;

  /// What the player has done.
  final PuzzleProgressView progress;

  /// The puzzle of the day as it begins, if there is one.
  final PuzzleView? daily;
}
