import 'package:flutter/material.dart';
import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/board/board_controller.dart';
import 'package:prise/board/board_semantics.dart';
import 'package:prise/board/game_board.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/games/draughts/draughts_geometry.dart';
import 'package:prise/games/draughts/draughts_kit.dart';
import 'package:prise/l10n/generated/app_localizations.dart';
import 'package:prise/theme/board_theme.dart';

import '../support/positions.dart';

void main() {
  late List<LegalMove> moves;
  late BoardController controller;
  var builds = 0;

  Future<void> pumpBoard(
    WidgetTester tester,
    BoardView view, {
    bool reduceMotion = false,
    double side = 500,
  }) async {
    moves = [];
    builds = 0;
    controller = BoardController(geometry: draughtsGeometry, onMove: moves.add)
      ..show(view, isEnabled: true);
    addTearDown(controller.dispose);
    await tester.pumpWidget(
      MaterialApp(
        localizationsDelegates: Words.localizationsDelegates,
        supportedLocales: Words.supportedLocales,
        home: MediaQuery(
          data: MediaQueryData(disableAnimations: reduceMotion),
          child: Center(
            child: SizedBox(
              width: side,
              child: GameBoard(
                controller: controller,
                kit: const DraughtsKit(),
                theme: BoardTheme.wood,
                pointNames: draughts.points,
                onBuild: () => builds++,
              ),
            ),
          ),
        ),
      ),
    );
  }

  Offset square(WidgetTester tester, int number) {
    final board = tester.getRect(find.byType(GameBoard));
    return board.topLeft + draughtsGeometry.at(number - 1, board.size);
  }

  testWidgets('two taps play a move', (tester) async {
    await pumpBoard(tester, startBoard());
    await tester.tapAt(square(tester, 32));
    await tester.tapAt(square(tester, 28));
    expect(moves.single.id, 1);
  });

  testWidgets('a drag plays a move', (tester) async {
    await pumpBoard(tester, startBoard());
    await tester.dragFrom(
      square(tester, 33),
      square(tester, 29) - square(tester, 33),
    );
    expect(moves.single.id, 3);
  });

  testWidgets('the board is not built again while a piece is dragged', (
    tester,
  ) async {
    await pumpBoard(tester, startBoard());
    final before = builds;
    final gesture = await tester.startGesture(square(tester, 32));
    for (var step = 0; step < 20; step++) {
      await gesture.moveBy(const Offset(3, -4));
      await tester.pump(const Duration(milliseconds: 16));
    }
    expect(controller.isDragging.value, isTrue);
    expect(builds, before);
    await gesture.cancel();
  });

  testWidgets('the board is not built again while a move is animated', (
    tester,
  ) async {
    await pumpBoard(tester, startBoard());
    controller.show(
      board(white: [28], black: [1]),
      isEnabled: false,
      steps: const [StepView(kind: StepKind.hop, from: 31, to: 27)],
    );
    await tester.pump();
    final before = builds;
    for (var frame = 0; frame < 5; frame++) {
      await tester.pump(const Duration(milliseconds: 16));
    }
    expect(controller.isAnimating.value, isTrue);
    expect(builds, before);
    await tester.pump(const Duration(seconds: 1));
    expect(controller.isAnimating.value, isFalse);
  });

  for (final (name, hops) in [
    ('AC-28 a capture of two', 2),
    ('AC-29 a capture of three', 3),
    ('AC-30 a capture of nine', 9),
  ]) {
    testWidgets('$name is drawn hop by hop to its end', (tester) async {
      final path = longLandings.take(hops).toList();
      final over = longVictims.take(hops).toList();
      await pumpBoard(
        tester,
        board(
          white: [longStart],
          black: over,
          legal: [move(1, longStart, path, over: over)],
        ),
      );
      var from = longStart - 1;
      controller.show(
        board(white: [path.last]),
        isEnabled: false,
        steps: [
          for (var index = 0; index < hops; index++)
            StepView(
              kind: StepKind.hop,
              from: from,
              to: from = path[index] - 1,
              over: over[index] - 1,
            ),
          for (final victim in over)
            StepView(kind: StepKind.remove, to: victim - 1),
        ],
      );
      await tester.pump();
      for (var frame = 0; frame < 200; frame++) {
        await tester.pump(const Duration(milliseconds: 16));
        expect(tester.takeException(), isNull);
        if (!controller.isAnimating.value) break;
      }
      expect(controller.standing.value.single.point, path.last - 1);
      expect(controller.moving.value, isEmpty);
    });
  }

  testWidgets('EC-13 FIX-004.3 the routes are shown and a tap leaves them', (
    tester,
  ) async {
    await pumpBoard(tester, threeRoutes());
    await tester.tapAt(square(tester, 15));
    await tester.tapAt(square(tester, 3));
    await tester.pump();
    expect(controller.choice.value, hasLength(3));
    await tester.tapAt(square(tester, 50));
    await tester.pump();
    expect(controller.choice.value, isEmpty);
    expect(moves, isEmpty);
  });

  testWidgets('with reduced motion a move is there at once', (tester) async {
    await pumpBoard(tester, startBoard(), reduceMotion: true);
    controller.show(
      board(white: [28]),
      isEnabled: false,
      steps: const [StepView(kind: StepKind.hop, from: 31, to: 27)],
    );
    expect(controller.isAnimating.value, isFalse);
  });

  testWidgets('every point has a label and an action', (tester) async {
    final semantics = tester.ensureSemantics();
    await pumpBoard(tester, startBoard());
    for (final name in draughts.points) {
      expect(find.bySemanticsLabel(RegExp('^$name, ')), findsOneWidget);
    }
    tester.semantics.tap(find.semantics.byLabel(RegExp('^32, White man')));
    await tester.pump();
    expect(controller.highlights.value.selected, 31);
    expect(find.bySemanticsLabel('28, empty, can go here'), findsOneWidget);
    tester.semantics.tap(find.semantics.byLabel(RegExp('^28, empty')));
    expect(moves.single.id, 1);
    semantics.dispose();
  });

  testWidgets('labels are built as soon as somebody asks for them', (
    tester,
  ) async {
    await pumpBoard(tester, startBoard());
    final layer = find.descendant(
      of: find.byType(BoardSemantics),
      matching: find.byType(Semantics),
    );
    expect(layer, findsNothing);
    final semantics = tester.ensureSemantics();
    await tester.pump();
    expect(find.bySemanticsLabel(RegExp('^32, White man')), findsOneWidget);
    semantics.dispose();
    await tester.pump();
    expect(layer, findsNothing);
  }, semanticsEnabled: false);

  testWidgets('targets are large enough on the smallest phone', (tester) async {
    final semantics = tester.ensureSemantics();
    await pumpBoard(tester, startBoard(), side: 300);
    await expectLater(tester, meetsGuideline(androidTapTargetGuideline));
    await expectLater(tester, meetsGuideline(labeledTapTargetGuideline));
    semantics.dispose();
  });

  testWidgets('keys walk, choose and leave', (tester) async {
    await pumpBoard(tester, startBoard());
    Focus.of(tester.element(find.byType(Stack).first)).requestFocus();
    await tester.pump();
    await tester.sendKeyEvent(LogicalKeyboardKey.arrowDown);
    await tester.sendKeyEvent(LogicalKeyboardKey.arrowDown);
    await tester.sendKeyEvent(LogicalKeyboardKey.arrowDown);
    expect(controller.focus, isNotNull);
    await tester.sendKeyEvent(LogicalKeyboardKey.enter);
    await tester.sendKeyEvent(LogicalKeyboardKey.escape);
    expect(controller.highlights.value.selected, isNull);
  });

  final arrows = {
    LogicalKeyboardKey.arrowLeft: const Offset(-1, 0),
    LogicalKeyboardKey.arrowRight: const Offset(1, 0),
    LogicalKeyboardKey.arrowUp: const Offset(0, -1),
    LogicalKeyboardKey.arrowDown: const Offset(0, 1),
  };

  /// The arrow keys that lead from one point to another, as few as possible.
  List<LogicalKeyboardKey> keysBetween(int from, int to) {
    final ways = <int, List<LogicalKeyboardKey>>{from: []};
    final open = [from];
    while (!ways.containsKey(to)) {
      final at = open.removeAt(0);
      for (final MapEntry(key: arrow, value: step) in arrows.entries) {
        final next = draughtsGeometry.neighbour(at, step);
        if (next == null || ways.containsKey(next)) continue;
        ways[next] = [...ways[at]!, arrow];
        open.add(next);
      }
    }
    return ways[to]!;
  }

  /// Walks with the arrow keys to a square and chooses it.
  Future<void> chooseByKeys(WidgetTester tester, int number) async {
    if (controller.focus == null) {
      await tester.sendKeyEvent(LogicalKeyboardKey.arrowDown);
    }
    for (final arrow in keysBetween(controller.focus!, number - 1)) {
      await tester.sendKeyEvent(arrow);
    }
    expect(controller.focus, number - 1);
    await tester.sendKeyEvent(LogicalKeyboardKey.enter);
    await tester.pump();
  }

  Future<void> focusBoard(WidgetTester tester) async {
    Focus.of(tester.element(find.byType(Stack).first)).requestFocus();
    await tester.pump();
  }

  testWidgets('the keyboard alone plays a move', (tester) async {
    await pumpBoard(tester, startBoard());
    await focusBoard(tester);
    await chooseByKeys(tester, 32);
    expect(controller.highlights.value.selected, 31);
    expect(moves, isEmpty);
    await chooseByKeys(tester, 27);
    expect(moves.single.id, 2);
  });

  testWidgets('the keyboard alone picks a route by its number', (tester) async {
    await pumpBoard(tester, threeRoutes());
    await focusBoard(tester);
    await chooseByKeys(tester, 15);
    await chooseByKeys(tester, 3);
    expect(controller.choice.value, hasLength(3));
    expect(moves, isEmpty);
    await tester.sendKeyEvent(LogicalKeyboardKey.digit2, character: '2');
    expect(moves.single.id, 2);
  });

  testWidgets('of more than nine routes the keyboard reaches each', (
    tester,
  ) async {
    final twelve = board(
      white: [15],
      kings: [15],
      black: [8, 24, for (var piece = 31; piece <= 42; piece++) piece],
      legal: [
        for (var id = 1; id <= 12; id++)
          move(id, 15, [20, 25, 3], over: [24, 30 + id, 8]),
      ],
    );
    for (final (keys, chosen) in [
      ([LogicalKeyboardKey.digit1, LogicalKeyboardKey.digit2], 12),
      ([LogicalKeyboardKey.digit1, LogicalKeyboardKey.enter], 1),
      ([LogicalKeyboardKey.digit7], 7),
    ]) {
      await pumpBoard(tester, twelve);
      await focusBoard(tester);
      await chooseByKeys(tester, 15);
      await chooseByKeys(tester, 3);
      expect(controller.choice.value, hasLength(12));
      for (final key in keys) {
        expect(moves, isEmpty);
        await tester.sendKeyEvent(
          key,
          character: key == LogicalKeyboardKey.enter ? null : key.keyLabel,
        );
      }
      expect(moves.single.id, chosen);
    }
  });

  testWidgets('the keyboard alone picks a route by one of its squares', (
    tester,
  ) async {
    await pumpBoard(tester, threeRoutes());
    await focusBoard(tester);
    await chooseByKeys(tester, 15);
    await chooseByKeys(tester, 3);
    await chooseByKeys(tester, 26);
    expect(moves.single.id, 3);
  });

  testWidgets('a tap on a piece that one route takes picks that route', (
    tester,
  ) async {
    await pumpBoard(tester, threeRoutes());
    for (final number in [15, 3]) {
      await tester.tapAt(square(tester, number));
      await tester.pump();
    }
    expect(moves, isEmpty);
    await tester.tapAt(square(tester, 27));
    expect(moves.single.id, 2);
  });

  testWidgets('a capture that comes back is announced and played again', (
    tester,
  ) async {
    final semantics = tester.ensureSemantics();
    await pumpBoard(
      tester,
      board(
        white: [28],
        black: [22, 23, 12, 13],
        legal: [
          move(1, 28, [17, 8, 19, 28], over: [22, 12, 13, 23]),
        ],
      ),
    );
    expect(find.bySemanticsLabel(RegExp('comes back here')), findsNothing);
    final man = find.semantics.byLabel(RegExp('^28, White man'));
    tester.semantics.tap(man);
    await tester.pump();
    expect(
      find.bySemanticsLabel(RegExp('^28, White man, .*comes back here')),
      findsOneWidget,
    );
    tester.semantics.tap(man);
    expect(moves.single.id, 1);
    semantics.dispose();
  });

  testWidgets('both board themes draw both sides', (tester) async {
    for (final theme in BoardTheme.all) {
      await pumpBoard(tester, startBoard());
      await tester.pumpWidget(
        MaterialApp(
          localizationsDelegates: Words.localizationsDelegates,
          supportedLocales: Words.supportedLocales,
          home: GameBoard(
            controller: controller..isFlipped = theme == BoardTheme.slate,
            kit: const DraughtsKit(),
            theme: theme,
            pointNames: draughts.points,
          ),
        ),
      );
      expect(tester.takeException(), isNull);
    }
  });
}
