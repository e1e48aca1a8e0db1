import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/theme/board_theme.dart';

import '../support/harness.dart';

void main() {
  testWidgets('settings take effect at once', (tester) async {
    final (app, _) = await pumpApp(tester);
    await tester.tap(find.byIcon(Icons.tune));
    await tester.pumpAndSettle();
    await tester.tap(find.text('Slate'));
    await tester.tap(find.text('Dark'));
    await tester.pumpAndSettle();
    expect(app.settings.boardTheme, BoardTheme.slate);
    expect(
      Theme.of(tester.element(find.text('Slate'))).brightness,
      Brightness.dark,
    );
    await tester.tap(find.text('繁體中文'));
    await tester.pumpAndSettle();
    expect(find.text('設定'), findsOneWidget);
  });

  for (final mode in [ThemeMode.light, ThemeMode.dark]) {
    testWidgets('the sheet is accessible: $mode', (tester) async {
      final semantics = tester.ensureSemantics();
      await pumpApp(tester, themeMode: mode);
      await tester.tap(find.byIcon(Icons.tune));
      await tester.pumpAndSettle();
      await expectAccessible(tester);
      semantics.dispose();
    });
  }

  testWidgets('the sheet fits the smallest phone with large text', (
    tester,
  ) async {
    await pumpApp(tester, size: const Size(320, 568), textScale: 2);
    await tester.tap(find.byIcon(Icons.tune));
    await tester.pumpAndSettle();
    expect(tester.takeException(), isNull);
  });
}
