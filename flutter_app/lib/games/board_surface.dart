import 'dart:math' as math;
import 'dart:ui';

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
