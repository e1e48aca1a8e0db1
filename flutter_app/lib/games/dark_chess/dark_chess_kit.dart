import '../../board/board_art.dart';
import '../../board/board_geometry.dart';
import '../../bridge/types.dart';
import '../../l10n/generated/app_localizations.dart';
import '../game_kit.dart';
import '../tiles/tile_kit.dart';
import 'dark_chess_art.dart';
import 'dark_chess_geometry.dart';
import 'dark_chess_pieces.dart';

/// Classic dark chess: two players, ranks, a board of cells.
final class DarkChessKit extends TileKit {
  /// Upright, or on its side.
  const DarkChessKit({this.isOnItsSide = false});

  /// Whether the board lies on its side.
  final bool isOnItsSide;

  @override
  GameKit get onItsSide => const DarkChessKit(isOnItsSide: true);

  @override
  String get id => 'dark-chess';

  @override
  BoardGeometry get geometry =>
      isOnItsSide ? darkChessGeometryOnItsSide : darkChessGeometry;

  @override
  BoardArt get art => DarkChessArt(isOnItsSide: isOnItsSide);

  @override
  List<PieceView> get showcase => showcaseOf(
    {for (var point = 0; point < 32; point++) point},
    faceUp: const {
      5: (0, 0),
      10: (1, 3),
      12: (1, 6),
      17: (0, 4),
      23: (0, 5),
      26: (1, 0),
    },
    empty: const {6, 13, 21},
  );

  @override
  String name(Words words) => words.gameDarkChess;

  @override
  String shortName(Words words) => words.shortDarkChess;

  @override
  String about(Words words) => words.aboutDarkChess;

  @override
  String army(Words words, int? army) => switch (army) {
    0 => words.armyRed,
    1 => words.armyBlack,
    _ => words.unassigned,
  };

  @override
  String kind(Words words, int? kind) => switch (kind) {
    0 => words.kindGeneral,
    1 => words.kindAdvisor,
    2 => words.kindMinister,
    3 => words.kindRook,
    4 => words.kindHorse,
    5 => words.kindCannon,
    6 => words.kindSoldier,
    _ => words.faceDown,
  };

  @override
  String character(int army, int kind) => darkChessGlyph(army, kind).character;

  @override
  List<int> kindsOf(int army) => const [0, 1, 2, 3, 4, 5, 6];

  @override
  int chief(int army) => 0;

  @override
  String option(Words words, String name) =>
      name == 'tournament' ? words.optionTournament : name;

  @override
  String preset(Words words, String id) =>
      id == 'tournament' ? words.presetTournament : words.presetDefault;

  @override
  String presetDetail(Words words, String id) => id == 'tournament'
      ? words.presetTournamentDetail
      : words.presetDarkDefaultDetail;

  @override
  bool operator ==(Object other) =>
      other is DarkChessKit && other.isOnItsSide == isOnItsSide;

  @override
  int get hashCode => isOnItsSide.hashCode;
}
