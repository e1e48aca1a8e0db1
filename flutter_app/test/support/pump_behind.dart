import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/app_state.dart';

import 'fake_engine.dart';
import 'harness.dart';
import 'positions.dart';

/// A screen that a tool of the first one opens, called like a function.
class PumpBehind {
  const PumpBehind(this.tool, this.screen);

  /// What the tool looks like.
  final IconData tool;

  /// What it opens.
  final Type screen;

  Future<(AppState, FakeEngine)> call(
    WidgetTester tester, {
    void Function(FakeEngine)? prepare,
    Size size = const Size(390, 844),
    double textScale = 1,
    Locale locale = const Locale('en'),
    ThemeMode themeMode = ThemeMode.light,
    bool settle = true,
  }) async {
    final engine = FakeEngine(startBoard);
    prepare?.call(engine);
    final opened = await pumpApp(
      tester,
      engine: engine,
      size: size,
      textScale: textScale,
      locale: locale,
      themeMode: themeMode,
    );
    await tapVisible(tester, find.byIcon(tool));
    await tester.pump();
    await tester.pump(const Duration(seconds: 1));
    if (settle) await tester.pumpAndSettle();
    expect(find.byType(screen), findsOneWidget);
    return opened;
  }
}
