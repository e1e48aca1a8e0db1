import 'package:flutter_test/flutter_test.dart';
import 'package:prise/board/game_board.dart';
import 'package:prise/games/draughts/draughts_geometry.dart';

/// Where a square of the draughts board is on the screen.
Offset square(WidgetTester tester, int number) {
  final board = tester.getRect(find.byType(GameBoard));
  return board.topLeft + draughtsGeometry.at(number - 1, board.size);
}

/// Takes a piece into the hand and pulls it a little way up and to the right.
Future<TestGesture> lift(WidgetTester tester, Offset from) async {
  final gesture = await tester.startGesture(from);
  for (var step = 0; step < 8; step++) {
    await gesture.moveBy(const Offset(5, -5));
  }
  await tester.pump();
  return gesture;
}
