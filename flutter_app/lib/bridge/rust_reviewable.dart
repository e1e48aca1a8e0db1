import '../src/rust/api/session.dart';
import 'match.dart';
import 'reviewable.dart';
import 'rust_match.dart';
import 'types.dart';

/// Looking back at a match of the Rust core.
mixin RustReviewable implements Reviewable {
  /// The match.
  GameSession get session;

  @override
  String positionAt(int ply) => session.positionAt(ply: ply);

  @override
  String pdn() => session.pdn();

  @override
  Stream<PlyAnalysis> analyse({required int fromPly, required int timeMs}) =>
      session.analyse(
        ticket: session.prepareAnalysis(),
        fromPly: fromPly,
        timeMs: timeMs,
      );

  @override
  void stopAnalysis() => session.stopAnalysis();

  @override
  Match branch(int ply, List<PlayerSetup> players) =>
      RustMatch(session.branch(ply: ply, players: players));
}
