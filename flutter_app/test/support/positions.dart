import 'dart:typed_data';

import 'package:prise/bridge/types.dart';

/// The game as the core describes it.
final GameView draughts = GameView(
  isDealt: false,
  id: 'draughts',
  seats: 2,
  points: [for (var square = 1; square <= 50; square++) '$square'],
  armies: const ['white', 'black'],
  kinds: const ['man', 'king'],
  options: const [
    OptionView(
      name: 'draws',
      values: ['standard', 'fmjd-2015'],
      defaultValue: 0,
    ),
  ],
);

/// A capture or a quiet move, by the numbers of its squares. `jumps` are those of
/// all its routes, start, piece and landing each, where there is more than one.
LegalMove move(
  int id,
  int from,
  List<int> path, {
  List<int> over = const [],
  List<List<int>> jumps = const [],
}) => LegalMove(
  id: id,
  kind: over.isEmpty ? MoveKind.quiet : MoveKind.capture,
  from: from - 1,
  to: path.last - 1,
  path: Uint8List.fromList([for (final square in path) square - 1]),
  captured: Uint8List.fromList([for (final square in over) square - 1]),
  jumps: [
    for (final [from, over, to] in jumps)
      JumpView(from: from - 1, over: over - 1, to: to - 1),
  ],
  notation: [from, ...path].join(over.isEmpty ? '-' : 'x'),
);

/// Pieces by the numbers of their squares.
List<PieceView> pieces({
  List<int> white = const [],
  List<int> black = const [],
  List<int> kings = const [],
}) {
  final all = [
    for (final (army, squares) in [white, black].indexed)
      for (final square in squares)
        PieceView(
          point: square - 1,
          army: army,
          kind: kings.contains(square) ? 1 : 0,
        ),
  ];
  return all..sort((one, other) => one.point.compareTo(other.point));
}

/// A moment of a match between two people, or against the computer.
BoardView board({
  List<int> white = const [],
  List<int> black = const [],
  List<int> kings = const [],
  List<LegalMove> legal = const [],
  int seat = 0,
  List<int?> levels = const [null, null],
  int? timeMs,
  OutcomeView? outcome,
  List<DrawCounterView> drawCounters = const [],
  List<CapturedView> captured = const [],
}) => BoardView(
  unrated: const [],
  game: 'draughts',
  hasDiagonals: false,
  pieces: pieces(white: white, black: black, kings: kings),
  seat: seat,
  seats: [
    for (final (index, level) in levels.indexed)
      SeatView(
        name: level == null ? 'You' : 'Computer',
        level: level,
        army: index,
        isOut: false,
        timeMs: timeMs,
      ),
  ],
  legal: legal,
  mustCapture: legal.isEmpty ? 0 : legal.first.captured.length,
  lastSteps: const [],
  outcome: outcome,
  drawCounters: drawCounters,
  captured: captured,
  clockRunning: timeMs == null ? null : seat,
  ply: 0,
  lastPly: 0,
  canUndo: false,
  canRedo: false,
);

/// The start of a game with three of its moves.
BoardView startBoard({List<int?> levels = const [null, 3], int? timeMs}) =>
    board(
      white: [for (var square = 31; square <= 50; square++) square],
      black: [for (var square = 1; square <= 20; square++) square],
      legal: [
        move(1, 32, [28]),
        move(2, 32, [27]),
        move(3, 33, [29]),
      ],
      levels: levels,
      timeMs: timeMs,
    );

/// A king with three captures from 15 to 3 that take different pieces, as the
/// core offers them.
BoardView threeRoutes() => board(
  white: [15],
  kings: [15],
  black: [6, 8, 22, 24, 27, 31, 46],
  legal: [
    move(1, 15, [33, 17, 3], over: [24, 22, 8]),
    move(2, 15, [38, 21, 3], over: [24, 27, 8]),
    move(3, 15, [42, 26, 3], over: [24, 31, 8]),
  ],
);

/// The squares on which a white man lands that starts on 37 and goes round
/// through a block of black men, and those men in the order of the hops. Any
/// number of hops from the first on is a capture that the rules know: the test
/// `ac_30_the_captures_that_the_app_draws_are_legal` of the core plays them.
const List<int> longLandings = [28, 19, 30, 39, 28, 17, 8, 19, 10];

/// The men that are jumped on the way over [longLandings].
const List<int> longVictims = [32, 23, 24, 34, 33, 22, 12, 13, 14];

/// Where that man starts.
const int longStart = 37;
