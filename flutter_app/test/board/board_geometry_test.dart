import 'dart:ui';

import 'package:flutter_test/flutter_test.dart';
import 'package:prise/board/board_geometry.dart';

const geometry = BoardGeometry(
  points: [Offset(0.25, 0.25), Offset(0.75, 0.25), Offset(0.25, 0.75)],
  cell: 0.5,
  frame: 0.1,
);
const size = Size(200, 200);

void main() {
  test('points lie inside the frame', () {
    expect(geometry.area(size), const Rect.fromLTRB(20, 20, 180, 180));
    expect(geometry.at(0, size), const Offset(60, 60));
    expect(geometry.at(1, size), const Offset(140, 60));
  });

  test('flipping turns the board by half', () {
    expect(geometry.at(0, size, flipped: true), const Offset(140, 140));
  });

  test('a touch means the nearest point', () {
    expect(geometry.hitTest(const Offset(66, 52), size), 0);
    expect(geometry.hitTest(const Offset(66, 148), size), 2);
    expect(geometry.hitTest(const Offset(140, 140), size, flipped: true), 0);
  });

  test('a touch far from all points means nothing', () {
    expect(geometry.hitTest(const Offset(140, 140), size), isNull);
    expect(geometry.hitTest(Offset.zero, size), isNull);
  });

  test('unit is the reverse of place', () {
    for (final flipped in [false, true]) {
      const unit = Offset(0.3, 0.9);
      final place = geometry.place(unit, size, flipped: flipped);
      final back = geometry.unit(place, size, flipped: flipped);
      expect((back - unit).distance, lessThan(1e-9));
    }
  });

  test('the frame is as wide on all sides of an oblong board', () {
    const oblong = BoardGeometry(
      points: [],
      cell: 0.2,
      aspectRatio: 0.5,
      frame: 0.1,
    );
    final outer = Size(100, 100 / oblong.outerAspectRatio);
    final area = oblong.area(outer);
    expect(area.width / area.height, closeTo(0.5, 1e-9));
  });

  test('arrow keys find neighbours as they are seen', () {
    expect(geometry.neighbour(0, const Offset(1, 0)), 1);
    expect(geometry.neighbour(0, const Offset(0, 1)), 2);
    expect(geometry.neighbour(0, const Offset(-1, 0)), isNull);
    expect(geometry.neighbour(1, const Offset(1, 0), flipped: true), 0);
  });
}
