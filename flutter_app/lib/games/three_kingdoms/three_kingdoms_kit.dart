import '../../board/board_art.dart';
import '../../board/board_geometry.dart';
import '../../bridge/types.dart';
import '../../l10n/generated/app_localizations.dart';
import '../../theme/board_theme.dart';
import '../game_kit.dart';
import '../tiles/tile.dart';
import '../tiles/tile_kit.dart';
import 'three_kingdoms_art.dart';
import 'three_kingdoms_geometry.dart';
import 'three_kingdoms_pieces.dart';

/// Three kingdoms dark chess: three players, no ranks, a board of crossings.
final class ThreeKingdomsKit extends TileKit {
  /// There is only one.
  const ThreeKingdomsKit();

  @override
  String get id => 'three-kingdoms';

  @override
  BoardGeometry get geometry => threeKingdomsGeometry;

  @override
  BoardArt get art => const ThreeKingdomsArt();

  @override
  bool get isUprightOnly => true;

  @override
  List<PieceView> get showcase => showcaseOf(
    {
      for (var point = 0; point < 45; point++)
        if (!isOnAisle(point)) point,
    },
    faceUp: const {
      6: (1, 6),
      13: (2, 7),
      16: (0, 0),
      28: (1, 8),
      31: (0, 3),
      39: (2, 5),
    },
  );

  @override
  String name(Words words) => words.gameThreeKingdoms;

  @override
  String shortName(Words words) => words.shortThreeKingdoms;

  @override
  String about(Words words) => words.aboutThreeKingdoms;

  @override
  String army(Words words, int? army) => switch (army) {
    0 => words.armyGreen,
    1 => words.armyRed,
    2 => words.armyBlack,
    _ => words.unassigned,
  };

  @override
  String kind(Words words, int? kind) => switch (kind) {
    0 || 1 => words.kindGeneral,
    2 || 3 => words.kindSoldier,
    4 => words.kindAdvisor,
    5 => words.kindMinister,
    6 => words.kindRook,
    7 => words.kindHorse,
    8 => words.kindCannon,
    _ => words.faceDown,
  };

  @override
  String character(int army, int kind) =>
      threeKingdomsGlyph(army, kind).character;

  /// Broken as the rims of the tiles are: bars, unbroken, studs.
  @override
  ArmyLine? line(int? army, BoardTheme theme) {
    if (army == null) return null;
    final faction = threeKingdomsFaction(army);
    return (
      ink: faction.ink(theme.tiles),
      dashes: switch (faction) {
        Faction.green => const [7, 5],
        Faction.red => const [],
        Faction.black => const [0.5, 4],
      },
    );
  }

  @override
  List<int> kindsOf(int army) => threeKingdomsFaction(army) == Faction.green
      ? const [0, 1, 2, 3]
      : const [4, 5, 6, 7, 8];

  @override
  int chief(int army) => army == 0 ? 0 : 4;

  @override
  String option(Words words, String name) => name;
}
