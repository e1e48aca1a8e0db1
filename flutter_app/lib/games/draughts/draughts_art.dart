import 'dart:math' as math;
import 'dart:ui';

import '../../bridge/types.dart';
import '../../theme/board_theme.dart';
import '../board_surface.dart';
import '../turned_art.dart';
import '../turned_piece.dart';
import 'draughts_geometry.dart';

/// Turned wooden discs on a chequered board. White men carry two smooth rings,
/// black men a milled edge, so that they differ without colour; a king is two
/// discs high and wears a crown.
final class DraughtsArt with TurnedArt {
  /// There is only one.
  const DraughtsArt();

  static const int _flutes = 28;

  @override
  void paintBoard(
    Canvas canvas,
    Size size,
    BoardTheme theme, {
    required bool isFlipped,
    required bool showCoordinates,
  }) {
    final area = draughtsGeometry.area(size);
    final cell = draughtsGeometry.cellOn(size);
    paintFrame(canvas, size, area, theme);
    canvas.drawRect(area, Paint()..color = theme.light);
    for (var row = 0; row < draughtsSide; row++) {
      for (var column = 0; column < draughtsSide; column++) {
        if ((row + column).isEven) continue;
        final square = Rect.fromLTWH(
          area.left + column * cell,
          area.top + row * cell,
          cell,
          cell,
        );
        // Each square is a piece of its own: its tone differs a little.
        final tone = 0.05 * math.sin(row * 7.3 + column * 3.1) * theme.grain;
        canvas.drawRect(
          square.inflate(0.25),
          Paint()..color = shaded(theme.dark, tone),
        );
      }
    }
    paintGrain(canvas, area, theme);
    paintInnerShadow(canvas, area, cell);
    if (!showCoordinates) return;
    paintPointNames(
      canvas,
      size,
      draughtsGeometry,
      theme,
      (point) => '${point + 1}',
      isFlipped: isFlipped,
    );
  }

  @override
  void paintTurned(
    Canvas canvas,
    PieceView piece,
    Offset centre,
    double radius,
    ArmyColors colors,
  ) {
    final isKing = piece.kind == 1;
    final base = centre + Offset(0, radius * 0.09);
    _disc(canvas, base, radius, colors, piece.army);
    if (!isKing) return;
    final top = base - Offset(0, radius * 0.2);
    _disc(canvas, top, radius, colors, piece.army);
    _crown(canvas, top - Offset(0, radius * 0.08), radius * 0.92, colors);
  }

  void _disc(
    Canvas canvas,
    Offset centre,
    double radius,
    ArmyColors colors,
    int? army,
  ) {
    paintDisc(canvas, centre, radius, colors);
    final face = faceOf(centre, radius);
    if (army == 0) {
      paintGroove(canvas, face, radius * 0.8, radius, colors);
      paintGroove(canvas, face, radius * 0.55, radius, colors);
    } else {
      _milledEdge(canvas, face, radius, colors);
      paintGroove(canvas, face, radius * 0.62, radius, colors);
    }
  }

  void _milledEdge(
    Canvas canvas,
    Offset centre,
    double radius,
    ArmyColors colors,
  ) {
    final cut = Paint()
      ..color = colors.groove
      ..strokeWidth = radius * 0.07
      ..strokeCap = StrokeCap.round;
    final glint = Paint()
      ..color = colors.shine.withValues(alpha: 0.5)
      ..strokeWidth = radius * 0.035
      ..strokeCap = StrokeCap.round;
    for (var flute = 0; flute < _flutes; flute++) {
      final angle = 2 * math.pi * flute / _flutes;
      final towards = Offset(math.cos(angle), math.sin(angle));
      final aside = Offset(-towards.dy, towards.dx) * radius * 0.05;
      final from = centre + towards * radius * 0.76;
      final to = centre + towards * radius * 0.93;
      canvas
        ..drawLine(from, to, cut)
        ..drawLine(from + aside, to + aside, glint);
    }
  }

  void _crown(Canvas canvas, Offset centre, double radius, ArmyColors colors) {
    Offset at(double x, double y) => centre + Offset(x, y) * radius;
    final crown = Path()
      ..addPolygon([
        at(-0.42, 0.3),
        at(-0.5, -0.22),
        at(-0.22, 0.02),
        at(0, -0.38),
        at(0.22, 0.02),
        at(0.5, -0.22),
        at(0.42, 0.3),
      ], true);
    final band = Path()
      ..addRRect(
        RRect.fromRectAndRadius(
          Rect.fromPoints(at(-0.42, 0.2), at(0.42, 0.36)),
          Radius.circular(radius * 0.05),
        ),
      );
    final fill = Paint()..color = colors.emblem;
    final outline = Paint()
      ..color = Color.lerp(colors.emblem, const Color(0xFF000000), 0.62)!
      ..style = PaintingStyle.stroke
      ..strokeWidth = radius * 0.06
      ..strokeJoin = StrokeJoin.round;
    canvas
      ..drawPath(crown, outline)
      ..drawPath(crown, fill)
      ..drawPath(band, outline)
      ..drawPath(band, fill);
    for (final tip in [at(-0.5, -0.25), at(0, -0.42), at(0.5, -0.25)]) {
      canvas
        ..drawCircle(tip, radius * 0.085, outline)
        ..drawCircle(tip, radius * 0.085, fill);
    }
  }
}
