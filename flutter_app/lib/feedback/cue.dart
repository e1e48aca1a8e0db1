import '../bridge/types.dart';

/// What can be heard and felt, from the least to the most important.
enum Cue {
  /// A piece lands.
  hop,

  /// A piece is turned up.
  flip,

  /// Pieces leave the board.
  capture,

  /// A piece has landed, and that earns a capture.
  mill,

  /// A piece becomes another kind.
  promotion,

  /// The game is over.
  end,
}

/// The most important thing about steps that happen at the same moment. `after`
/// is the position that they led to, once the last of them has happened.
Cue? cueOf(List<StepView> steps, {BoardView? after}) {
  Cue? most;
  for (final step in steps) {
    final cue = switch (step.kind) {
      StepKind.hop || StepKind.place =>
        after != null && _earnsCapture(after) ? Cue.mill : Cue.hop,
      StepKind.flip => Cue.flip,
      StepKind.remove || StepKind.eliminate => Cue.capture,
      StepKind.promote => Cue.promotion,
    };
    if (most == null || cue.index > most.index) most = cue;
  }
  return after?.outcome == null ? most : Cue.end;
}

bool _earnsCapture(BoardView view) =>
    view.legal.any((move) => move.kind == MoveKind.remove);
