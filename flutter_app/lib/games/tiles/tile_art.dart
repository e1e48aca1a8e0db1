import 'dart:ui';

import '../../board/board_art.dart';
import '../../bridge/types.dart';
import '../../theme/board_theme.dart';
import 'glyph.dart';
import 'tile.dart';

/// How a game of tiles draws its pieces: each army's characters, and one back
/// for all that lie face down.
mixin TileArt implements BoardArt {
  /// The ink and rim of an army.
  Faction faction(int army);

  /// The character of a piece.
  Glyph glyph(int army, int kind);

  /// The first letter of a kind's English name, for those who cannot read the
  /// characters.
  String letter(int kind);

  @override
  void paintPiece(
    Canvas canvas,
    PieceView piece,
    Offset centre,
    double radius,
    BoardTheme theme, {
    double lift = 0,
  }) {
    final PieceView(:army, :kind) = piece;
    if (army == null || kind == null) {
      paintTileBack(canvas, centre, radius, theme, lift: lift);
    } else {
      paintTile(
        canvas,
        faction(army),
        glyph(army, kind),
        centre,
        radius,
        theme,
        lift: lift,
      );
      if (theme.hasLetters) {
        paintTileLetter(canvas, letter(kind), centre, radius, theme);
      }
    }
  }
}
