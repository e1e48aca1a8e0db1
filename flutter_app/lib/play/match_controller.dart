import 'dart:async';
import 'dart:math' as math;

import 'package:flutter/foundation.dart';

import '../board/board_controller.dart';
import '../board/move_input.dart';
import '../board/steps_along.dart';
import '../bridge/engine.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import 'move_search.dart';
import 'with_pieces.dart';

/// Leads one match: between the board, the core, and the computer players.
final class MatchController extends ChangeNotifier {
  /// Sits down to a match.
  MatchController({
    required Match match,
    required this.game,
    required GameKit kit,
    this.leastThought = const Duration(milliseconds: 450),
    this.isNew = false,
  }) : _match = match,
       _view = match.view() {
    this.kit = kit.forBoard(_view);
    board = BoardController(
      geometry: this.kit.geometry,
      onMove: _play,
      onRefused: (refused) => _refusals.add(refused),
      onSettled: _settled,
    );
    board.isFlipped = _seesFromSecondSeat;
    _history = match.history();
    board.show(_view, isEnabled: _mayMove);
  }

  /// The game as the core describes it.
  final GameView game;

  /// The game as the app shows it.
  late final GameKit kit;

  /// The computer never answers faster: a person wants to see what happens.
  final Duration leastThought;

  /// Whether the match has just been set up from the game's own opening. One
  /// that began elsewhere is worth keeping even before its first move.
  final bool isNew;

  /// The board.
  late final BoardController board;

  /// What the computer thinks right now.
  final ValueNotifier<Thinking?> thinking = ValueNotifier(null);

  static const int _hintMillis = 1500;

  final Match _match;
  final StreamController<Refused> _refusals = StreamController.broadcast();
  final StreamController<CoreError> _errors = StreamController.broadcast();
  final StreamController<PlannedMove> _droppedPlans =
      StreamController.broadcast();
  final StreamController<int> _declines = StreamController.broadcast();
  BoardView _view;
  late List<HistoryEntry> _history;
  BoardView? _reviewed;

  /// The end with all pieces turned up, where some lay face down.
  BoardView? _revealed;
  MoveSearch? _search;
  Timer? _answer;
  bool _isShown = false;
  bool _isHinting = false;
  bool _isDisposed = false;
  bool _isUnsaved = false;

  /// When [view] was taken, for clocks that go on counting.
  final Stopwatch sinceView = Stopwatch()..start();

  /// The match as it stands.
  BoardView get view => _view;

  /// The moves so far.
  List<HistoryEntry> get history => _history;

  /// The moment that is looked at instead of the current one.
  BoardView? get reviewed => _reviewed;

  /// What is on the board: the current moment or the one looked at.
  BoardView get shown => _reviewed ?? _view;

  /// The pieces captured up to what is on the board: while a move is shown, a
  /// piece counts from the hop over it.
  List<CapturedView> get captured {
    final all = shown.captured;
    final pending = _reviewed == null ? board.pendingCaptures.value : 0;
    return all.sublist(0, math.max(0, all.length - pending));
  }

  /// By how many pieces the player at a seat is ahead of the other one.
  int lead(int seat) {
    final own = kit.lead(shown, seat);
    if (own == null) return 0;
    final hidden = shown.captured.length - captured.length;
    // What is still being hopped over was taken by whoever moves.
    final late = shown.captured.reversed
        .take(hidden)
        .fold(0, (sum, it) => sum + (it.by == seat ? 1 : -1));
    return own - late;
  }

  /// Planned moves that had become impossible.
  Stream<PlannedMove> get droppedPlans => _droppedPlans.stream;

  /// Taps that made no sense.
  Stream<Refused> get refusals => _refusals.stream;

  /// What the core could not do.
  Stream<CoreError> get errors => _errors.stream;

  /// Whether the game has ended.
  bool get isOver => _view.outcome != null;

  /// Whether the player to move is a computer.
  bool get isComputersTurn => !isOver && _view.seats[_view.seat].level != null;

  /// Whether the computer thinks about its own move.
  bool get isThinking => isComputersTurn && _isShown;

  /// Whether the board is on the screen, so that the clock runs.
  bool get isShown => _isShown;

  /// Whether a hint is being looked for.
  bool get isHinting => _isHinting;

  /// The number of the match in the library; nothing if it is not kept.
  int? get id => _match.id;

  /// What was lost when the match was loaded, if anything was.
  String? get notice => _match.notice;

  /// Whether nothing has happened yet, not even something that was undone.
  bool get isUntouched => _view.lastPly == 0;

  /// Whether nothing is lost if the match is forgotten.
  bool get isForgettable => isNew && isUntouched;

  /// The only person at the board, if there is just one.
  int? get onlyPerson => _people.length == 1 ? _people.single : null;

