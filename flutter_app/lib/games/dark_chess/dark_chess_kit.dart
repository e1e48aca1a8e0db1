import '../../board/board_art.dart';
import '../../board/board_geometry.dart';
import '../../bridge/types.dart';
import '../../l10n/generated/app_localizations.dart';
import '../tiles/tile_kit.dart';
import 'dark_chess_art.dart';
import 'dark_chess_geometry.dart';
import 'dark_chess_pieces.dart';

/// Classic dark chess: two players, ranks, a board of cells.
final class DarkChessKit extends TileKit {
  /// There is only one.
  const DarkChessKit();

  @override
  String get id => 'dark-chess';

  @override
  BoardGeometry get geometry => darkChessGeometry;

  @override
  BoardArt get art => const DarkChessArt();

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
}
