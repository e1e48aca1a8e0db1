import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';

import '../support/fake_engine.dart';
import '../support/harness.dart';
import '../support/uncut.dart';

void main() {
  final small = surfaces['a small phone']!;

  /// The question is all there, and so are its answers.
  void expectAsked(WidgetTester tester) {
    final dialog = find.byType(AlertDialog);
    expect(dialog, findsOneWidget);
    expect(tester.takeException(), isNull);
    expectUncut(tester, dialog);
    for (final answer in [find.byType(TextButton), find.byType(FilledButton)]) {
      final button = find.descendant(of: dialog, matching: answer).last;
      final rect = tester.getRect(button);
      expect(rect.bottom, lessThanOrEqualTo(small.height));
      expect(rect.right, lessThanOrEqualTo(small.width));
    }
  }

  for (final locale in [const Locale('en'), chinese]) {
    for (final mode in [ThemeMode.light, ThemeMode.dark]) {
      testWidgets('questions fit the smallest phone at 200 %: $locale, $mode', (
        tester,
      ) async {
        await pumpApp(
          tester,
          size: small,
          textScale: 2,
          locale: locale,
          themeMode: mode,
        );
        await tapPlay(tester);
        for (final icon in [Icons.flag_outlined, Icons.handshake_outlined]) {
          await tester.tap(find.byIcon(icon));
          await tester.pumpAndSettle();
          expectAsked(tester);
          await tester.tap(
            find.descendant(
              of: find.byType(AlertDialog),
              matching: find.byType(TextButton),
            ),
          );
          await tester.pumpAndSettle();
        }
        await tester.pumpWidget(const SizedBox());
      });
    }

    testWidgets('the question before deleting fits as well: $locale', (
      tester,
    ) async {
      final engine = await engineWithUnreadableMatch();
      await pumpApp(
        tester,
        engine: engine,
        size: small,
        textScale: 2,
        locale: locale,
      );
      await tapVisible(tester, find.byIcon(Icons.delete_outline));
      await tester.pumpAndSettle();
      expectAsked(tester);
    });
  }
}
