import 'package:flutter/foundation.dart';

import '../board/board_controller.dart';
import '../bridge/match.dart';
import '../bridge/types.dart';
import '../games/game_kit.dart';
import 'analysis.dart';
import 'best_line.dart';
import 'judgement.dart';

/// Looks back at a match: which moment is shown, and what is known about it.
final class ReviewController extends ChangeNotifier {
  /// Looks at the last moment of a match, which belongs to the controller from
  /// now on.
  ReviewController({
    required Match match,
    required this.game,
    required this.kit,
  }) : _match = match,
       history = match.history(),
       now = match.view() {
    analysis = Analysis(match, length: length)..addListener(_analysed);
    judgement = Judgement(
      analysis,
      seats: now.seats.length,
      outcome: now.outcome,
      isForced: _isForced,
    );
    board = BoardController(
      geometry: kit.geometry,
      onMove: (move) => onTry?.call(move),
    );
    board
      ..isFlipped = _isSeenFromSecondSeat
      ..show(now, isEnabled: _mayTry(now));
    _ply = length;
  }

  /// The game as the core describes it.
  final GameView game;

  /// The game as the app shows it.
  final GameKit kit;

  /// The moves and adjudications.
  final List<HistoryEntry> history;

  /// The last moment.
  final BoardView now;

  /// What the engine says.
  late final Analysis analysis;

  /// What that means.
  late final Judgement judgement;

  /// The board.
  late final BoardController board;

  /// Called with another move than the one that was played.
  ValueChanged<LegalMove>? onTry;

  final Match _match;
  late int _ply;
  bool _showsBest = false;
  List<LegalMove> _line = const [];

  /// The match, for going on from a moment of it.
  Match get match => _match;

  /// How many moves and adjudications there are.
  int get length => history.length;

  /// How many of them led to the moment that is shown.
  int get ply => _ply;

  /// Whether the best line is drawn on the board.
  bool get showsBest => _showsBest;

  set showsBest(bool value) {
    _showsBest = value;
    _drawLine();
    notifyListeners();
  }

  /// The best line that is drawn.
  List<LegalMove> get line => _line;

  /// The moves that would have been best at the moment that is shown.
  List<String> get best => analysis.at(_ply)?.line ?? const [];

  /// Whether the match can be gone on with from the moment that is shown.
  bool get canGoOn => board.view?.outcome == null;

  /// Other moves are tried on the board of a match that is over. In one that
  /// runs that would be advice, and nobody asked for it.
  bool _mayTry(BoardView view) => now.outcome != null && view.outcome == null;

  /// The moves as PDN; nothing where the game has no such thing.
  late final String? pdn = _pdn();

  /// What proves that the deal was fair; nothing before the end, or where
  /// nothing was promised.
  late final DealProof? dealProof = _dealProof();

  /// The position that is shown, as text.
  String get position => _match.positionAt(_ply);

  /// By ply, for those that were asked for.
  final Map<int, bool> _forced = {};

  bool _isForced(int ply) =>
      ply < length && (_forced[ply] ??= _match.viewAt(ply).legal.length == 1);

  bool get _isSeenFromSecondSeat {
    final people = [
      for (final (seat, player) in now.seats.indexed)
        if (player.level == null) seat,
    ];
    return now.seats.length == 2 && people.length == 1 && people.single == 1;
  }

  /// Shows a moment. The next one is reached by its move.
  void goTo(int ply) {
    final to = ply.clamp(0, length);
    if (to == _ply) return;
    final isStep = to == _ply + 1;
    _ply = to;
    final view = to == length ? now : _match.viewAt(to);
    board.show(
      view,
      isEnabled: _mayTry(view),
      steps: isStep ? view.lastSteps : const [],
    );
    _drawLine();
    notifyListeners();
  }

  /// Shows the moment again: the board was used for something else.
  void showAgain() {
    final view = _ply == length ? now : _match.viewAt(_ply);
    board.show(view, isEnabled: _mayTry(view));
  }

  /// Goes so many moments forward, or back.
  void step(int by) => goTo(_ply + by);

  /// The next move that turned the game, or the one before, if there is one.
  void goToTurningPoint({bool isForward = true}) {
    final points = judgement.turningPoints;
    final found = isForward
        ? points.where((ply) => ply > _ply).firstOrNull
        : points.where((ply) => ply < _ply).lastOrNull;
    if (found != null) goTo(found);
  }

  void _analysed() {
    if (_showsBest && _line.isEmpty) _drawLine();
    notifyListeners();
  }

  void _drawLine() {
    _line = _showsBest ? bestLine(_match, _ply, best) : const [];
  }

  DealProof? _dealProof() {
    if (now.outcome == null || now.commitment == null) return null;
    try {
      return _match.dealProof();
    } on CoreError {
      return null;
    }
  }

  String? _pdn() {
    try {
      return _match.pdn();
    } on CoreError {
      return null;
    }
  }

  @override
  void dispose() {
    analysis.dispose();
    board.dispose();
    _match.dispose();
    super.dispose();
  }
}
