import 'package:flutter/rendering.dart';

import '../../theme/board_theme.dart';
import '../board_art.dart';

/// The lowest layer: the empty board. It never repaints while a game is played.
final class BoardPainter extends CustomPainter {
  /// Makes the painter.
  const BoardPainter({
    required this.art,
    required this.theme,
    required this.isFlipped,
    required this.showCoordinates,
  });

  /// How the game looks.
  final BoardArt art;

  /// What the board is made of.
  final BoardTheme theme;

  /// Whether it is seen from the other side.
  final bool isFlipped;

  /// Whether points carry their names.
  final bool showCoordinates;

  @override
  void paint(Canvas canvas, Size size) => art.paintBoard(
    canvas,
    size,
    theme,
    isFlipped: isFlipped,
    showCoordinates: showCoordinates,
  );

  @override
  bool shouldRepaint(BoardPainter oldDelegate) =>
      art != oldDelegate.art ||
      theme != oldDelegate.theme ||
      isFlipped != oldDelegate.isFlipped ||
      showCoordinates != oldDelegate.showCoordinates;
}
