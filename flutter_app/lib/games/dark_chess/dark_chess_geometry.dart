import 'dart:ui';

import '../../board/board_geometry.dart';

/// How many cells a row has.
const int darkChessFiles = 4;

/// How many rows there are.
const int darkChessRanks = 8;

/// The board of classic dark chess: eight rows of four cells, upright, counted
/// from the top row, left to right.
final BoardGeometry darkChessGeometry = BoardGeometry(
  points: List.unmodifiable([
    for (var row = 0; row < darkChessRanks; row++)
      for (var file = 0; file < darkChessFiles; file++)
        Offset((file + 0.5) / darkChessFiles, (row + 0.5) / darkChessRanks),
  ]),
  cell: 1 / darkChessFiles,
  aspectRatio: darkChessFiles / darkChessRanks,
  frame: 0.03,
);

/// The same board on its side: eight columns of four cells, a quarter turn
/// clockwise.
final BoardGeometry darkChessGeometryOnItsSide = BoardGeometry(
  points: List.unmodifiable([
    for (final point in darkChessGeometry.points)
      Offset(1 - point.dy, point.dx),
  ]),
  cell: 1 / darkChessRanks,
  aspectRatio: darkChessRanks / darkChessFiles,
  frame: 0.015,
);
