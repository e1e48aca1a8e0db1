import 'package:flutter/foundation.dart';

import '../bridge/types.dart';

/// The steps of a capture, hopping along the route that the player entered. The
/// core holds one route for all that lead over the same pieces to the same end,
/// and tells its steps along that one.
List<StepView> stepsAlong(LegalMove move, List<StepView> steps) {
  bool isJump(StepView step) => step.kind == StepKind.hop && step.over != null;
  final jumps = [...steps.where(isJump)];
  final isSameCapture =
      jumps.length > 1 &&
      jumps.first.from == move.from &&
      jumps.last.to == move.to &&
      move.path.length == jumps.length &&
      move.captured.length == jumps.length &&
      setEquals({for (final jump in jumps) jump.over}, {...move.captured});
  if (!isSameCapture) return steps;
  var at = move.from;
  var next = 0;
  StepView hop() {
    final from = at;
    at = move.path[next];
    final over = move.captured[next];
    next++;
    return StepView(kind: StepKind.hop, from: from, to: at, over: over);
  }

  return [for (final step in steps) isJump(step) ? hop() : step];
}
