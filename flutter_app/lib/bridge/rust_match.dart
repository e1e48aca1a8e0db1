import 'dart:async';

import 'package:flutter/foundation.dart' show kIsWeb;
import 'package:flutter_rust_bridge/flutter_rust_bridge_for_generated.dart';

import '../src/rust/api/session.dart';
import 'match.dart';
import 'rust_reviewable.dart';
import 'types.dart';
import 'with_progress.dart';

/// A match of the Rust core.
final class RustMatch with RustReviewable implements Match {
  /// Wraps a session.
  RustMatch(this.session);

  @override
  final GameSession session;

  @override
  int? get id => session.id();

  @override
  String? get notice => session.notice();

  @override
  Future<void> flush() => session.flush();

  @override
  MatchSetup setup() => session.setup();

  @override
  BoardView view() => session.view();

  @override
  BoardView? tick() => _writing(() => session.tick());

  @override
  BoardView viewAt(int ply) => session.viewAt(ply: ply);

  @override
  List<HistoryEntry> history() => session.history();

  @override
  DealProof dealProof() => session.dealProof();

  @override
  BoardView play(int id) => _writing(() => session.play(id: id));

  @override
  BoardView undo() => _writing(() => session.undo());

  @override
  BoardView redo() => _writing(() => session.redo());

  @override
  BoardView resign(int seat) => _writing(() => session.resign(seat: seat));

  @override
  BoardView offerDraw(int seat) =>
      _writing(() => session.offerDraw(seat: seat));

  @override
  BoardView declineDraw(int seat) =>
      _writing(() => session.declineDraw(seat: seat));

  @override
  BoardView answerDraw() => _writing(() => session.answerDraw());

  @override
  BoardView suspend() => _writing(() => session.suspend());

  @override
  BoardView resume() => _writing(() => session.resume());

  /// In a browser the core writes nothing on the page's own thread: it is asked
  /// to on another one, even if the change was refused. A flag may have fallen.
  T _writing<T>(T Function() change) {
    try {
      return change();
    } finally {
      if (kIsWeb) unawaited(session.flush());
    }
  }

  @override
  Future<Thinking?> think({
    int? level,
    int? timeMs,
    void Function(Thinking report)? onProgress,
  }) {
    // Now, not when a thread has time for it: whatever is stopped from here on
    // stays stopped.
    final ticket = session.prepareSearch();
    return withProgress(
      onProgress,
      (RustStreamSink<Thinking>? progress) => session.think(
        ticket: ticket,
        level: level,
        timeMs: timeMs,
        progress: progress,
      ),
    );
  }

  @override
  void stop() => session.stop();

  @override
  void dispose() {
    stop();
    session.stopAnalysis();
    session.handle.dispose();
  }
}
