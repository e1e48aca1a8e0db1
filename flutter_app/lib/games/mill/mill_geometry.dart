import 'dart:ui';

import '../../board/board_geometry.dart';

/// How many points a ring has.
const int millRing = 8;

/// How far the outer ring is from the middle of the board, in cells.
const int millRings = 3;

/// The room that the board needs beyond its outer ring, in cells, so that men
/// on it leave space for the names of the lines.
const double _margin = 0.68;

const double _cell = 1 / (2 * millRings + 2 * _margin);

/// The way from the middle of the board to the points of a ring, clockwise from
/// the middle of its top side.
const List<Offset> _around = [
  Offset(0, -1),
  Offset(1, -1),
  Offset(1, 0),
  Offset(1, 1),
  Offset(0, 1),
  Offset(-1, 1),
  Offset(-1, 0),
  Offset(-1, -1),
];

/// The board of nine men's morris: three rings of eight points, the inner one
/// first.
final BoardGeometry millGeometry = BoardGeometry(
  points: List.unmodifiable([
    for (var ring = 1; ring <= millRings; ring++)
      for (final way in _around) const Offset(0.5, 0.5) + way * (ring * _cell),
  ]),
  cell: _cell,
  frame: 0.024,
  shape: PointShape.round,
);
