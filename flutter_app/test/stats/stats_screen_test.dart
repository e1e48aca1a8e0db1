import 'dart:async';

import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/home/home_screen.dart';
import 'package:prise/stats/rating_chart.dart';
import 'package:prise/stats/result_bar.dart';
import 'package:prise/stats/stats_screen.dart';

import '../support/fake_engine.dart';
import '../support/fits.dart';
import '../support/harness.dart';
import '../support/pump_behind.dart';

void main() {
  ResultCounts resultCounts(
    int? level, {
    String game = 'draughts',
    int seat = 0,
    int won = 0,
    int lost = 0,
    Map<EndReason, int> draws = const {},
  }) => ResultCounts(
    game: game,
    level: level,
    seat: seat,
    won: won,
    lost: lost,
    drawn: draws.values.fold(0, (sum, count) => sum + count),
    draws: [
      for (final MapEntry(key: reason, value: count) in draws.entries)
        DrawReasonCount(reason: reason, count: count),
    ],
  );

  void fill(FakeEngine engine) => engine.library
    ..counts = [
      resultCounts(
        3,
        won: 5,
        lost: 2,
        draws: {EndReason.threefoldRepetition: 1},
      ),
      resultCounts(3, seat: 1, won: 1, draws: {EndReason.mutualAgreement: 2}),
      resultCounts(5, won: 1, lost: 4),
      resultCounts(3, game: 'mill', won: 2),
    ]
    ..ratingHistories['draughts'] = RatingHistory(
      games: 16,
      ratings: [
        for (var game = 0; game < 16; game++)
          RatingPointView(
            id: game,
            finishedS: game,
            rating: 1500.0 + game * 9,
            deviation: 300 - game * 12,
          ),
      ],
      streak: 3,
      longestStreak: 5,
    );

  const pumpStats = PumpBehind(Icons.insights, StatsScreen);

  testWidgets('without results it says what to do', (tester) async {
    await pumpStats(tester);
    expect(find.text('No results yet'), findsOneWidget);
    await tester.tap(find.text('Choose a game'));
    await tester.pumpAndSettle();
    expect(find.byType(HomeScreen), findsOneWidget);
    expect(find.byType(StatsScreen), findsNothing);
  });

  testWidgets('while they are read there is a sign of it', (tester) async {
    final waiting = Completer<void>();
    await pumpStats(
      tester,
      prepare: (engine) => engine.library.delay = waiting.future,
      settle: false,
    );
    expect(find.byType(CircularProgressIndicator), findsOneWidget);
    waiting.complete();
    await tester.pumpAndSettle();
    expect(find.text('No results yet'), findsOneWidget);
  });

  testWidgets('what cannot be read can be tried again', (tester) async {
    final (_, engine) = await pumpStats(
      tester,
      prepare: (engine) => engine.library.failure = storageFailure,
    );
    expect(find.textContaining('has free space'), findsOneWidget);
    expect(find.text('Technical detail: broken'), findsOneWidget);
    engine.library.failure = null;
    fill(engine);
    await tester.tap(find.text('Try again'));
    await tester.pumpAndSettle();
    expect(find.text('Results'), findsOneWidget);
  });

  testWidgets('the results of both seats are one', (tester) async {
    await pumpStats(tester, prepare: fill, size: const Size(820, 1180));
    expect(find.text('6 won, 3 drawn, 2 lost'), findsOneWidget);
    expect(find.text('1 won, 4 lost'), findsOneWidget);
    expect(find.text('7 won, 3 drawn, 6 lost'), findsOneWidget);
    expect(find.byType(ResultBar), findsNWidgets(3));
    expect(find.text('1635 ± 240'), findsOneWidget);
    expect(find.byType(RatingChart), findsOneWidget);
    expect(find.text('3 games won in a row'), findsOneWidget);
    expect(find.text('Longest streak: 5 wins'), findsOneWidget);
    expect(find.text('Everybody agreed to a draw.'), findsOneWidget);
  });

  testWidgets('another game is one tap away, with words for what it lacks', (
    tester,
  ) async {
    await pumpStats(tester, prepare: fill, size: const Size(820, 1180));
    await tester.tap(find.byType(ChoiceChip).last);
    await tester.pumpAndSettle();
    expect(find.text('2 won'), findsOneWidget);
    expect(find.text('No draws yet.'), findsOneWidget);
    expect(find.textContaining('first rating'), findsOneWidget);
  });

  testWidgets('a first rating is a picture too', (tester) async {
    await pumpStats(
      tester,
      prepare: (engine) {
        fill(engine);
        engine.library.ratingHistories['draughts'] = const RatingHistory(
          games: 1,
          ratings: [
            RatingPointView(id: 1, finishedS: 1, rating: 1612, deviation: 290),
          ],
          streak: -1,
          longestStreak: 0,
        );
      },
      size: const Size(820, 1180),
    );
    expect(tester.takeException(), isNull);
    expect(find.text('1 game lost in a row'), findsOneWidget);
  });

  testThatItFits(
    (tester, size, scale) =>
        pumpStats(tester, prepare: fill, size: size, textScale: scale),
  );

  testWidgets('it speaks Chinese, by night', (tester) async {
    await pumpStats(
      tester,
      prepare: fill,
      locale: chinese,
      themeMode: ThemeMode.dark,
      size: const Size(820, 1180),
    );
    expect(find.text('戰績'), findsOneWidget);
    await expectAccessible(tester);
  });
}
