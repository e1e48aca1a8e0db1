import 'dart:math' as math;

import 'package:flutter/material.dart';

import 'game_statistics.dart';

/// Wins, draws and losses as parts of one bar. They differ by pattern too: full,
/// hatched, hollow.
class ResultBar extends StatelessWidget {
  /// Makes the bar.
  const ResultBar({super.key, required this.score});

  /// The results.
  final Score score;

  @override
  Widget build(BuildContext context) {
    final colors = Theme.of(context).colorScheme;
    return ExcludeSemantics(
      child: SizedBox(
        height: 20,
        width: double.infinity,
        child: CustomPaint(
          painter: ResultBarPainter(
            score: score,
            color: colors.primary,
            ground: colors.surface,
          ),
        ),
      ),
    );
  }
}

/// Paints a [ResultBar].
class ResultBarPainter extends CustomPainter {
  /// Makes the painter.
  const ResultBarPainter({
    required this.score,
    required this.color,
    required this.ground,
  });

  /// The results.
  final Score score;

  /// The colour of everything.
  final Color color;

  /// What shows through.
  final Color ground;

  static const double _hatch = 6;

  @override
  void paint(Canvas canvas, Size size) {
    final total = score.won + score.drawn + score.lost;
    if (total == 0) return;
    final won = size.width * score.won / total;
    final drawn = size.width * score.drawn / total;
    final whole = RRect.fromRectAndRadius(
      Offset.zero & size,
      const Radius.circular(6),
    );
    final line = Paint()
      ..style = PaintingStyle.stroke
      ..strokeWidth = 1.5
      ..color = color;
    canvas
      ..save()
      ..clipRRect(whole)
      ..drawRect(Offset.zero & size, Paint()..color = ground)
      ..drawRect(Rect.fromLTWH(0, 0, won, size.height), Paint()..color = color);
    _drawHatching(canvas, Rect.fromLTWH(won, 0, drawn, size.height), line);
    canvas
      ..restore()
      ..drawRRect(whole.deflate(0.75), line);
  }

  void _drawHatching(Canvas canvas, Rect area, Paint line) {
    if (area.width <= 0) return;
    canvas
      ..save()
      ..clipRect(area)
      ..drawRect(area, Paint()..color = color.withValues(alpha: 0.25));
    final reach = math.max(area.height, _hatch);
    for (var x = area.left - reach; x < area.right; x += _hatch) {
      canvas.drawLine(
        Offset(x, area.bottom),
        Offset(x + reach, area.top),
        line,
      );
    }
    canvas
      ..drawLine(area.topRight, area.bottomRight, line)
      ..restore();
  }

  @override
  bool shouldRepaint(ResultBarPainter oldDelegate) =>
      score != oldDelegate.score ||
      color != oldDelegate.color ||
      ground != oldDelegate.ground;
}
