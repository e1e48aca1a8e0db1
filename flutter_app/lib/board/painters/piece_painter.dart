import 'package:flutter/foundation.dart';
import 'package:flutter/rendering.dart';

import '../../bridge/types.dart';
import '../../theme/board_theme.dart';
import '../../theme/out_of_play.dart';
import '../board_art.dart';
import '../board_geometry.dart';
import '../sprite.dart';

/// How large a piece is, in cells.
const double pieceRadius = 0.4;

/// A layer of pieces, which repaints when they change.
abstract base class _PiecesPainter<T> extends CustomPainter {
  _PiecesPainter({
    required this.pieces,
    required this.outArmies,
    required this.geometry,
    required this.art,
    required this.theme,
    required this.isFlipped,
  }) : super(repaint: Listenable.merge([pieces, outArmies]));

  /// The pieces.
  final ValueListenable<List<T>> pieces;

  /// The armies whose pieces are only obstacles any more: they are grey.
  final ValueListenable<Set<int>> outArmies;

  /// Where the points are.
  final BoardGeometry geometry;

  /// How the game looks.
  final BoardArt art;

  /// What the board is made of.
  final BoardTheme theme;

  /// Whether it is seen from the other side.
  final bool isFlipped;

  bool _isOut(PieceView piece) => outArmies.value.contains(piece.army);

  @override
  bool shouldRepaint(_PiecesPainter<T> oldDelegate) =>
      pieces != oldDelegate.pieces ||
      outArmies != oldDelegate.outArmies ||
      art != oldDelegate.art ||
      theme != oldDelegate.theme ||
      isFlipped != oldDelegate.isFlipped;
}

/// The layer of the pieces that stand still.
final class StandingPainter extends _PiecesPainter<PieceView> {
  /// Makes the painter.
  StandingPainter({
    required super.pieces,
    required super.outArmies,
    required super.geometry,
    required super.art,
    required super.theme,
    required super.isFlipped,
  });

  @override
  void paint(Canvas canvas, Size size) {
    final out = pieces.value.where(_isOut);
    if (out.isNotEmpty) {
      canvas.saveLayer(Offset.zero & size, Paint()..colorFilter = outOfPlay);
      _paint(canvas, size, out);
      canvas.restore();
    }
    _paint(canvas, size, pieces.value.where((piece) => !_isOut(piece)));
  }

  void _paint(Canvas canvas, Size size, Iterable<PieceView> pieces) {
    final radius = pieceRadius * geometry.cellOn(size);
    for (final piece in pieces) {
      final centre = geometry.at(piece.point, size, flipped: isFlipped);
      art.paintPiece(canvas, piece, centre, radius, theme);
    }
  }
}

/// The topmost layer: pieces that move, by hand or by themselves.
final class MovingPainter extends _PiecesPainter<Sprite> {
  /// Makes the painter.
  MovingPainter({
    required super.pieces,
    required super.outArmies,
    required super.geometry,
    required super.art,
    required super.theme,
    required super.isFlipped,
  });

  @override
  void paint(Canvas canvas, Size size) =>
      paintSprites(canvas, size, pieces.value);

  /// Paints these pieces instead of those that move now.
  void paintSprites(Canvas canvas, Size size, List<Sprite> sprites) {
    final radius = pieceRadius * geometry.cellOn(size);
    // What is high above the board covers what lies on it.
    final fromBelow = [...sprites]
      ..sort((one, other) => one.lift.compareTo(other.lift));
    for (final sprite in fromBelow) {
      _paint(canvas, size, sprite, radius);
    }
  }

  void _paint(Canvas canvas, Size size, Sprite sprite, double radius) {
    final place = geometry.place(sprite.place, size, flipped: isFlipped);
    final scale = sprite.scale * (1 + 0.1 * sprite.lift);
    final isOut = _isOut(sprite.piece);
    if (isOut || sprite.opacity < 1) {
      final layer = Paint()..color = Color.fromRGBO(0, 0, 0, sprite.opacity);
      if (isOut) layer.colorFilter = outOfPlay;
      final bounds = Rect.fromCircle(center: place, radius: radius * 2);
      canvas.saveLayer(bounds, layer);
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
}
