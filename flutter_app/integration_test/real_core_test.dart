import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:integration_test/integration_test.dart';
import 'package:prise/board/board_controller.dart';
import 'package:prise/board/game_board.dart';
import 'package:prise/bridge/engine.dart';
import 'package:prise/bridge/rust_engine.dart';
import 'package:prise/games/draughts/draughts_geometry.dart';
import 'package:prise/games/draughts/draughts_kit.dart';
import 'package:prise/l10n/generated/app_localizations.dart';
import 'package:prise/theme/board_theme.dart';

import 'support/device.dart';

/// The board over the real core, in positions where captures are long or can be
/// meant in several ways.
void main() {
  IntegrationTestWidgetsFlutterBinding.ensureInitialized();
  late RustEngine engine;

  setUpAll(() async => engine = await RustEngine.load());

  Match start(String position) => engine.start(
    MatchSetup(
      practice: false,
      game: 'draughts',
      rules: '',
      players: const [
        PlayerSetup(name: 'A'),
        PlayerSetup(name: 'B'),
      ],
      position: position,
    ),
  );

  /// A board that plays what is tapped.
  Future<(BoardController, Match)> pumpBoard(
    WidgetTester tester,
    String position,
  ) async {
    final match = start(position);
    late final BoardController board;
    board = BoardController(
      geometry: draughtsGeometry,
      onMove: (move) {
        final view = match.play(move.id);
        board.show(view, isEnabled: true, steps: view.lastSteps);
      },
    )..show(match.view(), isEnabled: true);
    addTearDown(board.dispose);
    await tester.pumpWidget(
      InMotion(
        child: MaterialApp(
          localizationsDelegates: Words.localizationsDelegates,
          supportedLocales: Words.supportedLocales,
          home: Center(
            child: SizedBox(
              width: 500,
              child: GameBoard(
                controller: board,
                kit: const DraughtsKit(),
                theme: BoardTheme.wood,
                pointNames: [for (var n = 1; n <= 50; n++) '$n'],
              ),
            ),
          ),
        ),
      ),
    );
    return (board, match);
  }

  Future<void> tap(WidgetTester tester, int point) async {
    final rect = tester.getRect(find.byType(GameBoard));
    await tester.tapAt(rect.topLeft + draughtsGeometry.at(point, rect.size));
    await tester.pump();
  }

  Future<void> settle(WidgetTester tester, BoardController board) async {
    for (var frame = 0; frame < 200 && board.isAnimating.value; frame++) {
      await tester.pump(const Duration(milliseconds: 16));
    }
    expect(board.isAnimating.value, isFalse);
    expect(board.standing.value, board.view!.pieces);
  }

  for (final (name, position, least) in [
    ('AC-28 two', 'W:W28,50:B33,34,1', 2),
    ('AC-29 three', 'W:W48,50:B42,32,22,1', 3),
    ('FIX-001.4 four', 'W:W48,50:B42,32,22,12,5', 4),
    ('AC-30 seven or more', 'W:W46,50:B41,32,23,13,12,21,31,42,43,5', 7),
  ]) {
    testWidgets('$name pieces are captured by tapping the end', (tester) async {
      final (board, match) = await pumpBoard(tester, position);
      final before = match.view();
      final move = before.legal.first;
      expect(move.captured.length, greaterThanOrEqualTo(least));
      // On a slow device it may be over before the next frame.
      var wasSeen = false;
      board.isAnimating.addListener(() => wasSeen |= board.isAnimating.value);
      await tap(tester, move.from!);
      await tap(tester, move.to);
      if (board.choice.value.isNotEmpty) board.choose(0);
      await tester.pump();
      expect(wasSeen, isTrue);
      await settle(tester, board);
      expect(
        board.view!.pieces.length,
        before.pieces.length - move.captured.length,
      );
    });
  }

  for (final (name, position, from, to, routes) in [
    ('AC-35 two routes', 'W:WK34:B5,17,28-30,38,K46', 34, 25, 2),
    ('EC-13 three routes', 'W:WK15:B6,8,22,24,27,31,46', 15, 3, 3),
  ]) {
    testWidgets('$name are offered, and each takes its own pieces', (
      tester,
    ) async {
      for (var route = 0; route < routes; route++) {
        final (board, match) = await pumpBoard(tester, position);
        await tap(tester, from - 1);
        await tap(tester, to - 1);
        expect(board.choice.value, hasLength(routes));
        final taken = board.choice.value[route].captured.toSet();
        board.choose(route);
        await tester.pump();
        await settle(tester, board);
        final left = {for (final p in match.view().pieces) p.point};
        expect(left.intersection(taken), isEmpty);
        await tester.pumpWidget(const SizedBox());
      }
    });
  }

  testWidgets('EC-14 a circle that can be run both ways is one move', (
    tester,
  ) async {
    final (board, match) = await pumpBoard(tester, 'W:W28:B22,23,12,13,5');
    await tap(tester, 27);
    expect(board.highlights.value.hasLoop, isTrue);
    await tap(tester, 27);
    expect(board.choice.value, isEmpty);
    await settle(tester, board);
    expect(match.view().pieces, hasLength(2));
  });

  testWidgets('EC-15 a shorter way between the same squares is not offered', (
    tester,
  ) async {
    final (board, _) = await pumpBoard(tester, 'W:WK34:B5,17,28-30,38,K46');
    await tap(tester, 33);
    await tap(tester, 24);
    expect(board.choice.value.map((route) => route.captured.length), [4, 4]);
  });

  testWidgets('AC-37 one route is played without a question', (tester) async {
    final (board, match) = await pumpBoard(tester, 'W:W28,50:B33,34,1');
    await tap(tester, 27);
    await tap(tester, 29);
    expect(board.choice.value, isEmpty);
    expect(match.view().ply, 1);
    await settle(tester, board);
  });
}
