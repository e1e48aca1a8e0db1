import 'package:flutter/painting.dart';

import 'judgement.dart';

/// Marks a moment of a graph: an inaccuracy by a small hollow diamond, a mistake
/// by a large one, a blunder by a full one, luck by a ring.
void paintVerdict(
  Canvas canvas,
  Offset at,
  Verdict verdict,
  Color mark,
  Color ground,
) {
  final reach = verdict == Verdict.inaccuracy ? 3.5 : 5.0;
  final shape = Path();
  if (verdict == Verdict.fortune) {
    shape.addOval(Rect.fromCircle(center: at, radius: reach * 0.8));
  } else {
    shape.addPolygon([
      at.translate(0, -reach),
      at.translate(reach, 0),
      at.translate(0, reach),
      at.translate(-reach, 0),
    ], true);
  }
  canvas
    ..drawPath(
      shape,
      Paint()..color = verdict == Verdict.blunder ? mark : ground,
    )
    ..drawPath(
      shape,
      Paint()
        ..style = PaintingStyle.stroke
        ..strokeWidth = 2
        ..color = mark,
    );
}
