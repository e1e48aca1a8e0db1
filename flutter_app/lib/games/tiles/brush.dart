import 'dart:math' as math;
import 'dart:ui';

/// How the brush is pressed along a stroke.
enum Pressure {
  /// A level stroke, a little thinner than the others.
  level,

  /// A stroke of even width, which may turn corners.
  even,

  /// A stroke that falls to the left and runs out.
  falling,

  /// A stroke that falls to the right and swells before it ends.
  swelling,

  /// A short drop.
  drop,

  /// A stroke of even width that ends in a pointed hook.
  hooked;

  /// Whether the middle one of its three points only pulls at the stroke.
  bool get isCurved => this == falling || this == swelling;

  /// The width after a part `t` of the stroke, as a part of the full width.
  double at(double t) => switch (this) {
    level => 0.88,
    even => 1,
    falling => 1.08 - 0.9 * math.pow(t, 1.3),
    swelling => t < 0.75 ? 0.45 + 1.27 * t : 1.4 - 5 * (t - 0.75),
    drop => 0.5 + 0.75 * math.sin(math.min(1, t * 1.15) * math.pi / 2),
    hooked => t < 1 ? 1 : 0.22,
  };
}

/// One stroke of a character: the way of the brush and how it is pressed.
final class BrushStroke {
  /// Makes a stroke.
  const BrushStroke(this.pressure, this.points);

  /// How the brush is pressed.
  final Pressure pressure;

  /// Where it goes.
  final List<Offset> points;

  static const int _samples = 10;

  /// How sharp a corner is drawn out before it is cut off.
  static const double _sharpest = 0.6;

  /// The outline of the stroke. All outlines run the same way round, so that
  /// strokes that cross do not leave holes.
  Path outline(double width) {
    final way = _way();
    final left = <Offset>[];
    final right = <Offset>[];
    for (var index = 0; index < way.length; index++) {
      final half = pressure.at(index / (way.length - 1)) * width / 2;
      final aside = _aside(way, index) * half;
      left.add(way[index] + aside);
      right.add(way[index] - aside);
    }
    return Path()..addPolygon([
      ...left,
      ..._cap(way.last, left.last),
      ...right.reversed,
      ..._cap(way.first, right.first),
    ], true);
  }

  List<Offset> _way() {
    if (pressure == Pressure.drop) {
      return [
        for (var sample = 0; sample <= _samples; sample++)
          Offset.lerp(points.first, points.last, sample / _samples)!,
      ];
    }
    if (!pressure.isCurved) return points;
    final [from, pull, to] = points;
    return [
      for (var sample = 0; sample <= _samples; sample++)
        _onCurve(from, pull, to, sample / _samples),
    ];
  }

  static Offset _onCurve(Offset from, Offset pull, Offset to, double t) =>
      from * ((1 - t) * (1 - t)) + pull * (2 * t * (1 - t)) + to * (t * t);

  /// Across the way at one of its points, longer where it turns a corner.
  static Offset _aside(List<Offset> way, int index) {
    Offset across(int from) {
      final along = way[from + 1] - way[from];
      return Offset(-along.dy, along.dx) / along.distance;
    }

    final before = across(math.max(index - 1, 0));
    final after = across(math.min(index, way.length - 2));
    final middle = (before + after) / (before + after).distance;
    final cosine = middle.dx * before.dx + middle.dy * before.dy;
    return middle / math.max(cosine, _sharpest);
  }

  /// Half a turn around an end, from one side of the stroke to the other.
  static List<Offset> _cap(Offset end, Offset from) {
    final Offset(:direction, :distance) = from - end;
    return [
      for (var step = 1; step < 6; step++)
        end + Offset.fromDirection(direction - math.pi * step / 6, distance),
    ];
  }
}
