import 'dart:math' as math;

import 'package:flutter/foundation.dart';
import 'package:flutter/rendering.dart';

import '../../theme/board_theme.dart';
import '../board_geometry.dart';
import '../board_highlights.dart';
import 'piece_painter.dart';
import 'removal_mark.dart';
import 'route_paint.dart';

/// The layer between the board and the pieces: selection, targets, last move.
final class HighlightPainter extends CustomPainter {
  /// Makes the painter.
  HighlightPainter({
    required this.highlights,
    required this.geometry,
    required this.theme,
    required this.isFlipped,
    this.showTargets = true,
  }) : super(repaint: highlights);

  /// What is marked.
  final ValueListenable<BoardHighlights> highlights;

  /// Whether it is marked where the selected piece may go.
  final bool showTargets;

  /// Where the points are.
  final BoardGeometry geometry;

  /// What the board is made of.
  final BoardTheme theme;

  /// Whether it is seen from the other side.
  final bool isFlipped;

  @override
  void paint(Canvas canvas, Size size) {
    final marks = highlights.value;
    final cell = geometry.cellOn(size);
    Offset at(int point) => geometry.at(point, size, flipped: isFlipped);

    _lastMove(canvas, marks, cell, at);
    _rings(canvas, marks, cell, at);
    _selection(canvas, marks, cell, at);
    if (showTargets) {
      _targets(canvas, marks, cell, at);
      _prey(canvas, marks, cell, at);
    }
    for (final MapEntry(key: point, value: mode) in marks.removable.entries) {
      paintRemovalMark(canvas, RemovalMark.of(mode), at(point), cell, theme);
    }
    final hint = marks.hint;
    if (hint != null) {
      paintRoute(canvas, hint, at, cell, theme.hint, RoutePattern.solid);
    }
    final focus = marks.focus;
    if (focus != null) _focus(canvas, at(focus), cell);
    _planned(canvas, marks, cell, at);
    _wrong(canvas, marks, cell, at);
  }

  /// Where a position is impossible: a frame with a slash through each corner,
  /// so that colour alone says nothing.
  void _wrong(
    Canvas canvas,
    BoardHighlights marks,
    double cell,
    Offset Function(int) at,
  ) {
    final wash = Paint()..color = theme.must.withValues(alpha: 0.35);
    final pen = Paint()
      ..color = theme.must
      ..style = PaintingStyle.stroke
      ..strokeWidth = cell * 0.07
      ..strokeCap = StrokeCap.round;
    for (final point in marks.wrong) {
      final centre = at(point);
      _point(canvas, centre, cell, wash);
      for (final side in const [
        Offset(-1, -1),
        Offset(1, -1),
        Offset(-1, 1),
        Offset(1, 1),
      ]) {
        final across = Offset(side.dx, -side.dy) * cell * 0.07;
        final corner = centre + side * cell * 0.38;
        canvas.drawLine(corner - across, corner + across, pen);
      }
    }
  }

  /// A planned move: both points in the colour of proposals, each in a frame,
  /// so that colour alone says nothing.
  void _planned(
    Canvas canvas,
    BoardHighlights marks,
    double cell,
    Offset Function(int) at,
  ) {
    final wash = Paint()..color = theme.hint.withValues(alpha: 0.45);
    final line = Paint()
      ..color = theme.hint
      ..style = PaintingStyle.stroke
      ..strokeWidth = cell * 0.08;
    for (final point in marks.planned) {
      _point(canvas, at(point), cell, wash);
      _point(canvas, at(point), cell * 0.9, line);
    }
  }

