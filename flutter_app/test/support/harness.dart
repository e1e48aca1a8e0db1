import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/app.dart';
import 'package:prise/app_state.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/feedback/devices.dart';
import 'package:prise/play/action_bar.dart';
import 'package:prise/play/deal_shuffle_screen.dart';
import 'package:prise/play/match_controller.dart';

import 'contrast.dart';
import 'fake_engine.dart';
import 'positions.dart';

/// The surfaces that every screen has to fit.
const Map<String, Size> surfaces = {
  'a small phone': Size(320, 568),
  'a phone': Size(375, 667),
  'a tall phone': Size(390, 844),
  'a large phone': Size(430, 932),
  'a phone on its side': Size(667, 375),
  'a small phone on its side': Size(568, 320),
  'a tablet': Size(820, 1180),
  'a tablet on its side': Size(1180, 820),
  'a desktop window': Size(1440, 900),
};

/// The surfaces that have to show every game at once on the first screen.
final Map<String, Size> surfacesWithAllGames = {
  for (final name in [
    'a small phone',
    'a phone',
    'a tall phone',
    'a phone on its side',
    'a tablet',
    'a tablet on its side',
  ])
    name: surfaces[name]!,
};

/// Traditional Chinese.
const Locale chinese = Locale.fromSubtags(
  languageCode: 'zh',
  scriptCode: 'Hant',
);

/// The app over a fake core, on a surface.
Future<(AppState, FakeEngine)> pumpApp(
  WidgetTester tester, {
  BoardView Function() first = startBoard,
  Size size = const Size(390, 844),
  double textScale = 1,
  Locale locale = const Locale('en'),
  ThemeMode themeMode = ThemeMode.light,
  FakeEngine? engine,
  List<GameView>? games,
  Devices devices = const Devices(),
}) async {
  tester.view
    ..physicalSize = size
    ..devicePixelRatio = 1;
  tester.platformDispatcher.textScaleFactorTestValue = textScale;
  addTearDown(tester.view.reset);
  addTearDown(tester.platformDispatcher.clearTextScaleFactorTestValue);
  final core = engine ?? FakeEngine(first, games: games);
  final state = AppState(engine: core, library: core.library, devices: devices);
  state.settings
    ..locale = locale
    ..themeMode = themeMode;
  await state.refresh();
  await tester.pumpWidget(PriseApp(key: UniqueKey(), state: state));
  await tester.pump();
  return (state, core);
}

/// Brings something into sight and taps it.
Future<void> tapVisible(WidgetTester tester, Finder finder) async {
  await tester.ensureVisible(finder);
  await tester.pumpAndSettle();
  await tester.tap(finder);
}

/// From the first screen into a game: one tap, and where pieces are dealt one
/// more.
Future<void> tapPlay(WidgetTester tester) async {
  final play = find.byIcon(Icons.play_arrow).first;
  await tester.ensureVisible(play);
  await tester.pumpAndSettle();
  await tester.tap(play);
  await tester.pumpAndSettle();
  await dealIfAsked(tester);
}

/// Deals the pieces without shuffling along, if that is what the screen asks.
Future<void> dealIfAsked(WidgetTester tester) async {
  final deal = find.descendant(
    of: find.byType(DealShuffleScreen),
    matching: find.byType(FilledButton),
  );
  if (deal.evaluate().isEmpty) return;
  await tester.tap(deal);
  await tester.pumpAndSettle();
}

/// The match on the screen.
MatchController matchOf(WidgetTester tester) =>
    tester.widget<ActionBar>(find.byType(ActionBar)).match;

/// Everything that the accessibility guidelines ask for.
Future<void> expectAccessible(WidgetTester tester) async {
  await expectLater(tester, meetsGuideline(androidTapTargetGuideline));
  await expectLater(tester, meetsGuideline(labeledTapTargetGuideline));
  expectLegible(tester);
}
