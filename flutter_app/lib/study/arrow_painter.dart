import 'package:flutter/material.dart';

import '../board/board_geometry.dart';
import '../bridge/types.dart';

/// A move as an arrow: from where, or from the hand, and over which points.
typedef MoveArrow = ({int? from, List<int> path});

/// A move that can be played as an arrow.
MoveArrow arrowOf(LegalMove move) => (from: move.from, path: move.path);

/// Draws moves over a board: arrows with their numbers, fainter one after the
/// other.
class ArrowPainter extends CustomPainter {
  /// Makes the painter.
  const ArrowPainter({
    required this.arrows,
    required this.geometry,
    required this.isFlipped,
    required this.color,
  });

  /// The moves in their order.
  final List<MoveArrow> arrows;

  /// Where the points are.
  final BoardGeometry geometry;

  /// Whether the board is seen from the other side.
  final bool isFlipped;

  /// The colour of the arrows.
  final Color color;

  static const List<double> _opacities = [0.95, 0.7, 0.5];

  @override
  void paint(Canvas canvas, Size size) {
    final cell = geometry.cellOn(size);
    Offset at(int point) => geometry.at(point, size, flipped: isFlipped);
    // The first move lies on top.
    for (final (index, move) in arrows.indexed.toList().reversed) {
      final ink = color.withValues(
        alpha: _opacities[index.clamp(0, _opacities.length - 1)],
      );
      final stops = [
        if (move.from case final from?) at(from),
        for (final point in move.path) at(point),
      ];
      if (stops.length < 2) {
        _ring(canvas, at(move.path.last), cell, ink);
      } else {
        _arrow(canvas, stops, cell, ink);
      }
      _number(canvas, stops.last, cell, index + 1);
    }
  }

  void _ring(Canvas canvas, Offset centre, double cell, Color ink) {
    canvas.drawCircle(
      centre,
      cell * 0.42,
      Paint()
        ..style = PaintingStyle.stroke
        ..strokeWidth = cell * 0.1
        ..color = ink,
    );
  }

  void _arrow(Canvas canvas, List<Offset> stops, double cell, Color ink) {
    final tip = stops.last;
    final before = stops[stops.length - 2];
    final away = tip - before;
    final direction = away / away.distance;
    final aside = Offset(-direction.dy, direction.dx) * cell * 0.2;
    final neck = tip - direction * cell * 0.36;
    final shaft = Path()
      ..addPolygon([...stops.take(stops.length - 1), neck], false);
    final head = Path()..addPolygon([tip, neck + aside, neck - aside], true);
    final line = Paint()
      ..style = PaintingStyle.stroke
      ..strokeWidth = cell * 0.13
      ..strokeCap = StrokeCap.round
      ..strokeJoin = StrokeJoin.round;
    // A dark edge keeps the arrow legible on light and dark squares alike.
    canvas
      ..drawPath(
        shaft,
        line
          ..strokeWidth = cell * 0.18
          ..color = Colors.black54,
      )
      ..drawPath(
        shaft,
        line
          ..strokeWidth = cell * 0.12
          ..color = ink,
      )
      ..drawPath(head, Paint()..color = ink);
  }

  void _number(Canvas canvas, Offset centre, double cell, int number) {
    final text = TextPainter(
      text: TextSpan(
        text: '$number',
        style: TextStyle(
          color: Colors.white,
          fontSize: cell * 0.28,
          fontWeight: FontWeight.bold,
          height: 1,
        ),
      ),
      textDirection: TextDirection.ltr,
    )..layout();
    final place = centre + Offset(cell * 0.3, -cell * 0.3);
    canvas.drawCircle(place, cell * 0.2, Paint()..color = Colors.black87);
    text
      ..paint(canvas, place - text.size.center(Offset.zero))
      ..dispose();
  }

  @override
  bool shouldRepaint(ArrowPainter oldDelegate) =>
      arrows != oldDelegate.arrows ||
      isFlipped != oldDelegate.isFlipped ||
      color != oldDelegate.color;
}
