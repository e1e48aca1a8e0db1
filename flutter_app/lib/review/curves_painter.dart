import 'dart:math' as math;

import 'package:flutter/rendering.dart';

import '../games/game_kit.dart';
import 'judgement.dart';
import 'verdict_mark.dart';

/// Paints the chances of several players, a curve each, in the colours and on
/// the ground of their pieces. The curves differ by their dashes, too.
class CurvesPainter extends CustomPainter {
  /// Makes the painter.
  const CurvesPainter({
    required this.chances,
    required this.lines,
    required this.verdicts,
    required this.ply,
    required this.ground,
    required this.grid,
    required this.mark,
  });

  /// The chances by ply and seat; nothing where they are not known.
  final List<List<double>?> chances;

  /// What each player's curve looks like.
  final List<ArmyLine> lines;

  /// What is said about the moves that led to some moments, and who made them.
  final Map<int, (Verdict, int)> verdicts;

  /// The moment that is shown.
  final int ply;

  /// The colour of the ground.
  final Color ground;

  /// The colour of the line of equal chances, and of the moment that is shown.
  final Color grid;

  /// The colour of mistakes.
  final Color mark;

  static const double _margin = 4;

  @override
  void paint(Canvas canvas, Size size) {
    double x(int ply) =>
        chances.length < 2 ? 0 : ply / (chances.length - 1) * size.width;
    double y(double chance) =>
        _margin + (1 - chance) * (size.height - 2 * _margin);
    final fair = y(1 / lines.length);
    canvas
      ..drawRRect(
        RRect.fromRectAndRadius(Offset.zero & size, const Radius.circular(8)),
        Paint()..color = ground,
      )
      ..drawLine(
        Offset(0, fair),
        Offset(size.width, fair),
        Paint()..color = grid,
      )
      ..drawLine(
        Offset(x(ply), 0),
        Offset(x(ply), size.height),
        Paint()
          ..strokeWidth = 2
          ..color = grid,
      );
    for (final (seat, line) in lines.indexed) {
      _curve(canvas, line, [
        for (final (ply, known) in chances.indexed)
          if (known != null) Offset(x(ply), y(known[seat])),
      ]);
    }
    for (final MapEntry(key: ply, value: (verdict, seat)) in verdicts.entries) {
      if (chances[ply] case final known?) {
        final at = Offset(x(ply), y(known[seat]));
        paintVerdict(canvas, at, verdict, mark, ground);
      }
    }
    if (chances.elementAtOrNull(ply) case final known?) {
      for (final (seat, line) in lines.indexed) {
        canvas.drawCircle(
          Offset(x(ply), y(known[seat])),
          3.5,
          Paint()..color = line.ink,
        );
      }
    }
  }

  void _curve(Canvas canvas, ArmyLine line, List<Offset> points) {
    final path = Path()..addPolygon(points, false);
    canvas.drawPath(
      line.dashes.isEmpty ? path : _dashed(path, line.dashes),
      Paint()
        ..style = PaintingStyle.stroke
        ..strokeWidth = 2
        ..strokeCap = StrokeCap.round
        ..strokeJoin = StrokeJoin.round
        ..color = line.ink,
    );
  }

  /// Every other of these lengths is drawn.
  Path _dashed(Path path, List<double> lengths) {
    final dashed = Path();
    for (final metric in path.computeMetrics()) {
      var at = 0.0;
      for (var index = 0; at < metric.length; index++) {
        final to = at + lengths[index % lengths.length];
        if (index.isEven) {
          final end = math.min(to, metric.length);
          dashed.addPath(metric.extractPath(at, end), Offset.zero);
        }
        at = to;
      }
    }
    return dashed;
  }

  @override
  bool shouldRepaint(CurvesPainter oldDelegate) => true;
}
