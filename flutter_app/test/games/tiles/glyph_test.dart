import 'package:flutter_test/flutter_test.dart';
import 'package:prise/games/tiles/brush.dart';
import 'package:prise/games/tiles/glyph.dart';

/// Which of the squares of a grid over the character are inked.
Set<(int, int)> inked(Glyph glyph) => {
  for (var x = 0; x < 20; x++)
    for (var y = 0; y < 20; y++)
      if (glyph.outline.contains(Offset(x * 5 + 2.5, y * 5 + 2.5))) (x, y),
};

void main() {
  test('every character fills its square and stays inside', () {
    for (final glyph in Glyph.values) {
      final bounds = glyph.outline.getBounds();
      expect(bounds.left, greaterThan(-6), reason: glyph.character);
      expect(bounds.top, greaterThan(-6), reason: glyph.character);
      expect(bounds.right, lessThan(106), reason: glyph.character);
      expect(bounds.bottom, lessThan(106), reason: glyph.character);
      expect(bounds.width, greaterThan(75), reason: glyph.character);
      expect(bounds.height, greaterThan(75), reason: glyph.character);
    }
  });

  test('no two characters look alike', () {
    for (final one in Glyph.values) {
      for (final other in Glyph.values) {
        if (one.index >= other.index) continue;
        final (a, b) = (inked(one), inked(other));
        final different = a.union(b).difference(a.intersection(b));
        expect(
          different.length,
          greaterThan(15),
          reason: '${one.character} ${other.character}',
        );
      }
    }
  });

  test('strokes that cross leave no hole', () {
    // The two strokes of a cross meet in the middle of the scholar's first.
    expect(Glyph.scholar.outline.contains(const Offset(50, 38)), isTrue);
    expect(Glyph.chariot.outline.contains(const Offset(50, 50)), isTrue);
  });

  test('a falling stroke runs out, a swelling one swells', () {
    expect(Pressure.falling.at(1), lessThan(0.25));
    expect(Pressure.swelling.at(0.7), greaterThan(1.2));
    expect(Pressure.swelling.at(1), lessThan(0.3));
    expect(Pressure.hooked.at(1), lessThan(0.3));
  });

  test('a stroke is as broad as it is pressed', () {
    final stroke = const BrushStroke(Pressure.even, [
      Offset(0, 50),
      Offset(100, 50),
    ]).outline(10);
    expect(stroke.contains(const Offset(50, 54)), isTrue);
    expect(stroke.contains(const Offset(50, 56)), isFalse);
  });
}
