import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/setup/seat_setup.dart';

import '../support/harness.dart';
import '../support/other_games.dart';
import '../support/positions.dart';
import '../support/uncut.dart';

Future<void> openSetup(WidgetTester tester) async {
  final setUp = find.byType(OutlinedButton);
  await tester.ensureVisible(setUp);
  await tester.pumpAndSettle();
  await tester.tap(setUp);
  await tester.pumpAndSettle();
}

void main() {
  for (final MapEntry(key: name, value: size) in surfaces.entries) {
    testWidgets('fits $name with text of twice the size', (tester) async {
      await pumpApp(tester, size: size, textScale: 2);
      await openSetup(tester);
      expect(tester.takeException(), isNull);
      expectUncut(tester);
    });
  }

  for (final mode in [ThemeMode.light, ThemeMode.dark]) {
    for (final locale in [const Locale('en'), chinese]) {
      testWidgets('is accessible: $mode, $locale', (tester) async {
        final semantics = tester.ensureSemantics();
        await pumpApp(tester, themeMode: mode, locale: locale);
        await openSetup(tester);
        await expectAccessible(tester);
        semantics.dispose();
      });
    }
  }

  testWidgets(
    'a clock of the player\'s own reaches the core and is remembered',
    (tester) async {
      final (app, engine) = await pumpApp(tester, size: const Size(430, 932));
      await openSetup(tester);
      await tester.ensureVisible(find.text('Custom'));
      await tester.tap(find.text('Custom'));
      await tester.pumpAndSettle();
      await tester.tap(find.text('Hourglass'));
      await tester.pumpAndSettle();
      await tester.tap(find.text('Start'));
      await tester.pumpAndSettle();
      expect(engine.setups.single.clock?.kind, ClockKind.hourglass);
      expect(app.setups.draft(draughts).clock?.kind, ClockKind.hourglass);
      expect(app.setups.lastGame, 'draughts');
      await tester.pumpWidget(const SizedBox());
    },
  );

  testWidgets('B4 practice reaches the core and is remembered', (tester) async {
    final (app, engine) = await pumpApp(
      tester,
      games: [darkChess],
      size: const Size(430, 932),
    );
    await openSetup(tester);
    await tester.ensureVisible(find.text('Practice'));
    await tester.pumpAndSettle();
    await tester.tap(find.text('Practice'));
    await tester.pumpAndSettle();
    await tester.tap(find.text('Start'));
    await tester.pumpAndSettle();
    await dealIfAsked(tester);
    expect(engine.setups.single.practice, isTrue);
    expect(app.setups.draft(darkChess).practice, isTrue);
    await tester.pumpWidget(const SizedBox());
  });

  testWidgets('B4 practice is not offered where nothing is hidden', (
    tester,
  ) async {
    await pumpApp(tester);
    await openSetup(tester);
    expect(find.text('Practice'), findsNothing);
  });

  testWidgets('a handicap reaches the core', (tester) async {
    final semantics = tester.ensureSemantics();
    final (_, engine) = await pumpApp(tester, size: const Size(430, 1400));
    await openSetup(tester);
    expect(find.text('Different times'), findsNothing);
    await tester.tap(find.text('10 min + 5 s'));
    await tester.pumpAndSettle();
    await tester.tap(find.text('Different times'));
    await tester.pumpAndSettle();
    expect(find.text('White: 10 min'), findsOneWidget);
    expect(find.text('Black: 10 min'), findsOneWidget);
    await tester.drag(find.byType(Slider).last, const Offset(-1000, 0));
    await tester.pumpAndSettle();
    expect(find.text('Black: 30 s'), findsOneWidget);
    await expectAccessible(tester);
    await tester.tap(find.text('Start'));
    await tester.pumpAndSettle();
    expect(engine.setups.single.clock?.timesMs, [600000, 30000]);
    await tester.pumpWidget(const SizedBox());
    semantics.dispose();
  });

  testWidgets('players sit side by side where there is room', (tester) async {
    Future<bool> areBeside(Size size, {double textScale = 1}) async {
      await pumpApp(tester, size: size, textScale: textScale);
      await openSetup(tester);
      final seats = find.byType(SeatSetup);
      return tester.getTopLeft(seats.first).dy ==
          tester.getTopLeft(seats.last).dy;
    }

    expect(await areBeside(surfaces['a tablet']!), isTrue);
    expect(await areBeside(surfaces['a tall phone']!), isFalse);
    expect(await areBeside(surfaces['a tablet']!, textScale: 2), isFalse);
  });

  testWidgets('what is chosen reaches the core', (tester) async {
    final (_, engine) = await pumpApp(tester, size: const Size(430, 932));
    await openSetup(tester);
    await tester.tap(find.text('Computer').first);
    await tester.pump();
    await tester.tap(find.text('Person').last);
    await tester.pump();
    await tester.ensureVisible(find.text('10 min + 5 s'));
    await tester.tap(find.text('10 min + 5 s'));
    await tester.ensureVisible(find.text('FMJD 2015'));
    await tester.tap(find.text('FMJD 2015'));
    await tester.tap(find.text('Start'));
    await tester.pumpAndSettle();
    final setup = engine.setups.single;
    expect(setup.players.map((player) => player.level), [isNotNull, null]);
    expect(setup.clock?.kind, ClockKind.fischer);
    expect(setup.clock?.timesMs, [600000, 600000]);
    expect(setup.clock?.extraMs, 5000);
    expect(setup.rules, 'draws=fmjd-2015');
    await tester.pumpWidget(const SizedBox());
  });
}
