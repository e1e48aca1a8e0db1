import 'package:prise/bridge/engine.dart';
import 'package:prise/games/draughts/draughts_kit.dart';
import 'package:prise/review/review_controller.dart';

import 'fake_engine.dart';
import 'other_games.dart';
import 'positions.dart';

/// A match of four moves to look back at, in which the second player throws
/// the game away, and resigns.
FakeMatch reviewedMatch({bool isOver = true}) {
  final match = FakeMatch(startBoard(levels: [null, 3]), id: 1)
    ..next.addAll([
      [
        move(1, 18, [23]),
        move(2, 18, [22]),
      ],
      [
        move(1, 33, [29]),
        move(2, 33, [28]),
      ],
      [
        move(1, 20, [24]),
        move(2, 20, [25]),
      ],
      [
        move(1, 34, [30]),
        move(2, 35, [30]),
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

/// A match of three to look back at: a flip that turns the game, then a mistake.
FakeMatch reviewedMatchOfThree() {
  LegalMove flip(int id, String to) =>
      moveOn(threeKingdoms, id, MoveKind.flip, to);
  BoardView moment(int seat, List<LegalMove> legal) => momentOf(
    threeKingdoms,
    pieces: [for (var point = 0; point < 8; point++) PieceView(point: point)],
    armies: const [0, 1, 2],
    legal: legal,
    seat: seat,
  );
  final match = FakeMatch(moment(0, [flip(1, 'a9'), flip(2, 'b9')]), id: 1)
    ..next.addAll([
      [flip(1, 'b9'), flip(2, 'd9')],
      [flip(1, 'c9'), flip(2, 'e9')],
    ]);
  for (var ply = 0; ply < 2; ply++) {
    match.play(match.view().legal.first.id);
  }
  return match
    ..flips = {0}
    ..scoresOfThree = [
      [0, 0, 0],
      [250, -150, -100],
      [300, -320, 20],
    ];
}

/// What looks back at it.
ReviewController reviewOf(Match match) =>
    ReviewController(match: match, game: draughts, kit: const DraughtsKit());
