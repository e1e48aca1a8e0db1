import 'dart:async';

import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/engine.dart';
import 'package:prise/games/draughts/draughts_kit.dart';
import 'package:prise/play/match_controller.dart';
import 'package:prise/play/move_search.dart';

import '../support/fake_engine.dart';
import '../support/positions.dart';

/// Long enough for whatever needs no time.
const Duration moment = Duration(milliseconds: 1);

void main() {
  late FakeMatch fake;
  late MatchController match;
  late List<CoreError> errors;

  /// The person has moved, and the computer is to answer.
  void sit(WidgetTester tester, {List<int?> levels = const [null, 3]}) {
    fake = FakeMatch(startBoard(levels: levels))
      ..next.add([
        move(9, 20, [25]),
      ]);
    match = MatchController(
      match: fake,
      game: draughts,
      kit: const DraughtsKit(),
      leastThought: Duration.zero,
    );
    match.board.reduceMotion = true;
    errors = [];
    final listening = match.errors.listen(errors.add);
    addTearDown(() async {
      await listening.cancel();
      match.dispose();
    });
    match.resume();
  }

  void play() => match.board
    ..tap(31)
    ..tap(27);

  int timesAsked() => fake.calls.where((it) => it.startsWith('think')).length;

  testWidgets('the answer counts even if every report is lost', (tester) async {
    sit(tester);
    fake.thoughts = (onProgress) async => fake.thought();
    play();
    await tester.pump(moment);
    await tester.pump(moment);
    expect(fake.played, hasLength(2));
    expect(timesAsked(), 1);
  });

  testWidgets('a computer that never answers once is asked again', (
    tester,
  ) async {
    sit(tester);
    var count = 0;
    final late = Completer<Thinking?>();
    fake.thoughts = (_) async => count++ == 0 ? late.future : fake.thought();
    play();
    await tester.pump(MoveSearch.patience ~/ 2);
    expect(fake.played, hasLength(1));
    await tester.pump(MoveSearch.patience);
    await tester.pump(moment);
    expect(fake.played, hasLength(2));
    expect(timesAsked(), 2);
    // What comes after all is not played a second time.
    late.complete(fake.thought());
    await tester.pump(MoveSearch.patience * 100);
    expect(fake.played, hasLength(2));
    expect(timesAsked(), 2);
  });

  testWidgets('a computer that reports is waited for', (tester) async {
    sit(tester);
    final thought = Completer<Thinking?>();
    late void Function(Thinking)? report;
    fake.thoughts = (onProgress) {
      report = onProgress;
      return thought.future;
    };
    play();
    for (var word = 0; word < 5; word++) {
      await tester.pump(MoveSearch.patience ~/ 2);
      report?.call(fake.thought());
      expect(match.thinking.value?.depth, 5);
    }
    expect(timesAsked(), 1);
    thought.complete(fake.thought());
    await tester.pump(moment);
    await tester.pump(moment);
    expect(fake.played, hasLength(2));
  });

  testWidgets('a fault of the core is told once, and the game goes on', (
    tester,
  ) async {
    sit(tester);
    var count = 0;
    const fault = CoreError(kind: ErrorKind.internal, message: 'oh');
    fake.thoughts = (_) async => count++ < 2 ? throw fault : fake.thought();
    play();
    await tester.pump(moment);
    expect(match.isThinking, isTrue);
    await tester.pump(MoveSearch.pause);
    await tester.pump(MoveSearch.pause * 2);
    await tester.pump(moment);
    expect(errors, [fault]);
    expect(fake.played, hasLength(2));
  });

  testWidgets('an answer without a move of this position is asked for again', (
    tester,
  ) async {
    sit(tester);
    var count = 0;
    fake.thoughts = (_) async => switch (count++) {
      0 => null,
      1 => fake.thought(best: 77),
      _ => fake.thought(),
    };
    play();
    await tester.pump(MoveSearch.pause);
    await tester.pump(MoveSearch.pause * 2);
    await tester.pump(moment);
    expect(fake.played, hasLength(2));
    expect(timesAsked(), 3);
  });

  testWidgets('a hint that fails is told and can be asked for again', (
    tester,
  ) async {
    sit(tester, levels: [null, null]);
    const fault = CoreError(kind: ErrorKind.internal, message: 'oh');
    fake.thoughts = (_) async => throw fault;
    match.hint();
    await tester.pump(moment);
    expect(match.isHinting, isFalse);
    expect(errors, [fault]);
    fake.thoughts = null;
    match.hint();
    await tester.pump(moment);
    await tester.pump(moment);
    expect(match.isHinting, isFalse);
    expect(match.board.highlights.value.hint?.id, 1);
  });

  testWidgets('a hint that never comes is asked for again', (tester) async {
    sit(tester, levels: [null, null]);
    var count = 0;
    final late = Completer<Thinking?>();
    fake.thoughts = (_) async => count++ == 0 ? late.future : fake.thought();
    match.hint();
    await tester.pump(MoveSearch.patience);
    await tester.pump(moment);
    expect(match.board.highlights.value.hint?.id, 1);
    late.complete(null);
  });

  testWidgets('nobody is asked for a match that was left', (tester) async {
    sit(tester);
    fake.thoughts = (_) => Completer<Thinking?>().future;
    play();
    match.suspend();
    await tester.pump(MoveSearch.patience * 100);
    expect(timesAsked(), 1);
    expect(fake.calls, contains('stop'));
  });
}
