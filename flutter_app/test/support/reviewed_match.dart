import 'package:prise/bridge/engine.dart';
import 'package:prise/games/draughts/draughts_kit.dart';
import 'package:prise/review/review_controller.dart';

import 'fake_engine.dart';
import 'positions.dart';

/// A match of four moves to look back at, in which the second player throws
/// the game away, and resigns.
FakeMatch reviewedMatch({bool isOver = true}) {
  final match = FakeMatch(startBoard(levels: [null, 3]), id: 1)
    ..next.addAll([
      [
        move(1, 18, [23]),
      ],
      [
        move(1, 33, [29]),
      ],
      [
        move(1, 20, [24]),
      ],
      [
        move(1, 34, [30]),
      ],
    ]);
  for (var ply = 0; ply < 4; ply++) {
    match.play(match.view().legal.first.id);
  }
  if (isOver) match.resign(1);
  match
    ..scores = [0, 10, 220, 190, 200]
    ..lines = {
      1: ['17-22', '31-26', '20-25'],
      2: ['33-29'],
    }
    ..branchAt = (ply) =>
        FakeMatch(
            id: 99,
            board(
              white: [for (var square = 31; square <= 50; square++) square],
              black: [for (var square = 1; square <= 20; square++) square],
              legal: [
                move(7, 17, [22]),
                move(8, 18, [23]),
              ],
              seat: 1,
            ),
          )
          ..next.add([
            move(9, 31, [26]),
          ]);
  return match;
}

/// What looks back at it.
ReviewController reviewOf(Match match) =>
    ReviewController(match: match, game: draughts, kit: const DraughtsKit());
