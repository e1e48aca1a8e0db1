import 'dart:ui';

import 'package:flutter_test/flutter_test.dart';
import 'package:prise/games/draughts/draughts_geometry.dart';

void main() {
  const size = Size(1000, 1000);

  test('the squares lie as ruling D1 says', () {
    final area = draughtsGeometry.area(size);
    final cell = draughtsGeometry.cellOn(size);
    Offset square(int number) => draughtsGeometry.at(number - 1, size);
    expect(draughtsGeometry.points, hasLength(50));
    expect(square(46).dx, closeTo(area.left + cell / 2, 1e-6));
    expect(square(46).dy, closeTo(area.bottom - cell / 2, 1e-6));
    expect(square(5).dx, closeTo(area.right - cell / 2, 1e-6));
    expect(square(5).dy, closeTo(area.top + cell / 2, 1e-6));
    expect(square(1).dx, lessThan(square(2).dx));
  });

  test('every square is found where it lies, from both sides', () {
    for (final flipped in [false, true]) {
      for (var point = 0; point < 50; point++) {
        final at = draughtsGeometry.at(point, size, flipped: flipped);
        expect(draughtsGeometry.hitTest(at, size, flipped: flipped), point);
      }
    }
  });

  test('the middle of a light square means nothing', () {
    final cell = draughtsGeometry.cellOn(size);
    final light = draughtsGeometry.at(0, size) + Offset(cell, 0);
    expect(draughtsGeometry.hitTest(light, size), isNull);
  });
}
