import 'dart:async';

import 'package:prise/bridge/engine.dart';

import 'fake_engine.dart';
import 'positions.dart';

/// A puzzle as tests make it: the line is the solver's and the defence's by
/// turns.
class FakeTask {
  const FakeTask({
    required this.id,
    required this.start,
    required this.line,
    this.others = const [],
    this.good = const {},
    this.refutation = const [],
    this.aim = PuzzleAim.win,
    this.themes = const [PuzzleTheme.giveOne, PuzzleTheme.short],
    this.rules = '',
  });

  final int id;
  final BoardView Function() start;
  final List<LegalMove> line;

  /// What else the solver can play, at every move.
  final List<LegalMove> others;

  /// Which of those reach the aim as well, by number.
  final Set<int> good;
  final List<LegalMove> refutation;
  final PuzzleAim aim;
  final List<PuzzleTheme> themes;
  final String rules;
}

/// White gives a man and takes one; 34-29 is refuted, 40-35 wins as well.
final FakeTask sampleTask = FakeTask(
  id: 7,
  start: () => board(white: [35, 34, 40, 45], black: [24, 13]),
  line: [
    move(1, 35, [30]),
    move(2, 24, [35], over: [30]),
    move(3, 34, [30]),
  ],
  others: [
    move(11, 34, [29]),
    move(12, 45, [39]),
  ],
  good: {12},
  refutation: [
    move(21, 24, [33], over: [29]),
    move(22, 40, [44]),
  ],
);

/// The puzzles of a library that keeps everything in memory.
class FakePuzzles implements Puzzles {
  /// The puzzles by game; none unless a test has some.
  final Map<String, List<FakeTask>> tasks = {};

  /// What the player has done, by game.
  final Map<String, PuzzleProgressView> done = {};

  /// The failed ones that are due, by game.
  final Map<String, List<int>> dueIds = {};

  /// The puzzles that were left in the middle, by game.
  final Map<String, FakePuzzle> left = {};

  /// Every puzzle that was opened from its beginning, to look at or for a run.
  final List<FakePuzzle> anew = [];

  /// Every puzzle that was opened to be solved.
  final List<FakePuzzle> opened = [];

  /// What was asked for.
  final List<String> calls = [];

  /// What everything fails with, if it is to fail.
  CoreError? failure;

  /// What a judgement waits for.
  Future<void>? judging;

  void _mayFail() {
    if (failure case final failure?) throw failure;
  }

  FakeTask? _task(String game, int? id) =>
      tasks[game]?.where((task) => id == null || task.id == id).firstOrNull;

  PuzzleCard? _card(FakeTask? task) => task == null
      ? null
      : PuzzleCard(
          id: task.id,
          rules: task.rules,
          aim: task.aim,
          difficulty: 1200,
          tries: 0,
          solved: 0,
        );

  @override
  List<String> get games => tasks.keys.toList();

  @override
  Duration get runTime => const Duration(minutes: 3);

  @override
  Future<PuzzleProgressView> progress(String game, int today) async {
    _mayFail();
    final known = done[game] ?? fakeProgress(puzzles: tasks[game]?.length ?? 0);
    return changed(
      known,
      due: dueIds[game]?.length ?? known.due,
      unfinished: left[game]?.task.id,
    );
  }

  @override
  Future<PuzzleCard?> daily(String game, int today) async {
    _mayFail();
    final all = tasks[game] ?? const [];
    return all.isEmpty ? null : _card(all[today % all.length]);
  }

  @override
  Future<PuzzleCard?> next(
    String game, {
    PuzzleTheme? theme,
    required int seed,
  }) async {
    _mayFail();
    calls.add('next ${theme?.name ?? '-'}');
    final opened = {for (final puzzle in this.opened) puzzle.task.id};
    final all = tasks[game] ?? const [];
    return _card(
      all.where((task) => !opened.contains(task.id)).firstOrNull ??
          all.firstOrNull,
    );
  }

  @override
  Future<PuzzleCard?> forRun(
    String game, {
    required int solved,
    required int seed,
  }) async {
    _mayFail();
    calls.add('run $solved');
    return _card(_task(game, null));
  }

  @override
  Future<List<PuzzleCard>> due(String game, int today) async {
    _mayFail();
    return [
      for (final id in dueIds[game] ?? const <int>[]) ?_card(_task(game, id)),
    ];
  }

  @override
  Future<Puzzle> open(String game, int id) async {
    _mayFail();
    if (left[game] case final left? when left.task.id == id) return left;
    final puzzle = FakePuzzle(this, game, _task(game, id)!);
    opened.add(puzzle);
    return puzzle;
  }

  @override
  Future<Puzzle> openAnew(String game, int id) async {
    _mayFail();
    final puzzle = FakePuzzle(this, game, _task(game, id)!);
    anew.add(puzzle);
    return puzzle;
  }

