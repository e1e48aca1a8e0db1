import 'dart:ui';

import '../bridge/types.dart';
import 'animation_plan.dart';
import 'board_controller.dart';
import 'painters/piece_painter.dart';

/// Goes through the animation of a move that nobody sees, so that the first
/// real one does not have to wait for code and paints that were never used
/// before.
void rehearse(BoardController board, MovingPainter painter, Size size) {
  final view = board.view;
  final move = view?.legal.where((move) => move.from != null).firstOrNull;
  final steps = [
    if (move != null)
      StepView(kind: StepKind.hop, from: move.from, to: move.to)
    else if (view?.pieces.firstOrNull case final piece?)
      StepView(kind: StepKind.flip, to: piece.point),
  ];
  if (view == null || steps.isEmpty) return;
  final plan = AnimationPlan.of(before: view.pieces, steps: steps);
  final recorder = PictureRecorder();
  painter.paintSprites(
    Canvas(recorder),
    size,
    plan.at(plan.total * 0.5, (point) => board.geometry.points[point]),
  );
  recorder.endRecording().dispose();
}
