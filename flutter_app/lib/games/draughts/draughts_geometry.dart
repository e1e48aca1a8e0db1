import 'dart:ui';

import '../../board/board_geometry.dart';

/// How many squares a row has.
const int draughtsSide = 10;

/// The board of international draughts: fifty dark squares, counted from the
/// top row, left to right, as White sees it.
final BoardGeometry draughtsGeometry = BoardGeometry(
  points: List.unmodifiable([
    for (var square = 0; square < draughtsSide * draughtsSide ~/ 2; square++)
      _centre(square),
  ]),
  cell: 1 / draughtsSide,
  frame: 0.024,
);

Offset _centre(int square) {
  const inRow = draughtsSide ~/ 2;
  final row = square ~/ inRow;
  final column = 2 * (square % inRow) + (row.isEven ? 1 : 0);
  return Offset((column + 0.5) / draughtsSide, (row + 0.5) / draughtsSide);
}
