import 'package:flutter/material.dart';

/// A count as a bar beside the largest one.
class CountBar extends StatelessWidget {
  /// Makes the bar.
  const CountBar({super.key, required this.count, required this.most});

  /// The count.
  final int count;

  /// The largest count.
  final int most;

  @override
  Widget build(BuildContext context) {
    final colors = Theme.of(context).colorScheme;
    return ExcludeSemantics(
      child: SizedBox(
        height: 12,
        width: double.infinity,
        child: CustomPaint(
          painter: CountBarPainter(
            part: most == 0 ? 0 : count / most,
            color: colors.primary,
            ground: colors.surfaceContainerHighest,
          ),
        ),
      ),
    );
  }
}

/// Paints a [CountBar].
class CountBarPainter extends CustomPainter {
  /// Makes the painter.
  const CountBarPainter({
    required this.part,
    required this.color,
    required this.ground,
  });

  /// How much of the bar is full, from 0 to 1.
  final double part;

  /// The colour of the full part.
  final Color color;

  /// The colour of the rest.
  final Color ground;

  @override
  void paint(Canvas canvas, Size size) {
    RRect bar(double width) => RRect.fromRectAndRadius(
      Rect.fromLTWH(0, 0, width, size.height),
      Radius.circular(size.height / 2),
    );
    canvas
      ..drawRRect(bar(size.width), Paint()..color = ground)
      ..drawRRect(bar(size.width * part), Paint()..color = color);
  }

  @override
  bool shouldRepaint(CountBarPainter oldDelegate) =>
      part != oldDelegate.part ||
      color != oldDelegate.color ||
      ground != oldDelegate.ground;
}
