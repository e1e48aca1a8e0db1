import 'dart:typed_data';

import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/board/choice_overlay.dart';
import 'package:prise/board/game_board.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/games/draughts/draughts_geometry.dart';
import 'package:prise/home/home_screen.dart';
import 'package:prise/play/action_bar.dart';
import 'package:prise/play/game_over_panel.dart';
import 'package:prise/play/move_list.dart';
import 'package:prise/play/play_screen.dart';
import 'package:prise/play/player_strip.dart';
import 'package:prise/play/status_line.dart';
import 'package:prise/setup/setup_screen.dart';

import '../support/harness.dart';
import '../support/positions.dart';
import '../support/uncut.dart';

Offset square(WidgetTester tester, int number) {
  final board = tester.getRect(find.byType(GameBoard));
  return board.topLeft + draughtsGeometry.at(number - 1, board.size);
}

/// A moment in which everything is on the screen: captures, clocks, counters.
BoardView busy() => BoardView(
  unrated: const [],
  game: 'draughts',
  hasDiagonals: false,
  pieces: threeRoutes().pieces,
  seat: 0,
  seats: board(levels: [null, null], timeMs: 59000).seats,
  legal: threeRoutes().legal,
  mustCapture: 3,
  lastSteps: const [StepView(kind: StepKind.hop, from: 0, to: 5)],
  drawCounters: const [
    DrawCounterView(reason: EndReason.sixteenMoveRule, left: 12, limit: 32),
  ],
  captured: [
    for (var index = 0; index < 12; index++)
      CapturedView(
        by: index.isEven ? 0 : 1,
        army: index.isEven ? 1 : 0,
        kind: 0,
      ),
    const CapturedView(by: 0, army: 1, kind: 1),
  ],
  clockRunning: 0,
  ply: 0,
  lastPly: 0,
  canUndo: true,
  canRedo: true,
);

