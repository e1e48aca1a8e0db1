import 'dart:math' as math;
import 'dart:ui' show Gradient;

import 'package:flutter/painting.dart' hide Gradient;

import '../board/board_geometry.dart';
import '../theme/board_theme.dart';

/// A colour made lighter (above 0) or darker (below 0).
Color shaded(Color color, double amount) => Color.lerp(
  color,
  amount > 0 ? const Color(0xFFFFFFFF) : const Color(0xFF000000),
  amount.abs(),
)!;

/// The frame around a playing area.
void paintFrame(Canvas canvas, Size size, Rect area, BoardTheme theme) {
  final outer = RRect.fromRectAndRadius(
    Offset.zero & size,
    Radius.circular(size.width * 0.016),
  );
  canvas
    ..drawRRect(
      outer,
      Paint()
        ..shader = Gradient.linear(
          Offset.zero,
          Offset(0, size.height),
          [shaded(theme.frame, 0.16), theme.frame, shaded(theme.frame, -0.3)],
          [0, 0.5, 1],
        ),
    )
    ..drawRect(
      area.inflate(size.width * 0.0035),
      Paint()..color = theme.frameEdge,
    );
}

/// Fibres along the board, always the same ones. Polished stone has nearly none.
void paintGrain(Canvas canvas, Rect area, BoardTheme theme) {
  if (theme.grain == 0) return;
  final random = math.Random(7);
  canvas
    ..save()
    ..clipRect(area);
  final fibres = (150 * theme.grain).round() + 30;
  for (var fibre = 0; fibre < fibres; fibre++) {
    final y = area.top + random.nextDouble() * area.height;
    final x = area.left + (random.nextDouble() * 1.4 - 0.4) * area.width;
    final length = (0.15 + 0.6 * random.nextDouble()) * area.width;
    final bend = (random.nextDouble() - 0.5) * area.height * 0.02;
    final tone = random.nextBool()
        ? const Color(0xFF000000)
        : const Color(0xFFFFFFFF);
    canvas.drawPath(
      Path()
        ..moveTo(x, y)
        ..quadraticBezierTo(x + length / 2, y + bend, x + length, y),
      Paint()
        ..color = tone.withValues(alpha: 0.02 + 0.05 * random.nextDouble())
        ..style = PaintingStyle.stroke
        ..strokeWidth = area.width * (0.001 + 0.003 * random.nextDouble()),
    );
  }
  canvas.restore();
}

/// The frame stands a little higher than the playing area: its shadow, and
/// light from the upper left.
void paintInnerShadow(Canvas canvas, Rect area, double cell) {
  final depth = cell * 0.16;
  canvas
    ..drawRect(
      Rect.fromLTWH(area.left, area.top, area.width, depth),
      Paint()
        ..shader = Gradient.linear(
          area.topLeft,
          area.topLeft + Offset(0, depth),
          [const Color(0x55000000), const Color(0x00000000)],
        ),
    )
    ..drawRect(
      Rect.fromLTWH(area.left, area.top, depth, area.height),
      Paint()
        ..shader = Gradient.linear(
          area.topLeft,
          area.topLeft + Offset(depth, 0),
          [const Color(0x44000000), const Color(0x00000000)],
        ),
    )
    ..drawRect(
      area,
      Paint()
        ..shader = Gradient.radial(
          area.center - Offset(area.width, area.height) * 0.2,
          area.width * 0.95,
          [
            const Color(0x1FFFFFFF),
            const Color(0x00FFFFFF),
            const Color(0x26000000),
          ],
          [0, 0.5, 1],
        ),
    );
}

/// The slab that games with lines are played on: frame, ground and fibres.
void paintSlab(
  Canvas canvas,
  Size size,
  Rect area,
  double cell,
  BoardTheme theme,
) {
  paintFrame(canvas, size, area, theme);
  canvas.drawRect(
    area,
    Paint()
      ..shader = Gradient.linear(
        area.topLeft,
        area.bottomRight,
        [shaded(theme.dark, 0.06), theme.dark, shaded(theme.dark, -0.08)],
        const [0, 0.5, 1],
      ),
  );
  paintGrain(canvas, area, theme);
  paintInnerShadow(canvas, area, cell);
}

/// Lines let into the ground: bright wood or metal with a dark joint beneath.
void paintInlay(Canvas canvas, Path lines, double width, BoardTheme theme) {
  Paint pen(Color color, double width) => Paint()
    ..color = color
    ..style = PaintingStyle.stroke
    ..strokeWidth = width
    ..strokeJoin = StrokeJoin.miter;
  canvas
    ..drawPath(
      lines.shift(Offset(0, width * 0.45)),
      pen(const Color(0x66000000), width * 1.5),
    )
    ..drawPath(lines, pen(theme.darkInk, width));
}

/// The names of all points, each in the upper left corner of its cell.
void paintPointNames(
  Canvas canvas,
  Size size,
  BoardGeometry geometry,
  BoardTheme theme,
  String Function(int point) name, {
  required bool isFlipped,
}) {
  final cell = geometry.cellOn(size);
  final corner = Offset(cell * 0.475, cell * 0.485);
  for (var point = 0; point < geometry.points.length; point++) {
    final centre = geometry.at(point, size, flipped: isFlipped);
    paintLabel(canvas, name(point), centre - corner, cell * 0.18, theme);
  }
}

/// Text on the ground, from its upper left corner, or around `at` if centred.
void paintLabel(
  Canvas canvas,
  String label,
  Offset at,
  double height,
  BoardTheme theme, {
  bool centred = false,
}) {
  final text = TextPainter(
    text: TextSpan(
      text: label,
      style: TextStyle(
        color: theme.darkInk.withValues(alpha: 0.92),
        fontSize: height,
        height: 1,
        fontWeight: FontWeight.w600,
      ),
    ),
    textDirection: TextDirection.ltr,
  )..layout();
  text
    ..paint(canvas, centred ? at - text.size.center(Offset.zero) : at)
    ..dispose();
}
