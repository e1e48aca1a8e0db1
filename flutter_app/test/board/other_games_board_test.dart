import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/board/board_controller.dart';
import 'package:prise/board/game_board.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/games/dark_chess/dark_chess_kit.dart';
import 'package:prise/games/game_kit.dart';
import 'package:prise/games/mill/mill_kit.dart';
import 'package:prise/games/three_kingdoms/three_kingdoms_kit.dart';
import 'package:prise/l10n/generated/app_localizations.dart';
import 'package:prise/theme/board_theme.dart';

import '../support/harness.dart';
import '../support/other_games.dart';

void main() {
  late List<LegalMove> moves;
  late BoardController controller;

  Future<void> pumpBoard(
    WidgetTester tester,
    GameKit kit,
    GameView game,
    BoardView view, {
    double width = 320,
    Locale locale = const Locale('en'),
    BoardTheme theme = BoardTheme.wood,
  }) async {
    moves = [];
    controller = BoardController(geometry: kit.geometry, onMove: moves.add)
      ..show(view, isEnabled: true);
    addTearDown(controller.dispose);
    await tester.pumpWidget(
      MaterialApp(
        locale: locale,
        localizationsDelegates: Words.localizationsDelegates,
        supportedLocales: Words.supportedLocales,
        home: Center(
          child: SizedBox(
            width: width,
            child: GameBoard(
              controller: controller,
              kit: kit,
              theme: theme,
              pointNames: game.points,
            ),
          ),
        ),
      ),
    );
    await tester.pump();
  }

  for (final (kit, game, view) in [
    (const MillKit(), mill, millRemoval()),
    (const DarkChessKit(), darkChess, darkChessMiddle()),
    (const ThreeKingdomsKit(), threeKingdoms, threeKingdomsMiddle()),
  ]) {
    for (final locale in [const Locale('en'), chinese]) {
      testWidgets(
        'every point of ${kit.id} has a label and an action, $locale',
        (tester) async {
          final semantics = tester.ensureSemantics();
          await pumpBoard(tester, kit, game, view, locale: locale);
          for (final name in game.points) {
            final label = RegExp('^$name[,，]');
            expect(find.bySemanticsLabel(label), findsOneWidget);
            expect(
              tester.getSemantics(find.bySemanticsLabel(label)),
              isSemantics(hasTapAction: true),
            );
          }
          await expectAccessible(tester);
          semantics.dispose();
        },
      );
    }
  }

  testWidgets('screen readers hear how a man can be taken', (tester) async {
    final semantics = tester.ensureSemantics();
    await pumpBoard(tester, const MillKit(), mill, millRemoval());
    for (final label in [
      'd6, Black man, can be taken, custodian',
      'b6, Black man, can be taken, intervention',
      'g1, Black man, can be taken, mill',
    ]) {
      expect(find.bySemanticsLabel(label), findsOneWidget);
    }
    tester.semantics.tap(find.semantics.byLabel(RegExp('^g1, ')));
    expect(moves.single.id, 4);
    semantics.dispose();
  });

  testWidgets('a tap on a free point places a man', (tester) async {
    await pumpBoard(tester, const MillKit(), mill, millStart());
    final board = tester.getRect(find.byType(GameBoard));
    final point = mill.points.indexOf('f2');
    await tester.tapAt(
      board.topLeft + const MillKit().geometry.at(point, board.size),
    );
    expect(moves.single.to, point);
  });

  testWidgets('a tap on a face-down tile turns it up before the eyes', (
    tester,
  ) async {
    const kit = DarkChessKit();
    await pumpBoard(tester, kit, darkChess, darkChessStart());
    final board = tester.getRect(find.byType(GameBoard));
    await tester.tapAt(board.topLeft + kit.geometry.at(9, board.size));
    expect(moves.single.kind, MoveKind.flip);
    controller.show(
      momentOf(
        darkChess,
        pieces: [
          for (final piece in darkChessStart().pieces)
            if (piece.point == 9)
              const PieceView(point: 9, army: 0, kind: 3)
            else
              piece,
        ],
      ),
      isEnabled: false,
      steps: const [StepView(kind: StepKind.flip, to: 9, army: 0, piece: 3)],
    );
    await tester.pump();
    await tester.pump(const Duration(milliseconds: 60));
    expect(controller.moving.value.single.piece.army, isNull);
    await tester.pump(const Duration(milliseconds: 120));
    expect(controller.moving.value.single.piece.army, 0);
    await tester.pump(const Duration(seconds: 1));
    expect(controller.isAnimating.value, isFalse);
    expect(controller.standing.value[9].kind, 3);
  });

  testWidgets('a swipe over the board turns nothing up', (tester) async {
    await pumpBoard(tester, const DarkChessKit(), darkChess, darkChessStart());
    await tester.drag(find.byType(GameBoard), const Offset(60, 60));
    expect(moves, isEmpty);
  });

  testWidgets('a tile is taken by two taps', (tester) async {
    final semantics = tester.ensureSemantics();
    await pumpBoard(tester, const DarkChessKit(), darkChess, darkChessMiddle());
    tester.semantics.tap(find.semantics.byLabel(RegExp('^b6, Red horse')));
    await tester.pump();
    expect(
      find.bySemanticsLabel('b5, Black horse, can be taken'),
      findsOneWidget,
    );
    tester.semantics.tap(find.semantics.byLabel(RegExp('^b5, ')));
    expect(moves.single.id, 2);
    semantics.dispose();
  });
}
