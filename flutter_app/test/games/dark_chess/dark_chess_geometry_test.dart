import 'dart:ui';

import 'package:flutter_test/flutter_test.dart';
import 'package:prise/games/dark_chess/dark_chess_geometry.dart';

import '../../support/other_games.dart';

void main() {
  final size = Size(400, 400 / darkChessGeometry.outerAspectRatio);

  test('eight rows of four square cells, upright', () {
    final area = darkChessGeometry.area(size);
    final cell = darkChessGeometry.cellOn(size);
    expect(darkChessGeometry.points, hasLength(32));
    expect(area.width, closeTo(4 * cell, 1e-6));
    expect(area.height, closeTo(8 * cell, 1e-6));
    for (final (point, name) in darkChess.points.indexed) {
      final file = 'abcd'.indexOf(name[0]);
      final rank = int.parse(name[1]);
      final at = darkChessGeometry.at(point, size);
      expect(at.dx, closeTo(area.left + (file + 0.5) * cell, 1e-6));
      expect(at.dy, closeTo(area.bottom - (rank - 0.5) * cell, 1e-6));
    }
  });

  test('a touch anywhere in a cell means the cell', () {
    final cell = darkChessGeometry.cellOn(size);
    for (final flipped in [false, true]) {
      for (var point = 0; point < 32; point++) {
        final at = darkChessGeometry.at(point, size, flipped: flipped);
        for (final aside in [Offset.zero, Offset(cell, cell) * 0.4]) {
          expect(
            darkChessGeometry.hitTest(at + aside, size, flipped: flipped),
            point,
          );
        }
      }
    }
  });
}
