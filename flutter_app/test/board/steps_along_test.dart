import 'package:flutter_test/flutter_test.dart';
import 'package:prise/board/steps_along.dart';
import 'package:prise/bridge/types.dart';

import '../support/positions.dart';

void main() {
  StepView hop(int from, int to, [int? over]) =>
      StepView(kind: StepKind.hop, from: from, to: to, over: over);
  StepView remove(int point) => StepView(kind: StepKind.remove, to: point);

  // The same four men, one way round and the other.
  final stored = [
    hop(36, 26, 31),
    hop(26, 17, 21),
    hop(17, 28, 22),
    hop(28, 36, 32),
    remove(31),
    remove(21),
    remove(22),
    remove(32),
    const StepView(kind: StepKind.promote, to: 36),
  ];

  test('a capture is shown along the route that was entered', () {
    final entered = move(1, 37, [29, 18, 27, 37], over: [33, 23, 22, 32]);
    expect(entered.from, 36);
    final shown = stepsAlong(entered, stored);
    expect(
      [for (final step in shown.take(4)) (step.from, step.to, step.over)],
      [(36, 28, 32), (28, 17, 22), (17, 26, 21), (26, 36, 31)],
    );
    expect(shown.skip(4), stored.skip(4), reason: 'all else stays as it is');
  });

  test('what the core says of another capture is shown as it is', () {
    final others = move(1, 37, [29, 18, 27, 37], over: [33, 23, 22, 9]);
    expect(stepsAlong(others, stored), same(stored));
    final elsewhere = move(1, 37, [29, 18, 27, 38], over: [33, 23, 22, 32]);
    expect(stepsAlong(elsewhere, stored), same(stored));
    final quiet = [hop(31, 27)];
    expect(stepsAlong(move(1, 32, [28]), quiet), same(quiet));
  });
}