  /// The seat for which the person at the device acts now: to resign, to offer
  /// a draw.
  int get actingSeat => onlyPerson ?? _view.seat;

  /// The seat at the lower edge of the screen. With more than two players the
  /// one who holds the device sits there, however the board is turned.
  int get nearSeat =>
      _view.seats.length == 2 ? (board.isFlipped ? 1 : 0) : onlyPerson ?? 0;

  /// What the player at a seat is called.
  String sideInWords(Words words, int seat) =>
      kit.seatName(words, seat, _view.seats[seat].army);

  /// Whether a draw can be offered.
  bool get canOfferDraw =>
      !isOver && _view.drawOffer == null && _people.isNotEmpty;

  /// Offers that were declined, by the seat that did.
  Stream<int> get declines => _declines.stream;

  late final List<int> _people = [
    for (final (seat, player) in _view.seats.indexed)
      if (player.level == null) seat,
  ];

  bool get _seesFromSecondSeat => onlyPerson == 1 && _view.seats.length == 2;

  /// The board is on the screen: the clock runs, once the first move is made,
  /// and the computer may move.
  void resume() {
    if (_isShown) return;
    _isShown = true;
    _attempt(() => _accept(_isClockWaiting ? _match.view() : _match.resume()));
  }

  /// Nobody's time runs before the first move.
  bool get _isClockWaiting =>
      isUntouched && _view.seats.any((seat) => seat.timeMs != null);

  /// The board is not on the screen any more: the computer stops.
  void suspend() {
    if (!_isShown) return;
    _isShown = false;
    _stopThinking();
    _attempt(() => _setView(_match.suspend()));
    notifyListeners();
  }

  /// Goes back to the person's last move.
  void undo() => _attempt(() {
    board.cancel();
    _accept(_match.undo());
  });

  /// Goes forward again.
  void redo() => _attempt(() => _accept(_match.redo()));

  /// The person gives up.
  void resign() => _attempt(() => _accept(_match.resign(actingSeat)));

  /// The person offers a draw. A computer answers at once.
  void offerDraw() {
    _attempt(() => _accept(_match.offerDraw(actingSeat)));
    if (!isOver && _view.drawOffer != null) _letComputerAnswer();
  }

  /// Everybody at the device agrees to the draw on offer.
  void acceptDraw() => _attempt(() {
    for (final seat in _people) {
      final isAsked = seat != _view.drawOffer && !_view.seats[seat].isOut;
      if (isAsked && !isOver) _accept(_match.offerDraw(seat));
    }
  });

  /// Somebody at the device does not agree to the draw on offer.
  void declineDraw() => _attempt(() => _accept(_match.declineDraw(actingSeat)));

  /// Has the clock read, since time may have run out. Among three the game may
  /// go on without whoever lost on time.
  void checkClock() => _attempt(() {
    final view = _match.tick();
    if (view != null) _accept(view);
  });

  /// Waits until everything is written down.
  Future<void> flush() => _match.flush();

  /// Whether anything was promised about how the pieces lie.
  bool get isPromised => _view.commitment != null;

  /// What proves that the deal was fair; nothing before the end, or where
  /// nothing was promised.
  DealProof? get dealProof {
    if (!isOver || !isPromised) return null;
    try {
      return _match.dealProof();
    } on CoreError catch (error) {
      _errors.add(error);
      return null;
    }
  }

  /// How the match was set up, for a rematch.
  MatchSetup get setup => _match.setup();

  /// Shows the position after so many moves; the current one for nothing.
  void review(int? ply) => _attempt(() {
    _stopHint();
    _reviewed = ply == null || ply >= _view.ply ? null : _match.viewAt(ply);
    board
      ..planner = _planner
      ..show(_reviewed ?? _revealed ?? _view, isEnabled: _mayMove);
    notifyListeners();
  });

  /// Looks for a good move and shows it on the board.
  void hint() {
    if (isOver || isComputersTurn || _reviewed != null || _isHinting) return;
    _isHinting = true;
    notifyListeners();
    _think(
      timeMs: _hintMillis,
      then: (move) {
        _isHinting = false;
        board.hint = move;
        notifyListeners();
      },
    );
  }

  @override
  void dispose() {
    _isDisposed = true;
    _stopThinking();
    _match.dispose();
    board.dispose();
    thinking.dispose();
    unawaited(_refusals.close());
    unawaited(_errors.close());
    unawaited(_declines.close());
    unawaited(_droppedPlans.close());
    super.dispose();
  }

  bool get _mayMove => _reviewed == null && !isOver && !isComputersTurn;

  void _play(LegalMove move) => _attempt(() {
    if (_isClockWaiting) _match.resume();
    final view = _match.play(move.id);
    _accept(view, steps: stepsAlong(move, view.lastSteps));
  });

  void _setView(BoardView view) {
    _view = view;
    sinceView.reset();
  }

