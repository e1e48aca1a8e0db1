import 'dart:ui';

import '../bridge/types.dart';
import '../theme/board_theme.dart';

/// How a game's board and pieces are drawn. The board widget calls it and knows
/// nothing else of the game's look.
abstract interface class BoardArt {
  /// Draws the empty board.
  void paintBoard(
    Canvas canvas,
    Size size,
    BoardTheme theme, {
    required bool isFlipped,
    required bool showCoordinates,
  });

  /// Draws a piece around `centre`. A lifted piece throws a longer shadow.
  void paintPiece(
    Canvas canvas,
    PieceView piece,
    Offset centre,
    double radius,
    BoardTheme theme, {
    double lift = 0,
  });
}
