import 'dart:async';
import 'dart:math';

import 'package:flutter/foundation.dart';

import '../bridge/engine.dart';
import '../games/game_kit.dart';
import '../widgets/dispose_unseen.dart';
import 'solving_controller.dart';

/// Why a run is over.
enum RunEnd {
  /// Its time.
  time,

  /// Too many mistakes.
  mistakes,

  /// There are no more puzzles.
  puzzles,
}

/// Tells how much time has passed since some moment.
typedef Elapsed = Duration Function();

/// The time since now. Setting the device's clock does not change it.
Elapsed startStopwatch() {
  final watch = Stopwatch()..start();
  return () => watch.elapsed;
}

/// Leads a run: as many puzzles as fit into its time, until three mistakes.
///
/// The clock starts with the first move. It stands still while a move is judged
/// and while a puzzle is fetched: that time is the app's, not the player's.
final class RunController extends ChangeNotifier {
  /// Begins a run.
  RunController({
    required Puzzles puzzles,
    required this.game,
    required this.kit,
    required int Function() today,
    Elapsed? elapsed,
    int? seed,
  }) : _puzzles = puzzles,
       _today = today,
       _elapsed = elapsed ?? startStopwatch(),
       _chance = Random(seed),
       left = ValueNotifier(puzzles.runTime) {
    unawaited(_fetch());
  }

  /// So many mistakes end a run.
  static const int mostMistakes = 3;

  /// How long what became of a puzzle is seen before the next one comes.
  static const Duration glance = Duration(milliseconds: 700);
  static const Duration _tick = Duration(milliseconds: 100);

  /// The game as the core describes it.
  final GameView game;

  /// The game as the app shows it.
  final GameKit kit;

  /// The time that is left.
  final ValueNotifier<Duration> left;

  final Puzzles _puzzles;
  final int Function() _today;
  final Elapsed _elapsed;
  final Random _chance;
  final _errors = StreamController<CoreError>.broadcast();

  SolvingController? _current;
  StreamSubscription<CoreError>? _listening;
  Timer? _clock;
  Timer? _soon;
  Duration? _since;
  Duration _used = Duration.zero;
  int _solved = 0;
  final List<int> _missed = [];
  int? _best;
  int _bestBefore = 0;
  RunEnd? _end;
  bool _isCounted = false;
  bool _isDisposed = false;

  /// The puzzle on the board; nothing while one is fetched.
  SolvingController? get current => _current;

  /// What the core could not do.
  Stream<CoreError> get errors => _errors.stream;

  /// How many were solved.
  int get solved => _solved;

  /// The puzzles that went wrong.
  List<int> get missed => List.unmodifiable(_missed);

  /// How it ended; nothing before.
  RunEnd? get end => _end;

  /// The best of all runs, once it is known.
  int? get best => _best;

  /// Whether this run is the best so far.
  bool get isNewBest => _solved > _bestBefore;

  /// Whether the clock has started.
  bool get hasStarted => _clock != null;

  @override
  void dispose() {
    _isDisposed = true;
    _clock?.cancel();
    _soon?.cancel();
    unawaited(_listening?.cancel());
    _current?.dispose();
    unawaited(_errors.close());
    left.dispose();
    super.dispose();
  }

  Future<void> _fetch() async {
    try {
      if (_best == null) {
        final progress = await _puzzles.progress(game.id, _today());
        _best = _bestBefore = progress.bestRun;
      }
      final card = await _puzzles.forRun(
        game.id,
        solved: _solved,
        seed: _chance.nextInt(1 << 32),
      );
      final puzzle = card == null
          ? null
          : await _puzzles.openAnew(game.id, card.id);
      if (_isDisposed || _end != null) return puzzle?.dispose();
      if (puzzle == null) return _finish(RunEnd.puzzles);
      _sitDown(puzzle);
    } on CoreError catch (error) {
      if (_isDisposed) return;
      _errors.add(error);
      _finish(RunEnd.puzzles);
    }
  }

  void _sitDown(Puzzle puzzle) {
    _isCounted = false;
    final current = _current = SolvingController(
      puzzle: puzzle,
      game: game,
      kit: kit,
      today: _today,
    )..addListener(_watch);
    _listening = current.errors.listen(_errors.add);
    if (hasStarted) _resume();
    notifyListeners();
  }

  void _getUp() {
    unawaited(_listening?.cancel());
    final old = _current?..removeListener(_watch);
    _current = null;
    if (old != null) disposeUnseen(old);
  }

  /// Follows what becomes of the puzzle.
  void _watch() {
    final current = _current;
    if (current == null || _end != null) return;
    final stage = current.view.stage;
    if (!hasStarted && (current.hasBegun || stage == PuzzleStage.judging)) {
      _start();
    }
    if (stage == PuzzleStage.judging) {
      _pause();
    } else if (stage == PuzzleStage.wrong || current.isOver) {
      _count(isSolved: current.isOver);
    } else {
      _resume();
    }
    notifyListeners();
  }

  void _count({required bool isSolved}) {
    final current = _current;
    if (_isCounted || current == null) return;
    _isCounted = true;
    _resume();
    if (isSolved) {
      _solved++;
      if (isNewBest) unawaited(_keepBest());
    } else {
      _missed.add(current.view.id);
    }
    if (_missed.length >= mostMistakes) return _finish(RunEnd.mistakes);
    _soon = Timer(glance, () async {
      // Which puzzle comes next depends on what was written down of this one.
      await current.written;
      if (_isDisposed || _end != null) return;
      _pause();
      _getUp();
      notifyListeners();
      await _fetch();
    });
  }

  /// What was reached counts at once: nothing is lost if the app is killed.
  Future<void> _keepBest() async {
    try {
      final best = await _puzzles.finishRun(game.id, _solved);
      if (!_isDisposed) _best = best;
    } on CoreError catch (error) {
      if (!_isDisposed) _errors.add(error);
    }
  }

  void _start() {
    _since = _elapsed();
    _clock = Timer.periodic(_tick, (_) => _read());
  }

  void _pause() {
    final since = _since;
    if (since == null) return;
    _used += _elapsed() - since;
    _since = null;
    _read();
  }

  void _resume() {
    if (hasStarted && _end == null) _since ??= _elapsed();
  }

  void _read() {
    if (_end != null) return;
    final since = _since;
    final running = since == null ? Duration.zero : _elapsed() - since;
    final rest = _puzzles.runTime - _used - running;
    left.value = rest.isNegative ? Duration.zero : rest;
    // A move that is being judged was played in time.
    if (since != null && rest <= Duration.zero) _finish(RunEnd.time);
  }

  void _finish(RunEnd end) {
    _end = end;
    _clock?.cancel();
    _soon?.cancel();
    notifyListeners();
  }
}
