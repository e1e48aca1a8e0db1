import 'dart:typed_data';

import 'package:prise/bridge/types.dart';

import 'sample_proof.dart';

const _switch = ['0', '1'];

/// Mill as the core describes it.
const GameView mill = GameView(
  isDealt: false,
  id: 'mill',
  seats: 2,
  points: [
    'd5', 'e5', 'e4', 'e3', 'd3', 'c3', 'c4', 'c5', //
    'd6', 'f6', 'f4', 'f2', 'd2', 'b2', 'b4', 'b6', //
    'd7', 'g7', 'g4', 'g1', 'd1', 'a1', 'a4', 'a7', //
  ],
  armies: ['white', 'black'],
  kinds: ['man'],
  options: [
    OptionView(name: 'pieces', values: ['9', '12'], defaultValue: 0),
    OptionView(name: 'diagonals', values: _switch, defaultValue: 0),
    OptionView(name: 'flying', values: _switch, defaultValue: 1),
    OptionView(name: 'always', values: _switch, defaultValue: 0),
    OptionView(name: 'multiple', values: _switch, defaultValue: 0),
    OptionView(name: 'custodian', values: _switch, defaultValue: 1),
    OptionView(name: 'custodian-edges', values: _switch, defaultValue: 1),
    OptionView(name: 'custodian-cross', values: _switch, defaultValue: 1),
    OptionView(name: 'custodian-diagonals', values: _switch, defaultValue: 1),
    OptionView(name: 'custodian-placing', values: _switch, defaultValue: 1),
    OptionView(name: 'custodian-moving', values: _switch, defaultValue: 1),
    OptionView(name: 'custodian-at-three', values: _switch, defaultValue: 0),
    OptionView(name: 'intervention', values: _switch, defaultValue: 1),
    OptionView(name: 'intervention-edges', values: _switch, defaultValue: 1),
    OptionView(name: 'intervention-cross', values: _switch, defaultValue: 1),
    OptionView(
      name: 'intervention-diagonals',
      values: _switch,
      defaultValue: 1,
    ),
    OptionView(name: 'intervention-placing', values: _switch, defaultValue: 1),
    OptionView(name: 'intervention-moving', values: _switch, defaultValue: 1),
    OptionView(name: 'intervention-at-three', values: _switch, defaultValue: 0),
  ],
);

/// Its sets of rules: everything, and mills only.
final List<RulePresetView> millPresets = [
  for (final (id, isExtra) in [('default', 1), ('plain', 0)])
    RulePresetView(
      id: id,
      rules: '',
      values: Uint32List.fromList([
        for (final option in mill.options)
          option.name == 'custodian' || option.name == 'intervention'
              ? isExtra
              : option.defaultValue,
      ]),
    ),
];

/// Classic dark chess as the core describes it.
final GameView darkChess = GameView(
  isDealt: true,
  id: 'dark-chess',
  seats: 2,
  points: _names('abcd', 8),
  armies: const ['red', 'black'],
  kinds: const [
    'general', 'advisor', 'minister', 'rook', 'horse', 'cannon', 'soldier', //
  ],
  options: const [
    OptionView(name: 'tournament', values: _switch, defaultValue: 0),
  ],
);

/// Three kingdoms dark chess as the core describes it.
final GameView threeKingdoms = GameView(
  isDealt: true,
  id: 'three-kingdoms',
  seats: 3,
  points: _names('abcde', 9),
  armies: const ['green', 'red', 'black'],
  kinds: const [
    'red-general', 'black-general', 'red-soldier', 'black-soldier', //
    'advisor', 'minister', 'rook', 'horse', 'cannon', //
  ],
  options: const [],
);

List<String> _names(String files, int ranks) => [
  for (var rank = ranks; rank > 0; rank--)
    for (final file in files.split('')) '$file$rank',
];

/// A move by the names of its points.
LegalMove moveOn(
  GameView game,
  int id,
  MoveKind kind,
  String to, {
  String? from,
  CaptureMode? mode,
}) {
  final end = game.points.indexOf(to);
  final isTaking = kind == MoveKind.capture || kind == MoveKind.remove;
  return LegalMove(
    id: id,
    kind: kind,
    from: from == null ? null : game.points.indexOf(from),
    to: end,
    path: Uint8List.fromList([end]),
    captured: Uint8List.fromList([if (isTaking) end]),
    jumps: const [],
    notation: [?from, to].join('-'),
    mode: mode,
  );
}

