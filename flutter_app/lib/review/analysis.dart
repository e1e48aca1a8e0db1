import 'dart:async';

import 'package:flutter/foundation.dart';

import '../bridge/reviewable.dart';
import '../bridge/types.dart';

/// What the engine says about every moment of a match, one after the other. It
/// can be stopped at any moment and goes on where it stopped.
final class Analysis extends ChangeNotifier {
  /// Makes the analysis of a match with so many moves and rulings.
  Analysis(this._match, {required this.length});

  /// How long the engine looks at a moment. The graph has its first point after
  /// one of these.
  static const int millisPerMoment = 200;

  /// How many moves and rulings there are.
  final int length;

  final Reviewable _match;

  /// By ply, without gaps.
  final List<PlyAnalysis> _moments = [];
  StreamSubscription<PlyAnalysis>? _running;
  CoreError? _error;

  /// Whether the engine is at work.
  bool get isRunning => _running != null;

  /// Whether every moment has been looked at.
  bool get isComplete => _moments.length > length;

  /// How much is done, from 0 to 1.
  double get progress => _moments.length / (length + 1);

  /// How many moments have been looked at.
  int get done => _moments.length;

  /// Why it ended before its time, if it did.
  CoreError? get error => _error;

  /// What is known about a moment.
  PlyAnalysis? at(int ply) => ply < _moments.length ? _moments[ply] : null;

  /// Starts, or goes on.
  void start() {
    if (isRunning || isComplete) return;
    _error = null;
    _running = _match
        .analyse(fromPly: _moments.length, timeMs: millisPerMoment)
        .listen(_add, onError: _fail, onDone: _end);
    notifyListeners();
  }

  /// Stops at once.
  void stop() {
    if (!isRunning) return;
    _halt();
    notifyListeners();
  }

  void _add(PlyAnalysis moment) {
    _moments.add(moment);
    if (isComplete) _halt();
    notifyListeners();
  }

  void _fail(Object error) {
    _halt();
    _error = error is CoreError
        ? error
        : CoreError(kind: ErrorKind.internal, message: '$error');
    notifyListeners();
  }

  void _end() {
    _running = null;
    notifyListeners();
  }

  void _halt() {
    unawaited(_running?.cancel());
    _running = null;
    _match.stopAnalysis();
  }

  @override
  void dispose() {
    if (isRunning) _halt();
    super.dispose();
  }
}
