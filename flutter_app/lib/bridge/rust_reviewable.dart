import 'package:flutter_rust_bridge/flutter_rust_bridge_for_generated.dart';

import '../src/rust/api/session.dart';
import '../src/rust/api/study.dart';
import 'match.dart';
import 'reviewable.dart';
import 'rust_match.dart';
import 'rust_study.dart';
import 'study.dart';
import 'types.dart';
import 'with_progress.dart';

/// Looking back at a match of the Rust core.
mixin RustReviewable implements Reviewable {
  /// The match.
  GameSession get session;

  @override
  String positionAt(int ply) => session.positionAt(ply: ply);

  @override
  String pdn() => session.pdn();

  @override
  Future<List<PlyAnalysis>> analyse({
    required int fromPly,
    required int timeMs,
    void Function(PlyAnalysis moment)? onMoment,
  }) {
    final ticket = session.prepareAnalysis();
    return withProgress(
      onMoment,
      (RustStreamSink<PlyAnalysis>? progress) => session.analyse(
        ticket: ticket,
        fromPly: fromPly,
        timeMs: timeMs,
        progress: progress,
      ),
    );
  }

  @override
  void stopAnalysis() => session.stopAnalysis();

  @override
  Match branch(int ply, List<PlayerSetup> players) =>
      RustMatch(session.branch(ply: ply, players: players));

  @override
  Study study(int ply) =>
      RustStudy(StudySession.ofMatch(session: session, ply: ply));
}
