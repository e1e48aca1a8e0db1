import 'dart:ui';

import '../board/board_art.dart';
import '../bridge/types.dart';
import '../theme/board_theme.dart';
import 'turned_piece.dart';

/// How a game of turned pieces draws them: a round shadow, and on it the piece
/// in the colours of its army.
mixin TurnedArt implements BoardArt {
  /// Draws a piece that stands at `centre`; its shadow is there already.
  void paintTurned(
    Canvas canvas,
    PieceView piece,
    Offset centre,
    double radius,
    ArmyColors colors,
  );

  @override
  void paintPiece(
    Canvas canvas,
    PieceView piece,
    Offset centre,
    double radius,
    BoardTheme theme, {
    double lift = 0,
  }) {
    paintPieceShadow(canvas, centre, radius, lift);
    paintTurned(canvas, piece, centre, radius, theme.army(piece.army));
  }
}
