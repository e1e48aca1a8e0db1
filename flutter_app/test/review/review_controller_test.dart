import 'package:flutter_test/flutter_test.dart';
import 'package:prise/review/judgement.dart';

import '../support/fake_engine.dart';
import '../support/reviewed_match.dart';

void main() {
  test('it begins at the end and goes to every moment', () {
    final review = reviewOf(reviewedMatch());
    addTearDown(review.dispose);
    expect(review.ply, 4);
    review.goTo(0);
    expect(review.board.view!.ply, 0);
    review.step(-1);
    expect(review.ply, 0);
    review.goTo(99);
    expect(review.ply, 4);
  });

  test('only a step forward is shown as a move', () {
    final review = reviewOf(reviewedMatch());
    addTearDown(review.dispose);
    review.goTo(1);
    expect(review.board.isAnimating.value, isFalse);
    review.step(1);
    expect(review.board.isAnimating.value, isTrue);
    review.step(-1);
    expect(review.board.isAnimating.value, isFalse);
  });

  test('the moves that turned the game are found in turn', () async {
    final review = reviewOf(reviewedMatch());
    addTearDown(review.dispose);
    review.analysis.start();
    await pumpEventQueue();
    expect(review.judgement.turningPoints, [2]);
    expect(review.judgement.verdict(2), Verdict.blunder);
    review.goToTurningPoint(isForward: false);
    expect(review.ply, 2);
    review
      ..goTo(0)
      ..goToTurningPoint();
    expect(review.ply, 2);
  });

  test(
    'the best line is taken from the core, and its board given back',
    () async {
      final match = reviewedMatch();
      final review = reviewOf(match);
      addTearDown(review.dispose);
      review
        ..analysis.start()
        ..goTo(1)
        ..showsBest = true;
      await pumpEventQueue();
      expect(review.line.map((move) => move.notation), ['17-22', '31-26']);
      expect((match.branches.last as FakeMatch).calls, contains('dispose'));
      review.goTo(3);
      expect(review.line, isEmpty);
    },
  );

  test('a match in progress can be gone on with at its last moment', () {
    final review = reviewOf(reviewedMatch(isOver: false));
    addTearDown(review.dispose);
    expect(review.canGoOn, isTrue);
    final over = reviewOf(reviewedMatch());
    addTearDown(over.dispose);
    expect(over.canGoOn, isFalse);
  });

  test('leaving frees the match', () {
    final match = reviewedMatch();
    reviewOf(match).dispose();
    expect(match.calls, contains('dispose'));
  });
}
