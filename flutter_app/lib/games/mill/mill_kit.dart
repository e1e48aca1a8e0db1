import '../../board/board_art.dart';
import '../../board/board_geometry.dart';
import '../../bridge/types.dart';
import '../../l10n/generated/app_localizations.dart';
import '../game_kit.dart';
import 'mill_art.dart';
import 'mill_geometry.dart';
import 'mill_words.dart';

/// Nine men's morris, with or without the diagonals of the game of twelve.
final class MillKit extends GameKit {
  /// The usual board has no diagonals.
  const MillKit({this.hasDiagonals = false});

  /// Whether the board has diagonals.
  final bool hasDiagonals;

  @override
  String get id => 'mill';

  @override
  BoardGeometry get geometry => millGeometry;

  @override
  BoardArt get art => MillArt(hasDiagonals: hasDiagonals);

  @override
  GameKit forBoard(BoardView view) => MillKit(hasDiagonals: view.hasDiagonals);

  @override
  List<PieceView> get showcase => [
    for (final point in const [16, 8, 18, 21, 6, 15, 3])
      PieceView(point: point, army: 0, kind: 0),
    for (final point in const [0, 17, 12, 14, 7, 19])
      PieceView(point: point, army: 1, kind: 0),
  ];

  @override
  bool get mayPlan => true;

  @override
  String name(Words words) => words.gameMill;

  @override
  String shortName(Words words) => words.shortMill;

  @override
  String about(Words words) => words.aboutMill;

  @override
  String army(Words words, int? army) =>
      army == 0 ? words.armyWhite : words.armyBlack;

  @override
  String kind(Words words, int? kind) => words.kindMan;

  @override
  String option(Words words, String name) => millOption(words, name);

  @override
  String optionValue(Words words, String name, String value) => value;

  @override
  String preset(Words words, String id) => switch (id) {
    'plain' => words.presetPlain,
    'twelve' => words.presetTwelve,
    _ => words.presetMillDefault,
  };

  @override
  String presetDetail(Words words, String id) => switch (id) {
    'plain' => words.presetPlainDetail,
    'twelve' => words.presetTwelveDetail,
    _ => words.presetMillDefaultDetail,
  };

  @override
  RulePicture presetPicture(String id) => (
    kit: MillKit(hasDiagonals: id == 'twelve'),
    pieces: [
      for (final (army, points) in switch (id) {
        // Three in a row.
        'plain' => const [
          [23, 16, 17],
          [12, 10, 5],
        ],
        // Three in a row across a corner.
        'twelve' => const [
          [1, 9, 17],
          [23, 12, 20, 6],
        ],
        // One in between two, and one who steps between two.
        _ => const [
          [23, 17, 20],
          [16, 21, 19],
        ],
      }.indexed)
        for (final point in points)
          PieceView(point: point, army: army, kind: 0),
    ],
  );

  @override
  String removal(Words words, CaptureMode mode) =>
      words.stateRemovable(millMode(words, mode));

  @override
  String? task(Words words, BoardView view) {
    final open = {for (final move in view.legal) ?move.mode};
    if (open.isNotEmpty) {
      final modes = [
        for (final mode in CaptureMode.values)
          if (open.contains(mode)) millMode(words, mode),
      ];
      return words.taskRemove(modes.join(' / '));
    }
    return switch (view.phase) {
      Phase.placing => words.taskPlace,
      Phase.moving => words.taskMove,
      null => null,
    };
  }

  @override
  bool operator ==(Object other) =>
      other is MillKit && other.hasDiagonals == hasDiagonals;

  @override
  int get hashCode => hasDiagonals.hashCode;
}
