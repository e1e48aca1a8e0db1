import '../bridge/match.dart';
import '../bridge/types.dart';

/// How many moves of a line are drawn: more would hide the board.
const int shownMoves = 3;

/// The moves that the engine would have played from a moment on, as the core
/// knows them. What lies face-down is not turned up for it.
List<LegalMove> bestLine(Match match, int ply, List<String> notations) {
  if (notations.isEmpty) return const [];
  final players = [
    for (final seat in match.view().seats) PlayerSetup(name: seat.name),
  ];
  final Match branch;
  try {
    branch = match.branch(ply, players);
  } on CoreError {
    // After the end nothing can be played.
    return const [];
  }
  final moves = <LegalMove>[];
  try {
    for (final notation in notations.take(shownMoves)) {
      final move = branch
          .view()
          .legal
          .where((move) => move.notation == notation)
          .firstOrNull;
      if (move == null) break;
      moves.add(move);
      if (move.kind == MoveKind.flip) break;
      branch.play(move.id);
    }
  } finally {
    branch.dispose();
  }
  return moves;
}
