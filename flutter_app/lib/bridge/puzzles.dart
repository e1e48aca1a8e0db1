import 'types.dart';

/// The puzzles that come with the core, and what the player has done with them.
/// Days are counted from the first of January 1970. Every method may throw a
/// [CoreError].
abstract interface class Puzzles {
  /// The games that there are puzzles of.
  List<String> get games;

  /// How long a run lasts.
  Duration get runTime;

  /// What the player has done, as it stands on this day.
  Future<PuzzleProgressView> progress(String game, int today);

  /// The puzzle of the day: the same for everybody.
  Future<PuzzleCard?> daily(String game, int today);

  /// The next puzzle at the player's own strength, of a theme if one is asked
  /// for. The seed decides among those that fit.
  Future<PuzzleCard?> next(
    String game, {
    PuzzleTheme? theme,
    required int seed,
  });

  /// The next puzzle of a run in which so many were solved.
  Future<PuzzleCard?> forRun(
    String game, {
    required int solved,
    required int seed,
  });

  /// The failed puzzles that are due again, the longest due first.
  Future<List<PuzzleCard>> due(String game, int today);

  /// A puzzle: from where it was left, if it is the one that was left in the
  /// middle.
  Future<Puzzle> open(String game, int id);

  /// A puzzle from its beginning, to look at or for a run.
  Future<Puzzle> openAnew(String game, int id);

  /// The puzzle that was left in the middle, if one was.
  Future<Puzzle?> resume(String game);

  /// So many were solved in a run. Tells the best.
  Future<int> finishRun(String game, int solved);
}

/// A puzzle on the board. Every method may throw a [CoreError].
abstract interface class Puzzle {
  /// The puzzle as it stands.
  PuzzleView view();

  /// The solver plays a move of the last view.
  PuzzleView play(int moveId);

  /// Judges the move that is not the solution's. It takes a while.
  Future<PuzzleView> judge();

  /// Plays the next move that comes by itself: the defence, the refutation, the
  /// solution.
  PuzzleView advance();

  /// Takes a wrong move back, and what was shown against it.
  PuzzleView retry();

  /// Tells a little more: first the piece, then the move.
  PuzzleHint? hint();

  /// Shows the solution from here on.
  PuzzleView giveUp();

  /// Writes down how far the puzzle has come: after every change. That it has
  /// failed counts at once.
  Future<PuzzleProgressView> keep(int today);

  /// Writes down how it ended, once.
  Future<PuzzleProgressView> finish(int today, {required bool isDaily});

  /// Writes down how it ended in a run, once: solved, or with the first wrong
  /// move.
  Future<PuzzleProgressView> finishInRun(int today);

  /// A setup to play on from where the board stands. The players are for the
  /// app to fill in.
  MatchSetup handedOver();

  /// The puzzle as a text to share, without its solution.
  String shared();

  /// Ends a judgement early, and frees what the puzzle holds. It cannot be used
  /// afterwards.
  void dispose();
}
