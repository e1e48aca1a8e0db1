import 'package:flutter_test/flutter_test.dart';
import 'package:prise/board/animation_plan.dart';
import 'package:prise/board/sprite.dart';
import 'package:prise/bridge/types.dart';

import '../support/positions.dart';

Offset place(int point) => Offset(point.toDouble(), 0);

Duration ms(int millis) => Duration(milliseconds: millis);

StepView hop(int from, int to, [int? over]) =>
    StepView(kind: StepKind.hop, from: from, to: to, over: over);

StepView remove(int at) => StepView(kind: StepKind.remove, to: at);

/// A capture of so many pieces, as the rules allow it.
(List<PieceView>, List<StepView>) chain(int hops) => (
  pieces(white: [longStart], black: longVictims.take(hops).toList()),
  [
    for (var index = 0; index < hops; index++)
      hop(
        (index == 0 ? longStart : longLandings[index - 1]) - 1,
        longLandings[index] - 1,
        longVictims[index] - 1,
      ),
    for (final victim in longVictims.take(hops)) remove(victim - 1),
  ],
);

void main() {
  for (final (name, hops) in [
    ('AC-28 two', 2),
    ('AC-29 three', 3),
    ('FIX-001.4 four', 4),
    ('AC-30 nine', 9),
  ]) {
    test('$name hops are shown one after the other', () {
      final (before, steps) = chain(hops);
      final plan = AnimationPlan.of(before: before, steps: steps);
      final hop = plan.landed ~/ hops;
      for (var index = 0; index < hops; index++) {
        final sprites = plan.at(hop * (index + 1), place);
        final mover = sprites.firstWhere((sprite) => sprite.piece.army == 0);
        expect(mover.place.dx, closeTo(longLandings[index] - 1, 0.01));
        final solid = sprites.where(
          (sprite) => sprite.piece.army == 1 && sprite.opacity == 1,
        );
        expect(solid, hasLength(hops - index - 1));
      }
    });
  }

  test('FIX-001.3 captured pieces are ghosts until all vanish together', () {
    final (before, steps) = chain(3);
    final plan = AnimationPlan.of(before: before, steps: steps);
    Iterable<Sprite> victims(Duration at) =>
        plan.at(at, place).where((sprite) => sprite.piece.army == 1);
    for (final victim in victims(plan.landed)) {
      expect(victim.opacity, inExclusiveRange(0.1, 0.6));
    }
    expect(victims(plan.landed), hasLength(3));
    final halfway = victims(plan.landed + ms(80)).toList();
    expect(halfway, hasLength(3));
    expect(halfway.map((sprite) => sprite.opacity).toSet(), hasLength(1));
    expect(victims(plan.total), isEmpty);
  });

  test('a hop takes about 120 ms, and all hops together are capped', () {
    Duration landed(int hops) {
      final (before, steps) = chain(hops);
      return AnimationPlan.of(before: before, steps: steps).landed;
    }

    expect(landed(1), ms(120));
    expect(landed(2), ms(240));
    expect(landed(8), ms(960));
    expect(landed(9), ms(960));
  });

  test('the crown appears after landing', () {
    final plan = AnimationPlan.of(
      before: const [PieceView(point: 0, army: 0, kind: 0)],
      steps: [
        hop(0, 2),
        const StepView(kind: StepKind.promote, to: 2, army: 0, piece: 1),
      ],
    );
    expect(plan.at(plan.landed - ms(1), place).single.piece.kind, 0);
    expect(plan.at(plan.landed + ms(1), place).single.piece.kind, 1);
    expect(plan.total, greaterThan(plan.landed));
  });

  test('a piece that takes by replacement is not removed itself', () {
    final plan = AnimationPlan.of(
      before: const [
        PieceView(point: 0, army: 0, kind: 0),
        PieceView(point: 1, army: 1, kind: 0),
      ],
      steps: [hop(0, 1, 1), remove(1)],
    );
    expect(plan.at(plan.total, place).single.piece.army, 0);
  });

  test('a piece that makes room stays until the other one is there', () {
    final plan = AnimationPlan.of(
      before: const [
        PieceView(point: 0, army: 0, kind: 3),
        PieceView(point: 4, army: 1, kind: 0),
      ],
      steps: [remove(4), hop(0, 4)],
    );
    final begun = plan.at(plan.total * 0.4, place);
    expect(begun, hasLength(2));
    expect(begun.every((sprite) => sprite.opacity == 1), isTrue);
    final victim = plan
        .at(plan.total * 0.75, place)
        .firstWhere((sprite) => sprite.piece.army == 1);
    expect(victim.opacity, inExclusiveRange(0.1, 0.9));
    final last = plan.at(plan.total, place).single;
    expect(last.piece.army, 0);
    expect(last.place, place(4));
    expect(plan.landed, plan.total);
  });

  test('a face-down piece shows its face when it is edge-on', () {
    final plan = AnimationPlan.of(
      before: const [PieceView(point: 3)],
      steps: const [StepView(kind: StepKind.flip, to: 3, army: 1, piece: 2)],
    );
    expect(plan.at(plan.total * 0.4, place).single.piece.army, isNull);
    expect(plan.at(plan.total * 0.5, place).single.turn, closeTo(1, 0.01));
    expect(plan.at(plan.total * 0.6, place).single.piece.army, 1);
  });

  test('a placed piece comes from nowhere and lands solid', () {
    final plan = AnimationPlan.of(
      before: const [],
      steps: const [StepView(kind: StepKind.place, to: 3, army: 0, piece: 0)],
    );
    expect(plan.at(Duration.zero, place), isEmpty);
    final landed = plan.at(plan.total, place).single;
    expect((landed.opacity, landed.scale, landed.lift), (1, 1, 0));
  });

  test('only pieces that take part are involved', () {
    final before = pieces(white: [1, 2, 3], black: [7]);
    final plan = AnimationPlan.of(before: before, steps: [hop(0, 11, 6)]);
    expect(plan.involved, {0, 6});
  });

  test('steps about empty points do no harm', () {
    final plan = AnimationPlan.of(
      before: const [],
      steps: [
        hop(0, 1, 2),
        remove(5),
        const StepView(kind: StepKind.flip),
      ],
    );
    expect(plan.at(plan.total, place), isEmpty);
  });
}
