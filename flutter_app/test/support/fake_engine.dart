import 'dart:async';
import 'dart:typed_data';

import 'package:prise/bridge/engine.dart';

import 'fake_editor.dart';
import 'fake_library.dart';
import 'fake_reviewable.dart';
import 'fake_studies.dart';
import 'fake_study.dart';
import 'positions.dart';
import 'sample_proof.dart';

/// A library that cannot be read or written.
const CoreError storageFailure = CoreError(
  kind: ErrorKind.storage,
  message: 'broken',
);

/// A core with one match, which cannot be opened.
Future<FakeEngine> engineWithUnreadableMatch() async {
  final engine = FakeEngine(startBoard);
  await engine.library.start(
    const MatchSetup(game: 'draughts', rules: '', players: [], practice: false),
  );
  engine.library.problems[1] = "rule 'draws' cannot be 'never'";
  return engine;
}

/// A core without rules: it plays whatever it is told is legal.
class FakeEngine implements Engine {
  FakeEngine(this.first, {List<GameView>? games}) : _games = games;

  final List<GameView>? _games;

  /// Where every match starts.
  final BoardView Function() first;

  /// The matches that were started.
  final List<FakeMatch> matches = [];

  /// How they were set up.
  final List<MatchSetup> setups = [];

  /// The library that is opened.
  late final FakeLibrary library = FakeLibrary(this);

  /// What starting a match fails with, if it is to fail.
  CoreError? failure;

  @override
  String get version => '7.8.9';

  @override
  List<GameView> get games =>
      _games ??
      [
        draughts,
        const GameView(
          isDealt: false,
          id: 'a-game-without-a-kit',
          seats: 2,
          points: [],
          armies: [],
          kinds: [],
          options: [],
        ),
      ];

  /// The sets of rules that are worth a name, if not the usual ones.
  List<RulePresetView>? presets;

  @override
  List<RulePresetView> presetsOf(GameView game) =>
      presets ??
      [
        for (final (value, id) in ['default', 'fmjd-2015'].indexed)
          RulePresetView(
            id: id,
            rules: '',
            values: Uint32List.fromList([value]),
          ),
      ];

  @override
  List<LevelView> levelsOf(GameView game) => [
    for (var level = 1; level <= 10; level++)
      LevelView(number: level, strength: 550 + 150 * level),
  ];

  @override
  List<ClockPresetView> get clocks => const [
    ClockPresetView(id: 'none', timeMs: 0, extraMs: 0),
    ClockPresetView(
      id: 'blitz',
      kind: ClockKind.fischer,
      timeMs: 180000,
      extraMs: 2000,
    ),
    ClockPresetView(
      id: 'rapid',
      kind: ClockKind.fischer,
      timeMs: 600000,
      extraMs: 5000,
    ),
  ];

  @override
  Future<Library> open(String? folder) async => library;

  /// The positions that can be read.
  final Set<String> positions = {};

  @override
  String readPosition(String game, String text) => positions.contains(text)
      ? text
      : throw const CoreError(
          kind: ErrorKind.badPosition,
          message: 'not a position',
        );

  /// What was shuffled for the matches that were started.
  final List<Shuffled> shuffles = [];

  /// What promising a deal fails with, if it is to fail.
  CoreError? dealFailure;

  @override
  PromisedDeal promiseDeal(String game) {
    if (dealFailure case final failure?) throw failure;
    return FakeDeal();
  }

  /// What may lie face-down in every editor, by the place in its tray.
  final Map<int, int> hidden = {};

  /// The editors that were opened.
  final List<FakeEditor> editors = [];

  @override
  PositionEditor edit(String game, {String rules = ''}) {
    if (failure case final failure?) throw failure;
    final view = games.firstWhere((view) => view.id == game);
    final editor = FakeEditor(view, rules: rules);
    hidden.forEach(editor.setHidden);
    editors.add(editor);
    return editor;
  }

  /// The studies that were opened.
  final List<FakeStudy> studies = [];

  /// The texts that can be read as studies.
  final Set<String> studyTexts = {};

  @override
  Study study(String game, {String rules = ''}) {
    if (failure case final failure?) throw failure;
    final study = FakeStudy(first(), rules: rules);
    studies.add(study);
    return study;
  }

  @override
  Study readStudy(String text) => studyTexts.contains(text)
      ? study('')
      : throw const CoreError(
          kind: ErrorKind.badPosition,
          message: 'not a study',
        );

