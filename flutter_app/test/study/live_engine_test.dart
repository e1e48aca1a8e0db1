import 'dart:async';

import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/study/live_engine.dart';

import '../support/fake_study.dart';
import '../support/positions.dart';

void main() {
  FakeStudy study() => FakeStudy(startBoard());

  test('it thinks only when it is switched on, and stops when off', () {
    final fake = study();
    final engine = LiveEngine(fake)..follow(0, isOver: false);
    expect(fake.isThinking, isFalse);
    engine.isOn = true;
    expect(fake.isThinking, isTrue);
    expect(engine.now?.lines, hasLength(1));
    engine.isOn = false;
    expect(fake.isThinking, isFalse);
    engine.dispose();
  });

  test('it rests while nobody sees it, and goes on afterwards', () {
    final fake = study();
    final engine = LiveEngine(fake)..isOn = true;
    engine.rest(EngineRest.unseen, isResting: true);
    expect(fake.isThinking, isFalse);
    engine.rest(EngineRest.batterySaver, isResting: true);
    engine.rest(EngineRest.unseen, isResting: false);
    expect(fake.isThinking, isFalse, reason: 'one reason is left');
    engine.rest(EngineRest.batterySaver, isResting: false);
    expect(fake.isThinking, isTrue);
    engine.dispose();
    expect(fake.isThinking, isFalse);
  });

  test('what is said about another position is not shown', () {
    final fake = study();
    void Function(EngineLines)? late;
    fake.engine = (study, lines, {required isThreat, onProgress}) {
      late ??= onProgress;
      return Completer<EngineLines?>().future;
    };
    final engine = LiveEngine(fake)..isOn = true;
    final old = fake.linesOf();
    fake.play(startBoard().legal.first.id);
    engine.follow(1, isOver: false);
    late!(old);
    expect(engine.now, isNull);
    engine.dispose();
  });

  test('a change of the tree does not end the thinking', () {
    final fake = study();
    final engine = LiveEngine(fake)..isOn = true;
    // The core ends its search with every change.
    fake.goTo(0);
    expect(fake.isThinking, isFalse);
    engine.follow(0, isOver: false);
    expect(fake.isThinking, isTrue);
    expect(engine.now, isNotNull, reason: 'what was found stays in sight');
    engine.dispose();
  });

  test('after the end there is nothing to think about', () {
    final fake = study();
    final engine = LiveEngine(fake)
      ..isOn = true
      ..follow(0, isOver: true);
    expect(fake.isThinking, isFalse);
    expect(engine.now, isNull);
    engine.dispose();
  });

  test('what goes wrong is told, and another try is made', () async {
    final fake = study()
      ..engine = (study, lines, {required isThreat, onProgress}) async =>
          throw const CoreError(kind: ErrorKind.notAllowed, message: 'no');
    final engine = LiveEngine(fake)..isOn = true;
    await pumpEventQueue();
    expect(engine.error?.kind, ErrorKind.notAllowed);
    expect(engine.isThinking, isFalse);
    fake.engine = null;
    engine.isThreat = true;
    expect(engine.error, isNull);
    expect(fake.calls.last, 'analyse 1 threat');
    engine.dispose();
  });
}
