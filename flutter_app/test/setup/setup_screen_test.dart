import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/setup/preset_card.dart';
import 'package:prise/setup/seat_setup.dart';
import 'package:prise/widgets/board_picture.dart';
import 'package:prise/widgets/radio_chip.dart';

import '../support/fake_engine.dart';
import '../support/harness.dart';
import '../support/other_games.dart';
import '../support/positions.dart';
import '../support/uncut.dart';

Future<void> openSetup(WidgetTester tester) async {
  final words = find.text('Set up');
  final chinese = find.text('設定對局');
  final icon = find.byIcon(Icons.tune);
  final setUp = [
    words,
    chinese,
    icon,
  ].firstWhere((finder) => finder.evaluate().isNotEmpty);
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
    await tester.dragUntilVisible(
      find.text('Practice'),
      find.byType(ListView),
      const Offset(0, -100),
    );
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

  testWidgets('three players sit side by side where there is room', (
    tester,
  ) async {
    Future<bool> areBeside(Size size, {double textScale = 1}) async {
      await pumpApp(
        tester,
        size: size,
        textScale: textScale,
        games: [threeKingdoms],
      );
      await openSetup(tester);
      final seats = find.byType(SeatSetup);
      return tester.getTopLeft(seats.first).dy ==
          tester.getTopLeft(seats.at(1)).dy;
    }

    expect(await areBeside(surfaces['a desktop window']!), isTrue);
    expect(await areBeside(surfaces['a tall phone']!), isFalse);
    expect(await areBeside(surfaces['a tablet']!, textScale: 2), isFalse);
  });

  testWidgets('a level has a name and about what rating', (tester) async {
    await pumpApp(tester);
    await openSetup(tester);
    expect(find.text('Level 3 · Casual player · about 1000'), findsOneWidget);
    await tester.drag(find.byType(Slider).first, const Offset(1000, 0));
    await tester.pumpAndSettle();
    expect(find.text('Level 10 · Master · about 2050'), findsOneWidget);
  });

  testWidgets("one's own rating proposes a level", (tester) async {
    final engine = FakeEngine(startBoard);
    engine.library.ratingHistories['draughts'] = const RatingHistory(
      games: 7,
      ratings: [RatingPointView(id: 1, finishedS: 0, rating: 1460)],
      streak: 0,
      longestStreak: 0,
    );
    await pumpApp(tester, engine: engine);
    await openSetup(tester);
    await tester.pumpAndSettle();
    await tester.tap(find.text('Right for you: Club player (6)'));
    await tester.pumpAndSettle();
    expect(find.textContaining('Level 6 · Club player'), findsOneWidget);
    expect(find.textContaining('Right for you'), findsNothing);
  });

  testWidgets('chips do not move when chosen', (tester) async {
    await pumpApp(tester, size: const Size(430, 932));
    await openSetup(tester);
    List<Rect> places() => [
      for (final chip in find.byType(RadioChip).evaluate())
        tester.getRect(find.byWidget(chip.widget)),
    ];
    final before = places();
    await tester.tap(find.text('Random'));
    await tester.pumpAndSettle();
    expect(places(), before);
  });

  testWidgets('mill shows its two ways side by side, with a picture each', (
    tester,
  ) async {
    final semantics = tester.ensureSemantics();
    final (_, engine) = await pumpApp(
      tester,
      games: [mill],
      size: const Size(390, 1400),
      engine: FakeEngine(startBoard, games: [mill])..presets = millPresets,
    );
    await openSetup(tester);
    final ways = find.byType(PresetCard);
    expect(tester.getTopLeft(ways.at(0)).dy, tester.getTopLeft(ways.at(1)).dy);
    for (final way in [0, 1]) {
      expect(
        find.descendant(of: ways.at(way), matching: find.byType(BoardPicture)),
        findsOneWidget,
      );
      expect(
        tester.getSemantics(ways.at(way)),
        isSemantics(
          isInMutuallyExclusiveGroup: true,
          hasCheckedState: true,
          isChecked: way == 0,
          hasTapAction: true,
        ),
      );
    }
    await tester.tap(find.text('Mills only'));
    await tester.pumpAndSettle();
    await tester.tap(find.text('Start'));
    await tester.pumpAndSettle();
    expect(engine.setups.single.rules, contains('custodian=0'));
    semantics.dispose();
    await tester.pumpWidget(const SizedBox());
  });

  testWidgets('FMJD 2015 says what differs', (tester) async {
    await pumpApp(tester, size: const Size(430, 1200));
    await openSetup(tester);
    expect(find.textContaining('What differs:'), findsOneWidget);
  });

  testWidgets('what is chosen reaches the core', (tester) async {
    final (_, engine) = await pumpApp(tester, size: const Size(430, 932));
    await openSetup(tester);
    await tester.tap(find.text('Black'));
    await tester.pump();
    await tapVisible(tester, find.text('10 min + 5 s'));
    await tapVisible(tester, find.text('FMJD 2015'));
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