  @override
  bool isStudy(String start) => start.startsWith('Prise study');

  @override
  OpeningTree? builtInTree(String game) =>
      game == 'draughts' ? FakeTree(game, isSelfPlay: true) : null;

  @override
  FakeMatch start(MatchSetup setup) {
    if (failure case final failure?) throw failure;
    setups.add(setup);
    final match = FakeMatch(first(), wish: setup, id: matches.length + 1);
    matches.add(match);
    return match;
  }
}

/// A promise without anything behind it.
class FakeDeal implements PromisedDeal {
  @override
  String get commitment => sampleProof.commitment;

  @override
  String get shortCommitment => sampleProof.commitmentShort;
}

class FakeMatch with FakeReviewable implements Match {
  FakeMatch(this._now, {this.wish, this.id});

  /// How it was set up.
  final MatchSetup? wish;

  @override
  final int? id;

  @override
  String? notice;

  /// Why it cannot be written down.
  String? saveProblem;

  /// What can be played after each move, in turn.
  final List<List<LegalMove>> next = [];

  /// What was played.
  final List<LegalMove> played = [];

  /// What was called, by name.
  final List<String> calls = [];

  /// What the computer comes to, with what it says on the way; the first legal
  /// move if nothing is set.
  Future<Thinking?> Function(void Function(Thinking)? onProgress)? thoughts;

  BoardView _now;
  final List<BoardView> _past = [];
  final List<HistoryEntry> _history = [];

  /// What proves that the deal was fair.
  DealProof proof = sampleProof;

  @override
  DealProof dealProof() => proof;

  @override
  Future<void> flush() async {}

  @override
  MatchSetup setup() =>
      wish ??
      MatchSetup(
        practice: false,
        game: _now.game,
        rules: '',
        players: const [],
      );

  @override
  BoardView view() => _now;

  /// What the board shows once a flag has fallen, if one has.
  BoardView? fallen;

  @override
  BoardView? tick() {
    calls.add('tick');
    final fallen = this.fallen;
    this.fallen = null;
    if (fallen != null) _now = fallen;
    return fallen;
  }

  @override
  BoardView viewAt(int ply) => [..._past, _now][ply];

  @override
  List<HistoryEntry> history() {
    historiesTold++;
    return List.of(_history);
  }

  /// How often the whole list of moves was asked for.
  int historiesTold = 0;

  @override
  BoardView play(int id) {
    final move = _now.legal.firstWhere(
      (move) => move.id == id,
      orElse: () => throw const CoreError(
        kind: ErrorKind.illegalMove,
        message: 'there is no such move',
      ),
    );
    played.add(move);
    final steps = _steps(move);
    _past.add(_now);
    _history.add(
      HistoryEntry(seat: _now.seat, notation: move.notation, spentMs: 0),
    );
    _now = _after(move, steps);
    return _now;
  }

  /// What the next move captures, as the board tells it afterwards.
  List<CapturedView>? capturedNext;

  List<CapturedView>? _takeCaptured() {
    final taken = capturedNext;
    capturedNext = null;
    return taken;
  }

  /// What is under the face-down pieces, by point.
  final Map<int, (int, int)> hidden = {};

  List<StepView> _steps(LegalMove move) {
    switch (move.kind) {
      case MoveKind.place:
        final army = _now.seats[_now.seat].army;
        return [
          StepView(kind: StepKind.place, to: move.to, army: army, piece: 0),
        ];
      case MoveKind.remove:
        return [StepView(kind: StepKind.remove, to: move.to)];
      case MoveKind.flip:
        final (army, kind) = hidden[move.to] ?? (0, 0);
        return [
          StepView(kind: StepKind.flip, to: move.to, army: army, piece: kind),
        ];
      case MoveKind.capture when move.captured.contains(move.to):
        return [
          StepView(kind: StepKind.remove, to: move.to),
          StepView(kind: StepKind.hop, from: move.from, to: move.to),
        ];
      case MoveKind.quiet || MoveKind.capture:
        return _hops(move);
    }
  }

  List<StepView> _hops(LegalMove move) {
    var from = move.from!;
    final steps = <StepView>[];
    for (final (index, to) in move.path.indexed) {
      final over = move.captured.isEmpty ? null : move.captured[index];
      steps.add(StepView(kind: StepKind.hop, from: from, to: to, over: over));
      from = to;
    }
    return [
      ...steps,
      for (final point in move.captured)
        StepView(kind: StepKind.remove, to: point),
    ];
  }

