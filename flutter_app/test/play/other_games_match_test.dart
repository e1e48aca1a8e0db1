import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/engine.dart';
import 'package:prise/games/mill/mill_kit.dart';
import 'package:prise/games/three_kingdoms/three_kingdoms_kit.dart';
import 'package:prise/play/match_controller.dart';

import '../support/fake_engine.dart';
import '../support/other_games.dart';

void main() {
  test(
    'two computers answer a flip, and it is the first player again',
    () async {
      final fake = FakeMatch(threeKingdomsStart());
      final flips = [
        for (final name in ['b9', 'd9', 'e9'])
          [moveOn(threeKingdoms, 100, MoveKind.flip, name)],
      ];
      fake
        ..next.addAll(flips)
        ..hidden.addAll({0: (1, 6), 1: (2, 4), 3: (0, 0)});
      final match = MatchController(
        match: fake,
        game: threeKingdoms,
        kit: const ThreeKingdomsKit(),
        leastThought: Duration.zero,
      );
      addTearDown(match.dispose);
      match.board.reduceMotion = true;
      match.resume();
      match.board.tap(threeKingdoms.points.indexOf('a9'));
      await pumpEventQueue();
      expect(fake.played.map((move) => move.to), [0, 1, 3]);
      expect(match.view.seat, 0);
      expect(match.board.isEnabled, isTrue);
      final shown = {
        for (final piece in match.board.standing.value)
          if (piece.army != null) piece.point: (piece.army, piece.kind),
      };
      expect(shown, {0: (1, 6), 1: (2, 4), 3: (0, 0)});
    },
  );

  test('a man is placed, and one of the marked men is taken off', () async {
    final fake = FakeMatch(millStart(levels: [null, null]));
    fake.next.add([
      moveOn(mill, 7, MoveKind.remove, 'd6', mode: CaptureMode.custodian),
    ]);
    final match = MatchController(
      match: fake,
      game: mill,
      kit: const MillKit(),
      leastThought: Duration.zero,
    );
    addTearDown(match.dispose);
    match.board.reduceMotion = true;
    match.resume();
    match.board.tap(mill.points.indexOf('d6'));
    expect(match.board.highlights.value.removable, {8: CaptureMode.custodian});
    match.board.tap(mill.points.indexOf('a1'));
    expect(fake.played, hasLength(1));
    match.board.tap(mill.points.indexOf('d6'));
    expect(fake.played.map((move) => move.kind), [
      MoveKind.place,
      MoveKind.remove,
    ]);
    expect(match.board.standing.value, isEmpty);
  });
}
