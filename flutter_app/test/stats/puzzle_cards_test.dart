import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/puzzles/solving_screen.dart';
import 'package:prise/stats/rating_chart.dart';
import 'package:prise/stats/stats_screen.dart';

import '../support/fake_engine.dart';
import '../support/fake_puzzles.dart';
import '../support/harness.dart';
import '../support/positions.dart';
import '../support/uncut.dart';

void main() {
  final practised = changed(
    fakeProgress(),
    tried: 12,
    solved: 8,
    streak: 3,
    bestRun: 17,
    rating: 1580,
    deviation: 90,
    history: [
      for (var day = 0; day < 12; day++)
        PuzzleRatingPoint(day: 20770 + day, rating: 1500 + day * 7),
    ],
    themes: const [
      ThemeShare(theme: PuzzleTheme.majority, puzzles: 9, tries: 6, solved: 2),
      ThemeShare(theme: PuzzleTheme.short, puzzles: 9, tries: 6, solved: 6),
    ],
    weakest: const [PuzzleTheme.majority, PuzzleTheme.short],
  );

  Future<FakePuzzles> pumpStats(
    WidgetTester tester, {
    Size size = const Size(390, 844),
    double textScale = 1,
    Locale locale = const Locale('en'),
    ThemeMode themeMode = ThemeMode.light,
    PuzzleProgressView? progress,
  }) async {
    final engine = FakeEngine(startBoard);
    engine.library.puzzles
      ..tasks['draughts'] = [sampleTask]
      ..done['draughts'] = progress ?? practised;
    await pumpApp(
      tester,
      engine: engine,
      size: size,
      textScale: textScale,
      locale: locale,
      themeMode: themeMode,
    );
    await tester.pumpAndSettle();
    await tapVisible(tester, find.byIcon(Icons.insights));
    await tester.pumpAndSettle();
    expect(find.byType(StatsScreen), findsOneWidget);
    return engine.library.puzzles;
  }

  testWidgets('the rating at puzzles, its graph, streak and best run', (
    tester,
  ) async {
    await pumpStats(tester, size: const Size(820, 1180));
    expect(find.text('Rating at puzzles'), findsOneWidget);
    expect(find.text('1580 ± 180'), findsOneWidget);
    expect(find.byType(RatingChart), findsOneWidget);
    expect(find.text('8 of 12 solved without help'), findsOneWidget);
    expect(find.text('3 days in a row'), findsOneWidget);
    expect(find.textContaining('Best: 17'), findsOneWidget);
    expect(
      tester.widget<RatingChart>(find.byType(RatingChart)).label,
      'Rating over 12 puzzles: from 1500 to 1577',
    );
  });

  testWidgets('weak themes lead to practice', (tester) async {
    final puzzles = await pumpStats(tester, size: const Size(820, 1180));
    expect(find.text('Worth practising'), findsOneWidget);
    expect(find.text('2 of 6 solved'), findsOneWidget);
    puzzles.calls.clear();
    await tester.tap(find.byTooltip('Practise: The most must be taken'));
    await tester.pumpAndSettle();
    expect(puzzles.calls, ['next majority']);
    expect(find.byType(SolvingScreen), findsOneWidget);
  });

  testWidgets('too few attempts are said to be too few', (tester) async {
    await pumpStats(
      tester,
      size: const Size(820, 1180),
      progress: changed(fakeProgress(), tried: 1, history: const []),
    );
    expect(find.textContaining('Five puzzles of a theme'), findsOneWidget);
    expect(
      find.textContaining('your rating at puzzles begins'),
      findsOneWidget,
    );
  });

  testWidgets('who has solved nothing sees nothing of it', (tester) async {
    await pumpStats(tester, progress: fakeProgress());
    expect(find.text('No results yet'), findsOneWidget);
  });

  for (final (size, scale) in [
    for (final size in surfaces.values) (size, 1.0),
    (const Size(320, 568), 2.0),
    (const Size(844, 390), 2.0),
    (const Size(1024, 1366), 2.0),
  ]) {
    testWidgets('fits ${size.width}×${size.height} at $scale', (tester) async {
      await pumpStats(tester, size: size, textScale: scale);
      expect(tester.takeException(), isNull);
      expectUncut(tester);
    });
  }

  for (final mode in [ThemeMode.light, ThemeMode.dark]) {
    for (final locale in [const Locale('en'), chinese]) {
      testWidgets('is accessible: $mode, $locale', (tester) async {
        final semantics = tester.ensureSemantics();
        await pumpStats(tester, themeMode: mode, locale: locale);
        await expectAccessible(tester);
        semantics.dispose();
      });
    }
  }
}
