import 'package:flutter/material.dart';

import '../board/painters/piece_painter.dart';
import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../theme/board_theme.dart';

/// A game's board with its pieces, to look at: the whole of it.
class BoardPicture extends StatelessWidget {
  /// Makes the picture.
  const BoardPicture({
    super.key,
    required this.kit,
    required this.theme,
    this.pieces,
    this.isFlipped = false,
  });

  /// The game.
  final GameKit kit;

  /// What the board is made of.
  final BoardTheme theme;

  /// The pieces, if not those that stand for the game.
  final List<PieceView>? pieces;

  /// Whether it is seen from the other side.
  final bool isFlipped;

  @override
  Widget build(BuildContext context) {
    return ExcludeSemantics(
      child: RepaintBoundary(
        child: AspectRatio(
          aspectRatio: kit.geometry.outerAspectRatio,
          child: CustomPaint(
            painter: _PicturePainter(
              kit,
              theme,
              pieces ?? kit.showcase,
              isFlipped,
            ),
          ),
        ),
      ),
    );
  }
}

/// A part of a game's board that fills all the room there is: slim boards are
/// not lost in it.
class BoardCloseUp extends StatelessWidget {
  /// Makes the picture.
  const BoardCloseUp({super.key, required this.kit, required this.theme});

  /// The game.
  final GameKit kit;

  /// What the board is made of.
  final BoardTheme theme;

  @override
  Widget build(BuildContext context) {
    return FittedBox(
      fit: BoxFit.cover,
      clipBehavior: Clip.hardEdge,
      alignment: Alignment.topCenter,
      child: SizedBox(
        width: 360,
        child: BoardPicture(kit: kit, theme: theme),
      ),
    );
  }
}

class _PicturePainter extends CustomPainter {
  const _PicturePainter(this.kit, this.theme, this.pieces, this.isFlipped);

  final GameKit kit;
  final BoardTheme theme;
  final List<PieceView> pieces;
  final bool isFlipped;

  @override
  void paint(Canvas canvas, Size size) {
    kit.art.paintBoard(
      canvas,
      size,
      theme,
      isFlipped: isFlipped,
      showCoordinates: false,
    );
    final radius = pieceRadius * kit.geometry.cellOn(size);
    for (final piece in pieces) {
      final centre = kit.geometry.at(piece.point, size, flipped: isFlipped);
      kit.art.paintPiece(canvas, piece, centre, radius, theme);
    }
  }

  @override
  bool shouldRepaint(_PicturePainter oldDelegate) =>
      kit != oldDelegate.kit ||
      theme != oldDelegate.theme ||
      pieces != oldDelegate.pieces ||
      isFlipped != oldDelegate.isFlipped;
}
