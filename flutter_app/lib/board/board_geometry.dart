import 'dart:ui';

/// What a point looks like when it is marked.
enum PointShape {
  /// A cell of a grid.
  square,

  /// A crossing of lines.
  round,
}

/// Where the points of a board lie.
///
/// Points are given in the unit square of the playing area, x to the right and
/// y downwards as the first seat sees it. So squares, intersections and the
/// rings of a mill board are all the same to the board.
final class BoardGeometry {
  /// Makes a geometry.
  const BoardGeometry({
    required this.points,
    required this.cell,
    this.aspectRatio = 1,
    this.frame = 0,
    this.shape = PointShape.square,
  });

  /// The points in their order.
  final List<Offset> points;

  /// The distance between neighbours along a row, as a part of the playing
  /// area's width. It decides how large pieces are and how near a touch has to
  /// be.
  final double cell;

  /// The width of the playing area over its height.
  final double aspectRatio;

  /// The width of the frame around the playing area, as a part of the board's
  /// width.
  final double frame;

  /// What a marked point looks like.
  final PointShape shape;

  /// How far from a point a touch still counts, in cells.
  static const double _reach = 0.62;

  /// How much a step to the side costs when an arrow key looks ahead. Enough
  /// that the far end of a line comes before a nearer point beside it.
  static const double _asideCost = 2.5;

  /// The points row by row as they are seen.
  List<int> readingOrder({bool flipped = false}) {
    final order = [for (var point = 0; point < points.length; point++) point]
      ..sort((one, other) {
        final (a, b) = (points[one], points[other]);
        return a.dy == b.dy ? a.dx.compareTo(b.dx) : a.dy.compareTo(b.dy);
      });
    return flipped ? order.reversed.toList() : order;
  }

  /// The width of the whole board over its height, with the frame.
  double get outerAspectRatio {
    final inner = 1 - 2 * frame;
    return 1 / (inner / aspectRatio + 2 * frame);
  }

  /// The playing area within a board of this size.
  Rect area(Size size) => (Offset.zero & size).deflate(frame * size.width);

  /// The length of a cell on a board of this size.
  double cellOn(Size size) => cell * area(size).width;

  /// Where a place of the unit square lies on a board of this size.
  Offset place(Offset unit, Size size, {bool flipped = false}) {
    final seen = flipped ? Offset(1 - unit.dx, 1 - unit.dy) : unit;
    final inner = area(size);
    return inner.topLeft +
        Offset(seen.dx * inner.width, seen.dy * inner.height);
  }

  /// Where a point lies on a board of this size.
  Offset at(int point, Size size, {bool flipped = false}) =>
      place(points[point], size, flipped: flipped);

  /// The place in the unit square that lies at `position`: the reverse of
  /// [place].
  Offset unit(Offset position, Size size, {bool flipped = false}) {
    final inner = area(size);
    final seen = Offset(
      (position.dx - inner.left) / inner.width,
      (position.dy - inner.top) / inner.height,
    );
    return flipped ? Offset(1 - seen.dx, 1 - seen.dy) : seen;
  }

  /// The point that a touch means: the nearest one, unless all are too far.
  int? hitTest(Offset position, Size size, {bool flipped = false}) {
    final reach = _reach * cellOn(size);
    int? nearest;
    var best = reach * reach;
    for (var point = 0; point < points.length; point++) {
      final away = at(point, size, flipped: flipped) - position;
      if (away.distanceSquared <= best) {
        best = away.distanceSquared;
        nearest = point;
      }
    }
    return nearest;
  }

  /// The point nearest to `from` in the direction of `step` as it is seen, for
  /// arrow keys. Those straight ahead come before those to the side.
  int? neighbour(int from, Offset step, {bool flipped = false}) {
    final direction = flipped ? -step : step;
    final origin = points[from];
    int? nearest;
    var best = double.infinity;
    for (var point = 0; point < points.length; point++) {
      final away = points[point] - origin;
      final ahead = away.dx * direction.dx + away.dy * direction.dy;
      if (ahead <= 1e-6) continue;
      final aside = (away.dx * direction.dy - away.dy * direction.dx).abs();
      final cost = ahead + _asideCost * aside;
      if (cost < best) {
        best = cost;
        nearest = point;
      }
    }
    return nearest;
  }
}