/// A moment of a match of any game.
BoardView momentOf(
  GameView game, {
  required List<PieceView> pieces,
  List<LegalMove> legal = const [],
  int seat = 0,
  List<int?>? armies,
  List<int?>? levels,
  Set<int> out = const {},
  int? timeMs,
  int? untilDraw,
  List<CapturedView> captured = const [],
  Phase? phase,
  List<int>? inHand,
  List<StepView> lastSteps = const [],
  OutcomeView? outcome,
  bool isPromised = false,
  List<int>? places,
  UndoRefusal? undoRefusal,
  List<UnratedReason> unrated = const [],
  OutcomeView? firstEnd,
  bool hasDiagonals = false,
}) => BoardView(
  unrated: unrated,
  undoRefusal: undoRefusal,
  firstEnd: firstEnd,
  game: game.id,
  hasDiagonals: hasDiagonals,
  pieces: pieces,
  seat: seat,
  seats: [
    for (var index = 0; index < game.seats; index++)
      SeatView(
        name: levels?[index] == null ? 'You' : 'Computer',
        level: levels?[index],
        army: armies?[index],
        isOut: out.contains(index),
        inHand: inHand?[index],
        timeMs: timeMs,
        place: places?[index],
      ),
  ],
  legal: legal,
  mustCapture: 0,
  lastSteps: lastSteps,
  outcome: outcome,
  drawCounters: [
    if (untilDraw != null)
      DrawCounterView(
        reason: EndReason.sixtyMoveRule,
        left: untilDraw,
        limit: 60,
      ),
  ],
  captured: captured,
  clockRunning: timeMs == null ? null : seat,
  ply: 0,
  lastPly: 0,
  canUndo: false,
  canRedo: false,
  phase: phase,
  commitment: isPromised ? sampleProof.commitment : null,
  commitmentShort: isPromised ? sampleProof.commitmentShort : null,
);

/// Men on their points, white ones and black ones.
List<PieceView> men({String white = '', String black = ''}) => [
  for (final (army, names) in [white, black].indexed)
    for (final name in names.split(' ').where((name) => name.isNotEmpty))
      PieceView(point: mill.points.indexOf(name), army: army, kind: 0),
]..sort((one, other) => one.point.compareTo(other.point));

/// The start of mill: every point is free.
BoardView millStart({List<int?> levels = const [null, 3]}) => momentOf(
  mill,
  pieces: const [],
  armies: const [0, 1],
  levels: levels,
  phase: Phase.placing,
  inHand: const [9, 9],
  legal: [
    for (final (id, name) in mill.points.indexed)
      moveOn(mill, id, MoveKind.place, name),
  ],
);

/// White has closed a mill on a7-d7-g7 and steps between two men as well: all
/// three ways of capturing are open.
BoardView millRemoval({List<int?> levels = const [null, null]}) => momentOf(
  mill,
  pieces: men(white: 'a7 d7 g7 b2 f4', black: 'd6 d5 b6 f6 c3 g1'),
  armies: const [0, 1],
  levels: levels,
  timeMs: 59000,
  phase: Phase.placing,
  inHand: const [4, 3],
  captured: const [CapturedView(by: 0, army: 1, kind: 0)],
  legal: [
    moveOn(mill, 1, MoveKind.remove, 'b6', mode: CaptureMode.intervention),
    moveOn(mill, 2, MoveKind.remove, 'f6', mode: CaptureMode.intervention),
    moveOn(mill, 3, MoveKind.remove, 'd6', mode: CaptureMode.custodian),
    moveOn(mill, 4, MoveKind.remove, 'g1', mode: CaptureMode.mill),
    moveOn(mill, 5, MoveKind.remove, 'c3', mode: CaptureMode.mill),
  ],
  lastSteps: const [StepView(kind: StepKind.place, to: 16, army: 0, piece: 0)],
);

/// Tiles that all lie face down.
List<PieceView> faceDown(GameView game, bool Function(int point) holds) => [
  for (var point = 0; point < game.points.length; point++)
    if (holds(point)) PieceView(point: point),
];

/// The start of classic dark chess.
BoardView darkChessStart({List<int?> levels = const [null, 3]}) => momentOf(
  darkChess,
  pieces: faceDown(darkChess, (_) => true),
  levels: levels,
  legal: [
    for (final (id, name) in darkChess.points.indexed)
      moveOn(darkChess, id, MoveKind.flip, name),
  ],
);

