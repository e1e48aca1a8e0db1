import 'package:flutter_test/flutter_test.dart';
import 'package:prise/board/board_controller.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/games/draughts/draughts_geometry.dart';

import '../support/harness.dart';
import '../support/positions.dart';

void main() {
  late List<LegalMove> played;
  late BoardController controller;

  setUp(() {
    played = [];
    controller = BoardController(geometry: draughtsGeometry, onMove: played.add)
      ..confirmsMoves = true
      ..show(startBoard(), isEnabled: true);
    addTearDown(controller.dispose);
  });

  test('a move waits for a second tap where it ends', () {
    controller
      ..tap(31)
      ..tap(27);
    expect(played, isEmpty);
    expect(controller.pending.value?.notation, '32-28');
    expect(controller.highlights.value.hint?.notation, '32-28');
    controller.tap(27);
    expect(played.single.notation, '32-28');
    expect(controller.pending.value, isNull);
  });

  test('a tap elsewhere takes it back and means what it always means', () {
    controller
      ..tap(31)
      ..tap(27)
      ..tap(32);
    expect(controller.pending.value, isNull);
    expect(controller.input.from, 32);
    expect(played, isEmpty);
  });

  test('a move that was dragged waits too', () {
    controller
      ..startDrag(31, draughtsGeometry.points[31])
      ..endDrag(27);
    expect(played, isEmpty);
    expect(controller.pending.value?.notation, '32-28');
    controller.confirm();
    expect(played, hasLength(1));
  });

  test('another position forgets the question', () {
    controller
      ..tap(31)
      ..tap(27)
      ..show(startBoard(), isEnabled: true);
    expect(controller.pending.value, isNull);
    controller.confirm();
    expect(played, isEmpty);
  });

  testWidgets('the question is asked below the board', (tester) async {
    final semantics = tester.ensureSemantics();
    final (app, _) = await pumpApp(tester);
    app.playSettings.confirmsMoves = true;
    await tapPlay(tester);
    final match = matchOf(tester);
    match.board
      ..tap(31)
      ..tap(27);
    await tester.pumpAndSettle();
    expect(find.text('Play 32-28?'), findsOneWidget);
    await expectAccessible(tester);
    await tester.tap(find.byTooltip('Cancel'));
    await tester.pumpAndSettle();
    expect(find.text('Play 32-28?'), findsNothing);
    match.board
      ..tap(31)
      ..tap(27);
    await tester.pumpAndSettle();
    await tester.tap(find.byTooltip('Play the move'));
    await tester.pump();
    expect(match.view.ply, 1);
    await tester.pumpAndSettle();
    semantics.dispose();
  });
}