  void _lastMove(
    Canvas canvas,
    BoardHighlights marks,
    double cell,
    Offset Function(int) at,
  ) {
    if (marks.lastMove.isEmpty) return;
    final wash = Paint()..color = theme.lastMove.withValues(alpha: 0.34);
    for (final point in {marks.lastMove.first, marks.lastMove.last}) {
      _point(canvas, at(point), cell, wash);
    }
    if (marks.lastMove.length <= 2) return;
    final line = Paint()
      ..color = theme.lastMove.withValues(alpha: 0.7)
      ..style = PaintingStyle.stroke
      ..strokeWidth = cell * 0.05
      ..strokeJoin = StrokeJoin.round;
    final path = Path()..addPolygon(marks.lastMove.map(at).toList(), false);
    canvas.drawPath(path, line);
  }

  /// A point as a whole: its cell, or the ground around its crossing.
  void _point(Canvas canvas, Offset centre, double cell, Paint paint) =>
      switch (geometry.shape) {
        PointShape.square => canvas.drawRect(
          Rect.fromCenter(center: centre, width: cell, height: cell),
          paint,
        ),
        PointShape.round => canvas.drawCircle(centre, cell * 0.5, paint),
      };

  /// Pieces that must act wear a ring with four ticks: a shape, not only a
  /// colour.
  void _rings(
    Canvas canvas,
    BoardHighlights marks,
    double cell,
    Offset Function(int) at,
  ) {
    final ring = Paint()
      ..color = theme.must
      ..style = PaintingStyle.stroke
      ..strokeWidth = cell * 0.07;
    for (final point in marks.mustCapture) {
      final centre = at(point);
      final radius = cell * (pieceRadius + 0.055);
      canvas.drawCircle(centre, radius, ring);
      for (var tick = 0; tick < 4; tick++) {
        final angle = math.pi / 4 + tick * math.pi / 2;
        final towards = Offset(math.cos(angle), math.sin(angle));
        canvas.drawLine(
          centre + towards * radius,
          centre + towards * cell * 0.6,
          ring,
        );
      }
    }
  }

  void _selection(
    Canvas canvas,
    BoardHighlights marks,
    double cell,
    Offset Function(int) at,
  ) {
    final selected = marks.selected;
    if (selected == null) return;
    final centre = at(selected);
    _point(
      canvas,
      centre,
      cell,
      Paint()..color = theme.selection.withValues(alpha: 0.5),
    );
    canvas.drawCircle(
      centre,
      cell * 0.47,
      Paint()
        ..color = theme.selection
        ..style = PaintingStyle.stroke
        ..strokeWidth = cell * 0.06,
    );
    final dot = Paint()..color = theme.selection;
    for (final point in marks.trail) {
      canvas.drawCircle(at(point), cell * 0.16, dot);
    }
    // Between points with a gap nobody knows the way yet.
    if (marks.trail.isEmpty || !marks.isHopByHop) return;
    final path = Path()..addPolygon([centre, ...marks.trail.map(at)], false);
    canvas.drawPath(
      path,
      Paint()
        ..color = theme.selection
        ..style = PaintingStyle.stroke
        ..strokeWidth = cell * 0.09
        ..strokeCap = StrokeCap.round
        ..strokeJoin = StrokeJoin.round,
    );
  }

  void _targets(
    Canvas canvas,
    BoardHighlights marks,
    double cell,
    Offset Function(int) at,
  ) {
    final shade = Paint()
      ..color = const Color(0x66000000)
      ..maskFilter = MaskFilter.blur(BlurStyle.normal, cell * 0.04);
    final dot = Paint()..color = theme.target;
    final hollow = Paint()
      ..color = theme.target
      ..style = PaintingStyle.stroke
      ..strokeWidth = cell * 0.05;
    // A crossing may have a dot of its own, so the mark has to be larger.
    final isRound = geometry.shape == PointShape.round;
    final radius = cell * (isRound ? 0.2 : 0.16);
    final rim = Paint()
      ..color = Color.lerp(theme.dark, const Color(0xFF000000), 0.55)!;
    for (final point in marks.ends) {
      canvas.drawCircle(at(point), radius + cell * 0.01, shade);
      if (isRound) canvas.drawCircle(at(point), radius + cell * 0.045, rim);
      canvas.drawCircle(at(point), radius, dot);
    }
    for (final point in marks.vias) {
      canvas.drawCircle(at(point), cell * 0.1, hollow);
    }
  }

