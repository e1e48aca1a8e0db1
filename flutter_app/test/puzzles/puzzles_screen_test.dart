import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/app_state.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/puzzles/daily_puzzle_row.dart';
import 'package:prise/puzzles/daily_puzzle_tile.dart';
import 'package:prise/puzzles/puzzle_desk.dart';
import 'package:prise/puzzles/puzzle_themes.dart';
import 'package:prise/puzzles/puzzles_screen.dart';
import 'package:prise/puzzles/run_screen.dart';
import 'package:prise/puzzles/solving_screen.dart';
import 'package:prise/widgets/board_picture.dart';

import '../support/fake_engine.dart';
import '../support/fake_puzzles.dart';
import '../support/harness.dart';
import '../support/other_games.dart';
import '../support/positions.dart';
import '../support/pump_with_puzzles.dart';
import '../support/uncut.dart';

void main() {
  Future<(AppState, FakePuzzles)> pumpHome(
    WidgetTester tester, {
    Size size = const Size(390, 844),
    double textScale = 1,
    Locale locale = const Locale('en'),
    ThemeMode themeMode = ThemeMode.light,
    void Function(FakePuzzles)? prepare,
  }) async {
    return pumpWithPuzzles(
      tester,
      {
        'draughts': [sampleTask],
        'mill': [
          FakeTask(
            id: 3,
            start: millStart,
            line: [moveOn(mill, 1, MoveKind.place, 'g1')],
          ),
        ],
      },
      games: [draughts, mill],
      prepare: prepare,
      size: size,
      textScale: textScale,
      locale: locale,
      themeMode: themeMode,
    );
  }

  Future<(AppState, FakePuzzles)> pumpPuzzles(
    WidgetTester tester, {
    Size size = const Size(390, 844),
    double textScale = 1,
    Locale locale = const Locale('en'),
    ThemeMode themeMode = ThemeMode.light,
    void Function(FakePuzzles)? prepare,
  }) async {
    final opened = await pumpHome(
      tester,
      size: size,
      textScale: textScale,
      locale: locale,
      themeMode: themeMode,
      prepare: prepare,
    );
    openPuzzles(tester.element(find.byType(Scaffold).first));
    await tester.pumpAndSettle();
    return opened;
  }

  group('the first screen', () {
    testWidgets('shows the puzzle of the day as it stands', (tester) async {
      await pumpHome(tester);
      final tile = find.byType(DailyPuzzleTile);
      expect(
        find.descendant(of: tile, matching: find.text('Puzzle of the day')),
        findsOneWidget,
      );
      final picture = tester.widget<BoardPicture>(
        find.descendant(of: tile, matching: find.byType(BoardPicture)),
      );
      expect(
        [for (final piece in picture.pieces!) piece.point + 1],
        [13, 24, 34, 35, 40, 45],
      );
      expect(find.text('White to move and win'), findsOneWidget);
    });

    testWidgets('leads to it by one tap, with all puzzles behind', (
      tester,
    ) async {
      await pumpHome(tester);
      await tester.tap(find.text('Puzzle of the day'));
      await tester.pumpAndSettle();
      expect(find.byType(SolvingScreen), findsOneWidget);
      await tester.tap(find.byTooltip('Back'));
      await tester.pumpAndSettle();
      expect(find.byType(PuzzlesScreen), findsOneWidget);
    });

    testWidgets('tells the streak, and when it is done', (tester) async {
      await pumpHome(
        tester,
        prepare: (puzzles) => puzzles.done['draughts'] = changed(
          fakeProgress(),
          streak: 4,
          dailyDone: true,
        ),
      );
      expect(find.text('4 days in a row'), findsOneWidget);
      await tester.tap(find.text('Puzzles'));
      await tester.pumpAndSettle();
      expect(find.byType(PuzzlesScreen), findsOneWidget);
      expect(find.byType(SolvingScreen), findsNothing);
      expect(
        find.text('Done for today. A new one waits tomorrow.'),
        findsOneWidget,
      );
    });

    testWidgets('says nothing where there are no puzzles', (tester) async {
      await pumpHome(tester, prepare: (puzzles) => puzzles.tasks.clear());
      expect(find.text('Puzzle of the day'), findsNothing);
    });

    testWidgets('a library that cannot be read disturbs nobody', (
      tester,
    ) async {
      await pumpHome(
        tester,
        prepare: (puzzles) => puzzles.failure = storageFailure,
      );
      expect(tester.takeException(), isNull);
      expect(find.text('Puzzle of the day'), findsOneWidget);
    });
  });

  group('the puzzles of a game', () {
    testWidgets('are the daily one, the next, a run, the failed, themes', (
      tester,
    ) async {
      final (_, puzzles) = await pumpPuzzles(
        tester,
        size: const Size(820, 1180),
        prepare: (puzzles) => puzzles
          ..dueIds['draughts'] = [7]
          ..done['draughts'] = changed(
            fakeProgress(),
            tried: 9,
            bestRun: 12,
            rating: 1612,
          ),
      );
      expect(find.byType(DailyPuzzleRow), findsOneWidget);
      expect(find.textContaining('Best: 12'), findsOneWidget);
      expect(find.text('1 puzzle is due today'), findsOneWidget);
      expect(find.text('Rating 1612'), findsOneWidget);
      await tester.tap(find.text('Try again what went wrong'));
      await tester.pumpAndSettle();
      expect(find.byType(SolvingScreen), findsOneWidget);
      await tester.tap(find.byTooltip('Back'));
      await tester.pumpAndSettle();
      await tester.tap(find.text('Solve puzzles'));
      await tester.pumpAndSettle();
      expect(puzzles.calls, ['next -']);
      await tester.tap(find.byTooltip('Back'));
      await tester.pumpAndSettle();
      await tester.tap(find.text('Give one piece'));
      await tester.pumpAndSettle();
      expect(puzzles.calls.last, 'next giveOne');
      await tester.tap(find.byTooltip('Back'));
      await tester.pumpAndSettle();
      await tester.tap(find.text('Three-minute run'));
      await tester.pumpAndSettle();
      expect(find.byType(RunScreen), findsOneWidget);
    });

    testWidgets('two quick taps open one puzzle', (tester) async {
      await pumpPuzzles(tester);
      await tester.tap(find.text('Solve puzzles'));
      await tester.tap(find.text('Solve puzzles'));
      await tester.pumpAndSettle();
      await tester.tap(find.byTooltip('Back'));
      await tester.pumpAndSettle();
      expect(find.byType(PuzzlesScreen), findsOneWidget);
      expect(find.byType(SolvingScreen), findsNothing);
    });

    testWidgets('nothing due can not be repeated', (tester) async {
      await pumpPuzzles(tester);
      expect(find.text('Nothing is due today'), findsOneWidget);
      await tester.tap(find.text('Try again what went wrong'));
      await tester.pumpAndSettle();
      expect(find.byType(SolvingScreen), findsNothing);
    });

    testWidgets('another game is one tap away, and is remembered', (
      tester,
    ) async {
      final (app, _) = await pumpPuzzles(tester);
      await tester.tap(find.text('Morris'));
      await tester.pumpAndSettle();
      final row = tester.widget<DailyPuzzleRow>(find.byType(DailyPuzzleRow));
      expect(row.overview.game, 'mill');
      final again = PuzzleDesk(app.library);
      expect(again.gameOf(['draughts', 'mill']), 'mill');
      again.dispose();
    });

    testWidgets('the one that was left waits, as it was', (tester) async {
      final other = FakeTask(
        id: 9,
        start: sampleTask.start,
        line: sampleTask.line,
      );
      await pumpPuzzles(
        tester,
        prepare: (puzzles) =>
            puzzles.left['draughts'] = FakePuzzle(puzzles, 'draughts', other)
              ..play(1)
              ..advance(),
      );
      await tester.tap(find.text('Go on with your puzzle'));
      await tester.pumpAndSettle();
      final screen = tester.widget<SolvingScreen>(find.byType(SolvingScreen));
      expect(screen.first.view.id, 9);
      expect(screen.first.view.board.ply, 2);
    });

    testWidgets('what was solved shows as soon as one is back', (tester) async {
      final (app, puzzles) = await pumpPuzzles(tester);
      expect(find.text('Rating 1700'), findsNothing);
      puzzles.done['draughts'] = changed(
        fakeProgress(),
        tried: 1,
        rating: 1700,
      );
      app.puzzleDesk.tell();
      await tester.pumpAndSettle();
      expect(find.text('Rating 1700'), findsOneWidget);
    });

    testWidgets('what cannot be read can be tried again', (tester) async {
      final (_, puzzles) = await pumpPuzzles(
        tester,
        prepare: (puzzles) => puzzles.failure = storageFailure,
      );
      expect(find.text('Technical detail: broken'), findsOneWidget);
      puzzles.failure = null;
      await tester.tap(find.text('Try again'));
      await tester.pumpAndSettle();
      expect(find.byType(DailyPuzzleRow), findsOneWidget);
    });

    test('the weakest themes come first', () {
      ThemeShare share(PuzzleTheme theme, int puzzles) =>
          ThemeShare(theme: theme, puzzles: puzzles, tries: 0, solved: 0);
      final progress = changed(
        fakeProgress(),
        themes: [
          share(PuzzleTheme.short, 5),
          share(PuzzleTheme.long, 50),
          share(PuzzleTheme.ending, 7),
        ],
        weakest: [PuzzleTheme.ending],
      );
      expect(
        [for (final share in themesByNeed(progress)) share.theme],
        [PuzzleTheme.ending, PuzzleTheme.long, PuzzleTheme.short],
      );
    });

    test('a day is that of the calendar', () {
      expect(dayOf(DateTime(1970, 1, 2)), 1);
      expect(dayOf(DateTime(2026, 11, 18, 23, 59)), 20775);
      expect(dayOf(DateTime(2026, 11, 19)), 20776);
    });

    for (final (size, scale) in [
      for (final size in surfaces.values) (size, 1.0),
      (const Size(320, 568), 2.0),
      (const Size(844, 390), 2.0),
      (const Size(1024, 1366), 2.0),
    ]) {
      testWidgets('fit ${size.width}×${size.height} at $scale', (tester) async {
        await pumpPuzzles(tester, size: size, textScale: scale);
        expect(tester.takeException(), isNull);
        expectUncut(tester);
      });
    }

    for (final mode in [ThemeMode.light, ThemeMode.dark]) {
      for (final locale in [const Locale('en'), chinese]) {
        testWidgets('are accessible: $mode, $locale', (tester) async {
          final semantics = tester.ensureSemantics();
          await pumpPuzzles(
            tester,
            themeMode: mode,
            locale: locale,
            prepare: (puzzles) => puzzles.dueIds['draughts'] = [7],
          );
          await expectAccessible(tester);
          semantics.dispose();
        });
      }
    }
  });
}
