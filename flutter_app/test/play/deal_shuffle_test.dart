import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/app_state.dart';
import 'package:prise/bridge/engine.dart';
import 'package:prise/play/deal_shuffle_screen.dart';
import 'package:prise/play/deal_tiles.dart';
import 'package:prise/play/open_match.dart';
import 'package:prise/play/play_screen.dart';
import 'package:prise/setup/setup_draft.dart';

import '../support/fake_engine.dart';
import '../support/harness.dart';
import '../support/other_games.dart';
import '../support/uncut.dart';

/// The shuffling before a match of dark chess.
Future<FakeEngine> pumpShuffle(
  WidgetTester tester, {
  Size size = const Size(390, 844),
  double textScale = 1,
  Locale locale = const Locale('en'),
  ThemeMode themeMode = ThemeMode.light,
  FakeEngine? engine,
}) async {
  final (_, core) = await pumpApp(
    tester,
    engine: engine ?? FakeEngine(darkChessStart, games: [darkChess]),
    size: size,
    textScale: textScale,
    locale: locale,
    themeMode: themeMode,
  );
  final context = tester.element(find.byType(Navigator).first);
  final home = find.byType(Scaffold).first;
  expect(AppScope.read(context).games, hasLength(1));
  startMatch(tester.element(home), SetupDraft(darkChess)).ignore();
  await tester.pumpAndSettle();
  return core;
}

/// Takes the screen away, so that its clocks stop.
Future<void> leave(WidgetTester tester) => tester.pumpWidget(const SizedBox());

Future<void> scrollTo(WidgetTester tester, Finder finder) => tester
    .scrollUntilVisible(finder, 100, scrollable: find.byType(Scrollable).first);

void main() {
  testWidgets('the promise is shown before anything is mixed in', (
    tester,
  ) async {
    final core = await pumpShuffle(tester);
    for (final group in ['2688', 'd8dc', 'a478', '0472']) {
      expect(find.text(group), findsOne);
    }
    expect(
      find.bySemanticsLabel('Promise 2 6 8 8, d 8 d c, a 4 7 8, 0 4 7 2'),
      findsOne,
    );
    expect(core.matches, isEmpty, reason: 'a promised deal is no match yet');
  });

  testWidgets('taps and words are mixed in, with place and time', (
    tester,
  ) async {
    final core = await pumpShuffle(tester);
    final tiles = tester.getRect(find.byType(DealTiles));
    await tester.tapAt(
      tiles.topLeft + Offset(tiles.width / 4, tiles.height / 2),
    );
    await tester.pumpAndSettle();
    await tester.tapAt(tiles.bottomRight - const Offset(1, 1));
    await tester.pumpAndSettle();
    await scrollTo(tester, find.text('You have shuffled 2 times.'));
    await scrollTo(tester, find.byType(TextField));
    await tester.enterText(find.byType(TextField), 'my lucky socks');
    await tester.pumpAndSettle();
    await tester.tap(find.text('Deal the pieces'));
    await tester.pumpAndSettle();
    expect(find.byType(PlayScreen), findsOne);
    final Shuffled(:deal, :mix) = core.shuffles.single;
    expect(deal, isA<FakeDeal>());
    expect(mix.words, 'my lucky socks');
    expect(mix.taps, hasLength(2));
    expect((mix.taps[0].x, mix.taps[0].y), (250, 500));
    expect(mix.taps[1].x, greaterThan(990));
    expect(mix.taps[1].ms, greaterThanOrEqualTo(mix.taps[0].ms));
    await leave(tester);
  });

  testWidgets('shuffling can be skipped, and it is said what that means', (
    tester,
  ) async {
    final core = await pumpShuffle(tester);
    expect(find.textContaining('the app shuffles alone'), findsOne);
    await tester.tap(find.text('Start without shuffling'));
    await tester.pumpAndSettle();
    final mix = core.shuffles.single.mix;
    expect(mix.taps, isEmpty);
    expect(mix.words, isEmpty);
    await leave(tester);
  });

  testWidgets('going back starts nothing', (tester) async {
    final core = await pumpShuffle(tester);
    await tester.tap(find.byTooltip('Back'));
    await tester.pumpAndSettle();
    expect(find.byType(DealShuffleScreen), findsNothing);
    expect(core.matches, isEmpty);
  });

  testWidgets('a screen reader shuffles by a button, and hears the count', (
    tester,
  ) async {
    final semantics = tester.ensureSemantics();
    final core = await pumpShuffle(tester);
    expect(
      tester.getSemantics(find.byType(DealTiles)),
      isSemantics(
        label: 'Face-down pieces: tap to shuffle',
        isButton: true,
        hasTapAction: true,
      ),
    );
    await scrollTo(tester, find.byType(TextField));
    await tester.tap(find.widgetWithText(OutlinedButton, 'Shuffle'));
    await tester.pumpAndSettle();
    expect(
      tester.getSemantics(find.text('You have shuffled once.')),
      isSemantics(isLiveRegion: true),
    );
    await tester.tap(find.text('Deal the pieces'));
    await tester.pumpAndSettle();
    expect(core.shuffles.single.mix.taps.single.x, 500);
    semantics.dispose();
    await leave(tester);
  });

  testWidgets('only so many touches count, and the heap goes on moving', (
    tester,
  ) async {
    final core = await pumpShuffle(tester);
    for (var touch = 0; touch < 70; touch++) {
      await tester.tap(find.byType(DealTiles));
      await tester.pump();
    }
    await tester.pumpAndSettle();
    await scrollTo(tester, find.text('You have shuffled 70 times.'));
    await tester.tap(find.text('Deal the pieces'));
    await tester.pumpAndSettle();
    expect(core.shuffles.single.mix.taps, hasLength(64));
    await leave(tester);
  });

  testWidgets('without motion the heap is at rest at once', (tester) async {
    tester.platformDispatcher.accessibilityFeaturesTestValue =
        const FakeAccessibilityFeatures(disableAnimations: true);
    addTearDown(tester.platformDispatcher.clearAccessibilityFeaturesTestValue);
    await pumpShuffle(tester);
    await tester.tap(find.byType(DealTiles));
    await tester.pump();
    await tester.pump();
    expect(tester.binding.transientCallbackCount, 0);
  });

  testWidgets('a core that cannot deal is explained', (tester) async {
    final engine = FakeEngine(darkChessStart, games: [darkChess]);
    engine.dealFailure = const CoreError(
      kind: ErrorKind.internal,
      message: 'no random numbers',
    );
    await pumpShuffle(tester, engine: engine);
    expect(find.textContaining('no random numbers'), findsOne);
    engine.dealFailure = null;
    await tester.tap(find.text('Try again'));
    await tester.pumpAndSettle();
    expect(find.byType(DealShuffleScreen), findsOne);
  });

  for (final MapEntry(key: surface, value: size) in surfaces.entries) {
    testWidgets('shuffling fits $surface, also with text of twice the size', (
      tester,
    ) async {
      for (final locale in [const Locale('en'), chinese]) {
        for (final scale in [1.0, 2.0]) {
          await pumpShuffle(
            tester,
            size: size,
            textScale: scale,
            locale: locale,
          );
          expect(tester.takeException(), isNull);
          expectUncut(tester);
          await leave(tester);
        }
      }
    });
  }

  for (final mode in [ThemeMode.light, ThemeMode.dark]) {
    testWidgets('shuffling is accessible in ${mode.name}', (tester) async {
      final semantics = tester.ensureSemantics();
      await pumpShuffle(tester, themeMode: mode);
      await expectAccessible(tester);
      semantics.dispose();
    });
  }
}