  @override
  Future<Puzzle?> resume(String game) async {
    _mayFail();
    return left[game];
  }

  @override
  Future<int> finishRun(String game, int solved) async {
    _mayFail();
    calls.add('best $solved');
    final known = done[game] ?? fakeProgress();
    final best = solved > known.bestRun ? solved : known.bestRun;
    done[game] = changed(known, bestRun: best);
    return best;
  }
}

/// One puzzle, by the same stages as the core's.
class FakePuzzle implements Puzzle {
  FakePuzzle(this.owner, this.game, this.task);

  final FakePuzzles owner;
  final String game;
  final FakeTask task;

  /// What was called, by name.
  final List<String> calls = [];

  /// What judging fails with, if it is to fail.
  CoreError? judgeFailure;

  /// The moves on the board.
  List<LegalMove> played = [];
  PuzzleStage stage = PuzzleStage.yourMove;
  bool byAnother = false;
  int hints = 0;
  int hintsHere = 0;
  bool hasFailed = false;
  bool isRecorded = false;

  bool get _isOnLine =>
      played.length <= task.line.length &&
      played.indexed.every((entry) => entry.$2.id == task.line[entry.$1].id);

  List<LegalMove> _legal(List<LegalMove> played) {
    final at = played.length;
    final isOn = played.indexed.every(
      (entry) =>
          entry.$1 < task.line.length && entry.$2.id == task.line[entry.$1].id,
    );
    if (isOn) {
      return [
        if (at < task.line.length) task.line[at],
        if (at.isEven) ...task.others,
      ];
    }
    final off = played.indexWhere((move) => task.others.contains(move));
    return [?task.refutation.elementAtOrNull(at - off - 1)];
  }

  BoardView _board() {
    final start = task.start();
    final match = FakeMatch(_withLegal(start, _legal(const [])));
    for (final (index, move) in played.indexed) {
      match.next.add(_legal(played.sublist(0, index + 1)));
      match.play(move.id);
    }
    final now = match.view();
    return stage == PuzzleStage.yourMove ? now : _withLegal(now, const []);
  }

  PuzzleVerdict? get _verdict => switch (stage) {
    PuzzleStage.givenUp => PuzzleVerdict.failed,
    PuzzleStage.solved when hasFailed || hints > 1 => PuzzleVerdict.failed,
    PuzzleStage.solved when hints == 1 => PuzzleVerdict.withHint,
    PuzzleStage.solved => PuzzleVerdict.solved,
    _ => null,
  };

  @override
  PuzzleView view() => PuzzleView(
    id: task.id,
    aim: task.aim,
    solver: task.start().seat,
    stage: stage,
    canAdvance: switch (stage) {
      PuzzleStage.answering ||
      PuzzleStage.givenUp => played.length < task.line.length,
      PuzzleStage.wrong => _legal(played).isNotEmpty,
      _ => false,
    },
    byAnother: byAnother,
    verdict: _verdict,
    themes: _verdict == null ? const [] : task.themes,
    solution: _verdict == null
        ? const []
        : [for (final move in task.line) move.notation],
    board: _board(),
  );

  @override
  PuzzleView play(int moveId) {
    calls.add('play $moveId');
    final move = _legal(played).firstWhere(
      (move) => move.id == moveId,
      orElse: () => throw const CoreError(
        kind: ErrorKind.illegalMove,
        message: 'there is no such move',
      ),
    );
    played = [...played, move];
    if (!_isOnLine) {
      stage = PuzzleStage.judging;
    } else {
      hintsHere = 0;
      _next();
    }
    return view();
  }

  void _next() => stage = played.length == task.line.length
      ? PuzzleStage.solved
      : played.length.isEven
      ? PuzzleStage.yourMove
      : PuzzleStage.answering;

  @override
  Future<PuzzleView> judge() async {
    calls.add('judge');
    await owner.judging;
    if (judgeFailure case final failure?) throw failure;
    byAnother = task.good.contains(played.last.id);
    hasFailed |= !byAnother;
    stage = byAnother ? PuzzleStage.solved : PuzzleStage.wrong;
    return view();
  }

  @override
  PuzzleView advance() {
    calls.add('advance');
    final move = stage == PuzzleStage.wrong
        ? _legal(played).firstOrNull
        : task.line.elementAtOrNull(played.length);
    if (move == null) return view();
    played = [...played, move];
    if (stage == PuzzleStage.answering) _next();
    return view();
  }

  @override
  PuzzleView retry() {
    calls.add('retry');
    final off = played.indexWhere((move) => task.others.contains(move));
    if (off >= 0) played = played.sublist(0, off);
    stage = PuzzleStage.yourMove;
    return view();
  }

