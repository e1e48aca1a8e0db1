import 'dart:async';

import 'package:flutter_test/flutter_test.dart';
import 'package:prise/board/board_controller.dart';
import 'package:prise/bridge/engine.dart';
import 'package:prise/games/draughts/draughts_kit.dart';
import 'package:prise/play/match_controller.dart';

import '../support/fake_engine.dart';
import '../support/positions.dart';

void main() {
  late FakeMatch fake;
  late MatchController match;

  void sit(BoardView view) {
    fake = FakeMatch(view);
    match = MatchController(
      match: fake,
      game: draughts,
      kit: const DraughtsKit(),
      leastThought: Duration.zero,
    );
    match.board.reduceMotion = true;
    addTearDown(match.dispose);
  }

  void play(int from, int to) => match.board
    ..tap(from - 1)
    ..tap(to - 1);

  test('the computer answers a move', () async {
    sit(startBoard());
    fake.next.addAll([
      [
        move(9, 20, [25]),
      ],
      [
        move(10, 33, [29]),
      ],
    ]);
    match.resume();
    play(32, 28);
    expect(match.isThinking, isTrue);
    expect(match.board.isEnabled, isFalse);
    await pumpEventQueue();
    expect(fake.played.map((move) => move.id), [1, 9]);
    expect(fake.calls, contains('think 3'));
    expect(match.board.isEnabled, isTrue);
    expect(match.history, hasLength(2));
  });

  test('the list of moves follows without asking the core again', () {
    sit(startBoard(levels: [null, null]));
    fake.next.add([
      move(9, 20, [25]),
    ]);
    match.resume();
    play(32, 28);
    play(20, 25);
    expect(match.history.map((entry) => entry.notation), ['32-28', '20-25']);
    match.undo();
    expect(match.history.map((entry) => entry.notation), ['32-28']);
    expect(fake.historiesTold, 1);
  });

  test('a flag that falls is taken note of once, by the clock alone', () {
    sit(startBoard());
    match
      ..resume()
      ..checkClock();
    expect(fake.calls, ['resume', 'tick']);
    expect(match.isOver, isFalse);
    // Among three the game goes on without whoever lost on time.
    fake.fallen = startBoard(levels: [null, null]);
    match.checkClock();
    expect(match.view, same(fake.view()));
    expect(match.view.seats[1].level, isNull);
  });

  group('a move planned while the computer thinks', () {
    /// White has moved; the computer answers with 20-25 when it is told to.
    Completer<void> wait(List<LegalMove> then) {
      sit(startBoard());
      final answer = Completer<void>();
      fake
        ..next.addAll([
          [
            move(9, 20, [25]),
          ],
          then,
          [],
        ])
        ..thoughts = (_) async {
          await answer.future;
          return fake.thought();
        };
      match.resume();
      play(32, 28);
      expect(match.isComputersTurn, isTrue);
      return answer;
    }

    test('is played when it is legal', () async {
      final answer = wait([
        move(10, 33, [29]),
        move(11, 33, [28]),
      ]);
      play(33, 29);
      expect(match.board.planned, (from: 32, to: 28));
      expect(match.board.highlights.value.planned, [32, 28]);
      answer.complete();
      await pumpEventQueue();
      expect(fake.played.map((move) => move.id), [1, 9, 10]);
      expect(match.board.planned, isNull);
    });

    test('is dropped, and said so, when it is not', () async {
      final answer = wait([
        move(10, 31, [26]),
      ]);
      final dropped = <PlannedMove>[];
      match.droppedPlans.listen(dropped.add);
      play(33, 29);
      answer.complete();
      await pumpEventQueue();
      expect(fake.played.map((move) => move.id), [1, 9]);
      expect(match.board.planned, isNull);
      expect(dropped, [(from: 32, to: 28)]);
      expect(match.board.isEnabled, isTrue);
    });

    test('is taken back by a tap elsewhere', () async {
      final answer = wait([
        move(10, 33, [29]),
      ]);
      play(33, 29);
      match.board.tap(null);
      expect(match.board.planned, isNull);
      answer.complete();
      await pumpEventQueue();
      expect(fake.played.map((move) => move.id), [1, 9]);
    });

    test('needs a piece of one’s own', () {
      wait(const []);
      play(20, 25);
      expect(match.board.planned, isNull);
    });
  });

  test('the clock starts with the first move', () {
    sit(startBoard(timeMs: 60000));
    fake.next.add([
      move(9, 20, [25]),
    ]);
    match.resume();
    expect(fake.calls, isNot(contains('resume')));
    play(32, 28);
    expect(fake.calls, contains('resume'));
    expect(fake.played, hasLength(1));
    // From then on it runs whenever the board is shown.
    fake.calls.clear();
    match
      ..suspend()
      ..resume();
    expect(fake.calls, containsAllInOrder(['suspend', 'resume']));
  });

  test('resigning is heard, and heard once', () {
    sit(startBoard());
    final ends = <BoardView?>[];
    match.board.onSteps = (steps, {after}) => ends.add(after);
    match
      ..resume()
      ..resign()
      ..suspend()
      ..resume();
    expect(ends.single?.outcome?.reason, EndReason.resignation);
  });

  test('a piece counts as captured from the hop over it', () {
    final capture = move(1, 32, [23, 14], over: [28, 19]);
    sit(board(white: [32], black: [28, 19], legal: [capture]));
    match.board.reduceMotion = false;
    fake.capturedNext = const [
      CapturedView(by: 0, army: 1, kind: 0),
      CapturedView(by: 0, army: 1, kind: 0),
    ];
    match.resume();
    play(32, 14);
    expect(match.view.captured, hasLength(2));
    expect(match.captured, isEmpty);
    match.board.advance(const Duration(milliseconds: 130));
    expect(match.captured, hasLength(1));
    match.board.finish();
    expect(match.captured, hasLength(2));
  });

  test('the computer waits until the board is shown', () async {
    sit(
      board(
        white: [32],
        black: [20],
        seat: 1,
        levels: [null, 3],
        legal: [
          move(9, 20, [25]),
        ],
      ),
    );
    await pumpEventQueue();
    expect(fake.played, isEmpty);
    match.resume();
    await pumpEventQueue();
    expect(fake.played, hasLength(1));
  });

  test(
    'in the background the computer stops, and goes on afterwards',
    () async {
      sit(startBoard());
      fake.next.add([
        move(9, 20, [25]),
      ]);
      final thought = Completer<Thinking?>();
      fake.thoughts = (_) => thought.future;
      match.resume();
      play(32, 28);
      match.suspend();
      expect(fake.calls, containsAllInOrder(['think 3', 'stop', 'suspend']));
      thought.complete(null);
      expect(fake.played, hasLength(1));
      fake.thoughts = null;
      match.resume();
      await pumpEventQueue();
      expect(fake.played, hasLength(2));
    },
  );

  test('undo while the computer thinks takes the move back', () async {
    sit(startBoard());
    final thought = Completer<Thinking?>();
    fake.thoughts = (_) => thought.future;
    match.resume();
    play(32, 28);
    match.undo();
    thought.complete(fake.thought());
    await pumpEventQueue();
    expect(match.view.ply, 0);
    expect(match.board.isEnabled, isTrue);
  });

  test('a hint is marked on the board and gone after the move', () async {
    sit(startBoard());
    match
      ..resume()
      ..hint();
    expect(match.isHinting, isTrue);
    await pumpEventQueue();
    expect(match.isHinting, isFalse);
    expect(match.board.highlights.value.hint?.id, 1);
    play(32, 28);
    expect(match.board.highlights.value.hint, isNull);
  });

  test('looking back does not let anybody move there', () async {
    sit(startBoard(levels: [null, null]));
    match.resume();
    play(32, 28);
    match.review(0);
    expect(match.shown.ply, 0);
    expect(match.board.isEnabled, isFalse);
    match.review(null);
    expect(match.shown.ply, 1);
  });

  test('a draw is offered to a person and accepted', () {
    sit(startBoard(levels: [null, null]));
    expect(match.canOfferDraw, isTrue);
    match.offerDraw();
    expect(match.view.drawOffer, 0);
    expect(match.canOfferDraw, isFalse);
    match.acceptDraw();
    expect(match.view.outcome?.reason, EndReason.mutualAgreement);
  });

  test('a draw is offered to a person and declined', () {
    sit(startBoard(levels: [null, null]));
    match
      ..offerDraw()
      ..declineDraw();
    expect(match.view.drawOffer, isNull);
    expect(match.isOver, isFalse);
  });

  test('a computer that would rather play on says so', () async {
    sit(startBoard());
    final declines = <int>[];
    final listening = match.declines.listen(declines.add);
    match.offerDraw();
    await pumpEventQueue();
    expect(declines, [1]);
    expect(match.view.drawOffer, isNull);
    await listening.cancel();
  });

  test('a computer that agrees ends the game', () async {
    sit(startBoard());
    fake.agrees = true;
    match.offerDraw();
    expect(match.view.outcome?.reason, EndReason.mutualAgreement);
  });

  test('a match that cannot be written down says so once', () async {
    sit(startBoard(levels: [null, null]));
    final errors = <CoreError>[];
    final listening = match.errors.listen(errors.add);
    fake
      ..next.addAll([
        [
          move(9, 20, [25]),
        ],
        [
          move(10, 33, [29]),
        ],
      ])
      ..saveProblem = 'the disk is full';
    match.resume();
    play(32, 28);
    play(20, 25);
    await pumpEventQueue();
    expect(errors.single.kind, ErrorKind.storage);
    await listening.cancel();
  });

  test('resigning loses for the person, whoever is to move', () {
    sit(startBoard());
    match.resign();
    expect(match.view.outcome?.winner, 1);
    expect(match.isOver, isTrue);
  });

  test('the core refusing a move is told and the board stays right', () async {
    sit(startBoard(levels: [null, null]));
    final errors = <CoreError>[];
    final listening = match.errors.listen(errors.add);
    match.board.onMove(move(77, 32, [28]));
    await pumpEventQueue();
    expect(errors.single.kind, ErrorKind.illegalMove);
    expect(match.board.view, same(match.view));
    await listening.cancel();
  });

  test('a person with the second army sees the board from there', () {
    sit(startBoard(levels: [3, null]));
    expect(match.board.isFlipped, isTrue);
    expect(match.onlyPerson, 1);
  });
}