/// A classic game in which every kind has been turned up.
BoardView darkChessMiddle({List<int?> levels = const [null, null]}) => momentOf(
  darkChess,
  pieces: _mixed(darkChess, const {
    0: (0, 0), 1: (0, 1), 2: (0, 2), 3: (0, 3), //
    4: (1, 0), 5: (1, 1), 6: (1, 2), 7: (1, 3), //
    9: (0, 4), 10: (0, 5), 11: (0, 6), //
    13: (1, 4), 14: (1, 5), 15: (1, 6), //
    16: null, 18: null, 19: null, 22: null, 25: null, 28: null, 31: null,
  }),
  armies: const [0, 1],
  levels: levels,
  untilDraw: 42,
  timeMs: 179000,
  captured: const [
    CapturedView(by: 0, army: 1, kind: 6),
    CapturedView(by: 0, army: 1, kind: 4),
    CapturedView(by: 1, army: 0, kind: 6),
    CapturedView(by: 0, army: 1, kind: 3),
    CapturedView(by: 1, army: 0, kind: 5),
    CapturedView(by: 1, army: 0, kind: 1),
  ],
  legal: [
    moveOn(darkChess, 1, MoveKind.quiet, 'a6', from: 'b6'),
    moveOn(darkChess, 2, MoveKind.capture, 'b5', from: 'b6'),
    moveOn(darkChess, 3, MoveKind.flip, 'a4'),
  ],
  lastSteps: const [StepView(kind: StepKind.hop, from: 8, to: 9)],
);

/// Whether a point of the three kingdoms is covered at the start.
bool isCorner(int point) => point % 5 != 2 && point ~/ 5 != 4;

/// The start of the three kingdoms: nobody has a faction.
BoardView threeKingdomsStart({List<int?> levels = const [null, 3, 3]}) =>
    momentOf(
      threeKingdoms,
      pieces: faceDown(threeKingdoms, isCorner),
      levels: levels,
      untilDraw: 60,
      legal: [
        for (final (id, name) in threeKingdoms.points.indexed)
          if (isCorner(id)) moveOn(threeKingdoms, id, MoveKind.flip, name),
      ],
    );

/// Three kingdoms with every kind turned up, one player out, captures on all
/// sides and clocks.
BoardView threeKingdomsMiddle({
  List<int?> levels = const [null, null, null],
  bool isOut = true,
}) => momentOf(
  threeKingdoms,
  pieces: _mixed(threeKingdoms, const {
    0: (0, 0), 1: (0, 1), 3: (0, 2), 4: (0, 3), //
    5: (1, 4), 6: (1, 5), 8: (1, 6), 9: (1, 7), 10: (1, 8), //
    11: (2, 4), 13: (2, 5), 14: (2, 6), 15: (2, 7), 16: (2, 8), //
    22: (1, 6), 24: (0, 2), 30: (0, 3), //
    25: null, 26: null, 28: null, 31: null, 34: null, 38: null, 44: null,
  }),
  armies: const [1, 0, 2],
  levels: levels,
  out: {if (isOut) 2},
  untilDraw: 45,
  timeMs: 59000,
  captured: const [
    CapturedView(by: 0, army: 0, kind: 2),
    CapturedView(by: 1, army: 1, kind: 4),
    CapturedView(by: 0, army: 2, kind: 8),
    CapturedView(by: 0, army: 2, kind: 7),
    CapturedView(by: 1, army: 2, kind: 4),
    CapturedView(by: 0, army: 0, kind: 3),
  ],
  legal: [
    for (final to in ['c6', 'c7', 'c8', 'c9', 'b5', 'a5', 'd5', 'c4', 'c3'])
      moveOn(threeKingdoms, to.hashCode, MoveKind.quiet, to, from: 'c5'),
    moveOn(threeKingdoms, 1, MoveKind.capture, 'e5', from: 'c5'),
    moveOn(threeKingdoms, 2, MoveKind.flip, 'a4'),
  ],
  lastSteps: const [StepView(kind: StepKind.hop, from: 23, to: 24)],
);

List<PieceView> _mixed(GameView game, Map<int, (int, int)?> tiles) => [
  for (final MapEntry(key: point, value: face) in tiles.entries)
    PieceView(point: point, army: face?.$1, kind: face?.$2),
]..sort((one, other) => one.point.compareTo(other.point));
