import 'dart:ui';

import 'package:flutter_test/flutter_test.dart';
import 'package:prise/games/mill/mill_geometry.dart';

import '../../support/other_games.dart';

void main() {
  const size = Size(700, 700);

  test('every point lies where its name says', () {
    expect(millGeometry.points, hasLength(24));
    final cell = millGeometry.cellOn(size);
    final middle = millGeometry.area(size).center;
    for (final (point, name) in mill.points.indexed) {
      final file = 'abcdefg'.indexOf(name[0]) - 3;
      final rank = int.parse(name[1]) - 4;
      final expected = middle + Offset(file * cell, -rank * cell);
      expect((millGeometry.at(point, size) - expected).distance, lessThan(0.1));
    }
  });

  test('every point is found where it lies, from both sides', () {
    for (final flipped in [false, true]) {
      for (var point = 0; point < 24; point++) {
        final at = millGeometry.at(point, size, flipped: flipped);
        expect(millGeometry.hitTest(at, size, flipped: flipped), point);
      }
    }
  });

  test('the middle of the board means nothing', () {
    expect(millGeometry.hitTest(size.center(Offset.zero), size), isNull);
  });

  test('arrow keys follow the lines', () {
    String? from(String name, Offset step) {
      final next = millGeometry.neighbour(mill.points.indexOf(name), step);
      return next == null ? null : mill.points[next];
    }

    expect(from('a7', const Offset(1, 0)), 'd7');
    expect(from('d7', const Offset(1, 0)), 'g7');
    expect(from('d7', const Offset(0, 1)), 'd6');
    expect(from('a4', const Offset(1, 0)), 'b4');
    expect(from('g1', const Offset(1, 0)), isNull);
  });

  test('points are read row by row', () {
    final names = [
      for (final point in millGeometry.readingOrder()) mill.points[point],
    ];
    expect(names.take(6), ['a7', 'd7', 'g7', 'b6', 'd6', 'f6']);
    expect(
      millGeometry.readingOrder(flipped: true).first,
      mill.points.indexOf('g1'),
    );
  });
}
