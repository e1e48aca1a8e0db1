import 'dart:ui';

import '../../board/board_geometry.dart';

/// How many lines lie beside each other.
const int threeKingdomsFiles = 5;

/// How many lines lie above each other.
const int threeKingdomsRanks = 9;

/// The board of the three kingdoms: five by nine crossings, upright, counted
/// from the top row, left to right.
final BoardGeometry threeKingdomsGeometry = BoardGeometry(
  points: List.unmodifiable([
    for (var row = 0; row < threeKingdomsRanks; row++)
      for (var file = 0; file < threeKingdomsFiles; file++)
        Offset(
          (file + 0.5) / threeKingdomsFiles,
          (row + 0.5) / threeKingdomsRanks,
        ),
  ]),
  cell: 1 / threeKingdomsFiles,
  aspectRatio: threeKingdomsFiles / threeKingdomsRanks,
  frame: 0.024,
  shape: PointShape.round,
);

/// Whether a point lies on the cross of free crossings between the four
/// corners.
bool isOnAisle(int point) =>
    point % threeKingdomsFiles == threeKingdomsFiles ~/ 2 ||
    point ~/ threeKingdomsFiles == threeKingdomsRanks ~/ 2;
