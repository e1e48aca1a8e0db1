import 'dart:convert';

import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/review/analysis.dart';
import 'package:prise/review/judgement.dart';

import '../support/fake_engine.dart';
import '../support/positions.dart';
import 'judgement_cases.dart';

void main() {
  FakeMatch match(List<int?> scores) =>
      FakeMatch(startBoard())..scores = scores;

  test('reports come in one by one and can be stopped and resumed', () async {
    final fake = match([0, 10, -20])..isAnalysisByHand = true;
    final analysis = Analysis(fake, length: 2)..start();
    fake.running!.add(fake.moment(0));
    await pumpEventQueue();
    expect(analysis.at(0)?.scores.first, 0);
    expect(analysis.at(1), isNull);
    expect(analysis.progress, closeTo(1 / 3, 1e-9));
    analysis.stop();
    expect(analysis.isRunning, isFalse);
    expect(fake.stops, 1);

    fake.isAnalysisByHand = false;
    analysis.start();
    await pumpEventQueue();
    expect(analysis.isComplete, isTrue);
    expect(analysis.at(2)?.scores.first, -20);
    analysis.dispose();
  });

  test('leaving while it runs stops it', () {
    final fake = match([0, 0])..isAnalysisByHand = true;
    Analysis(fake, length: 1)
      ..start()
      ..dispose();
    expect(fake.stops, 1);
  });

  test('what was undone is left out', () async {
    final fake = match([0, 0, 0, 0]);
    final analysis = Analysis(fake, length: 1)..start();
    await pumpEventQueue();
    expect(analysis.done, 2);
    expect(analysis.isRunning, isFalse);
    analysis.dispose();
  });

  test('a fault of the engine ends it and is told', () async {
    final fake = match([0])..isAnalysisByHand = true;
    final analysis = Analysis(fake, length: 0)..start();
    fake.running!.addError(
      const CoreError(kind: ErrorKind.internal, message: 'oh'),
    );
    await pumpEventQueue();
    expect(analysis.isRunning, isFalse);
    expect(analysis.error?.message, 'oh');
    analysis.dispose();
  });

  test('a report that is lost is in the answer', () async {
    final fake = match([0, 10, -20])..losesReports = true;
    final analysis = Analysis(fake, length: 2)..start();
    await pumpEventQueue();
    expect(analysis.isComplete, isTrue);
    expect(analysis.at(2)?.scores.first, -20);
    analysis.dispose();
  });

  test('a gap in the reports is no gap in the analysis', () async {
    final fake = match([0, 10, -20])..isAnalysisByHand = true;
    final analysis = Analysis(fake, length: 2)..start();
    fake.running!
      ..add(fake.moment(0))
      ..add(fake.moment(2));
    await pumpEventQueue();
    expect(analysis.done, 1);
    analysis
      ..stop()
      ..dispose();
  });

  testWidgets('an engine that says nothing is asked again', (tester) async {
    final fake = match([0, 10, -20])..isAnalysisByHand = true;
    final analysis = Analysis(fake, length: 2)..start();
    fake.running!.add(fake.moment(0));
    await tester.pump();
    fake.isAnalysisByHand = false;
    await tester.pump(const Duration(minutes: 1));
    expect(fake.analyses, [0, 1]);
    expect(analysis.isComplete, isTrue);
    analysis.dispose();
  });

  group('the judgement', () {
    Future<Judgement> judge(
      List<int?> scores, {
      OutcomeView? outcome,
      bool Function(int ply)? isForced,
    }) async {
      final analysis = Analysis(match(scores), length: scores.length - 1)
        ..start();
      await pumpEventQueue();
      addTearDown(analysis.dispose);
      return Judgement(
        analysis,
        seats: 2,
        outcome: outcome,
        isForced: isForced,
      );
    }

    test('blames whoever moved', () async {
      // The first player throws a man away, then the second one throws two.
      final judgement = await judge([0, -100, 300, 300]);
      expect(judgement.verdict(1), Verdict.blunder);
      expect(judgement.verdict(2), Verdict.blunder);
      expect(judgement.verdict(3), isNull);
      expect(judgement.turningPoints, [1, 2]);
    });

    test('has a mark for every size of a loss', () async {
      final judgement = await judge([0, -30, -10, -60, -50, -150]);
      expect(judgement.verdict(1), Verdict.inaccuracy);
      expect(judgement.verdict(3), Verdict.mistake);
      expect(judgement.verdict(5), Verdict.blunder);
    });

    test('a forced moment is worth what follows it', () async {
      final judgement = await judge([
        -30,
        250,
        -30,
        -30,
      ], isForced: (ply) => ply == 1);
      expect(judgement.chance(1), judgement.chance(2));
      expect(judgement.lead(1), -0.3);
      expect(judgement.turningPoints, isEmpty);
    });

    test('a game that slipped away is marked where it cost most', () async {
      const steps = [0, -15, -15, -30, -30, -49, -49, -65, -65, -85, -85];
      const down = [-105, -105, -130, -130, -155, -155, -185, -185, -215, -215];
      const lost = OutcomeView(winner: 1, reason: EndReason.resignation);
      final judgement = await judge([...steps, ...down], outcome: lost);
      expect(judgement.turningPoints, [13]);
      expect(judgement.verdict(13), Verdict.inaccuracy);
      final running = await judge([...steps, ...down]);
      expect(running.turningPoints, isEmpty);
    });

    test('says what the calibrated judgement of the core says', () async {
      for (final line in judgementCases.trim().split('\n')) {
        final game = jsonDecode(line) as Map<String, Object?>;
        List<int> plies(String name) => (game[name]! as List).cast<int>();
        final scores = [
          for (final scores in game['scores']! as List)
            (scores as List?)?.cast<int>(),
        ];
        final seats = game['seats']! as int;
        final fake = match([for (final scores in scores) scores?.first])
          ..scoresOfThree = seats == 3 ? scores : null
          ..flips = plies('flips').toSet();
        final analysis = Analysis(fake, length: scores.length - 1)..start();
        await pumpEventQueue();
        addTearDown(analysis.dispose);
        final judgement = Judgement(
          analysis,
          seats: seats,
          outcome: OutcomeView(
            winner: game['winner'] as int?,
            reason: EndReason.resignation,
          ),
          isForced: plies('forced').contains,
        );
        final signs = [
          for (var ply = 1; ply < scores.length; ply++)
            judgement.verdict(ply)?.sign ?? '',
        ];
        expect(signs, game['signs'], reason: line);
      }
    });

    test('sums up how each player played', () async {
      final judgement = await judge([0, 0, 0, -100, -100]);
      final first = judgement.summary(0);
      final second = judgement.summary(1);
      expect(first.count(Verdict.blunder), 1);
      expect(first.count(Verdict.mistake), 0);
      expect(second.counts, isEmpty);
      expect(second.accuracy, 1);
      expect(first.accuracy, lessThan(0.8));
    });

    test('does not blame a move that only makes things better', () async {
      final judgement = await judge([0, 200, -200]);
      expect(judgement.verdict(1), isNull);
      expect(judgement.verdict(2), isNull);
    });

    test('knows the end', () async {
      final judgement = await judge([
        0,
        null,
      ], outcome: const OutcomeView(winner: 1, reason: EndReason.blocked));
      expect(judgement.chance(1), 0);
      expect(judgement.verdict(1), Verdict.blunder);
      expect(judgement.winner(1), 1);
    });

    test('a drawn end is even', () async {
      final judgement = await judge([
        0,
        null,
      ], outcome: const OutcomeView(reason: EndReason.mutualAgreement));
      expect(judgement.chance(1), 0.5);
      expect(judgement.winner(1), isNull);
    });

    test('of three every player has chances, and blame', () async {
      final fake = match([])
        ..scoresOfThree = [
          [0, 0, 0],
          [-200, 100, 100],
          [-200, 300, -100],
          null,
        ];
      final analysis = Analysis(fake, length: 3)..start();
      await pumpEventQueue();
      addTearDown(analysis.dispose);
      final judgement = Judgement(
        analysis,
        seats: 3,
        outcome: const OutcomeView(winner: 1, reason: EndReason.lastStanding),
      );
      expect(judgement.chances(0), everyElement(closeTo(1 / 3, 1e-9)));
      expect(judgement.chances(3), [0, 1, 0]);
      expect(judgement.verdict(1), Verdict.blunder);
      expect(judgement.verdict(2), isNull);
      expect(judgement.verdict(3), Verdict.blunder);
      expect(judgement.winner(2), isNull);
    });

    test('what a flip turns up is luck, good or bad', () async {
      final fake = match([0, -200, -400, -400])..flips = {0, 1, 2};
      final analysis = Analysis(fake, length: 3)..start();
      await pumpEventQueue();
      addTearDown(analysis.dispose);
      final judgement = Judgement(analysis, seats: 2);
      expect(judgement.verdict(1), Verdict.fortune);
      expect(judgement.verdict(2), isNull);
      expect(judgement.turningPoints, [1]);
    });

    test('a decided score names the winner, not a number of men', () async {
      final judgement = await judge([30990, 30991]);
      expect(judgement.winner(0), 0);
      expect(judgement.winner(1), 0);
      expect(judgement.lead(0), isNull);
    });
  });
}
