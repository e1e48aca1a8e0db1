import 'dart:ui';

import '../theme/board_theme.dart';

/// The parts that pieces of all games are made of, lit from the upper left.

/// The shadow of a round piece; longer the higher it is lifted.
void paintPieceShadow(
  Canvas canvas,
  Offset centre,
  double radius,
  double lift,
) {
  final fall = Offset(radius * 0.06, radius * 0.16) * (1 + 2.4 * lift);
  canvas.drawCircle(
    centre + fall,
    radius * (1.02 + 0.06 * lift),
    Paint()
      ..color = Color.fromRGBO(0, 0, 0, 0.5 - 0.18 * lift)
      ..maskFilter = MaskFilter.blur(
        BlurStyle.normal,
        radius * (0.1 + 0.16 * lift),
      ),
  );
}

/// Where the upper face of a piece that stands at `centre` has its middle.
Offset faceOf(Offset centre, double radius) =>
    centre - Offset(0, radius * 0.12);

/// Light that falls on a face.
Paint facePaint(Offset face, double radius, ArmyColors colors) =>
    Paint()
      ..shader = Gradient.radial(
        face - Offset(radius, radius) * 0.42,
        radius * 1.75,
        [
          Color.lerp(colors.face, colors.shine, 0.55)!,
          colors.face,
          Color.lerp(colors.face, colors.edge, 0.62)!,
        ],
        [0, 0.45, 1],
      );

/// The glint along the rim of a face.
Paint rimPaint(double radius, ArmyColors colors) => Paint()
  ..color = colors.shine.withValues(alpha: 0.4)
  ..style = PaintingStyle.stroke
  ..strokeWidth = radius * 0.035
  ..strokeJoin = StrokeJoin.round;

/// A round disc that stands at `centre`: its side and its face.
void paintDisc(Canvas canvas, Offset centre, double radius, ArmyColors colors) {
  final face = faceOf(centre, radius);
  canvas
    ..drawCircle(centre, radius, Paint()..color = colors.edge)
    ..drawCircle(face, radius, facePaint(face, radius, colors))
    ..drawCircle(face, radius * 0.985, rimPaint(radius, colors));
}

/// A ring cut into a face: dark where the light does not reach, bright on the
/// far side.
void paintGroove(
  Canvas canvas,
  Offset face,
  double at,
  double radius,
  ArmyColors colors,
) {
  final cut = Paint()
    ..color = colors.groove
    ..style = PaintingStyle.stroke
    ..strokeWidth = radius * 0.07;
  final glint = Paint()
    ..color = colors.shine.withValues(alpha: 0.5)
    ..style = PaintingStyle.stroke
    ..strokeWidth = radius * 0.035;
  canvas
    ..drawCircle(face, at, cut)
    ..drawCircle(face + Offset(0, radius * 0.05), at, glint);
}
