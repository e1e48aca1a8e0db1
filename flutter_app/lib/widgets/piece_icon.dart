import 'package:flutter/material.dart';

import '../board/board_art.dart';
import '../bridge/types.dart';
import '../theme/board_theme.dart';

/// A piece on a bit of board: the mark of a side. The board's own colour is
/// behind it, so that it stands out by day and by night.
class PieceIcon extends StatelessWidget {
  /// Makes the picture.
  const PieceIcon({
    super.key,
    required this.art,
    required this.theme,
    required this.army,
    this.kind = 0,
    this.size = 28,
    this.hasGround = true,
  });

  /// Makes the picture of a piece, wherever it stands.
  PieceIcon.of(
    PieceView piece, {
    super.key,
    required this.art,
    required this.theme,
    this.size = 28,
    this.hasGround = true,
  }) : army = piece.army,
       kind = piece.kind;

  /// How the game looks.
  final BoardArt art;

  /// What the pieces are made of.
  final BoardTheme theme;

  /// The army.
  final int? army;

  /// The kind of piece.
  final int? kind;

  /// How large.
  final double size;

  /// Whether there is a bit of board behind it.
  final bool hasGround;

  @override
  Widget build(BuildContext context) {
    return SizedBox.square(
      dimension: size,
      child: CustomPaint(
        painter: _PieceIconPainter(
          art,
          theme,
          PieceView(point: 0, army: army, kind: kind),
          hasGround: hasGround,
        ),
      ),
    );
  }
}

class _PieceIconPainter extends CustomPainter {
  const _PieceIconPainter(
    this.art,
    this.theme,
    this.piece, {
    required this.hasGround,
  });

  final BoardArt art;
  final BoardTheme theme;
  final PieceView piece;
  final bool hasGround;

  @override
  void paint(Canvas canvas, Size size) {
    if (hasGround) {
      canvas.drawRRect(
        RRect.fromRectAndRadius(
          Offset.zero & size,
          Radius.circular(size.shortestSide * 0.22),
        ),
        Paint()..color = theme.dark,
      );
    }
    art.paintPiece(
      canvas,
      piece,
      size.center(Offset.zero),
      size.shortestSide * (hasGround ? 0.4 : 0.45),
      theme,
    );
  }

  @override
  bool shouldRepaint(_PieceIconPainter oldDelegate) =>
      art != oldDelegate.art ||
      theme != oldDelegate.theme ||
      piece != oldDelegate.piece ||
      hasGround != oldDelegate.hasGround;
}
