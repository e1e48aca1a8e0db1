import 'package:flutter/widgets.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/load_failure.dart';

import 'support/uncut.dart';

void main() {
  for (final (locale, title, detail) in [
    (
      const Locale('en'),
      'The rules could not be loaded',
      'Technical detail: no such symbol',
    ),
    (const Locale('zh', 'TW'), '無法載入規則', '技術細節：no such symbol'),
  ]) {
    testWidgets('a core that cannot be loaded says what to do: $locale', (
      tester,
    ) async {
      tester.view
        ..physicalSize = const Size(320, 568)
        ..devicePixelRatio = 1;
      tester.platformDispatcher
        ..localesTestValue = [locale]
        ..textScaleFactorTestValue = 2;
      addTearDown(tester.view.reset);
      addTearDown(tester.platformDispatcher.clearAllTestValues);
      await tester.pumpWidget(const LoadFailure(error: 'no such symbol'));
      await tester.pumpAndSettle();
      expect(find.text(title), findsOneWidget);
      expect(find.text(detail), findsOneWidget);
      expect(tester.takeException(), isNull);
      expectUncut(tester);
    });
  }
}