void main() {
  for (final MapEntry(key: name, value: size) in surfaces.entries) {
    for (final scale in [1.0, 2.0]) {
      testWidgets('everything fits $name with text of ${scale}x', (
        tester,
      ) async {
        await pumpApp(tester, first: busy, size: size, textScale: scale);
        await tapPlay(tester);
        expect(tester.takeException(), isNull);
        final board = tester.getRect(find.byType(GameBoard));
        expect(board.width, greaterThan(120));
        expect((Offset.zero & size).contains(board.topLeft), isTrue);
        // The board may reach the edges of the screen.
        expect(
          (Offset.zero & size).inflate(0.5).contains(board.bottomRight),
          isTrue,
        );
        expectUncut(tester);
        await tester.pumpWidget(const SizedBox());
      });
    }
  }

  for (final mode in [ThemeMode.light, ThemeMode.dark]) {
    for (final locale in [const Locale('en'), chinese]) {
      for (final size in [surfaces['a small phone']!, surfaces['a tablet']!]) {
        testWidgets('is accessible: $mode, $locale, $size', (tester) async {
          final semantics = tester.ensureSemantics();
          await pumpApp(tester, size: size, themeMode: mode, locale: locale);
          await tapPlay(tester);
          await expectAccessible(tester);
          semantics.dispose();
        });
      }
    }
  }

  for (final mode in [ThemeMode.light, ThemeMode.dark]) {
    testWidgets('the end of a game is accessible: $mode', (tester) async {
      final semantics = tester.ensureSemantics();
      await pumpApp(tester, themeMode: mode);
      await tapPlay(tester);
      matchOf(tester).resign();
      await tester.pumpAndSettle();
      expect(find.byType(GameOverPanel), findsOneWidget);
      await expectAccessible(tester);
      semantics.dispose();
    });
  }

  testWidgets('a new player is in a game against the computer by one tap', (
    tester,
  ) async {
    final (_, engine) = await pumpApp(tester);
    await tapPlay(tester);
    expect(find.byType(PlayScreen), findsOneWidget);
    expect(engine.setups.single.players.map((player) => player.level), [
      null,
      isNotNull,
    ]);
  });

  testWidgets('the status says whose turn it is and what has to be done', (
    tester,
  ) async {
    await pumpApp(tester, first: threeRoutes);
    await tapPlay(tester);
    expect(find.text("White's turn"), findsOneWidget);
    expect(find.text('must capture 3'), findsOneWidget);
  });

  testWidgets('a wrong tap says why', (tester) async {
    await pumpApp(tester);
    await tapPlay(tester);
    await tester.tapAt(square(tester, 47));
    await tester.pump(const Duration(milliseconds: 300));
    expect(find.text('This piece cannot move'), findsOneWidget);
  });

  testWidgets('AC-35 AC-36 EC-13 chips choose among three routes', (
    tester,
  ) async {
    final (_, engine) = await pumpApp(tester, first: threeRoutes);
    await tapPlay(tester);
    await tester.tapAt(square(tester, 15));
    await tester.pump();
    await tester.tapAt(square(tester, 3));
    await tester.pump();
    expect(find.text('×27'), findsOneWidget);
    await tester.tap(find.text('×27'));
    await tester.pumpAndSettle();
    expect(engine.matches.single.played.single.id, 2);
  });

  testWidgets('back keeps the match, and it can be continued', (tester) async {
    final (_, engine) = await pumpApp(tester);
    await tapPlay(tester);
    await tester.tapAt(square(tester, 32));
    await tester.tapAt(square(tester, 28));
    await tester.pumpAndSettle();
    await tester.binding.handlePopRoute();
    await tester.pumpAndSettle();
    expect(find.byType(HomeScreen), findsOneWidget);
    expect(engine.matches.single.calls, contains('suspend'));
    await tester.tap(find.text('Continue'));
    await tester.pumpAndSettle();
    expect(find.byType(PlayScreen), findsOneWidget);
    expect(matchOf(tester).view.ply, greaterThan(0));
    expect(engine.matches, hasLength(1));
  });

  testWidgets('back does nothing while a piece is dragged', (tester) async {
    await pumpApp(tester);
    await tapPlay(tester);
    final gesture = await tester.startGesture(square(tester, 32));
    await gesture.moveBy(const Offset(0, -40));
    await tester.pump();
    await tester.binding.handlePopRoute();
    await tester.pumpAndSettle();
    expect(find.byType(PlayScreen), findsOneWidget);
    await gesture.up();
  });

  testWidgets('a back gesture that takes a piece out of the hand is ignored', (
    tester,
  ) async {
    await pumpApp(tester);
    await tapPlay(tester);
    final gesture = await tester.startGesture(square(tester, 32));
    await gesture.moveBy(const Offset(0, -40));
    await tester.pump();
    await gesture.cancel();
    await tester.binding.handlePopRoute();
    await tester.pumpAndSettle();
    expect(find.byType(PlayScreen), findsOneWidget);
  });

  testWidgets('the system may show where back leads, but not during a drag', (
    tester,
  ) async {
    await pumpApp(tester);
    await tapPlay(tester);
    bool canPop() {
      final scopes = find.byWidgetPredicate((widget) => widget is PopScope);
      return tester.widget<PopScope<Object?>>(scopes.last).canPop;
    }

    expect(canPop(), isTrue);
    final gesture = await tester.startGesture(square(tester, 32));
    await gesture.moveBy(const Offset(0, -40));
    await tester.pump();
    expect(canPop(), isFalse);
    await gesture.cancel();
    await tester.pump();
    expect(canPop(), isFalse);
    await tester.pump(const Duration(milliseconds: 600));
    expect(canPop(), isTrue);
  });

  testWidgets('a phone that turns takes the piece out of the hand, no more', (
    tester,
  ) async {
    final (_, engine) = await pumpApp(tester);
    await tapPlay(tester);
    final gesture = await tester.startGesture(square(tester, 32));
    await gesture.moveBy(const Offset(0, -40));
    await tester.pump();
    tester.view.physicalSize = const Size(844, 390);
    await tester.pump();
    await gesture.moveTo(square(tester, 28));
    await gesture.up();
    await tester.pumpAndSettle();
    expect(tester.takeException(), isNull);
    expect(engine.matches.single.played, isEmpty);
    // It is entered anew, where the squares are now.
    await tester.tapAt(square(tester, 33));
    await tester.tapAt(square(tester, 29));
    await tester.pumpAndSettle();
    expect(engine.matches.single.played, hasLength(1));
  });

  testWidgets('half a screen beside another app still holds a board', (
    tester,
  ) async {
    final (_, engine) = await pumpApp(tester, size: const Size(390, 422));
    await tapPlay(tester);
    expect(tester.takeException(), isNull);
    await tester.tapAt(square(tester, 32));
    await tester.tapAt(square(tester, 28));
    await tester.pumpAndSettle();
    expect(engine.matches.single.played, hasLength(1));
  });

  testWidgets('a match in which nothing happened is not kept', (tester) async {
    final (app, engine) = await pumpApp(tester);
    await tapPlay(tester);
    expect(engine.library.kept, hasLength(1));
    await tester.binding.handlePopRoute();
    await tester.pumpAndSettle();
    expect(engine.library.kept, isEmpty);
    expect(app.matches, isEmpty);
  });

  testWidgets('a new match from the menu keeps the old one', (tester) async {
    final (app, engine) = await pumpApp(tester);
    await tapPlay(tester);
    await tester.tapAt(square(tester, 32));
    await tester.tapAt(square(tester, 28));
    await tester.pumpAndSettle();
    await tester.tap(find.byIcon(Icons.more_vert));
    await tester.pumpAndSettle();
    await tester.tap(find.text('New game'));
    await tester.pumpAndSettle();
    await tester.tap(find.text('Start'));
    await tester.pumpAndSettle();
    expect(find.byType(PlayScreen), findsOneWidget);
    expect(matchOf(tester).view.ply, 0);
    await tester.binding.handlePopRoute();
    await tester.pumpAndSettle();
    expect(app.matches.single.ply, 1);
    expect(engine.setups, hasLength(2));
  });

  testWidgets('setting up another match and coming back goes on', (
    tester,
  ) async {
    final (_, engine) = await pumpApp(tester);
    await tapPlay(tester);
    await tester.tap(find.byIcon(Icons.more_vert));
    await tester.pumpAndSettle();
    await tester.tap(find.text('New game'));
    await tester.pumpAndSettle();
    await tester.binding.handlePopRoute();
    await tester.pumpAndSettle();
    expect(find.byType(PlayScreen), findsOneWidget);
    expect(engine.matches.single.calls, ['resume', 'suspend', 'resume']);
  });

  testWidgets('a draw is one tap and a question; the computer answers', (
    tester,
  ) async {
    await pumpApp(tester);
    await tapPlay(tester);
    await tester.tap(find.text('Draw'));
    await tester.pumpAndSettle();
    expect(find.text('Offer a draw?'), findsOneWidget);
    await tester.tap(find.text('Offer a draw'));
    await tester.pump();
    await tester.pump(const Duration(milliseconds: 300));
    expect(find.text('Black would rather play on'), findsOneWidget);
  });

  testWidgets('only what the last move changed is built again', (tester) async {
    await pumpApp(tester);
    await tapPlay(tester);
    final board = tester.widget(find.byType(GameBoard));
    await tester.tapAt(square(tester, 32));
    await tester.tapAt(square(tester, 28));
    await tester.pumpAndSettle();
    expect(matchOf(tester).view.ply, 1);
    expect(tester.widget(find.byType(GameBoard)), same(board));
  });

  testWidgets('resigning is one tap and a question; then the end has words', (
    tester,
  ) async {
    final (_, engine) = await pumpApp(tester);
    await tapPlay(tester);
    await tester.tap(find.text('Resign'));
    await tester.pumpAndSettle();
    expect(find.text('Resign this game?'), findsOneWidget);
    expect(find.text('You lose this game.'), findsOneWidget);
    await tester.tap(find.text('Resign').last);
    await tester.pumpAndSettle();
    expect(find.byType(GameOverPanel), findsOneWidget);
    expect(find.text('You lose'), findsWidgets);
    expect(find.text('You resigned.'), findsWidgets);
    await tester.tap(find.text('Rematch'));
    await tester.pumpAndSettle();
    expect(engine.matches, hasLength(2));
    expect(find.byType(GameOverPanel), findsNothing);
    // The sides are changed.
    expect(engine.setups.last.players.map((player) => player.level), [3, null]);
  });

  for (final name in [
    'a small phone',
    'a tall phone',
    'a phone on its side',
    'a tablet',
  ]) {
    testWidgets('the end leaves the final position in sight: $name', (
      tester,
    ) async {
      await pumpApp(tester, size: surfaces[name]!);
      await tapPlay(tester);
      matchOf(tester).resign();
      await tester.pumpAndSettle();
      final board = tester.getRect(find.byType(GameBoard));
      final panel = tester.getRect(find.byType(GameOverPanel));
      expect(board.overlaps(panel), isFalse);
      expect(board.width, greaterThan(160));
    });
  }

  testWidgets('the end tells what it did to the rating', (tester) async {
    final (_, engine) = await pumpApp(tester);
    await tapPlay(tester);
    engine.library.finished = [
      RecordSummary(
        id: matchOf(tester).id!,
        game: 'draughts',
        players: const [],
        winner: 1,
        isUnknown: false,
        places: Uint8List(0),
        ply: 1,
        finishedS: 0,
        ratingBefore: 1500,
        ratingAfter: 1488.4,
        unrated: const [],
        hasContinuation: false,
        isImported: false,
      ),
    ];
    matchOf(tester).resign();
    await tester.pumpAndSettle();
    expect(find.text('Rating 1488 (−12)'), findsOneWidget);
  });

  testWidgets('a new game is set up from the end', (tester) async {
    await pumpApp(tester);
    await tapPlay(tester);
    matchOf(tester).resign();
    await tester.pumpAndSettle();
    await tester.tap(find.text('New game'));
    await tester.pumpAndSettle();
    expect(find.byType(SetupScreen), findsOneWidget);
  });

  testWidgets('the title names the game', (tester) async {
    await pumpApp(tester);
    await tapPlay(tester);
    expect(
      find.descendant(
        of: find.byType(StatusLine),
        matching: find.text('International Draughts'),
      ),
      findsOneWidget,
    );
  });

  testWidgets('the strip says who is a computer and how strong', (
    tester,
  ) async {
    await pumpApp(tester);
    await tapPlay(tester);
    expect(find.text('Computer 3 · Casual player · Black'), findsOneWidget);
  });

  testWidgets('who is ahead is told beside the player', (tester) async {
    await pumpApp(
      tester,
      first: () => board(
        white: [31],
        black: [20],
        captured: const [
          CapturedView(by: 0, army: 1, kind: 0),
          CapturedView(by: 0, army: 1, kind: 0),
          CapturedView(by: 1, army: 0, kind: 0),
        ],
      ),
    );
    await tapPlay(tester);
    expect(find.text('+1'), findsOneWidget);
    expect(
      tester.getRect(find.text('+1')).top,
      greaterThan(tester.getRect(find.byType(GameBoard)).bottom),
    );
  });

  for (final (name, share) in [
    ('a tall phone', 0.45),
    ('a phone on its side', 0.5),
    ('a tablet', 0.6),
    ('a tablet on its side', 0.6),
  ]) {
    testWidgets('the board takes $share of $name', (tester) async {
      final size = surfaces[name]!;
      await pumpApp(tester, size: size);
      await tapPlay(tester);
      final board = tester.getSize(find.byType(GameBoard));
      expect(
        board.width * board.height / (size.width * size.height),
        greaterThan(share),
      );
    });
  }

  for (final (size, scale) in [
    (const Size(390, 844), 1.0),
    (const Size(320, 568), 2.0),
  ]) {
    testWidgets('the board stays where it is, whatever is said: $size', (
      tester,
    ) async {
      final boards = <Rect>[];
      BoardView mustCapture() => board(
        white: [15],
        kings: [15],
        black: [6, 8, 22, 24, 27, 31, 46],
        legal: threeRoutes().legal,
        levels: const [null, 3],
      );
      for (final first in [startBoard, mustCapture]) {
        await pumpApp(tester, first: first, size: size, textScale: scale);
        await tapPlay(tester);
        boards.add(tester.getRect(find.byType(GameBoard)));
        expectUncut(tester, find.byType(StatusLine));
        await tester.pumpWidget(const SizedBox());
      }
      expect(boards.first, boards.last);
    });
  }

  testWidgets('below an upright board no band is left empty', (tester) async {
    await pumpApp(tester, size: const Size(390, 844));
    await tapPlay(tester);
    final moves = tester.getRect(find.byType(MoveList));
    final bar = tester.getRect(find.byType(ActionBar));
    final strip = tester.getRect(find.byType(PlayerStrip).last);
    expect(moves.top - strip.bottom, lessThan(12));
    expect(bar.top - moves.bottom, lessThan(12));
  });

  testWidgets('a refusal appears at the finger, not over the moves', (
    tester,
  ) async {
    await pumpApp(tester);
    await tapPlay(tester);
    await tester.tapAt(square(tester, 47));
    await tester.pump();
    final words = tester.getRect(find.text('This piece cannot move'));
    final board = tester.getRect(find.byType(GameBoard));
    expect(board.contains(words.topLeft), isTrue);
    expect(board.contains(words.bottomRight), isTrue);
    expect(
      (words.center - square(tester, 47)).dy.abs(),
      lessThan(board.height / 4),
    );
    await tester.pump(const Duration(seconds: 3));
    expect(find.text('This piece cannot move'), findsNothing);
  });

  testWidgets('a choice of routes is named in the title', (tester) async {
    await pumpApp(tester, first: threeRoutes);
    await tapPlay(tester);
    await tester.tapAt(square(tester, 15));
    await tester.pump();
    await tester.tapAt(square(tester, 3));
    await tester.pump();
    expect(
      find.descendant(
        of: find.byType(StatusLine),
        matching: find.text('Choose a route'),
      ),
      findsOneWidget,
    );
    final overlay = tester.widget<ChoiceOverlay>(find.byType(ChoiceOverlay));
    expect(overlay.piece?.point, 14, reason: 'the piece that captures is seen');
  });

  testWidgets('face to face the player opposite reads upright', (tester) async {
    final (app, _) = await pumpApp(
      tester,
      first: () => startBoard(levels: [null, null]),
    );
    app.playSettings.facesOpponent = true;
    await tapPlay(tester);
    final turned = tester.widget<RotatedBox>(
      find.ancestor(
        of: find.byType(PlayerStrip).first,
        matching: find.byType(RotatedBox),
      ),
    );
    expect(turned.quarterTurns, 2);
    app.playSettings.facesOpponent = false;
    await tester.pumpAndSettle();
    expect(find.byType(RotatedBox), findsNothing);
  });

  testWidgets('two people agree on a draw', (tester) async {
    await pumpApp(tester, first: () => startBoard(levels: [null, null]));
    await tester.tap(find.text('Set up'));
    await tester.pumpAndSettle();
    await tester.tap(find.text('A friend here'));
    await tester.pumpAndSettle();
    await tester.tap(find.text('Start'));
    await tester.pumpAndSettle();
    await tester.tap(find.text('Draw'));
    await tester.pumpAndSettle();
    await tester.tap(find.text('Offer a draw'));
    await tester.pumpAndSettle();
    expect(find.text('White offers a draw'), findsOneWidget);
    await tester.tap(find.text('Accept'));
    await tester.pumpAndSettle();
    expect(find.text('Everybody agreed to a draw.'), findsWidgets);
  });

  testWidgets('a move in the list shows the position after it', (tester) async {
    await pumpApp(tester);
    await tapPlay(tester);
    await tester.tapAt(square(tester, 32));
    await tester.tapAt(square(tester, 28));
    await tester.pumpAndSettle();
    expect(find.text('1. 32-28'), findsOneWidget);
    await tester.tap(find.text('Start'));
    await tester.pumpAndSettle();
    expect(matchOf(tester).reviewed?.ply, 0);
    expect(find.text('Back to the game'), findsOneWidget);
    await tester.tap(find.text('Back to the game'));
    await tester.pumpAndSettle();
    expect(matchOf(tester).reviewed, isNull);
  });

  testWidgets('entries of the list that stay as they are are not built again', (
    tester,
  ) async {
    await pumpApp(tester);
    await tapPlay(tester);
    await tester.tapAt(square(tester, 32));
    await tester.tapAt(square(tester, 28));
    await tester.pumpAndSettle();
    final entry = tester.widget(find.text('1. 32-28'));
    final board = matchOf(tester).board;
    board.isFlipped = !board.isFlipped;
    await tester.pumpAndSettle();
    expect(tester.widget(find.text('1. 32-28')), same(entry));
  });

  Future<void> hideAndShow(WidgetTester tester) async {
    for (final state in [
      AppLifecycleState.inactive,
      AppLifecycleState.hidden,
      AppLifecycleState.paused,
      AppLifecycleState.hidden,
      AppLifecycleState.inactive,
      AppLifecycleState.resumed,
    ]) {
      tester.binding.handleAppLifecycleStateChanged(state);
    }
    await tester.pumpAndSettle();
  }

  testWidgets('the computer stops while the app is hidden', (tester) async {
    final (_, engine) = await pumpApp(tester);
    await tapPlay(tester);
    await hideAndShow(tester);
    expect(engine.matches.single.calls, ['resume', 'suspend', 'resume']);
  });

  testWidgets('back from the background, a match below another screen waits', (
    tester,
  ) async {
    final (_, engine) = await pumpApp(tester);
    await tapPlay(tester);
    await tester.tap(find.byIcon(Icons.more_vert));
    await tester.pumpAndSettle();
    await tester.tap(find.text('New game'));
    await tester.pumpAndSettle();
    final calls = engine.matches.single.calls;
    expect(calls, ['resume', 'suspend']);
    await hideAndShow(tester);
    expect(calls, ['resume', 'suspend'], reason: 'it is not on the screen');
    await tester.pageBack();
    await tester.pumpAndSettle();
    expect(calls, ['resume', 'suspend', 'resume']);
  });

  testWidgets('back from the background, a match below a question goes on', (
    tester,
  ) async {
    final (_, engine) = await pumpApp(tester);
    await tapPlay(tester);
    await tester.tap(find.byIcon(Icons.more_vert));
    await tester.pumpAndSettle();
    await hideAndShow(tester);
    expect(engine.matches.single.calls, ['resume', 'suspend', 'resume']);
  });

  testWidgets('EC-16 the clock goes on while a route is chosen', (
    tester,
  ) async {
    await pumpApp(tester, first: busy);
    await tapPlay(tester);
    await tester.tapAt(square(tester, 15));
    await tester.tapAt(square(tester, 3));
    await tester.pump();
    expect(find.text('0:59'), findsWidgets);
    await tester.runAsync(
      () => Future<void>.delayed(const Duration(milliseconds: 1300)),
    );
    await tester.pump(const Duration(milliseconds: 250));
    // One has gone on; the other one waits.
    expect(find.text('0:59'), findsOneWidget);
    await tester.pumpWidget(const SizedBox());
  });
}
