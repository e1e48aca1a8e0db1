import 'dart:math' as math;

import 'package:flutter/material.dart';

import '../bridge/types.dart';

/// The rating over the games, in the band that holds it with 95 %.
class RatingChart extends StatelessWidget {
  /// Makes the chart.
  const RatingChart({super.key, required this.ratings, required this.label});

  /// The rating after every rated game, oldest first.
  final List<RatingPointView> ratings;

  /// What is seen, in words.
  final String label;

  @override
  Widget build(BuildContext context) {
    final theme = Theme.of(context);
    return Semantics(
      image: true,
      label: label,
      child: SizedBox(
        height: 180,
        width: double.infinity,
        child: CustomPaint(
          painter: RatingPainter(
            ratings: ratings,
            color: theme.colorScheme.primary,
            grid: theme.colorScheme.outlineVariant,
            style: theme.textTheme.labelSmall ?? const TextStyle(),
            scaler: MediaQuery.textScalerOf(context),
          ),
        ),
      ),
    );
  }
}

/// Paints a [RatingChart].
class RatingPainter extends CustomPainter {
  /// Makes the painter.
  const RatingPainter({
    required this.ratings,
    required this.color,
    required this.grid,
    required this.style,
    this.scaler = TextScaler.noScaling,
  });

  /// The rating after every rated game, oldest first.
  final List<RatingPointView> ratings;

  /// The colour of the line and its band.
  final Color color;

  /// The colour of the lines behind it.
  final Color grid;

  /// The style of the numbers.
  final TextStyle style;

  /// How large text is.
  final TextScaler scaler;

  /// A line stands behind the chart at each of these, or a multiple.
  static const List<int> _steps = [50, 100, 200, 500, 1000];
  static const int _mostLines = 5;

  /// Two deviations to either side hold the rating with 95 %.
  static double _reach(RatingPointView point) => 2 * (point.deviation ?? 0);

  @override
  void paint(Canvas canvas, Size size) {
    if (ratings.isEmpty) return;
    final least = ratings.map((p) => p.rating - _reach(p)).reduce(math.min);
    final most = ratings.map((p) => p.rating + _reach(p)).reduce(math.max);
    final step = _steps.firstWhere(
      (step) => (most - least) / step <= _mostLines,
      orElse: () => _steps.last,
    );
    final bottom = (least / step).floor() * step;
    final top = math.max((most / step).ceil() * step, bottom + step);
    final labels = {
      for (var value = bottom; value <= top; value += step)
        value: _number(value),
    };
    final margin = labels.values.map((text) => text.width).reduce(math.max) + 8;
    final half = labels.values.first.height / 2;
    final area = Rect.fromLTRB(
      margin,
      half,
      size.width - 6,
      size.height - half,
    );
    double y(double rating) =>
        area.bottom - (rating - bottom) / (top - bottom) * area.height;
    double x(int index) => ratings.length == 1
        ? area.center.dx
        : area.left + index / (ratings.length - 1) * area.width;
    for (final MapEntry(key: value, value: text) in labels.entries) {
      final at = y(value.toDouble());
      canvas.drawLine(
        Offset(area.left, at),
        Offset(area.right, at),
        Paint()..color = grid,
      );
      text
        ..paint(canvas, Offset(margin - 8 - text.width, at - half))
        ..dispose();
    }
    _band(canvas, x, y);
    _line(canvas, x, y);
  }

  void _band(Canvas canvas, double Function(int) x, double Function(double) y) {
    final band = Path()
      ..addPolygon([
        for (final (index, point) in ratings.indexed)
          Offset(x(index), y(point.rating + _reach(point))),
        for (final (index, point) in ratings.indexed.toList().reversed)
          Offset(x(index), y(point.rating - _reach(point))),
      ], true);
    canvas.drawPath(band, Paint()..color = color.withValues(alpha: 0.2));
    if (ratings.length > 1) return;
    // A band without width is a line.
    final only = ratings.single;
    canvas.drawLine(
      Offset(x(0), y(only.rating + _reach(only))),
      Offset(x(0), y(only.rating - _reach(only))),
      Paint()
        ..strokeWidth = 6
        ..strokeCap = StrokeCap.round
        ..color = color.withValues(alpha: 0.3),
    );
  }

  void _line(Canvas canvas, double Function(int) x, double Function(double) y) {
    final line = [
      for (final (index, point) in ratings.indexed)
        Offset(x(index), y(point.rating)),
    ];
    canvas
      ..drawPath(
        Path()..addPolygon(line, false),
        Paint()
          ..style = PaintingStyle.stroke
          ..strokeWidth = 2.5
          ..strokeJoin = StrokeJoin.round
          ..color = color,
      )
      ..drawCircle(line.last, 4.5, Paint()..color = color);
  }

  TextPainter _number(int value) => TextPainter(
    text: TextSpan(text: '$value', style: style),
    textDirection: TextDirection.ltr,
    textScaler: scaler,
  )..layout();

  @override
  bool shouldRepaint(RatingPainter oldDelegate) =>
      ratings != oldDelegate.ratings ||
      color != oldDelegate.color ||
      grid != oldDelegate.grid ||
      style != oldDelegate.style ||
      scaler != oldDelegate.scaler;
}