  @override
  PuzzleHint? hint() {
    calls.add('hint');
    if (stage != PuzzleStage.yourMove) return null;
    hints++;
    hintsHere++;
    return PuzzleHint(
      moveId: task.line[played.length].id,
      showsMove: hintsHere > 1,
    );
  }

  @override
  PuzzleView giveUp() {
    calls.add('giveUp');
    hasFailed = true;
    stage = PuzzleStage.givenUp;
    return view();
  }

  PuzzleProgressView _record({required bool isRated}) {
    final known = owner.done[game] ?? fakeProgress();
    final result = hasFailed ? PuzzleVerdict.failed : _verdict;
    if (isRecorded || result == null) return known;
    isRecorded = true;
    final isSolved = result == PuzzleVerdict.solved;
    owner.dueIds[game]?.remove(task.id);
    return owner.done[game] = changed(
      known,
      tried: known.tried + 1,
      solved: known.solved + (isSolved ? 1 : 0),
      streak: known.streak + (isSolved ? 1 : 0),
      rating:
          known.rating +
          (!isRated
              ? 0
              : isSolved
              ? 24
              : -16),
      deviation: isRated ? known.deviation - 10 : known.deviation,
    );
  }

  @override
  Future<PuzzleProgressView> keep(int today) async {
    calls.add('keep');
    owner._mayFail();
    if (_verdict == null) owner.left[game] = this;
    return _record(isRated: true);
  }

  @override
  Future<PuzzleProgressView> finish(int today, {required bool isDaily}) async {
    calls.add('finish $today${isDaily ? ' daily' : ''}');
    owner._mayFail();
    owner.left.remove(game);
    final known = _record(isRated: true);
    if (!isDaily) return known;
    return owner.done[game] = changed(known, dailyDone: true);
  }

  @override
  Future<PuzzleProgressView> finishInRun(int today) async {
    calls.add('finishInRun');
    owner._mayFail();
    return _record(isRated: false);
  }

  @override
  MatchSetup handedOver() => MatchSetup(
    practice: false,
    game: game,
    rules: task.rules,
    players: const [
      PlayerSetup(name: ''),
      PlayerSetup(name: ''),
    ],
    position: 'W: after ${played.length}',
  );

  @override
  String shared() => 'position ${task.id}';

  @override
  void dispose() => calls.add('dispose');
}

/// Progress of somebody who has just begun.
PuzzleProgressView fakeProgress({int puzzles = 100}) => PuzzleProgressView(
  puzzles: puzzles,
  tried: 0,
  solved: 0,
  rating: 1500,
  deviation: 350,
  streak: 0,
  bestStreak: 0,
  bestRun: 0,
  due: 0,
  dailyDone: false,
  history: const [PuzzleRatingPoint(day: 1, rating: 1500)],
  themes: const [
    ThemeShare(theme: PuzzleTheme.short, puzzles: 40, tries: 0, solved: 0),
    ThemeShare(theme: PuzzleTheme.giveOne, puzzles: 60, tries: 0, solved: 0),
  ],
  weakest: const [],
);

/// The same with some of it changed.
PuzzleProgressView changed(
  PuzzleProgressView known, {
  int? tried,
  int? solved,
  int? streak,
  int? bestRun,
  double? rating,
  double? deviation,
  bool? dailyDone,
  int? due,
  int? unfinished,
  List<PuzzleRatingPoint>? history,
  List<ThemeShare>? themes,
  List<PuzzleTheme>? weakest,
}) => PuzzleProgressView(
  puzzles: known.puzzles,
  tried: tried ?? known.tried,
  solved: solved ?? known.solved,
  rating: rating ?? known.rating,
  deviation: deviation ?? known.deviation,
  streak: streak ?? known.streak,
  bestStreak: (streak ?? 0) > known.bestStreak ? streak! : known.bestStreak,
  bestRun: bestRun ?? known.bestRun,
  due: due ?? known.due,
  dailyDone: dailyDone ?? known.dailyDone,
  unfinished: unfinished,
  history: history ?? known.history,
  themes: themes ?? known.themes,
  weakest: weakest ?? known.weakest,
);

BoardView _withLegal(BoardView view, List<LegalMove> legal) => BoardView(
  game: view.game,
  hasDiagonals: view.hasDiagonals,
  pieces: view.pieces,
  seat: view.seat,
  seats: view.seats,
  legal: legal,
  mustCapture: legal.firstOrNull?.captured.length ?? 0,
  lastSteps: view.lastSteps,
  lastEntry: view.lastEntry,
  outcome: view.outcome,
  drawCounters: view.drawCounters,
  captured: view.captured,
  ply: view.ply,
  lastPly: view.lastPly,
  canUndo: view.canUndo,
  canRedo: view.canRedo,
  unrated: view.unrated,
  phase: view.phase,
);
