import 'dart:typed_data';

import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/feedback/cue.dart';

import '../support/positions.dart';

void main() {
  const hop = StepView(kind: StepKind.hop, from: 0, to: 1);
  const remove = StepView(kind: StepKind.remove, to: 2);
  const promote = StepView(kind: StepKind.promote, to: 1);

  test('each step has its cue', () {
    expect(cueOf([hop]), Cue.hop);
    expect(cueOf([const StepView(kind: StepKind.place, to: 1)]), Cue.hop);
    expect(cueOf([const StepView(kind: StepKind.flip, to: 1)]), Cue.flip);
    expect(cueOf([remove]), Cue.capture);
    expect(cueOf([promote]), Cue.promotion);
    expect(cueOf([]), isNull);
  });

  test('of things that happen together the most important is heard', () {
    expect(cueOf([hop, remove, remove]), Cue.capture);
    expect(cueOf([hop, remove, promote]), Cue.promotion);
  });

  test('a move that earns a capture sounds different', () {
    final after = board(
      legal: [
        LegalMove(
          id: 1,
          kind: MoveKind.remove,
          to: 4,
          path: Uint8List.fromList([4]),
          captured: Uint8List.fromList([4]),
          jumps: const [],
          notation: 'x4',
          mode: CaptureMode.mill,
        ),
      ],
    );
    expect(cueOf([hop], after: after), Cue.mill);
    expect(cueOf([hop]), Cue.hop);
    expect(cueOf([remove], after: after), Cue.capture);
  });

  test('the end is heard above all', () {
    final over = board(outcome: const OutcomeView(reason: EndReason.blocked));
    expect(cueOf([hop, promote], after: over), Cue.end);
  });
}
