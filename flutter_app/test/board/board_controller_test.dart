import 'package:flutter_test/flutter_test.dart';
import 'package:prise/board/board_controller.dart';
import 'package:prise/board/move_input.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/games/draughts/draughts_geometry.dart';

import '../support/other_games.dart';
import '../support/positions.dart';

void main() {
  late List<LegalMove> moves;
  late List<Refused> refusals;
  late int settled;
  late BoardController controller;

  setUp(() {
    moves = [];
    refusals = [];
    settled = 0;
    controller = BoardController(
      geometry: draughtsGeometry,
      onMove: moves.add,
      onRefused: refusals.add,
      onSettled: () => settled++,
    );
  });

  tearDown(() => controller.dispose());

  const steps = [
    StepView(kind: StepKind.hop, from: 27, to: 18, over: 22),
    StepView(kind: StepKind.remove, to: 22),
  ];

  void showCapture({bool isEnabled = true}) => controller.show(
    board(
      white: [28, 50],
      black: [23],
      legal: [
        move(1, 28, [19], over: [23]),
      ],
    ),
    isEnabled: isEnabled,
  );

  test('pieces that must capture wear a ring', () {
    showCapture();
    expect(controller.highlights.value.mustCapture, {27});
  });

  test('while the other side is to move nothing is marked or taken', () {
    showCapture(isEnabled: false);
    controller.tap(27);
    expect(controller.highlights.value.mustCapture, isEmpty);
    expect(controller.highlights.value.selected, isNull);
  });

  test('who is out is grey once the board has come to rest', () {
    controller
      ..show(threeKingdomsMiddle(isOut: false), isEnabled: true)
      ..show(
        threeKingdomsMiddle(),
        isEnabled: true,
        steps: const [StepView(kind: StepKind.hop, from: 24, to: 25)],
      );
    expect(controller.outArmies.value, isEmpty);
    controller.finish();
    expect(controller.outArmies.value, {2});
    controller.show(threeKingdomsMiddle(isOut: false), isEnabled: true);
    expect(controller.outArmies.value, isEmpty);
  });

  test('a wrong tap shakes the piece and says why', () {
    showCapture();
    controller.tap(49);
    expect(refusals.single.why, Refusal.mustCapture);
    expect(controller.isAnimating.value, isTrue);
    controller.advance(const Duration(milliseconds: 40));
    final shaken = controller.moving.value.single;
    expect(shaken.piece.point, 49);
    expect(shaken.place, isNot(draughtsGeometry.points[49]));
    controller.advance(const Duration(seconds: 1));
    expect(controller.moving.value, isEmpty);
    expect(controller.standing.value, hasLength(3));
  });

  test('with reduced motion nothing shakes but the reason is said', () {
    controller.reduceMotion = true;
    showCapture();
    controller.tap(49);
    expect(refusals, hasLength(1));
    expect(controller.isAnimating.value, isFalse);
  });

  test('two taps decide a move', () {
    showCapture();
    controller
      ..tap(27)
      ..tap(18);
    expect(moves.single.id, 1);
  });

  test('a move is animated, and the board settles once', () {
    showCapture();
    settled = 0;
    controller.show(board(white: [19, 50]), isEnabled: false, steps: steps);
    expect(controller.standing.value.single.point, 49);
    expect(controller.moving.value, hasLength(2));
    controller.advance(const Duration(milliseconds: 60));
    expect(settled, 0);
    controller.advance(const Duration(seconds: 2));
    expect(settled, 1);
    expect(controller.moving.value, isEmpty);
    expect(controller.standing.value.map((piece) => piece.point), [18, 49]);
  });

  test('a tap completes an animation at once', () {
    showCapture();
    controller
      ..show(board(white: [19, 50]), isEnabled: true, steps: steps)
      ..tap(18);
    expect(controller.isAnimating.value, isFalse);
    expect(controller.highlights.value.selected, isNull);
    expect(settled, 2);
  });

  test('with reduced motion the position changes at once', () {
    showCapture();
    controller
      ..reduceMotion = true
      ..show(board(white: [19, 50]), isEnabled: false, steps: steps);
    expect(controller.isAnimating.value, isFalse);
    expect(controller.standing.value, hasLength(2));
  });

  test('a dragged piece follows the hand and is played where it is put', () {
    showCapture();
    controller
      ..startDrag(27, const Offset(0.5, 0.5))
      ..drag(const Offset(0.6, 0.6));
    expect(controller.isDragging.value, isTrue);
    expect(controller.moving.value.last.place, const Offset(0.6, 0.6));
    expect(controller.standing.value, hasLength(2));
    controller.endDrag(18);
    expect(moves.single.id, 1);
    expect(controller.isDragging.value, isFalse);
  });

  test('a piece put down beside a target goes back and stays selected', () {
    showCapture();
    controller
      ..startDrag(27, const Offset(0.5, 0.5))
      ..endDrag(null);
    expect(moves, isEmpty);
    expect(controller.standing.value, hasLength(3));
    expect(controller.highlights.value.selected, 27);
  });

  test('what the hand has carried is not carried again', () {
    final played = <Duration>[];
    late final BoardController dragged;
    dragged = BoardController(
      geometry: draughtsGeometry,
      onMove: (_) {
        dragged.show(board(white: [19, 50]), isEnabled: false, steps: steps);
        played.add(Duration.zero);
      },
    );
    addTearDown(dragged.dispose);
    dragged
      ..show(
        board(
          white: [28, 50],
          black: [23],
          legal: [
            move(1, 28, [19], over: [23]),
          ],
        ),
        isEnabled: true,
      )
      ..startDrag(27, Offset.zero)
      ..endDrag(18);
    expect(played, hasLength(1));
    final mover = dragged.moving.value.firstWhere(
      (sprite) => sprite.piece.army == 0,
    );
    expect(mover.place, draughtsGeometry.points[18]);
  });

  test('AC-35 two ways to one square open the choice, and it can be left', () {
    controller
      ..show(threeRoutes(), isEnabled: true)
      ..tap(14)
      ..tap(2);
    expect(controller.choice.value, hasLength(3));
    controller.cancel();
    expect(controller.choice.value, isEmpty);
    expect(moves, isEmpty);
  });

  test('AC-36 the chosen route is the one that is played', () {
    controller
      ..show(threeRoutes(), isEnabled: true)
      ..tap(14)
      ..tap(2)
      ..choose(2);
    expect(moves.single.id, 3);
    expect(controller.choice.value, isEmpty);
  });

  test('each way of capturing marks its own pieces', () {
    controller.show(millRemoval(), isEnabled: true);
    expect(controller.highlights.value.removable, {
      mill.points.indexOf('b6'): CaptureMode.intervention,
      mill.points.indexOf('f6'): CaptureMode.intervention,
      mill.points.indexOf('d6'): CaptureMode.custodian,
      mill.points.indexOf('g1'): CaptureMode.mill,
      mill.points.indexOf('c3'): CaptureMode.mill,
    });
    controller.tap(mill.points.indexOf('d6'));
    expect(moves.single.mode, CaptureMode.custodian);
  });

  test('nothing can be taken off while the other side is to move', () {
    controller.show(millRemoval(), isEnabled: false);
    expect(controller.highlights.value.removable, isEmpty);
  });

  test('a piece that can be taken is told from a free end', () {
    controller
      ..show(darkChessMiddle(), isEnabled: true)
      ..tap(darkChess.points.indexOf('b6'));
    final marks = controller.highlights.value;
    expect(marks.ends, {darkChess.points.indexOf('a6')});
    expect(marks.prey, {darkChess.points.indexOf('b5')});
  });

  test('the keyboard walks over the board', () {
    showCapture();
    controller
      ..moveFocus(const Offset(1, 0))
      ..moveFocus(const Offset(1, 0));
    final at = controller.focus!;
    expect(controller.highlights.value.focus, at);
    controller.clearFocus();
    expect(controller.highlights.value.focus, isNull);
  });
}
