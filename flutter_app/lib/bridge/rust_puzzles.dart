import '../src/rust/api/library.dart' as core;
import '../src/rust/api/puzzles.dart' as core;
import 'puzzles.dart';
import 'types.dart';

/// The puzzles of the Rust core.
final class RustPuzzles implements Puzzles {
  /// Reads and writes in a library.
  const RustPuzzles(this._library);

  final core.Library _library;

  @override
  List<String> get games => core.puzzleGames();

  @override
  Duration get runTime => Duration(milliseconds: core.puzzleRunMs());

  @override
  Future<PuzzleProgressView> progress(String game, int today) =>
      _library.puzzleProgress(game: game, today: today);

  @override
  Future<PuzzleCard?> daily(String game, int today) =>
      _library.dailyPuzzle(game: game, today: today);

  @override
  Future<PuzzleCard?> next(
    String game, {
    PuzzleTheme? theme,
    required int seed,
  }) => _library.nextPuzzle(game: game, theme: theme, seed: seed);

  @override
  Future<PuzzleCard?> forRun(
    String game, {
    required int solved,
    required int seed,
  }) => _library.runPuzzle(game: game, solved: solved, seed: seed);

  @override
  Future<List<PuzzleCard>> due(String game, int today) =>
      _library.duePuzzles(game: game, today: today);

  @override
  Future<Puzzle> open(String game, int id) async =>
      RustPuzzle(await _library.openPuzzle(game: game, id: id));

  @override
  Future<Puzzle> openAnew(String game, int id) async =>
      RustPuzzle(await _library.openPuzzleAnew(game: game, id: id));

  @override
  Future<Puzzle?> resume(String game) async =>
      switch (await _library.resumePuzzle(game: game)) {
        null => null,
        final board => RustPuzzle(board),
      };

  @override
  Future<int> finishRun(String game, int solved) =>
      _library.finishPuzzleRun(game: game, solved: solved);
}

/// A puzzle of the Rust core.
final class RustPuzzle implements Puzzle {
  /// Wraps a puzzle on the board.
  const RustPuzzle(this._board);

  final core.PuzzleBoard _board;

  @override
  PuzzleView view() => _board.view();

  @override
  PuzzleView play(int moveId) => _board.play(moveId: moveId);

  @override
  Future<PuzzleView> judge() => _board.judge();

  @override
  PuzzleView advance() => _board.advance();

  @override
  PuzzleView retry() => _board.retry();

  @override
  PuzzleHint? hint() => _board.hint();

  @override
  PuzzleView giveUp() => _board.giveUp();

  @override
  Future<PuzzleProgressView> keep(int today) => _board.keep(today: today);

  @override
  Future<PuzzleProgressView> finish(int today, {required bool isDaily}) =>
      _board.finish(today: today, isDaily: isDaily);

  @override
  Future<PuzzleProgressView> finishInRun(int today) =>
      _board.finishInRun(today: today);

  @override
  MatchSetup handedOver() => _board.handedOver();

  @override
  String shared() => _board.shared();

  @override
  void dispose() {
    _board.stop();
    _board.handle.dispose();
  }
}
