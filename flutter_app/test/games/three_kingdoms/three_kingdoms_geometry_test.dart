import 'dart:ui';

import 'package:flutter_test/flutter_test.dart';
import 'package:prise/board/board_geometry.dart';
import 'package:prise/games/three_kingdoms/three_kingdoms_geometry.dart';

import '../../support/other_games.dart';

void main() {
  final size = Size(300, 300 / threeKingdomsGeometry.outerAspectRatio);

  test('FR-005 FR-040 five by nine crossings, higher than wide', () {
    expect(threeKingdomsGeometry.points, hasLength(45));
    expect(threeKingdomsGeometry.shape, PointShape.round);
    expect(threeKingdomsGeometry.outerAspectRatio, lessThan(0.6));
    final cell = threeKingdomsGeometry.cellOn(size);
    for (final (point, name) in threeKingdoms.points.indexed) {
      final file = 'abcde'.indexOf(name[0]);
      final rank = int.parse(name[1]);
      final expected =
          threeKingdomsGeometry.at(0, size) +
          Offset(file * cell, (9 - rank) * cell);
      expect(
        (threeKingdomsGeometry.at(point, size) - expected).distance,
        lessThan(0.01),
      );
    }
  });

  test('FR-006 FR-043 the free cross has thirteen crossings', () {
    final aisle = [
      for (var point = 0; point < 45; point++)
        if (isOnAisle(point)) threeKingdoms.points[point],
    ];
    expect(aisle, hasLength(13));
    expect(aisle, containsAll(['c9', 'c1', 'a5', 'e5', 'c5']));
    expect(aisle, isNot(contains('b4')));
  });

  test('every crossing is found where it lies, from both sides', () {
    for (final flipped in [false, true]) {
      for (var point = 0; point < 45; point++) {
        final at = threeKingdomsGeometry.at(point, size, flipped: flipped);
        expect(
          threeKingdomsGeometry.hitTest(at, size, flipped: flipped),
          point,
        );
      }
    }
  });
}
