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
  });

  /// Makes the picture of a piece, wherever it stands.
  PieceIcon.of(
    PieceView piece, {
    super.key,
    required this.art,
    required this.theme,
    this.size = 28,
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

  @override
  Widget build(BuildContext context) {
    return SizedBox.square(
      dimension: size,
      child: CustomPaint(painter: _PieceIconPainter(art, theme, army, kind)),
    );
  }
}

class _PieceIconPainter extends CustomPainter {
  const _PieceIconPainter(this.art, this.theme, this.army, this.kind);

  final BoardArt art;
  final BoardTheme theme;
  final int? army;
  final int? kind;

  @override
  void paint(Canvas canvas, Size size) {
    canvas.drawRRect(
      RRect.fromRectAndRadius(
        Offset.zero & size,
        Radius.circular(size.shortestSide * 0.22),
      ),
      Paint()..color = theme.dark,
    );
    art.paintPiece(
      canvas,
      PieceView(point: 0, army: army, kind: kind),
      size.center(Offset.zero),
      size.shortestSide * 0.4,
      theme,
    );
  }

  @override
  bool shouldRepaint(_PieceIconPainter oldDelegate) =>
      art != oldDelegate.art ||
      theme != oldDelegate.theme ||
      army != oldDelegate.army ||
      kind != oldDelegate.kind;
}
