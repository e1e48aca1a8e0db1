import 'dart:ui';

import 'package:flutter_test/flutter_test.dart';

import 'harness.dart';
import 'uncut.dart';

/// A test for every surface, with text of twice the size too: the screen fits,
/// nothing is cut, and whoever cannot see it finds everything.
void testThatItFits(
  Future<void> Function(WidgetTester tester, Size size, double textScale) pump,
) {
  for (final MapEntry(key: name, value: size) in surfaces.entries) {
    for (final scale in [1.0, 2.0]) {
      testWidgets('it fits $name at ${scale * 100} %', (tester) async {
        await pump(tester, size, scale);
        expect(tester.takeException(), isNull);
        expectUncut(tester);
        await expectAccessible(tester);
      });
    }
  }
}
