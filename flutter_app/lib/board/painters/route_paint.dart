import 'dart:math' as math;
import 'dart:ui';

import '../../bridge/types.dart';

/// How a route's line is broken, so that routes differ by more than colour.
enum RoutePattern {
  /// One line.
  solid([]),

  /// Long strokes.
  dashed([0.34, 0.2]),

  /// Dots.
  dotted([0.02, 0.2]),

  /// Strokes and dots.
  dashDotted([0.34, 0.18, 0.02, 0.18]),

  /// Very long strokes.
  longDashed([0.8, 0.2]),

  /// Strokes with two dots between them.
  dashDotDotted([0.34, 0.18, 0.02, 0.18, 0.02, 0.18]);

  const RoutePattern(this.strokes);

  /// Lengths of strokes and gaps in turn, in cells; none for an unbroken line.
  final List<double> strokes;

  /// The pattern of a route by its place in the list.
  static RoutePattern of(int index) => values[index % values.length];
}

/// Draws the way of a move with an arrow head at its end.
void paintRoute(
  Canvas canvas,
  LegalMove move,
  Offset Function(int point) at,
  double cell,
  Color color,
  RoutePattern pattern, {
  Offset shift = Offset.zero,
}) {
  final from = move.from;
  final stops = [
    if (from != null) at(from) + shift,
    for (final point in move.path) at(point) + shift,
  ];
  if (stops.length < 2) {
    final ring = Paint()
      ..color = color
      ..style = PaintingStyle.stroke
      ..strokeWidth = cell * 0.08;
    canvas.drawCircle(at(move.to), cell * 0.47, ring);
    return;
  }
  final line = Path()..addPolygon(stops, false);
  final drawn = pattern.strokes.isEmpty ? line : _broken(line, pattern, cell);
  for (final (pen, width) in [
    (const Color(0xB3000000), cell * 0.17),
    (color, cell * 0.1),
  ]) {
    final paint = Paint()
      ..color = pen
      ..style = PaintingStyle.stroke
      ..strokeWidth = width
      ..strokeCap = StrokeCap.round
      ..strokeJoin = StrokeJoin.round;
    canvas
      ..drawPath(drawn, paint)
      ..drawPath(_arrow(stops[stops.length - 2], stops.last, cell), paint);
  }
}

Path _broken(Path line, RoutePattern pattern, double cell) {
  final broken = Path();
  for (final metric in line.computeMetrics()) {
    var at = 0.0;
    for (var index = 0; at < metric.length; index++) {
      final length = pattern.strokes[index % pattern.strokes.length] * cell;
      if (index.isEven) {
        broken.addPath(metric.extractPath(at, at + length), Offset.zero);
      }
      at += length;
    }
  }
  return broken;
}

Path _arrow(Offset from, Offset to, double cell) {
  final angle = (to - from).direction;
  Offset wing(double turn) =>
      to - Offset(math.cos(angle + turn), math.sin(angle + turn)) * cell * 0.28;
  return Path()..addPolygon([wing(0.6), to, wing(-0.6)], false);
}
