import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/home/game_card.dart';

import '../support/harness.dart';

void main() {
  for (final MapEntry(key: name, value: size) in surfaces.entries) {
    testWidgets('fits $name, also with text of twice the size', (tester) async {
      for (final scale in [1.0, 2.0]) {
        await pumpApp(tester, size: size, textScale: scale);
        expect(tester.takeException(), isNull);
      }
    });
  }

  for (final mode in [ThemeMode.light, ThemeMode.dark]) {
    for (final locale in [const Locale('en'), chinese]) {
      testWidgets('is accessible: $mode, $locale', (tester) async {
        final semantics = tester.ensureSemantics();
        await pumpApp(tester, themeMode: mode, locale: locale);
        await expectAccessible(tester);
        semantics.dispose();
      });
    }
  }

  testWidgets('only games that the app can show are offered', (tester) async {
    await pumpApp(tester);
    expect(find.byType(GameCard), findsOneWidget);
    expect(find.text('International Draughts'), findsOneWidget);
    expect(find.text('Continue'), findsNothing);
  });

  testWidgets('the games speak Chinese', (tester) async {
    await pumpApp(tester, locale: chinese);
    expect(find.text('國際跳棋'), findsOneWidget);
  });

  testWidgets('a match that cannot be started says why', (tester) async {
    final (_, engine) = await pumpApp(tester);
    engine.failure = const CoreError(
      kind: ErrorKind.badSetup,
      message: 'no such rule',
    );
    await tapPlay(tester);
    expect(find.textContaining('no such rule'), findsOneWidget);
  });
}
