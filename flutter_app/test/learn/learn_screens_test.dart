import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/app_state.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/learn/diagram_view.dart';
import 'package:prise/learn/learn_progress.dart';
import 'package:prise/learn/learn_screen.dart';
import 'package:prise/learn/lesson_screen.dart';
import 'package:prise/learn/lessons/lessons.dart';

import '../support/fake_engine.dart';
import '../support/harness.dart';
import '../support/other_games.dart';
import '../support/positions.dart';
import '../support/uncut.dart';

/// A man that has to capture, and one that cannot move because of it.
BoardView mustCapture() => board(
  white: [31, 38],
  black: [4, 27],
  legal: [
    move(1, 31, [22], over: [27]),
  ],
);

void main() {
  Future<(AppState, FakeEngine)> openLesson(
    WidgetTester tester, {
    String title = 'Capturing is a duty',
    BoardView Function() first = mustCapture,
    Size size = const Size(390, 844),
    double textScale = 1,
    Locale locale = const Locale('en'),
    ThemeMode themeMode = ThemeMode.light,
  }) async {
    final app = await pumpApp(
      tester,
      first: first,
      size: size,
      textScale: textScale,
      locale: locale,
      themeMode: themeMode,
    );
    Future<void> follow(Finder finder) async {
      await tester.scrollUntilVisible(
        finder,
        80,
        scrollable: find.byType(Scrollable).last,
      );
      await tester.pumpAndSettle();
      await tester.tap(finder);
      await tester.pumpAndSettle();
    }

    await tapVisible(tester, find.byIcon(Icons.school_outlined));
    await tester.pumpAndSettle();
    await follow(find.byIcon(Icons.chevron_right).first);
    await follow(find.text(title));
    return app;
  }

  testWidgets('a lesson is three taps from the first screen', (tester) async {
    final (_, engine) = await openLesson(tester);
    expect(find.byType(DiagramView), findsOneWidget);
    expect(engine.setups.single.position, 'W:W31,38:B4,27');
    expect(find.text("White's turn · must capture 1"), findsOneWidget);
  });

  testWidgets('a wrong tap says why', (tester) async {
    await openLesson(tester);
    final diagram = tester
        .widget<DiagramView>(find.byType(DiagramView))
        .diagram;
    diagram.board.tap(37);
    await tester.pumpAndSettle();
    expect(find.textContaining('Another piece'), findsOneWidget);
    expect(diagram.canReset, isFalse);
  });

  testWidgets('playing the line is praised, and it can be played again', (
    tester,
  ) async {
    await openLesson(tester);
    final diagram = tester
        .widget<DiagramView>(find.byType(DiagramView))
        .diagram;
    diagram.board
      ..tap(30)
      ..tap(21);
    await tester.pumpAndSettle();
    expect(diagram.isDone, isTrue);
    expect(find.textContaining('That’s it'), findsOneWidget);
    await tester.tap(find.byTooltip('Start again'));
    await tester.pumpAndSettle();
    expect(diagram.isDone, isFalse);
    expect(diagram.view!.pieces, hasLength(4));
  });

  testWidgets('the rule can be shown', (tester) async {
    await openLesson(tester);
    final diagram = tester
        .widget<DiagramView>(find.byType(DiagramView))
        .diagram;
    await tester.tap(find.byTooltip('Show me'));
    await tester.pump(const Duration(seconds: 1));
    await tester.pumpAndSettle();
    expect(diagram.isDone, isTrue);
  });

  testWidgets('a showing that is left comes to an end', (tester) async {
    await openLesson(tester);
    await tester.tap(find.byTooltip('Show me'));
    await tester.tap(find.byTooltip('Next page'));
    await tester.pumpAndSettle();
    expect(find.text('Backward, and on'), findsOneWidget);
    expect(tester.takeException(), isNull);
  });

  testWidgets('pages are turned to the last one and back', (tester) async {
    await openLesson(tester, title: 'Winning');
    await tester.tap(find.byTooltip('Next page'));
    await tester.pumpAndSettle();
    expect(find.text('Draws'), findsOneWidget);
    final next = find.ancestor(
      of: find.byIcon(Icons.arrow_forward),
      matching: find.byType(IconButton),
    );
    expect(tester.widget<IconButton>(next).onPressed, isNull);
    await tester.tap(find.byTooltip('Previous page'));
    await tester.pumpAndSettle();
    expect(find.text('Winning'), findsOneWidget);
  });

  testWidgets('a position that cannot be set up says so', (tester) async {
    final (_, engine) = await openLesson(tester);
    engine.failure = const CoreError(
      kind: ErrorKind.badPosition,
      message: 'no such square',
    );
    await tester.tap(find.byTooltip('Next page'));
    await tester.pumpAndSettle();
    expect(find.textContaining('went wrong'), findsOneWidget);
    engine.failure = null;
  });

  testWidgets('the lessons speak Chinese', (tester) async {
    await openLesson(tester, title: '有子必吃', locale: chinese);
    expect(find.textContaining('能吃就必須吃'), findsOneWidget);
  });

  for (final MapEntry(key: name, value: size) in surfaces.entries) {
    testWidgets('a lesson fits $name, also with large text', (tester) async {
      for (final scale in [1.0, 2.0]) {
        await openLesson(tester, size: size, textScale: scale);
        expect(tester.takeException(), isNull);
        final board = tester.getSize(find.byType(DiagramView));
        expect(board.shortestSide, greaterThan(120));
        expectUncut(tester);
        await tester.pumpWidget(const SizedBox());
      }
    });
  }

  for (final mode in [ThemeMode.light, ThemeMode.dark]) {
    testWidgets('every screen on the way is accessible: $mode', (tester) async {
      final semantics = tester.ensureSemantics();
      await openLesson(tester, themeMode: mode);
      await expectAccessible(tester);
      Navigator.of(tester.element(find.byType(LessonScreen))).pop();
      await tester.pumpAndSettle();
      await expectAccessible(tester);
      semantics.dispose();
    });
  }

  for (final scale in [1.0, 2.0]) {
    testWidgets('a name in brackets stays in one line at ${scale * 100} %', (
      tester,
    ) async {
      await pumpApp(
        tester,
        size: surfaces['a small phone']!,
        textScale: scale,
        games: [darkChess],
      );
      await tapVisible(tester, find.byIcon(Icons.school_outlined));
      await tester.pumpAndSettle();
      final name = find.descendant(
        of: find.byType(LearnScreen),
        matching: find.textContaining('Dark Chess'),
      );
      expect(
        linesOf(tester, name).last.replaceAll('\u2060', ''),
        endsWith('(經典暗棋)'),
      );
    });
  }

  testWidgets('what is done is marked, and stays marked', (tester) async {
    final (app, _) = await pumpApp(tester);
    final lesson = lessons['draughts']!.first;
    app.learnProgress.finish('draughts', lesson);
    await tapVisible(tester, find.byIcon(Icons.school_outlined));
    await tester.pumpAndSettle();
    expect(
      find.text('1 of ${lessons['draughts']!.length} done'),
      findsOneWidget,
    );
    await tester.tap(find.textContaining(' done'));
    await tester.pumpAndSettle();
    expect(find.byIcon(Icons.check), findsOneWidget);
    expect(
      LearnProgress(app.library).isDone('draughts', lesson),
      isTrue,
      reason: 'it is kept',
    );
  });

  testWidgets('the rules are at hand during a match', (tester) async {
    await pumpApp(tester);
    await tapPlay(tester);
    await tester.tap(find.byTooltip('More'));
    await tester.pumpAndSettle();
    await tester.tap(find.text('Learn'));
    await tester.pumpAndSettle();
    expect(find.text('Capturing is a duty'), findsOneWidget);
  });
}
