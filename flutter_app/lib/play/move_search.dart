import 'dart:async';
import 'dart:math' as math;

import 'package:flutter/foundation.dart';

import '../bridge/engine.dart';

/// Asks the computer for a move until there is one: an answer may be lost on its
/// way, and neither that nor a fault of the core may end a game.
final class MoveSearch {
  /// Asks for one of the moves that are legal now, at a level or within a time.
  MoveSearch({
    required Match match,
    required List<LegalMove> legal,
    required ValueChanged<Thinking> onProgress,
    required ValueChanged<LegalMove> onMove,
    required ValueChanged<CoreError> onError,
    VoidCallback? onGivenUp,
    int? level,
    int? timeMs,
  }) : _match = match,
       _legal = legal,
       _onProgress = onProgress,
       _onMove = onMove,
       _onError = onError,
       _onGivenUp = onGivenUp,
       _level = level,
       _timeMs = timeMs {
    _ask();
  }

  /// The longest silence at first; it doubles every time. No level of the
  /// computer thinks longer than two seconds.
  static const Duration patience = Duration(seconds: 10);

  /// The first pause after a fault; it doubles every time, too.
  static const Duration pause = Duration(seconds: 1);

  static const int _mostDoublings = 5;

  final Match _match;
  final List<LegalMove> _legal;
  final int? _level;
  final int? _timeMs;
  final ValueChanged<Thinking> _onProgress;
  final ValueChanged<LegalMove> _onMove;

  /// Told of the first fault alone.
  final ValueChanged<CoreError> _onError;

  /// What a fault leads to where the move can be done without; where it cannot,
  /// the computer is asked again.
  final VoidCallback? _onGivenUp;

  /// Ends the patience with the computer, or the pause before it is asked again.
  Timer? _timer;
  int _asked = 0;
  bool _isOver = false;
  bool _isTold = false;

  /// Ends it without a move.
  void cancel() {
    _isOver = true;
    _timer?.cancel();
    _match.stop();
  }

  void _ask() {
    final number = ++_asked;
    _after(patience);
    unawaited(_think(number));
  }

  void _after(Duration first) {
    final doublings = math.min(_asked - 1, _mostDoublings);
    _timer?.cancel();
    _timer = Timer(first * math.pow(2, doublings), _ask);
  }

  bool _isCurrent(int number) => !_isOver && number == _asked;

  Future<void> _think(int number) async {
    Thinking? thought;
    try {
      thought = await _match.think(
        level: _level,
        timeMs: _timeMs,
        onProgress: (thought) {
          if (!_isCurrent(number)) return;
          _after(patience);
          _onProgress(thought);
        },
      );
      // Whatever went wrong, the game goes on.
    } catch (error) {
      if (_isCurrent(number)) _tell(error);
    }
    if (!_isCurrent(number)) return;
    final best = thought?.best;
    final move = _legal.where((move) => move.id == best).firstOrNull;
    if (thought != null && move != null) {
      _isOver = true;
      _timer?.cancel();
      _onProgress(thought);
      _onMove(move);
    } else if (_onGivenUp case final giveUp?) {
      cancel();
      giveUp();
    } else {
      _after(pause);
    }
  }

  void _tell(Object error) {
    if (_isTold) return;
    _isTold = true;
    _onError(
      error is CoreError
          ? error
          : CoreError(kind: ErrorKind.internal, message: '$error'),
    );
  }
}
