import 'dart:async';

import 'package:flutter/material.dart';
import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/app_state.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/play/play_screen.dart';
import 'package:prise/puzzles/open_puzzle.dart';
import 'package:prise/puzzles/puzzle_board.dart';
import 'package:prise/puzzles/puzzle_source.dart';
import 'package:prise/puzzles/solving_controller.dart';
import 'package:prise/puzzles/solving_screen.dart';
import 'package:prise/study/study_screen.dart';

import '../support/fake_engine.dart';
import '../support/fake_puzzles.dart';
import '../support/hands.dart';
import '../support/harness.dart';
import '../support/other_games.dart';
import '../support/platform_calls.dart';
import '../support/positions.dart';
import '../support/pump_with_puzzles.dart';
import '../support/uncut.dart';

void main() {
  /// The screen of a puzzle over a core with these.
  Future<(AppState, FakePuzzles)> pumpPuzzle(
    WidgetTester tester, {
    List<FakeTask>? tasks,
    Size size = const Size(390, 844),
    double textScale = 1,
    Locale locale = const Locale('en'),
    ThemeMode themeMode = ThemeMode.light,
    PuzzleSource source = const PuzzleSource(),
    int? id,
    bool isLeft = false,
    void Function(FakePuzzles)? prepare,
  }) async {
    final (app, puzzles) = await pumpWithPuzzles(
      tester,
      {
        'draughts': tasks ?? [sampleTask],
      },
      prepare: prepare,
      size: size,
      textScale: textScale,
      locale: locale,
      themeMode: themeMode,
    );
    puzzles
      ..opened.clear()
      ..calls.clear();
    final context = tester.element(find.byType(Scaffold).first);
    unawaited(
      solvePuzzle(context, 'draughts', source: source, id: id, isLeft: isLeft),
    );
    await tester.pumpAndSettle();
    return (app, puzzles);
  }

  SolvingController solving(WidgetTester tester) =>
      tester.widget<PuzzleBoard>(find.byType(PuzzleBoard)).solving;

  /// Enters a move by two taps and lets everything come to rest.
  Future<void> enter(WidgetTester tester, int from, int to) async {
    await tester.tapAt(square(tester, from));
    await tester.pump();
    await tester.tapAt(square(tester, to));
    await tester.pump();
  }

  Future<void> play(WidgetTester tester, int from, int to) async {
    await enter(tester, from, to);
    await tester.pumpAndSettle();
  }

  Future<void> solve(WidgetTester tester) async {
    await play(tester, 35, 30);
    await tester.pump(SolvingController.pause);
    await tester.pumpAndSettle();
    await play(tester, 34, 30);
  }

  group('the right way', () {
    testWidgets('says whose move it is and what is asked for', (tester) async {
      await pumpPuzzle(tester);
      expect(find.text('White to move and win'), findsOneWidget);
      expect(find.text('Find the move.'), findsOneWidget);
    });

    for (final (aim, text) in [
      (PuzzleAim.save, 'White to move and save the game'),
      (PuzzleAim.gain, 'White to move and win material'),
      (PuzzleAim.bet, 'White to move: what is the best bet?'),
    ]) {
      testWidgets('asks in its own words: $aim', (tester) async {
        await pumpPuzzle(
          tester,
          tasks: [
            FakeTask(
              id: 7,
              start: sampleTask.start,
              line: sampleTask.line,
              aim: aim,
            ),
          ],
        );
        expect(find.text(text), findsOneWidget);
      });
    }

    testWidgets('the board answers, and the end tells everything', (
      tester,
    ) async {
      final (_, puzzles) = await pumpPuzzle(tester);
      await enter(tester, 35, 30);
      expect(find.text('Right.'), findsOneWidget);
      await tester.pumpAndSettle();
      await tester.pump(SolvingController.pause);
      // The answer is seen on its way.
      expect(solving(tester).board.isAnimating.value, isTrue);
      await tester.pumpAndSettle();
      expect(find.text('Right. Go on.'), findsOneWidget);
      await play(tester, 34, 30);
      expect(find.text('Solved!'), findsOneWidget);
      expect(find.text('Rating 1524 (+24)'), findsOneWidget);
      expect(find.text('1 day in a row'), findsOneWidget);
      expect(find.text('Give one piece · Short'), findsOneWidget);
      expect(find.textContaining('35-30  24×35  34-30'), findsOneWidget);
      expect(find.text('It comes again tomorrow.'), findsNothing);
      expect(
        puzzles.opened.single.calls.where((call) => call.contains('finish')),
        hasLength(1),
      );
    });

    testWidgets('the first rating of all is told without a change', (
      tester,
    ) async {
      await pumpPuzzle(
        tester,
        prepare: (puzzles) => puzzles.done['draughts'] = changed(
          fakeProgress(),
          history: const [],
        ),
      );
      await solve(tester);
      expect(find.text('Rating 1524'), findsOneWidget);
    });

    testWidgets('another winning move is accepted, and said to be one', (
      tester,
    ) async {
      await pumpPuzzle(tester);
      await play(tester, 45, 39);
      expect(
        find.text('Solved, by another way that works, too!'),
        findsOneWidget,
      );
      expect(find.text('Rating 1524 (+24)'), findsOneWidget);
    });

    testWidgets('themes and solution are told at the end, not before', (
      tester,
    ) async {
      await pumpPuzzle(tester);
      expect(find.textContaining('Give one piece'), findsNothing);
      expect(find.textContaining('Solution:'), findsNothing);
    });

    testWidgets('who plays Black sits below', (tester) async {
      await pumpPuzzle(
        tester,
        tasks: [
          FakeTask(
            id: 8,
            start: () => board(white: [35], black: [16], seat: 1),
            line: [
              move(1, 16, [21]),
            ],
          ),
        ],
      );
      expect(solving(tester).board.isFlipped, isTrue);
      expect(find.text('Black to move and win'), findsOneWidget);
    });
  });

  group('the wrong way', () {
    testWidgets('is refuted on the board, then tried again', (tester) async {
      final (_, puzzles) = await pumpPuzzle(tester);
      final before = solving(tester).view.board.pieces;
      await enter(tester, 34, 29);
      await tester.pump(const Duration(milliseconds: 300));
      await tester.pump(SolvingController.pause);
      expect(solving(tester).board.isAnimating.value, isTrue);
      expect(find.text('That does not work. Look:'), findsOneWidget);
      await tester.pumpAndSettle();
      await tester.pump(SolvingController.pause);
      await tester.pumpAndSettle();
      expect(solving(tester).view.board.ply, 3, reason: 'two moves refute it');
      expect(
        find.text('That does not work: this is how it goes on.'),
        findsOneWidget,
      );
      await tester.tap(find.text('Try again'));
      await tester.pumpAndSettle();
      expect(solving(tester).view.board.pieces, before);
      expect(find.text('Find the move.'), findsOneWidget);
      await solve(tester);
      expect(find.text('Solved in the end'), findsOneWidget);
      expect(find.text('It comes again tomorrow.'), findsOneWidget);
      expect(find.text('Rating 1484 (−16)'), findsOneWidget);
      expect(puzzles.done['draughts']!.tried, 1, reason: 'it counts once');
    });

    testWidgets('need not be seen to its end', (tester) async {
      await pumpPuzzle(tester);
      await enter(tester, 34, 29);
      await tester.pump(const Duration(milliseconds: 300));
      await tester.tap(find.text('Try again'));
      await tester.pumpAndSettle();
      expect(solving(tester).view.board.ply, 0);
      expect(solving(tester).isYourMove, isTrue);
    });

    testWidgets('while it is judged there is a sign of it', (tester) async {
      final judged = Completer<void>();
      await pumpPuzzle(
        tester,
        prepare: (puzzles) => puzzles.judging = judged.future,
      );
      await enter(tester, 34, 29);
      await tester.pump(const Duration(seconds: 1));
      expect(find.text('Another idea: let me see …'), findsOneWidget);
      expect(find.byType(CircularProgressIndicator), findsOneWidget);
      judged.complete();
      await tester.pump();
      expect(find.text('That does not work. Look:'), findsOneWidget);
      await tester.pumpAndSettle();
    });

    testWidgets('what cannot be judged is taken back, and said', (
      tester,
    ) async {
      final (_, puzzles) = await pumpPuzzle(tester);
      puzzles.opened.single.judgeFailure = const CoreError(
        kind: ErrorKind.internal,
        message: 'broken',
      );
      await play(tester, 34, 29);
      expect(find.textContaining('Something went wrong'), findsOneWidget);
      expect(solving(tester).isYourMove, isTrue);
      expect(solving(tester).view.board.ply, 0);
    });

    testWidgets('in the middle leads back to the middle', (tester) async {
      await pumpPuzzle(tester);
      await play(tester, 35, 30);
      await tester.pump(SolvingController.pause);
      await tester.pumpAndSettle();
      await play(tester, 34, 29);
      await tester.tap(find.text('Try again'));
      await tester.pumpAndSettle();
      expect(solving(tester).view.board.ply, 2);
    });

    testWidgets('left while it is judged disturbs nobody', (tester) async {
      final judged = Completer<void>();
      await pumpPuzzle(
        tester,
        prepare: (puzzles) => puzzles.judging = judged.future,
      );
      await enter(tester, 34, 29);
      await tester.tap(find.byTooltip('Back'));
      await tester.pump(const Duration(seconds: 1));
      judged.complete();
      await tester.pumpAndSettle();
      expect(find.byType(SolvingScreen), findsNothing);
      expect(tester.takeException(), isNull);
    });
  });

  group('help', () {
    testWidgets('comes in two steps: the piece, then the move', (tester) async {
      await pumpPuzzle(tester);
      await tester.tap(find.text('Hint'));
      await tester.pump();
      expect(find.text('Look at 35: White man'), findsOneWidget);
      final ring = solving(tester).board.highlights.value.hint!;
      expect((ring.from, ring.to), (null, 34), reason: 'the piece alone');
      await tester.tap(find.text('Show the move'));
      await tester.pump();
      expect(find.text('Play 35-30'), findsOneWidget);
      final shown = solving(tester).board.highlights.value.hint!;
      expect((shown.from, shown.to), (34, 29));
      await solve(tester);
      expect(find.text('Solved in the end'), findsOneWidget);
    });

    testWidgets('of one hint is said at the end', (tester) async {
      await pumpPuzzle(tester);
      await tester.tap(find.text('Hint'));
      await tester.pump();
      await solve(tester);
      expect(find.text('Solved, with a hint'), findsOneWidget);
    });

    testWidgets('giving up plays the solution to its end', (tester) async {
      final (_, puzzles) = await pumpPuzzle(tester);
      await tester.tap(find.text('Solution'));
      await tester.pump();
      expect(find.text('This is the solution.'), findsOneWidget);
      // It counts at once: who leaves now has given up.
      expect(puzzles.opened.single.calls, contains(startsWith('finish')));
      for (var move = 0; move < 3; move++) {
        await tester.pump(SolvingController.pause);
        await tester.pumpAndSettle();
      }
      expect(find.text('That was the solution'), findsOneWidget);
      expect(solving(tester).view.board.ply, 3);
      expect(find.text('Next puzzle'), findsOneWidget);
    });
  });

  group('nothing is lost', () {
    testWidgets('everything is written down after every change', (
      tester,
    ) async {
      final (_, puzzles) = await pumpPuzzle(tester);
      int kept() =>
          puzzles.opened.single.calls.where((call) => call == 'keep').length;
      await play(tester, 35, 30);
      await tester.pump(SolvingController.pause);
      await tester.pumpAndSettle();
      expect(kept(), 2, reason: 'the move, and the answer');
      await tester.tap(find.text('Hint'));
      await tester.pumpAndSettle();
      expect(kept(), 3);
    });

    testWidgets('a puzzle that was left goes on in the middle', (tester) async {
      await pumpPuzzle(
        tester,
        isLeft: true,
        prepare: (puzzles) => puzzles.left['draughts'] =
            FakePuzzle(puzzles, 'draughts', sampleTask)
              ..play(1)
              ..advance(),
      );
      expect(solving(tester).view.board.ply, 2);
      await play(tester, 34, 30);
      expect(find.text('Solved!'), findsOneWidget);
    });

    testWidgets('an app killed before the answer gives it now', (tester) async {
      await pumpPuzzle(
        tester,
        isLeft: true,
        prepare: (puzzles) => puzzles.left['draughts'] = FakePuzzle(
          puzzles,
          'draughts',
          sampleTask,
        )..play(1),
      );
      await tester.pump(SolvingController.pause);
      await tester.pumpAndSettle();
      expect(solving(tester).view.board.ply, 2);
      expect(solving(tester).isYourMove, isTrue);
    });

    testWidgets('what cannot be written down is said, and it goes on', (
      tester,
    ) async {
      final (_, puzzles) = await pumpPuzzle(tester);
      puzzles.failure = const CoreError(
        kind: ErrorKind.storage,
        message: 'full',
      );
      await play(tester, 35, 30);
      await tester.pump(SolvingController.pause);
      await tester.pumpAndSettle();
      expect(find.textContaining('could not be saved'), findsOneWidget);
      puzzles.failure = null;
      await play(tester, 34, 30);
      expect(find.text('Solved!'), findsOneWidget);
    });

    testWidgets('a puzzle that cannot be opened is tried again', (
      tester,
    ) async {
      final (_, puzzles) = await pumpPuzzle(
        tester,
        prepare: (puzzles) => puzzles.failure = storageFailure,
      );
      expect(find.text('This puzzle cannot be opened'), findsOneWidget);
      puzzles.failure = null;
      await tester.tap(find.text('Try again'));
      await tester.pumpAndSettle();
      expect(find.byType(SolvingScreen), findsOneWidget);
    });
  });

  group('afterwards', () {
    testWidgets('the next one comes from the same source', (tester) async {
      final second = FakeTask(
        id: 9,
        start: sampleTask.start,
        line: [
          move(1, 34, [29]),
        ],
      );
      final (_, puzzles) = await pumpPuzzle(
        tester,
        tasks: [sampleTask, second],
        source: const PuzzleSource(theme: PuzzleTheme.short),
      );
      await solve(tester);
      await tester.tap(find.text('Next puzzle'));
      await tester.pumpAndSettle();
      expect(puzzles.calls, ['next short', 'next short']);
      expect(solving(tester).view.id, 9);
      expect(puzzles.opened.first.calls, contains('dispose'));
    });

    testWidgets('after the last that is due it says so', (tester) async {
      await pumpPuzzle(
        tester,
        source: const PuzzleSource.again(),
        prepare: (puzzles) => puzzles.dueIds['draughts'] = [7],
      );
      await solve(tester);
      await tester.tap(find.text('Next puzzle'));
      await tester.pumpAndSettle();
      expect(find.byType(SolvingScreen), findsNothing);
      expect(find.text('That was the last one for today.'), findsOneWidget);
    });

    testWidgets('it is played on from there, by the one who solved', (
      tester,
    ) async {
      final (app, _) = await pumpPuzzle(tester);
      await solve(tester);
      await tester.tap(find.byTooltip('Play on from here'));
      await tester.pumpAndSettle();
      expect(find.byType(PlayScreen), findsOneWidget);
      final setup = (app.engine as FakeEngine).setups.last;
      expect(setup.position, 'W: after 3');
      expect([for (final player in setup.players) player.level], [null, 3]);
    });

    testWidgets('it opens on the analysis board, from its beginning', (
      tester,
    ) async {
      final (app, _) = await pumpPuzzle(tester);
      await solve(tester);
      await tester.tap(find.byTooltip('Analyse'));
      await tester.pumpAndSettle();
      expect(find.byType(StudyScreen), findsOneWidget);
      final editor = (app.engine as FakeEngine).editors.single;
      expect(editor.calls, contains('paste W: after 0'));
    });

    testWidgets('it is shared as text, without the solution', (tester) async {
      final copied = copiedTexts(tester);
      await pumpPuzzle(tester);
      await solve(tester);
      await tester.tap(find.byTooltip('Share'));
      await tester.pumpAndSettle();
      expect(find.text('Share as text'), findsOneWidget);
      expect(find.text('Share as picture'), findsOneWidget);
      await tester.tap(find.text('Copy as text'));
      await tester.pumpAndSettle();
      expect(copied.single, contains('White to move and win'));
      expect(copied.single, contains('position 7'));
      expect(copied.single, isNot(contains('35-30')));
    });

    testWidgets('the puzzle of the day is called so, and counts as it', (
      tester,
    ) async {
      final (_, puzzles) = await pumpPuzzle(tester, id: 7);
      expect(find.textContaining('Puzzle of the day'), findsOneWidget);
      await solve(tester);
      expect(puzzles.opened.last.calls, contains(endsWith('daily')));
      expect(puzzles.done['draughts']!.dailyDone, isTrue);
    });
  });

  group('for everybody', () {
    for (final (size, scale) in [
      for (final size in surfaces.values) (size, 1.0),
      (const Size(320, 568), 2.0),
      (const Size(844, 390), 1.0),
      (const Size(844, 390), 2.0),
      (const Size(1024, 1366), 1.0),
      (const Size(1024, 1366), 2.0),
    ]) {
      testWidgets('fits ${size.width}×${size.height} at $scale', (
        tester,
      ) async {
        await pumpPuzzle(tester, size: size, textScale: scale);
        expect(tester.takeException(), isNull);
        expectUncut(tester);
        await tester.tap(find.byIcon(Icons.lightbulb_outline));
        await tester.pump();
        expectUncut(tester);
        await play(tester, 34, 29);
        expectUncut(tester);
        await tester.tap(find.byIcon(Icons.replay));
        await tester.pumpAndSettle();
        await solve(tester);
        expect(tester.takeException(), isNull);
        expectUncut(tester);
      });
    }

    for (final mode in [ThemeMode.light, ThemeMode.dark]) {
      for (final locale in [const Locale('en'), chinese]) {
        testWidgets('is accessible: $mode, $locale', (tester) async {
          final semantics = tester.ensureSemantics();
          await pumpPuzzle(tester, themeMode: mode, locale: locale);
          await expectAccessible(tester);
          await solve(tester);
          await expectAccessible(tester);
          semantics.dispose();
        });
      }
    }

    testWidgets('screen readers hear how it goes', (tester) async {
      final semantics = tester.ensureSemantics();
      await pumpPuzzle(tester);
      void expectSaid(String text) => expect(
        tester.getSemantics(find.text(text)),
        isSemantics(label: text, isLiveRegion: true),
      );
      await play(tester, 34, 29);
      for (var move = 0; move < 2; move++) {
        await tester.pump(SolvingController.pause);
        await tester.pumpAndSettle();
      }
      expectSaid('That does not work: this is how it goes on.');
      await tester.tap(find.text('Try again'));
      await tester.pumpAndSettle();
      expectSaid('Find the move.');
      await tester.tap(find.text('Hint'));
      await tester.pump();
      expectSaid('Look at 35: White man');
      await solve(tester);
      expectSaid('Solved in the end');
      semantics.dispose();
    });

    testWidgets('keys do what the buttons do', (tester) async {
      await pumpPuzzle(tester, tasks: [sampleTask, sampleTask]);
      await tester.sendKeyEvent(LogicalKeyboardKey.keyH);
      await tester.pump();
      expect(find.text('Look at 35: White man'), findsOneWidget);
      await play(tester, 34, 29);
      await tester.sendKeyEvent(LogicalKeyboardKey.keyR);
      await tester.pumpAndSettle();
      expect(solving(tester).view.board.ply, 0);
      await tester.sendKeyEvent(LogicalKeyboardKey.keyS);
      for (var move = 0; move < 4; move++) {
        await tester.pump(SolvingController.pause);
        await tester.pumpAndSettle();
      }
      expect(find.text('That was the solution'), findsOneWidget);
      final old = solving(tester);
      await tester.sendKeyEvent(LogicalKeyboardKey.keyN);
      await tester.pumpAndSettle();
      expect(solving(tester), isNot(old));
    });

    testWidgets('what is done most is within reach of a thumb', (tester) async {
      await pumpPuzzle(tester);
      final low = tester.view.physicalSize.height * 2 / 3;
      expect(tester.getCenter(find.text('Hint')).dy, greaterThan(low));
      expect(tester.getCenter(find.text('Solution')).dy, greaterThan(low));
      await play(tester, 34, 29);
      expect(tester.getCenter(find.text('Try again')).dy, greaterThan(low));
      await tester.tap(find.text('Try again'));
      await tester.pumpAndSettle();
      await solve(tester);
      expect(tester.getCenter(find.text('Next puzzle')).dy, greaterThan(low));
    });

    testWidgets('without motion everything comes all the same', (tester) async {
      tester.platformDispatcher.accessibilityFeaturesTestValue =
          const FakeAccessibilityFeatures(disableAnimations: true);
      addTearDown(
        tester.platformDispatcher.clearAccessibilityFeaturesTestValue,
      );
      await pumpPuzzle(tester);
      await solve(tester);
      expect(find.text('Solved!'), findsOneWidget);
    });

    testWidgets('what may lie face-down is told where there is a bet', (
      tester,
    ) async {
      final semantics = tester.ensureSemantics();
      final engine = FakeEngine(startBoard, games: [darkChess])
        ..hidden[7] = 3
        ..hidden[9] = 1;
      engine.library.puzzles.tasks['dark-chess'] = [
        FakeTask(
          id: 3,
          start: darkChessMiddle,
          line: [moveOn(darkChess, 1, MoveKind.flip, 'a5')],
          aim: PuzzleAim.bet,
        ),
      ];
      await pumpApp(tester, engine: engine);
      await tester.pumpAndSettle();
      final context = tester.element(find.byType(Scaffold).first);
      unawaited(solvePuzzle(context, 'dark-chess'));
      await tester.pumpAndSettle();
      expect(
        find.bySemanticsLabel(
          'Still face-down: 3 × Red soldier, 1 × Black advisor',
        ),
        findsOneWidget,
      );
      expect(find.text('Red to move: what is the best bet?'), findsOneWidget);
      await tester.tap(find.text('Hint'));
      await tester.pump();
      expect(find.text('Turn up a piece: which?'), findsOneWidget);
      expectUncut(tester);
      semantics.dispose();
    });

    testWidgets('the men in hand are seen where men are placed', (
      tester,
    ) async {
      final engine = FakeEngine(startBoard, games: [mill]);
      engine.library.puzzles.tasks['mill'] = [
        FakeTask(
          id: 3,
          start: () => momentOf(
            mill,
            pieces: men(white: 'a1 d1', black: 'g7'),
            armies: const [0, 1],
            phase: Phase.placing,
            inHand: const [3, 4],
          ),
          line: [moveOn(mill, 1, MoveKind.place, 'g1')],
        ),
      ];
      final semantics = tester.ensureSemantics();
      await pumpApp(tester, engine: engine);
      await tester.pumpAndSettle();
      final context = tester.element(find.byType(Scaffold).first);
      unawaited(solvePuzzle(context, 'mill'));
      await tester.pumpAndSettle();
      expect(find.bySemanticsLabel('White has 3 in hand'), findsOneWidget);
      expect(find.bySemanticsLabel('Black has 4 in hand'), findsOneWidget);
      await tester.tap(find.text('Hint'));
      await tester.pump();
      expect(find.text('Bring a man in: where?'), findsOneWidget);
      semantics.dispose();
    });
  });
}
