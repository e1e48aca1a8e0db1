import 'dart:async';

import 'package:flutter/foundation.dart';

import '../bridge/reviewable.dart';
import '../bridge/types.dart';

/// What the engine says about every moment of a match, one after the other. It
/// can be stopped at any moment and goes on where it stopped.
final class Analysis extends ChangeNotifier {
  /// Makes the analysis of a match with so many moves and adjudications.
  Analysis(this._match, {required this.length});

  /// How long the engine looks at a moment. The graph has its first point after
  /// one of these.
  static const int millisPerMoment = 200;

  /// The least silence after which the engine is asked again.
  static const Duration leastPatience = Duration(seconds: 10);

  /// How many moves and adjudications there are.
  final int length;

  final Reviewable _match;

  /// By ply, without gaps.
  final List<PlyAnalysis> _moments = [];

  /// The asking that is awaited, by its number.
  int? _running;
  int _asked = 0;
  Timer? _patience;
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
    _ask();
    notifyListeners();
  }

  /// Stops at once.
  void stop() {
    if (!isRunning) return;
    _halt();
    notifyListeners();
  }

  void _ask() {
    _running = ++_asked;
    _awaitWord();
    unawaited(_look(_asked));
  }

  /// Asks again if nothing comes for much longer than all that is left to look
  /// at should take.
  void _awaitWord() {
    const time = Duration(milliseconds: millisPerMoment);
    _patience?.cancel();
    _patience = Timer(leastPatience + time * 3 * (length + 1 - done), _ask);
  }

  Future<void> _look(int number) async {
    try {
      final found = await _match.analyse(
        fromPly: _moments.length,
        timeMs: millisPerMoment,
        onMoment: (moment) {
          if (number == _running) _add(moment);
        },
      );
      if (number != _running) return;
      found.forEach(_add);
      // Whatever went wrong is told.
    } catch (error) {
      if (number != _running) return;
      _error = error is CoreError
          ? error
          : CoreError(kind: ErrorKind.internal, message: '$error');
    }
    if (isRunning) _halt();
    notifyListeners();
  }

  void _add(PlyAnalysis moment) {
    // A report that is missing is in the answer, with all that came after it.
    if (isComplete || moment.ply != _moments.length) return;
    _moments.add(moment);
    if (isComplete) {
      _halt();
    } else {
      _awaitWord();
    }
    notifyListeners();
  }

  void _halt() {
    _running = null;
    _patience?.cancel();
    _match.stopAnalysis();
  }

  @override
  void dispose() {
    if (isRunning) _halt();
    super.dispose();
  }
}
