import 'dart:async';

import 'package:flutter/foundation.dart';

import '../bridge/study.dart';
import '../bridge/types.dart';

/// What the engine thinks of the position on an analysis board, as it goes on.
/// It thinks only while it is switched on and somebody looks.
final class LiveEngine extends ChangeNotifier {
  /// Makes the engine of a study, switched off.
  LiveEngine(this._study);

  /// The most lines that are shown.
  static const int mostLines = 3;

  final Study _study;
  int _node = 0;
  bool _isOn = false;
  bool _isOver = false;
  bool _isThreat = false;
  int _lines = 1;
  bool _isDisposed = false;

  /// Why it rests although it is switched on.
  final Set<EngineRest> _rests = {};

  /// The asking that is awaited, by its number.
  int? _running;
  int _asked = 0;
  EngineLines? _now;
  CoreError? _error;

  /// Whether it is switched on.
  bool get isOn => _isOn;

  set isOn(bool value) => _change(() => _isOn = value);

  /// How many lines it looks at.
  int get lines => _lines;

  set lines(int value) => _change(() => _lines = value);

  /// Whether it looks at what the other side would play.
  bool get isThreat => _isThreat;

  set isThreat(bool value) => _change(() {
    _isThreat = value;
    _now = null;
  });

  /// What it has found about the position that is shown.
  EngineLines? get now => _now;

  /// Whether it is at work.
  bool get isThinking => _running != null;

  /// Why it rests although it is switched on.
  Set<EngineRest> get rests => _rests;

  /// Why it could not think.
  CoreError? get error => _error;

  /// Lets it rest for a reason, or takes the reason away.
  void rest(EngineRest reason, {required bool isResting}) {
    if (_rests.contains(reason) == isResting) return;
    _change(() => isResting ? _rests.add(reason) : _rests.remove(reason));
  }

  /// A position is shown, another one or the same. After the end there is
  /// nothing to think about. (A change of the study ends the search in the core,
  /// wherever it was made: it begins anew.)
  void follow(int node, {required bool isOver}) => _change(() {
    if (node != _node || isOver) _now = null;
    _node = node;
    _isOver = isOver;
  });

  void _change(void Function() change) {
    change();
    _stop();
    if (_isOn && _rests.isEmpty && !_isOver && !_isDisposed) _start();
    notifyListeners();
  }

  void _start() {
    _error = null;
    _running = ++_asked;
    unawaited(_look(_asked));
  }

  Future<void> _look(int number) async {
    try {
      final found = await _study.analyse(
        lines: _lines,
        isThreat: _isThreat,
        onProgress: (report) {
          if (number == _running) _take(report);
        },
      );
      if (number != _running) return;
      _running = null;
      if (found != null) _take(found);
      // Whatever went wrong is told.
    } catch (error) {
      if (number != _running) return;
      _running = null;
      _error = error is CoreError
          ? error
          : CoreError(kind: ErrorKind.internal, message: '$error');
    }
    if (!_isDisposed) notifyListeners();
  }

  void _take(EngineLines report) {
    if (report.node != _node || report.lines.isEmpty) return;
    _now = report;
    notifyListeners();
  }

  void _stop() {
    if (_running == null) return;
    _running = null;
    _study.stop();
  }

  @override
  void dispose() {
    _isDisposed = true;
    _stop();
    super.dispose();
  }
}

/// Why an engine rests although it is switched on.
enum EngineRest {
  /// The app is in the background, or another screen is in front.
  unseen,

  /// The device saves its battery.
  batterySaver,
}
