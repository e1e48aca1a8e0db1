import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/app_state.dart';
import 'package:prise/board/animation_plan.dart';
import 'package:prise/board/game_board.dart';
import 'package:prise/settings/play_settings.dart';
import 'package:prise/theme/board_theme.dart';

import '../support/harness.dart';
import '../support/uncut.dart';

void main() {
  Future<AppState> open(
    WidgetTester tester, {
    Size size = const Size(390, 844),
    double textScale = 1,
    Locale locale = const Locale('en'),
    ThemeMode themeMode = ThemeMode.light,
  }) async {
    final (app, _) = await pumpApp(
      tester,
      size: size,
      textScale: textScale,
      locale: locale,
      themeMode: themeMode,
    );
    await tester.tap(find.byIcon(Icons.settings_outlined));
    await tester.pumpAndSettle();
    return app;
  }

  Future<void> tap(WidgetTester tester, Finder finder) async {
    await tester.ensureVisible(finder);
    await tester.pumpAndSettle();
    await tester.tap(finder);
    await tester.pumpAndSettle();
  }

  GameBoard preview(WidgetTester tester) =>
      tester.widget<GameBoard>(find.byType(GameBoard));

  testWidgets('looks change at once, on the board too', (tester) async {
    final app = await open(tester);
    await tap(tester, find.text('Slate').first);
    await tap(tester, find.text('Dark'));
    expect(app.settings.boardTheme, BoardTheme.slate);
    expect(preview(tester).theme, BoardTheme.slate);
    expect(
      Theme.of(tester.element(find.text('Dark'))).brightness,
      Brightness.dark,
    );
    await tap(tester, find.text('Wood').last);
    expect(preview(tester).theme.armies, BoardTheme.wood.armies);
    await tap(tester, find.text('繁體中文'));
    expect(find.text('設定'), findsOneWidget);
  });

  testWidgets('the board behaves as it is told', (tester) async {
    final app = await open(tester);
    await tap(tester, find.text('Fast'));
    await tap(tester, find.text('Show legal moves'));
    await tap(tester, find.text('Confirm moves'));
    await tap(tester, find.text('Square numbers'));
    final board = preview(tester);
    expect(board.timing.hop, const AnimationTiming().hop ~/ 2);
    expect(board.showTargets, isFalse);
    expect(board.confirmsMoves, isTrue);
    expect(board.showCoordinates, isFalse);
    await tap(tester, find.text('Off'));
    expect(app.playSettings.speed, AnimationSpeed.none);
    await tap(tester, find.text('Keep the screen on while you play'));
    expect(app.playSettings.keepsScreenOn, isFalse);
  });

  testWidgets('sound and vibration are switched off apart', (tester) async {
    final app = await open(tester);
    await tap(tester, find.text('Sound'));
    expect(app.feedbackSettings.hasSound, isFalse);
    expect(app.feedbackSettings.hasHaptics, isTrue);
    await tap(tester, find.text('Vibration'));
    expect(app.feedbackSettings.hasHaptics, isFalse);
  });

  testWidgets('the version that is shown is the core\'s own', (tester) async {
    await open(tester);
    expect(find.text('Prise 7.8.9'), findsOneWidget);
  });

  testWidgets('the licences are one tap away', (tester) async {
    await open(tester);
    await tap(tester, find.text('Licences'));
    expect(find.byType(LicensePage), findsOneWidget);
  });

  for (final MapEntry(key: name, value: size) in surfaces.entries) {
    testWidgets('fits $name, also with large text', (tester) async {
      for (final scale in [1.0, 2.0]) {
        await open(tester, size: size, textScale: scale);
        expect(tester.takeException(), isNull);
        expectUncut(tester);
        await tester.pumpWidget(const SizedBox());
      }
    });
  }

  for (final mode in [ThemeMode.light, ThemeMode.dark]) {
    for (final locale in [const Locale('en'), chinese]) {
      testWidgets('is accessible: $mode, $locale', (tester) async {
        final semantics = tester.ensureSemantics();
        // So high that nothing is cut off by the edge of the list.
        await open(
          tester,
          size: const Size(390, 2400),
          themeMode: mode,
          locale: locale,
        );
        await expectAccessible(tester);
        semantics.dispose();
      });
    }
  }
}
