import 'dart:ui';

import 'package:flutter_test/flutter_test.dart';
import 'package:prise/board/painters/removal_mark.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/theme/board_theme.dart';

import '../../support/pixels.dart';

void main() {
  test('every way of capturing has a mark of its own', () {
    expect(
      CaptureMode.values.map(RemovalMark.of).toSet(),
      RemovalMark.values.toSet(),
    );
  });

  testWidgets('the marks differ by shape, and stand outside the piece', (
    tester,
  ) async {
    const size = Size(60, 60);
    for (final theme in BoardTheme.all) {
      final looks = [
        for (final mark in RemovalMark.values)
          greys(
            await pixelsOf(tester, size, (canvas) {
              canvas.drawRect(Offset.zero & size, Paint()..color = theme.dark);
              paintRemovalMark(canvas, mark, const Offset(30, 30), 44, theme);
            }),
          ),
      ];
      final plain = greys(
        await pixelsOf(
          tester,
          size,
          (canvas) =>
              canvas.drawRect(Offset.zero & size, Paint()..color = theme.dark),
        ),
      );
      for (var one = 0; one < looks.length; one++) {
        expect(difference(looks[one], plain), greaterThan(0.03));
        for (var other = one + 1; other < looks.length; other++) {
          expect(difference(looks[one], looks[other]), greaterThan(0.02));
        }
      }
    }
  });
}
