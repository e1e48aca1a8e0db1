import 'dart:math' as math;
import 'dart:ui';

import '../../bridge/types.dart';
import '../../theme/board_theme.dart';
import '../board_surface.dart';
import '../turned_art.dart';
import '../turned_piece.dart';
import 'mill_geometry.dart';

/// Three squares of light wood let into a dark slab. White men are round with a
/// knob, black men have eight sides and a carved star, so that they differ
/// without colour.
final class MillArt with TurnedArt {
  /// With the diagonals of twelve men's morris, or without.
  const MillArt({this.hasDiagonals = false});

  /// Whether the corners of the rings are joined.
  final bool hasDiagonals;

  @override
  void paintBoard(
    Canvas canvas,
    Size size,
    BoardTheme theme, {
    required bool isFlipped,
    required bool showCoordinates,
  }) {
    final cell = millGeometry.cellOn(size);
    paintSlab(canvas, size, millGeometry.area(size), cell, theme);
    _paintFields(canvas, size, theme);
    _paintFlower(canvas, size, cell, theme);
    paintInlay(canvas, _lines(size), cell * 0.055, theme);
    for (final point in millGeometry.points) {
      final centre = millGeometry.place(point, size);
      canvas
        ..drawCircle(centre, cell * 0.12, Paint()..color = theme.darkInk)
        ..drawCircle(centre, cell * 0.065, Paint()..color = theme.dark);
    }
    if (showCoordinates) _paintNames(canvas, size, cell, theme, isFlipped);
  }

  Rect _ring(int ring, Size size) => Rect.fromPoints(
    millGeometry.at((ring - 1) * millRing + 7, size),
    millGeometry.at((ring - 1) * millRing + 3, size),
  );

  /// The fields between the rings differ a little in tone.
  void _paintFields(Canvas canvas, Size size, BoardTheme theme) {
    for (var ring = millRings; ring > 0; ring--) {
      final tone = ring.isOdd ? 0.07 : -0.09;
      canvas.drawRect(
        _ring(ring, size),
        Paint()..color = shaded(theme.dark, tone).withValues(alpha: 0.55),
      );
    }
  }

  /// What fills the middle: six arcs, as carpenters strike them.
  void _paintFlower(Canvas canvas, Size size, double cell, BoardTheme theme) {
    final centre = millGeometry.place(const Offset(0.5, 0.5), size);
    final radius = cell * 0.56;
    final pen = Paint()
      ..color = theme.darkInk.withValues(alpha: 0.4)
      ..style = PaintingStyle.stroke
      ..strokeWidth = cell * 0.03;
    canvas
      ..save()
      ..clipPath(
        Path()..addOval(Rect.fromCircle(center: centre, radius: radius)),
      );
    for (var petal = 0; petal < 6; petal++) {
      final from = Offset.fromDirection(petal * math.pi / 3, radius);
      canvas.drawCircle(centre + from, radius, pen);
    }
    canvas
      ..restore()
      ..drawCircle(centre, radius, pen);
  }

  Path _lines(Size size) {
    Offset at(int ring, int index) =>
        millGeometry.at((ring - 1) * millRing + index, size);
    final lines = Path();
    for (var ring = 1; ring <= millRings; ring++) {
      lines.addRect(_ring(ring, size));
    }
    for (var index = 0; index < millRing; index++) {
      if (index.isOdd && !hasDiagonals) continue;
      lines.addPolygon([at(1, index), at(millRings, index)], false);
    }
    return lines;
  }

  void _paintNames(
    Canvas canvas,
    Size size,
    double cell,
    BoardTheme theme,
    bool isFlipped,
  ) {
    const files = 'abcdefg';
    final edge = millRings * millGeometry.cell + 0.57 * millGeometry.cell;
    for (var line = 0; line < files.length; line++) {
      final along = (line - millRings) * millGeometry.cell;
      for (final (name, way) in [
        (files[line], Offset(along, edge)),
        ('${files.length - line}', Offset(-edge, along)),
      ]) {
        // The names stay at the lower and left edge when the board is turned.
        final seen = isFlipped
            ? Offset(
                way.dx.abs() == edge ? edge : way.dx,
                way.dy.abs() == edge ? -edge : way.dy,
              )
            : way;
        paintLabel(
          canvas,
          name,
          millGeometry.place(
            const Offset(0.5, 0.5) + seen,
            size,
            flipped: isFlipped,
          ),
          cell * 0.2,
          theme,
          centred: true,
        );
      }
    }
  }

  @override
  void paintTurned(
    Canvas canvas,
    PieceView piece,
    Offset centre,
    double radius,
    ArmyColors colors,
  ) {
    final base = centre + Offset(0, radius * 0.07);
    if (piece.army == 0) {
      _paintRound(canvas, base, radius, colors);
    } else {
      _paintEightSided(canvas, base, radius * 1.06, colors);
    }
  }

  void _paintRound(
    Canvas canvas,
    Offset base,
    double radius,
    ArmyColors colors,
  ) {
    paintDisc(canvas, base, radius, colors);
    final face = faceOf(base, radius);
    paintGroove(canvas, face, radius * 0.74, radius, colors);
    final knob = face + Offset(0, radius * 0.02);
    canvas.drawCircle(
      knob + Offset(radius * 0.03, radius * 0.07),
      radius * 0.36,
      Paint()..color = colors.groove.withValues(alpha: 0.8),
    );
    canvas.drawCircle(
      knob,
      radius * 0.34,
      facePaint(knob, radius * 0.34, colors),
    );
  }

  void _paintEightSided(
    Canvas canvas,
    Offset base,
    double radius,
    ArmyColors colors,
  ) {
    final face = faceOf(base, radius);
    final outline = _eightSides(face, radius);
    canvas
      ..drawPath(_eightSides(base, radius), Paint()..color = colors.edge)
      ..drawPath(outline, facePaint(face, radius, colors))
      ..drawPath(
        _eightSides(face, radius * 0.97),
        rimPaint(radius, colors)..strokeWidth = radius * 0.05,
      );
    final star = _star(face, radius * 0.62);
    canvas
      ..drawPath(
        star.shift(Offset(0, radius * 0.06)),
        Paint()..color = colors.shine.withValues(alpha: 0.45),
      )
      ..drawPath(star, Paint()..color = colors.groove)
      ..drawPath(
        star,
        Paint()
          ..color = colors.shine.withValues(alpha: 0.55)
          ..style = PaintingStyle.stroke
          ..strokeWidth = radius * 0.045,
      );
  }

  static Path _eightSides(Offset centre, double radius) => Path()
    ..addPolygon([
      for (var corner = 0; corner < 8; corner++)
        centre + Offset.fromDirection((corner + 0.5) * math.pi / 4, radius),
    ], true);

  static Path _star(Offset centre, double radius) => Path()
    ..addPolygon([
      for (var tip = 0; tip < 8; tip++)
        centre +
            Offset.fromDirection(
              tip * math.pi / 4,
              tip.isEven ? radius : radius * 0.34,
            ),
    ], true);

  @override
  bool operator ==(Object other) =>
      other is MillArt && other.hasDiagonals == hasDiagonals;

  @override
  int get hashCode => hasDiagonals.hashCode;
}
