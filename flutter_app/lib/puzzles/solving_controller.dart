import 'dart:async';

import 'package:flutter/foundation.dart';

import '../board/board_controller.dart';
import '../board/move_input.dart';
import '../bridge/engine.dart';
import '../games/game_kit.dart';

/// Leads one puzzle: plays what the solver plays, shows what comes by itself,
/// and has everything written down.
final class SolvingController extends ChangeNotifier {
  /// Takes a puzzle over. `before` is the player's progress before it; nothing
  /// in a run, where wrong moves are not refuted and no rating moves.
  SolvingController({
    required Puzzle puzzle,
    required this.game,
    required GameKit kit,
    required int Function() today,
    this.before,
    this.isDaily = false,
  }) : _puzzle = puzzle,
       _today = today,
       _view = puzzle.view(),
       kit = kit.forBoard(puzzle.view().board) {
    board = BoardController(
      geometry: this.kit.geometry,
      onMove: _play,
      onRefused: _refusals.add,
      onSettled: _goOn,
    );
    // The solver sits at the lower edge.
    board.isFlipped = game.seats == 2 && _view.solver == 1;
    _isResumed = _view.board.ply > 0;
    _show();
  }

  /// Between two moves that are shown: time to see what the first one did.
  static const Duration pause = Duration(milliseconds: 500);

  /// The game as the core describes it.
  final GameView game;

  /// The game as the app shows it, on the puzzle's board.
  final GameKit kit;

  /// The player's progress before the puzzle; nothing in a run.
  final PuzzleProgressView? before;

  /// Whether it is the puzzle of the day.
  final bool isDaily;

  /// The board.
  late final BoardController board;

  final Puzzle _puzzle;
  final int Function() _today;
  final _refusals = StreamController<Refused>.broadcast();
  final _errors = StreamController<CoreError>.broadcast();

  PuzzleView _view;
  PuzzleProgressView? _after;
  (LegalMove, bool)? _hint;
  Timer? _next;
  bool _isDisposed = false;
  late final bool _isResumed;

  /// Completes when everything is written down.
  Future<void> written = Future.value();

  /// The puzzle as it stands.
  PuzzleView get view => _view;

  /// The taps that made no sense.
  Stream<Refused> get refusals => _refusals.stream;

  /// What the core could not do.
  Stream<CoreError> get errors => _errors.stream;

  /// Whether it is part of a run.
  bool get isRun => before == null;

  /// The player's progress after the last thing that was written down.
  PuzzleProgressView? get after => _after;

  /// The move that a hint is about.
  LegalMove? get hintMove => _hint?.$1;

  /// Whether the hint shows the whole move.
  bool get hintShowsMove => _hint?.$2 ?? false;

  /// Whether it is solved or given up.
  bool get isOver => _view.verdict != null;

  /// Whether the solver may move.
  bool get isYourMove => _view.stage == PuzzleStage.yourMove;

  /// Whether the solver has got something right already, now or earlier.
  bool get hasBegun => _view.board.ply > 0;

  /// Whether it was left in the middle and taken up again.
  bool get isResumed => _isResumed;

  /// Whether a move comes by itself.
  bool get isShowing => _view.canAdvance;

  /// Whether the puzzle counts for the rating, once that is known. Every rated
  /// puzzle makes it surer, even where it stays.
  bool get isRated => _after != null && before?.deviation != _after?.deviation;

  /// What it did to the rating; nothing where there was none before.
  int? get ratingChange {
    final (before, after) = (this.before, _after);
    if (before == null || after == null || !isRated) return null;
    if (before.history.isEmpty) return null;
    return after.rating.round() - before.rating.round();
  }

  /// Takes a wrong move back.
  void retry() => _attempt(() {
    _next?.cancel();
    _next = null;
    _view = _puzzle.retry();
    _show();
    _write();
  });

  /// Tells a little more.
  void hint() => _attempt(() {
    final hint = _puzzle.hint();
    final move = _view.board.legal
        .where((move) => move.id == hint?.moveId)
        .firstOrNull;
    if (hint == null || move == null) return;
    board.cancel();
    _hint = (move, hint.showsMove);
    board.hint = hint.showsMove ? move : _pieceOf(move);
    notifyListeners();
    _write();
  });

  /// Shows the solution.
  void giveUp() => _attempt(() {
    board.cancel();
    _hint = null;
    _view = _puzzle.giveUp();
    _show();
    _write();
  });

  /// A setup to play on from where the board stands.
  MatchSetup handedOver() => _puzzle.handedOver();

  /// The puzzle as a text to share, without its solution.
  String shared() => _puzzle.shared();

  @override
  void dispose() {
    _isDisposed = true;
    _next?.cancel();
    board.dispose();
    unawaited(_refusals.close());
    unawaited(_errors.close());
    // What is being written needs the puzzle still.
    unawaited(written.whenComplete(_puzzle.dispose));
    super.dispose();
  }

  void _play(LegalMove move) => _attempt(() {
    _hint = null;
    _view = _puzzle.play(move.id);
    _show(steps: _view.board.lastSteps);
    if (_view.stage == PuzzleStage.judging) {
      unawaited(_judge());
    } else {
      _write();
    }
  });

  /// The move is judged while it is still on its way over the board.
  Future<void> _judge() async {
    final PuzzleView judged;
    try {
      judged = await _puzzle.judge();
    } on CoreError catch (error) {
      if (_isDisposed) return;
      _errors.add(error);
      // Nothing is known of the move: the solver tries again.
      return retry();
    }
    if (_isDisposed) return;
    _view = judged;
    notifyListeners();
    _write();
    if (!board.isAnimating.value) _goOn();
  }

  void _show({List<StepView> steps = const []}) {
    board.show(_view.board, isEnabled: isYourMove, steps: steps);
    notifyListeners();
  }

  /// The board has come to rest: what comes by itself comes next.
  void _goOn() {
    if (_isDisposed || _next != null || !_view.canAdvance) return;
    if (isRun && _view.stage == PuzzleStage.wrong) return;
    _next = Timer(pause, () {
      _next = null;
      _attempt(() {
        _view = _puzzle.advance();
        _show(steps: _view.board.lastSteps);
        if (isYourMove) _write();
      });
    });
  }

  /// Has it written down how things stand, one thing after the other.
  void _write() {
    final isFailedRun = isRun && _view.stage == PuzzleStage.wrong;
    if (isRun && !isOver && !isFailedRun) return;
    final isOverNow = isOver;
    written = written.then((_) async {
      try {
        final today = _today();
        final after = isRun
            ? await _puzzle.finishInRun(today)
            : isOverNow
            ? await _puzzle.finish(today, isDaily: isDaily)
            : await _puzzle.keep(today);
        if (_isDisposed) return;
        _after = after;
        notifyListeners();
      } on CoreError catch (error) {
        if (!_isDisposed) _errors.add(error);
      }
    });
  }

  /// The core's errors are told, and what it holds is shown again.
  void _attempt(VoidCallback act) {
    try {
      act();
    } on CoreError catch (error) {
      _errors.add(error);
      try {
        _view = _puzzle.view();
        _show();
      } on CoreError catch (second) {
        _errors.add(second);
      }
    }
  }

  /// A ring around the piece that a move is about.
  static LegalMove? _pieceOf(LegalMove move) {
    final from = move.from;
    if (from == null) return null;
    return LegalMove(
      id: move.id,
      kind: MoveKind.place,
      to: from,
      path: Uint8List.fromList([from]),
      captured: Uint8List(0),
      jumps: const [],
      notation: move.notation,
    );
  }
}
