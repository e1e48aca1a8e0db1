import 'match.dart';
import 'study.dart';
import 'types.dart';

/// What looking back at a match needs. Every method may throw a [CoreError].
abstract interface class Reviewable {
  /// The position after this many moves and adjudications, as text.
  String positionAt(int ply);

  /// The moves as PDN; not every game has it.
  String pdn();

  /// Looks through the match from a ply on, so many milliseconds a moment. The
  /// answer is all that was found; what is reported on the way may be lost.
  Future<List<PlyAnalysis>> analyse({
    required int fromPly,
    required int timeMs,
    void Function(PlyAnalysis moment)? onMoment,
  });

  /// Ends the analysis that is running.
  void stopAnalysis();

  /// A match that goes on from this ply and is not kept, for trying things out.
  Match branch(int ply, List<PlayerSetup> players);

  /// A study of the match that stands at this ply; where pieces lie face-down it
  /// begins there, dealt anew. A running match is not rated any more.
  Study study(int ply);
}