  BoardView _after(LegalMove move, List<StepView> steps) {
    final mover = _now.pieces
        .where((piece) => piece.point == move.from)
        .firstOrNull;
    final shown = steps
        .where((step) => step.army != null)
        .map(
          (step) =>
              PieceView(point: move.to, army: step.army, kind: step.piece),
        )
        .firstOrNull;
    return _change(
      pieces: [
        for (final piece in _now.pieces)
          if (piece != mover &&
              piece.point != move.to &&
              !move.captured.contains(piece.point))
            piece,
        ?shown,
        if (mover != null)
          PieceView(point: move.to, army: mover.army, kind: mover.kind),
      ],
      seat: (_now.seat + 1) % _now.seats.length,
      legal: next.isEmpty ? const [] : next.removeAt(0),
      lastSteps: steps,
      ply: _now.ply + 1,
      canUndo: true,
    );
  }

  BoardView _change({
    List<PieceView>? pieces,
    int? seat,
    List<LegalMove>? legal,
    List<StepView> lastSteps = const [],
    int? ply,
    bool? canUndo,
    OutcomeView? outcome,
    int? drawOffer,
  }) => BoardView(
    unrated: _now.unrated,
    undoRefusal: _now.undoRefusal,
    firstEnd: _now.firstEnd,
    game: _now.game,
    hasDiagonals: _now.hasDiagonals,
    pieces: pieces ?? _now.pieces,
    seat: seat ?? _now.seat,
    seats: _now.seats,
    legal: outcome != null ? const [] : legal ?? _now.legal,
    mustCapture: (legal ?? _now.legal).firstOrNull?.captured.length ?? 0,
    lastSteps: lastSteps,
    outcome: outcome,
    drawCounters: _now.drawCounters,
    drawOffer: drawOffer,
    captured: [..._now.captured, if (ply != null) ...?_takeCaptured()],
    clockRunning: _now.clockRunning,
    ply: ply ?? _now.ply,
    lastPly: ply ?? _now.lastPly,
    canUndo: canUndo ?? _now.canUndo,
    canRedo: false,
    phase: _now.phase,
    lastEntry: _history.lastOrNull,
    saveProblem: saveProblem,
    commitment: _now.commitment,
    commitmentShort: _now.commitmentShort,
  );

  @override
  BoardView undo() {
    calls.add('undo');
    _history.removeLast();
    return _now = _past.removeLast();
  }

  @override
  BoardView redo() => _now;

  @override
  BoardView resign(int seat) => _now = _change(
    outcome: OutcomeView(
      winner: (seat + 1) % _now.seats.length,
      reason: EndReason.resignation,
    ),
  );

  @override
  BoardView offerDraw(int seat) {
    final isAgreed = _now.drawOffer != null && _now.drawOffer != seat;
    return _now = isAgreed
        ? _change(outcome: const OutcomeView(reason: EndReason.mutualAgreement))
        : _change(drawOffer: seat);
  }

  @override
  BoardView declineDraw(int seat) => _now = _change();

  /// Whether computers agree to draws.
  bool agrees = false;

  @override
  BoardView answerDraw() => agrees
      ? _now = _change(
          outcome: const OutcomeView(reason: EndReason.mutualAgreement),
        )
      : _now = _change();

  @override
  BoardView suspend() {
    calls.add('suspend');
    return _now;
  }

  @override
  BoardView resume() {
    calls.add('resume');
    return _now;
  }

  @override
  Future<Thinking?> think({
    int? level,
    int? timeMs,
    void Function(Thinking report)? onProgress,
  }) async {
    calls.add('think ${level ?? '-'}');
    final thoughts = this.thoughts;
    return thoughts != null ? thoughts(onProgress) : thought();
  }

  /// The first legal move, or another one.
  Thinking thought({int? best}) => Thinking(
    depth: 5,
    score: 12,
    line: [for (final move in _now.legal.take(1)) move.notation],
    nodes: 1000,
    elapsedMs: 20,
    best: best ?? _now.legal.firstOrNull?.id,
  );

  @override
  void stop() => calls.add('stop');

  @override
  void dispose() => calls.add('dispose');
}
