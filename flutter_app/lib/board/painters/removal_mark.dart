import 'dart:math' as math;
import 'dart:ui';

import '../../bridge/types.dart';
import '../../theme/board_theme.dart';
import 'piece_painter.dart';

/// What a piece that can be taken off wears: a shape for each way of capturing,
/// so that the ways differ without colour.
enum RemovalMark {
  /// Four ticks around a ring: any piece will do.
  ring,

  /// Two jaws: the piece is held from both sides.
  jaws,

  /// Two wedges that point away: the piece is driven apart from its partner.
  wedges;

  /// The mark of a way of capturing.
  static RemovalMark of(CaptureMode mode) => switch (mode) {
    CaptureMode.mill => ring,
    CaptureMode.custodian => jaws,
    CaptureMode.intervention => wedges,
  };
}

/// Draws a mark around the piece at `centre`.
void paintRemovalMark(
  Canvas canvas,
  RemovalMark mark,
  Offset centre,
  double cell,
  BoardTheme theme,
) {
  final radius = cell * (pieceRadius + 0.06);
  final pen = Paint()
    ..color = theme.must
    ..style = PaintingStyle.stroke
    ..strokeWidth = cell * 0.075
    ..strokeCap = StrokeCap.round
    ..strokeJoin = StrokeJoin.round;
  canvas.drawCircle(
    centre,
    radius + cell * 0.05,
    Paint()
      ..color = theme.must.withValues(alpha: 0.3)
      ..maskFilter = MaskFilter.blur(BlurStyle.normal, cell * 0.08),
  );
  switch (mark) {
    case RemovalMark.ring:
      canvas.drawCircle(centre, radius, pen);
      for (var tick = 0; tick < 4; tick++) {
        final angle = math.pi / 4 + tick * math.pi / 2;
        final towards = Offset(math.cos(angle), math.sin(angle));
        canvas.drawLine(
          centre + towards * radius,
          centre + towards * cell * 0.6,
          pen,
        );
      }
    case RemovalMark.jaws:
      for (final side in [-1.0, 1.0]) {
        canvas.drawPath(_jaw(centre, radius, side), pen);
      }
    case RemovalMark.wedges:
      final fill = Paint()..color = theme.must;
      for (final side in [-1.0, 1.0]) {
        canvas.drawPath(_wedge(centre, radius, cell, side), fill);
      }
      canvas.drawCircle(centre, radius, pen..strokeWidth = cell * 0.045);
  }
}

Path _jaw(Offset centre, double radius, double side) => Path()
  ..addPolygon([
    centre + Offset(side * 0.55, -1.08) * radius,
    centre + Offset(side * 1.12, -1.08) * radius,
    centre + Offset(side * 1.12, 1.08) * radius,
    centre + Offset(side * 0.55, 1.08) * radius,
  ], false);

Path _wedge(Offset centre, double radius, double cell, double side) =>
    Path()..addPolygon([
      centre + Offset(side * (radius + cell * 0.17), 0),
      centre + Offset(side * (radius - cell * 0.02), -cell * 0.2),
      centre + Offset(side * (radius - cell * 0.02), cell * 0.2),
    ], true);
