import 'package:flutter/foundation.dart';
import 'package:flutter/rendering.dart';

import '../../bridge/types.dart';
import '../../theme/board_theme.dart';
import '../board_art.dart';
import '../board_geometry.dart';
import '../sprite.dart';

/// How large a piece is, in cells.
const double pieceRadius = 0.4;

/// The layer of the pieces that stand still.
final class StandingPainter extends CustomPainter {
  /// Makes the painter.
  StandingPainter({
    required this.pieces,
    required this.geometry,
    required this.art,
    required this.theme,
    required this.isFlipped,
  }) : super(repaint: pieces);

  /// The pieces.
  final ValueListenable<List<PieceView>> pieces;

  /// Where the points are.
  final BoardGeometry geometry;

  /// How the game looks.
  final BoardArt art;

  /// What the board is made of.
  final BoardTheme theme;

  /// Whether it is seen from the other side.
  final bool isFlipped;

  @override
  void paint(Canvas canvas, Size size) {
    final radius = pieceRadius * geometry.cellOn(size);
    for (final piece in pieces.value) {
      final centre = geometry.at(piece.point, size, flipped: isFlipped);
      art.paintPiece(canvas, piece, centre, radius, theme);
    }
  }

  @override
  bool shouldRepaint(StandingPainter oldDelegate) =>
      pieces != oldDelegate.pieces ||
      art != oldDelegate.art ||
      theme != oldDelegate.theme ||
      isFlipped != oldDelegate.isFlipped;
}

/// The topmost layer: pieces that move, by hand or by themselves.
final class MovingPainter extends CustomPainter {
  /// Makes the painter.
  MovingPainter({
    required this.sprites,
    required this.geometry,
    required this.art,
    required this.theme,
    required this.isFlipped,
  }) : super(repaint: sprites);

  /// The pieces.
  final ValueListenable<List<Sprite>> sprites;

  /// Where the points are.
  final BoardGeometry geometry;

  /// How the game looks.
  final BoardArt art;

  /// What the board is made of.
  final BoardTheme theme;

  /// Whether it is seen from the other side.
  final bool isFlipped;

  @override
  void paint(Canvas canvas, Size size) {
    final radius = pieceRadius * geometry.cellOn(size);
    // What is high above the board covers what lies on it.
    final sprites = [...this.sprites.value]
      ..sort((one, other) => one.lift.compareTo(other.lift));
    for (final sprite in sprites) {
      _paint(canvas, size, sprite, radius);
    }
  }

  void _paint(Canvas canvas, Size size, Sprite sprite, double radius) {
    final place = geometry.place(sprite.place, size, flipped: isFlipped);
    final scale = sprite.scale * (1 + 0.1 * sprite.lift);
    final bounds = Rect.fromCircle(center: place, radius: radius * 2);
    final isGhost = sprite.opacity < 1;
    if (isGhost) {
      final alpha = Color.fromRGBO(0, 0, 0, sprite.opacity);
      canvas.saveLayer(bounds, Paint()..color = alpha);
    } else {
      canvas.save();
    }
    canvas
      ..translate(place.dx, place.dy)
      ..scale(scale * (1 - 0.98 * sprite.turn), scale);
    art.paintPiece(
      canvas,
      sprite.piece,
      Offset.zero,
      radius,
      theme,
      lift: sprite.lift,
    );
    canvas.restore();
  }

  @override
  bool shouldRepaint(MovingPainter oldDelegate) =>
      sprites != oldDelegate.sprites ||
      art != oldDelegate.art ||
      theme != oldDelegate.theme ||
      isFlipped != oldDelegate.isFlipped;
}
