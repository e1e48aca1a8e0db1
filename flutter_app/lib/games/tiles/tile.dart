import 'dart:math' as math;
import 'package:flutter/painting.dart';

import '../../theme/board_theme.dart';
import '../turned_piece.dart';
import 'glyph.dart';

/// The factions that tiles belong to. Each has a colour, and a rim of its own
/// for those who do not tell colours apart (ruling K7).
enum Faction {
  /// The Generals' army: a rim of six bars.
  green,

  /// An unbroken rim.
  red,

  /// A rim of studs.
  black;

  /// The colour of what is written on its tiles.
  Color ink(TileColors colors) => switch (this) {
    green => colors.green,
    red => colors.red,
    black => colors.black,
  };
}

/// How large a character is, in radii of its tile.
const double _glyphSide = 1.16;

/// A wooden tile with a carved character.
void paintTile(
  Canvas canvas,
  Faction faction,
  Glyph glyph,
  Offset centre,
  double radius,
  BoardTheme theme, {
  double lift = 0,
}) {
  final colors = theme.tiles.front;
  final ink = faction.ink(theme.tiles);
  paintPieceShadow(canvas, centre, radius, lift);
  final base = centre + Offset(0, radius * 0.06);
  paintDisc(canvas, base, radius, colors);
  final face = faceOf(base, radius);
  _paintRim(canvas, faction, face, radius, ink);
  _paintGlyph(canvas, glyph, face, radius, ink, colors);
}

/// A lacquered tile that lies face down, with a flower of six petals.
void paintTileBack(
  Canvas canvas,
  Offset centre,
  double radius,
  BoardTheme theme, {
  double lift = 0,
}) {
  final colors = theme.tiles.back;
  paintPieceShadow(canvas, centre, radius, lift);
  final base = centre + Offset(0, radius * 0.06);
  paintDisc(canvas, base, radius, colors);
  final face = faceOf(base, radius);
  final line = Paint()
    ..color = colors.emblem
    ..style = PaintingStyle.stroke
    ..strokeWidth = radius * 0.06;
  canvas
    ..drawCircle(face, radius * 0.84, line)
    ..drawPath(_petals(face, radius * 0.66), Paint()..color = colors.emblem)
    ..drawCircle(face, radius * 0.13, Paint()..color = colors.face)
    ..drawCircle(face, radius * 0.07, Paint()..color = colors.emblem);
}

/// A letter on a plate of its own at the lower edge of a tile.
void paintTileLetter(
  Canvas canvas,
  String letter,
  Offset centre,
  double radius,
  BoardTheme theme,
) {
  final at = centre + Offset(radius * 0.66, radius * 0.66);
  final text = TextPainter(
    text: TextSpan(
      text: letter,
      style: TextStyle(
        color: theme.tiles.front.face,
        fontSize: radius * 0.58,
        fontWeight: FontWeight.bold,
        height: 1,
      ),
    ),
    textDirection: TextDirection.ltr,
  )..layout();
  canvas.drawCircle(at, radius * 0.4, Paint()..color = const Color(0xFF1A1A1A));
  text
    ..paint(canvas, at - text.size.center(Offset.zero))
    ..dispose();
}

void _paintRim(
  Canvas canvas,
  Faction faction,
  Offset face,
  double radius,
  Color ink,
) {
  final at = radius * 0.87;
  final line = Paint()
    ..color = ink
    ..style = PaintingStyle.stroke
    ..strokeWidth = radius * 0.075;
  switch (faction) {
    case Faction.red:
      canvas.drawCircle(face, at, line);
    case Faction.green:
      final ring = Rect.fromCircle(center: face, radius: at);
      for (var bar = 0; bar < 6; bar++) {
        final from = (bar - 0.31) * math.pi / 3 - math.pi / 2;
        canvas.drawArc(
          ring,
          from,
          math.pi / 3 * 0.62,
          false,
          line..strokeWidth = radius * 0.11,
        );
      }
    case Faction.black:
      final stud = Paint()..color = ink;
      for (var index = 0; index < 16; index++) {
        final angle = 2 * math.pi * index / 16;
        canvas.drawCircle(
          face + Offset.fromDirection(angle, at),
          radius * 0.062,
          stud,
        );
      }
  }
}

/// A character cut into the wood: its far edge catches the light.
void _paintGlyph(
  Canvas canvas,
  Glyph glyph,
  Offset face,
  double radius,
  Color ink,
  ArmyColors colors,
) {
  final scale = radius * _glyphSide / 100;
  canvas
    ..save()
    ..translate(face.dx - 50 * scale, face.dy - 50 * scale)
    ..scale(scale)
    ..translate(1.2, 2.6)
    ..drawPath(
      glyph.outline,
      Paint()..color = colors.shine.withValues(alpha: 0.85),
    )
    ..translate(-1.2, -2.6)
    ..drawPath(glyph.outline, Paint()..color = ink)
    ..restore();
}

Path _petals(Offset centre, double length) {
  final path = Path();
  for (var petal = 0; petal < 6; petal++) {
    final angle = petal * math.pi / 3 - math.pi / 2;
    final tip = centre + Offset.fromDirection(angle, length);
    final left = centre + Offset.fromDirection(angle - 0.5, length * 0.6);
    final right = centre + Offset.fromDirection(angle + 0.5, length * 0.6);
    path
      ..moveTo(centre.dx, centre.dy)
      ..quadraticBezierTo(left.dx, left.dy, tip.dx, tip.dy)
      ..quadraticBezierTo(right.dx, right.dy, centre.dx, centre.dy)
      ..close();
  }
  return path;
}
