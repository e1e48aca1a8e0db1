import 'dart:async';

import 'package:flutter/foundation.dart';

import '../board/board_controller.dart';
import '../board/move_input.dart';
import '../bridge/engine.dart';
import '../games/game_kit.dart';
import 'lesson.dart';

/// Leads a diagram: the reader plays all sides of a real match from its
/// position.
final class DiagramController extends ChangeNotifier {
  /// Sets up the position. A core that cannot read it is an [error] to show.
  DiagramController({
    required this.engine,
    required this.game,
    required GameKit kit,
    required this.diagram,
  }) : _kit = kit {
    board = BoardController(
      geometry: kit.geometry,
      onMove: _play,
      onRefused: _refuse,
      onSettled: _goOn,
    );
    _start();
  }

  /// The core.
  final Engine engine;

  /// The game as the core describes it.
  final GameView game;

  /// The game as the app shows it.
  GameKit get kit => switch (_view) {
    final view? => _kit.forBoard(view),
    null => _kit,
  };

  /// The diagram.
  final Diagram diagram;

  /// The board.
  late final BoardController board;

  /// Between two moves that are shown: time to see what the first one did.
  static const Duration _pause = Duration(milliseconds: 600);

  final GameKit _kit;
  Match? _match;
  BoardView? _view;
  CoreError? _error;
  Refused? _refused;
  final List<String> _played = [];
  bool _isShowing = false;
  Timer? _next;

  /// The position as it stands; nothing if it could not be set up.
  BoardView? get view => _view;

  /// What went wrong, if something did.
  CoreError? get error => _error;

  /// The tap that made no sense, until the next move.
  Refused? get refused => _refused;

  /// Whether there is anything to take back.
  bool get canReset => _played.isNotEmpty;

  /// Whether the rule has been seen on the board.
  bool get isDone => listEquals(_played, diagram.line);

  /// Sets the position up again.
  void reset() {
    _stop();
    _start();
    notifyListeners();
  }

  /// Plays the moves that show the rule.
  void show() {
    reset();
    _isShowing = true;
    _goOn();
  }

  @override
  void dispose() {
    _stop();
    board.dispose();
    super.dispose();
  }

  void _start() {
    try {
      final match = engine.start(
        MatchSetup(
          practice: false,
          game: game.id,
          rules: diagram.rules,
          players: [
            for (var seat = 0; seat < game.seats; seat++)
              PlayerSetup(name: '${seat + 1}'),
          ],
          position: diagram.position,
        ),
      );
      _match = match;
      _accept(match.view());
    } on CoreError catch (error) {
      _error = error;
    }
  }

  void _stop() {
    _next?.cancel();
    _next = null;
    _isShowing = false;
    _refused = null;
    _error = null;
    _played.clear();
    _match?.dispose();
    _match = null;
  }

  void _play(LegalMove move) {
    final match = _match;
    if (match == null) return;
    try {
      final view = match.play(move.id);
      _refused = null;
      _played.add(move.notation);
      _accept(view, steps: view.lastSteps);
    } on CoreError catch (error) {
      _error = error;
    }
    notifyListeners();
  }

  void _accept(BoardView view, {List<StepView> steps = const []}) {
    _view = view;
    board.show(view, isEnabled: view.outcome == null, steps: steps);
  }

  void _refuse(Refused refused) {
    _refused = refused;
    notifyListeners();
  }

  /// While the rule is being shown, the next move follows the last one.
  void _goOn() {
    if (!_isShowing || _next != null) return;
    if (_played.length >= diagram.line.length) {
      _isShowing = false;
      return;
    }
    _next = Timer(_pause, () {
      _next = null;
      final notation = diagram.line[_played.length];
      final move = _view?.legal
          .where((move) => move.notation == notation)
          .firstOrNull;
      // The reader has moved in the meantime: the board is theirs.
      if (move == null) {
        _isShowing = false;
      } else {
        _play(move);
      }
    });
  }
}