  /// Pieces that the selected one can take stand in a broken ring.
  void _prey(
    Canvas canvas,
    BoardHighlights marks,
    double cell,
    Offset Function(int) at,
  ) {
    final pen = Paint()
      ..color = theme.target
      ..style = PaintingStyle.stroke
      ..strokeWidth = cell * 0.075
      ..strokeCap = StrokeCap.round;
    for (final point in marks.prey) {
      final ring = Rect.fromCircle(center: at(point), radius: cell * 0.465);
      for (var quarter = 0; quarter < 4; quarter++) {
        final from = (quarter + 0.22) * math.pi / 2;
        canvas.drawArc(ring, from, math.pi * 0.28, false, pen);
      }
    }
  }

  void _focus(Canvas canvas, Offset centre, double cell) {
    final frame = RRect.fromRectAndRadius(
      Rect.fromCenter(center: centre, width: cell * 0.94, height: cell * 0.94),
      Radius.circular(cell * 0.12),
    );
    canvas
      ..drawRRect(
        frame,
        Paint()
          ..color = const Color(0xFF000000)
          ..style = PaintingStyle.stroke
          ..strokeWidth = cell * 0.1,
      )
      ..drawRRect(
        frame,
        Paint()
          ..color = const Color(0xFFFFFFFF)
          ..style = PaintingStyle.stroke
          ..strokeWidth = cell * 0.05,
      );
  }

  @override
  bool shouldRepaint(HighlightPainter oldDelegate) =>
      highlights != oldDelegate.highlights ||
      showTargets != oldDelegate.showTargets ||
      theme != oldDelegate.theme ||
      isFlipped != oldDelegate.isFlipped;
}

/// The badge on a selected piece that may come back to where it stands. It is
/// drawn above the pieces.
final class LoopBadgePainter extends CustomPainter {
  /// Makes the painter.
  LoopBadgePainter({
    required this.highlights,
    required this.geometry,
    required this.theme,
    required this.isFlipped,
  }) : super(repaint: highlights);

  /// What is marked.
  final ValueListenable<BoardHighlights> highlights;

  /// Where the points are.
  final BoardGeometry geometry;

  /// What the board is made of.
  final BoardTheme theme;

  /// Whether it is seen from the other side.
  final bool isFlipped;

  @override
  void paint(Canvas canvas, Size size) {
    final marks = highlights.value;
    final selected = marks.selected;
    if (selected == null || !marks.hasLoop) return;
    final cell = geometry.cellOn(size);
    final centre =
        geometry.at(selected, size, flipped: isFlipped) +
        Offset(cell, -cell) * 0.3;
    final radius = cell * 0.2;
    final arc = Rect.fromCircle(center: centre, radius: radius * 0.55);
    final pen = Paint()
      ..color = const Color(0xFF1B1B1B)
      ..style = PaintingStyle.stroke
      ..strokeWidth = radius * 0.2
      ..strokeCap = StrokeCap.round;
    const end = -0.3;
    final tip = centre + Offset(math.cos(end), math.sin(end)) * radius * 0.55;
    canvas
      ..drawCircle(centre, radius, Paint()..color = theme.target)
      ..drawArc(arc, 0.6, 2 * math.pi - 0.9, false, pen)
      ..drawLine(tip, tip + Offset(-radius * 0.42, -radius * 0.06), pen)
      ..drawLine(tip, tip + Offset(radius * 0.1, -radius * 0.4), pen);
  }

  @override
  bool shouldRepaint(LoopBadgePainter oldDelegate) =>
      highlights != oldDelegate.highlights ||
      theme != oldDelegate.theme ||
      isFlipped != oldDelegate.isFlipped;
}
