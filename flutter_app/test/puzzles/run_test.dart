import 'dart:async';

import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/app_state.dart';
import 'package:prise/games/draughts/draughts_kit.dart';
import 'package:prise/puzzles/puzzle_board.dart';
import 'package:prise/puzzles/run_controller.dart';
import 'package:prise/puzzles/run_result.dart';
import 'package:prise/puzzles/run_screen.dart';
import 'package:prise/puzzles/solving_screen.dart';

import '../support/fake_engine.dart';
import '../support/fake_puzzles.dart';
import '../support/hands.dart';
import '../support/harness.dart';
import '../support/positions.dart';
import '../support/pump_with_puzzles.dart';
import '../support/uncut.dart';

/// One move solves it; 34-29 is wrong.
final FakeTask quick = FakeTask(
  id: 5,
  start: () => board(white: [35, 34, 45], black: [13]),
  line: [
    move(1, 35, [30]),
  ],
  others: [
    move(11, 34, [29]),
  ],
);

void main() {
  /// A run over a clock that a test sets.
  Future<(AppState, FakePuzzles, _Clock)> pumpRun(
    WidgetTester tester, {
    FakeTask? task,
    Size size = const Size(390, 844),
    double textScale = 1,
    Locale locale = const Locale('en'),
    ThemeMode themeMode = ThemeMode.light,
    void Function(FakePuzzles)? prepare,
  }) async {
    final (app, puzzles) = await pumpWithPuzzles(
      tester,
      {
        'draughts': [task ?? quick],
      },
      prepare: prepare,
      size: size,
      textScale: textScale,
      locale: locale,
      themeMode: themeMode,
    );
    puzzles.anew.clear();
    final clock = _Clock();
    final context = tester.element(find.byType(Scaffold).first);
    unawaited(
      Navigator.of(context).push(
        MaterialPageRoute<void>(
          builder: (_) => RunScreen(
            game: draughts,
            kit: const DraughtsKit(),
            elapsed: () => clock.now,
            seed: 1,
          ),
        ),
      ),
    );
    await tester.pumpAndSettle();
    return (app, puzzles, clock);
  }

  /// The clock goes on, and so does everything that waits.
  Future<void> wait(WidgetTester tester, _Clock clock, Duration time) async {
    clock.now += time;
    await tester.pump(time);
    await tester.pump();
  }

  Future<void> enter(WidgetTester tester, int from, int to) async {
    await tester.tapAt(square(tester, from));
    await tester.pump();
    await tester.tapAt(square(tester, to));
    await tester.pump();
  }

  /// Enters a move, and lets the next puzzle come.
  Future<void> play(WidgetTester tester, _Clock clock, int from, int to) async {
    await enter(tester, from, to);
    await tester.pump(const Duration(milliseconds: 300));
    await wait(tester, clock, RunController.glance);
    await tester.pump(const Duration(milliseconds: 200));
  }

  String left(WidgetTester tester) => runTimeInWords(
    tester.widget<RunScore>(find.byType(RunScore)).run.left.value,
  );

  /// Leaves the run: its clock would tick on.
  Future<void> leave(WidgetTester tester) async {
    await tester.tap(find.byTooltip('Back'));
    await tester.pumpAndSettle();
  }

  testWidgets('the clock starts with the first move', (tester) async {
    final (_, _, clock) = await pumpRun(tester);
    expect(left(tester), '3:00');
    expect(find.textContaining('starts with your first move'), findsOneWidget);
    await wait(tester, clock, const Duration(seconds: 30));
    expect(left(tester), '3:00');
    await enter(tester, 35, 30);
    await wait(tester, clock, const Duration(seconds: 10));
    expect(left(tester), '2:50');
    expect(find.textContaining('starts with your first move'), findsNothing);
    await leave(tester);
  });

  testWidgets('every solved puzzle counts and the next one comes', (
    tester,
  ) async {
    final (_, puzzles, clock) = await pumpRun(tester);
    await play(tester, clock, 35, 30);
    expect(find.text('Solved: 1'), findsOneWidget);
    await play(tester, clock, 35, 30);
    expect(find.text('Solved: 2'), findsOneWidget);
    expect(puzzles.calls, containsAllInOrder(['run 0', 'run 1', 'run 2']));
    expect(puzzles.anew.first.calls, contains('finishInRun'));
    expect(puzzles.anew.first.calls, isNot(contains('keep')));
    await leave(tester);
  });

  testWidgets('after three minutes it is over, to the second', (tester) async {
    final (_, _, clock) = await pumpRun(tester);
    await play(tester, clock, 35, 30);
    final run = tester.widget<RunScore>(find.byType(RunScore)).run;
    await wait(
      tester,
      clock,
      run.left.value - const Duration(milliseconds: 200),
    );
    expect(left(tester), '0:01');
    expect(run.end, isNull);
    await wait(tester, clock, const Duration(milliseconds: 300));
    expect(run.end, RunEnd.time);
    expect(find.text('Time is up'), findsOneWidget);
    expect(find.text('1 puzzle solved'), findsOneWidget);
    expect(find.text('A new best!'), findsOneWidget);
    // What is entered afterwards counts for nothing.
    await tester.tapAt(square(tester, 35));
    await tester.tapAt(square(tester, 30));
    await tester.pumpAndSettle();
    expect(run.solved, 1);
  });

  testWidgets('three mistakes end it', (tester) async {
    final (_, puzzles, clock) = await pumpRun(tester);
    await play(tester, clock, 34, 29);
    await play(tester, clock, 35, 30);
    await play(tester, clock, 34, 29);
    expect(find.byIcon(Icons.cancel), findsNWidgets(2));
    await play(tester, clock, 34, 29);
    expect(find.text('Three mistakes: that is the end'), findsOneWidget);
    expect(find.text('1 puzzle solved'), findsOneWidget);
    expect(find.text('Puzzle 3'), findsOneWidget);
    expect(puzzles.done['draughts']!.bestRun, 1);
    expect(puzzles.done['draughts']!.rating, 1500, reason: 'runs are unrated');
    await tester.tap(find.text('Puzzle 1'));
    await tester.pumpAndSettle();
    expect(find.byType(SolvingScreen), findsOneWidget);
  });

  testWidgets('the clock stands still while a move is judged', (tester) async {
    final judged = Completer<void>();
    final (_, _, clock) = await pumpRun(
      tester,
      prepare: (puzzles) => puzzles.judging = judged.future,
    );
    await enter(tester, 34, 29);
    await wait(tester, clock, const Duration(seconds: 20));
    expect(left(tester), '3:00');
    judged.complete();
    await tester.pump();
    await wait(tester, clock, const Duration(seconds: 10));
    expect(left(tester), isNot('3:00'));
    await leave(tester);
  });

  testWidgets('the best is written down as soon as it is reached', (
    tester,
  ) async {
    final (_, puzzles, clock) = await pumpRun(
      tester,
      prepare: (puzzles) =>
          puzzles.done['draughts'] = changed(fakeProgress(), bestRun: 1),
    );
    await play(tester, clock, 35, 30);
    expect(puzzles.calls.where((call) => call.startsWith('best')), isEmpty);
    await play(tester, clock, 35, 30);
    // Killed now, the run would be remembered.
    expect(puzzles.done['draughts']!.bestRun, 2);
    await leave(tester);
  });

  testWidgets('a puzzle of several moves is answered, and counts at its end', (
    tester,
  ) async {
    final (_, _, clock) = await pumpRun(tester, task: sampleTask);
    await enter(tester, 35, 30);
    await tester.pump(const Duration(milliseconds: 300));
    await wait(tester, clock, const Duration(milliseconds: 600));
    await tester.pump(const Duration(milliseconds: 600));
    expect(find.text('Solved: 0'), findsOneWidget);
    await play(tester, clock, 34, 30);
    expect(find.text('Solved: 1'), findsOneWidget);
    await leave(tester);
  });

  testWidgets('it can be run again', (tester) async {
    final (_, _, clock) = await pumpRun(tester);
    for (var mistake = 0; mistake < 3; mistake++) {
      await play(tester, clock, 34, 29);
    }
    await tester.tap(find.text('Run again'));
    await tester.pumpAndSettle();
    expect(find.text('Solved: 0'), findsOneWidget);
    expect(left(tester), '3:00');
    expect(find.byType(PuzzleBoard), findsOneWidget);
  });

  testWidgets('without puzzles it says so', (tester) async {
    await pumpRun(
      tester,
      prepare: (puzzles) => puzzles.failure = storageFailure,
    );
    expect(find.text('There are no puzzles here yet'), findsOneWidget);
  });

  for (final (size, scale) in [
    for (final size in surfaces.values) (size, 1.0),
    (const Size(320, 568), 2.0),
    (const Size(844, 390), 2.0),
    (const Size(1024, 1366), 2.0),
  ]) {
    testWidgets('fits ${size.width}×${size.height} at $scale', (tester) async {
      final (_, _, clock) = await pumpRun(tester, size: size, textScale: scale);
      expectUncut(tester);
      for (var mistake = 0; mistake < 3; mistake++) {
        await play(tester, clock, 34, 29);
        expectUncut(tester);
      }
      expect(tester.takeException(), isNull);
    });
  }

  for (final mode in [ThemeMode.light, ThemeMode.dark]) {
    for (final locale in [const Locale('en'), chinese]) {
      testWidgets('is accessible: $mode, $locale', (tester) async {
        final semantics = tester.ensureSemantics();
        final (_, _, clock) = await pumpRun(
          tester,
          themeMode: mode,
          locale: locale,
        );
        await expectAccessible(tester);
        for (var mistake = 0; mistake < 3; mistake++) {
          await play(tester, clock, 34, 29);
        }
        await tester.pumpAndSettle();
        await expectAccessible(tester);
        semantics.dispose();
      });
    }
  }

  testWidgets('a run says time, score and mistakes to screen readers', (
    tester,
  ) async {
    final semantics = tester.ensureSemantics();
    await pumpRun(tester);
    expect(find.bySemanticsLabel('3:00 left'), findsOneWidget);
    expect(find.bySemanticsLabel('Solved: 0'), findsOneWidget);
    expect(find.bySemanticsLabel('Mistakes: 0 of 3'), findsOneWidget);
    semantics.dispose();
  });
}

class _Clock {
  Duration now = Duration.zero;
}