  void _accept(BoardView view, {List<StepView> steps = const []}) {
    _stopThinking();
    final wasOver = isOver;
    _setView(view);
    _follow(view);
    _reviewed = null;
    _revealed = null;
    _watchSaving(view.saveProblem);
    notifyListeners();
    board
      ..planner = _planner
      ..show(view, isEnabled: _mayMove, steps: steps);
    // Whoever resigns moves nothing, and the end is heard all the same.
    if (isOver) board.cancel();
    if (isOver && !wasOver && steps.isEmpty) {
      board.onSteps?.call(const [], after: view);
    }
  }

  /// Keeps the list of moves: one line more, or fewer after an undo. Whoever
  /// goes forward by several has them all told again.
  void _follow(BoardView view) {
    final last = view.lastEntry;
    final earlier = view.ply - 1;
    if (view.ply <= _history.length) {
      _history = _history.sublist(0, view.ply);
    } else if (earlier == _history.length && last != null) {
      _history = [..._history, last];
    } else {
      _history = _match.history();
    }
  }

  /// Says once that the match cannot be written down, and not again before it
  /// could be.
  void _watchSaving(String? problem) {
    if (problem != null && !_isUnsaved) {
      _errors.add(CoreError(kind: ErrorKind.storage, message: problem));
    }
    _isUnsaved = problem != null;
  }

  void _letComputerAnswer() {
    final computer = _view.seats.indexWhere(
      (player) => player.level != null && !player.isOut,
    );
    if (computer < 0) return;
    _attempt(() {
      _accept(_match.answerDraw());
      if (!isOver && _view.drawOffer == null) _declines.add(computer);
    });
  }

  void _settled() {
    if (isOver) return _turnUp();
    if (_mayMove) return _playPlanned();
    _letComputerMove();
  }

  /// Who waits for a computer may plan a move, where nothing is hidden.
  Planner? get _planner {
    final person = onlyPerson;
    if (!isComputersTurn || _reviewed != null) return null;
    if (person == null || !kit.mayPlan) return null;
    final army = _view.seats[person].army;
    if (army == null) return null;
    return (army: army, hasHand: (_view.seats[person].inHand ?? 0) > 0);
  }

  /// Plays the planned move if it is exactly one legal move, and forgets it
  /// otherwise.
  void _playPlanned() {
    final planned = board.takePlanned();
    if (planned == null) return;
    final legal = [
      for (final move in _view.legal)
        if (move.from == planned.from && move.to == planned.to) move,
    ];
    if (legal case [final move]) return _play(move);
    _droppedPlans.add(planned);
  }

  /// After the end everybody may see what lay face down.
  void _turnUp() {
    if (_revealed != null || _reviewed != null) return;
    if (_view.pieces.every((piece) => piece.army != null)) return;
    final lay = {
      for (final piece in dealProof?.pieces ?? const <PieceView>[])
        piece.point: piece,
    };
    if (lay.isEmpty) return;
    // Whatever still lies face down has not moved.
    final revealed = withPieces(_view, [
      for (final piece in _view.pieces)
        piece.army == null ? lay[piece.point] ?? piece : piece,
    ]);
    _revealed = revealed;
    board.show(revealed, isEnabled: false);
  }

  void _letComputerMove() {
    if (!isComputersTurn || !_isShown || _reviewed != null) return;
    if (_search != null || _answer != null) return;
    _think(level: _view.seats[_view.seat].level, then: _play);
  }

  /// Lets the computer think, and calls `then` with its move.
  void _think({
    int? level,
    int? timeMs,
    required ValueChanged<LegalMove> then,
  }) {
    final since = Stopwatch()..start();
    _search = MoveSearch(
      match: _match,
      legal: _view.legal,
      level: level,
      timeMs: timeMs,
      onProgress: (thought) => thinking.value = thought,
      onMove: (move) {
        _search = null;
        final wait = leastThought - since.elapsed;
        _answer = Timer(wait.isNegative ? Duration.zero : wait, () {
          _answer = null;
          if (!_isDisposed) then(move);
        });
      },
      onError: _errors.add,
      onGivenUp: _isHinting ? _stopHint : null,
    );
  }

  void _stopHint() {
    if (!_isHinting) return;
    _stopThinking();
    if (!_isDisposed) notifyListeners();
  }

  void _stopThinking() {
    _isHinting = false;
    _search?.cancel();
    _search = null;
    _answer?.cancel();
    _answer = null;
    if (!_isDisposed) thinking.value = null;
  }

  /// The core's errors are told, and what it holds is shown again.
  void _attempt(VoidCallback act) {
    try {
      act();
    } on CoreError catch (error) {
      _errors.add(error);
      try {
        _accept(_match.view());
      } on CoreError catch (second) {
        _errors.add(second);
      }
    }
  }
}
