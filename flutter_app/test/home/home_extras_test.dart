import 'package:flutter/material.dart';
import 'package:flutter_localizations/flutter_localizations.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/app_state.dart';
import 'package:prise/home/game_card.dart';
import 'package:prise/home/home_extras.dart';
import 'package:prise/home/home_navigation.dart';
import 'package:prise/home/home_screen.dart';
import 'package:prise/l10n/generated/app_localizations.dart';
import 'package:prise/l10n/generated/app_localizations_en.dart';
import 'package:prise/setup/setup_draft.dart';
import 'package:prise/theme/app_theme.dart';

import '../support/fake_engine.dart';
import '../support/harness.dart';
import '../support/other_games.dart';
import '../support/positions.dart';
import '../support/uncut.dart';

void main() {
  final opened = <String>[];
  final extras = [
    HomeExtraTile(
      icon: Icons.extension_outlined,
      name: 'Puzzle of the day',
      detail: 'Not solved yet',
      onOpen: () => opened.add('puzzle'),
    ),
    HomeExtraTile(
      icon: Icons.account_tree_outlined,
      name: 'Study',
      onOpen: () => opened.add('study'),
    ),
  ];

  Future<void> pump(
    WidgetTester tester, {
    required Size size,
    double textScale = 1,
  }) async {
    tester.view
      ..physicalSize = size
      ..devicePixelRatio = 1;
    tester.platformDispatcher.textScaleFactorTestValue = textScale;
    addTearDown(tester.view.reset);
    addTearDown(tester.platformDispatcher.clearTextScaleFactorTestValue);
    final engine = FakeEngine(
      startBoard,
      games: [draughts, mill, darkChess, threeKingdoms],
    );
    await engine.library.start(SetupDraft(draughts).finish(WordsEn()));
    engine.matches.last.play(1);
    final state = AppState(engine: engine, library: engine.library);
    await state.refresh();
    await tester.pumpWidget(
      AppScope(
        key: UniqueKey(),
        state: state,
        child: MaterialApp(
          theme: AppTheme.light,
          localizationsDelegates: const [
            Words.delegate,
            GlobalMaterialLocalizations.delegate,
            GlobalWidgetsLocalizations.delegate,
          ],
          home: HomeScreen(extras: extras),
        ),
      ),
    );
    await tester.pump();
  }

  for (final MapEntry(key: name, value: size) in surfaces.entries) {
    testWidgets('extras fit $name, also with text of twice the size', (
      tester,
    ) async {
      for (final scale in [1.0, 2.0]) {
        await pump(tester, size: size, textScale: scale);
        expect(tester.takeException(), isNull);
        expectUncut(tester);
        expect(find.byType(HomeExtraTile), findsNWidgets(2));
      }
    });
  }

  for (final MapEntry(key: name, value: size) in surfacesWithAllGames.entries) {
    testWidgets('on $name extras leave all games in sight', (tester) async {
      await pump(tester, size: size);
      expect(find.text('Continue'), findsOneWidget);
      final end = size.width < 600
          ? tester.getTopLeft(find.byType(HomeNavigation)).dy
          : size.height;
      final cards = find.byType(GameCard);
      expect(cards, findsNWidgets(4));
      for (var card = 0; card < 4; card++) {
        final rect = tester.getRect(cards.at(card));
        expect(rect.bottom, lessThanOrEqualTo(end), reason: 'card $card');
      }
      for (var extra = 0; extra < 2; extra++) {
        final rect = tester.getRect(find.byType(HomeExtraTile).at(extra));
        expect(rect.bottom, lessThanOrEqualTo(end), reason: 'extra $extra');
      }
    });
  }

  testWidgets('with large text on a phone the games come first', (
    tester,
  ) async {
    await pump(tester, size: const Size(320, 568), textScale: 2);
    expect(
      tester.getRect(find.byType(HomeExtraTile).first).top,
      greaterThan(tester.getRect(find.byType(GameCard).last).bottom),
    );
  });

  testWidgets('an extra is a button with a name, and opens', (tester) async {
    final semantics = tester.ensureSemantics();
    for (final size in [const Size(390, 844), const Size(320, 568)]) {
      opened.clear();
      await pump(tester, size: size);
      await expectAccessible(tester);
      await tester.tap(find.byType(HomeExtraTile).first);
      await tester.tap(find.byType(HomeExtraTile).last);
      expect(opened, ['puzzle', 'study']);
    }
    expect(
      tester.getSemantics(find.byTooltip('Puzzle of the day, Not solved yet')),
      isSemantics(isButton: true, hasTapAction: true),
    );
    semantics.dispose();
  });
}
