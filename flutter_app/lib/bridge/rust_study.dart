import 'dart:async';

import 'package:flutter/foundation.dart' show kIsWeb;
import 'package:flutter_rust_bridge/flutter_rust_bridge_for_generated.dart';

import '../src/rust/api/study.dart';
import 'study.dart';
import 'with_progress.dart';

/// A study of the Rust core.
final class RustStudy implements Study {
  /// Wraps a study.
  RustStudy(this.session);

  /// The study in the core.
  final StudySession session;

  @override
  int? get keptId => session.keptId();

  @override
  String? get saveProblem => session.saveProblem();

  @override
  Future<void> flush() => session.flush();

  /// In a browser the core writes nothing on the page's own thread: it is asked
  /// to on another one.
  T _writing<T>(T Function() change) {
    try {
      return change();
    } finally {
      if (kIsWeb && keptId != null) unawaited(session.flush());
    }
  }

  @override
  StudySnapshot view() => session.view();

  @override
  StudySnapshot play(int id) => _writing(() => session.play(id: id));

  @override
  StudySnapshot goTo(int node) => _writing(() => session.goTo(node: node));

  @override
  StudySnapshot promote(int node) =>
      _writing(() => session.promote(node: node));

  @override
  StudySnapshot remove(int node) => _writing(() => session.remove(node: node));

  @override
  StudySnapshot setComment(int node, String comment) =>
      _writing(() => session.setComment(node: node, comment: comment));

  @override
  StudySnapshot setGlyphs(int node, List<int> glyphs) =>
      _writing(() => session.setGlyphs(node: node, glyphs: glyphs));

  @override
  void rename(String name) => _writing(() => session.rename(name: name));

  @override
  String toText() => session.toText();

  @override
  String? toPdn() => session.toPdn();

  @override
  Future<EngineLines?> analyse({
    required int lines,
    required bool isThreat,
    void Function(EngineLines report)? onProgress,
  }) {
    // Now, not when a thread has time for it: whatever is stopped from here on
    // stays stopped.
    final ticket = session.prepareAnalysis();
    return withProgress(
      onProgress,
      (RustStreamSink<EngineLines>? progress) => session.analyse(
        ticket: ticket,
        lines: lines,
        isThreat: isThreat,
        progress: progress,
      ),
    );
  }

  @override
  Future<TryView?> judge(String notation, {required int timeMs}) =>
      session.judge(
        ticket: session.prepareAnalysis(),
        notation: notation,
        timeMs: timeMs,
      );

  @override
  void stop() => session.stop();

  @override
  void dispose() {
    stop();
    session.handle.dispose();
  }
}
