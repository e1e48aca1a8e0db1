import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import '../theme/board_theme.dart';
import 'curves_painter.dart';
import 'judgement.dart';
import 'review_controller.dart';
import 'review_words.dart';
import 'verdict_mark.dart';

/// The chances over the whole match: of the first player of two, of every one of
/// three. A touch shows the moment under the finger.
class EvaluationGraph extends StatelessWidget {
  /// Makes the graph.
  const EvaluationGraph({super.key, required this.review, required this.theme});

  /// What is looked at.
  final ReviewController review;

  /// What the pieces are made of.
  final BoardTheme theme;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    return ListenableBuilder(
      listenable: review,
      builder: (context, _) => Semantics(
        container: true,
        image: true,
        label: words.reviewGraph,
        value: standingInWords(words, review, review.ply),
        child: LayoutBuilder(
          builder: (context, constraints) {
            void jump(Offset place) => review.goTo(
              (place.dx / constraints.maxWidth * review.length).round(),
            );
            return GestureDetector(
              excludeFromSemantics: true,
              behavior: HitTestBehavior.opaque,
              onTapDown: (tap) => jump(tap.localPosition),
              onHorizontalDragUpdate: (drag) => jump(drag.localPosition),
              child: CustomPaint(
                size: Size.infinite,
                painter: _painter(Theme.of(context).colorScheme),
              ),
            );
          },
        ),
      ),
    );
  }

  CustomPainter _painter(ColorScheme colors) {
    final judgement = review.judgement;
    final verdicts = {
      for (final ply in judgement.turningPoints) ply: judgement.verdict(ply)!,
    };
    final plies = [for (var ply = 0; ply <= review.length; ply++) ply];
    if (judgement.seats == 2) {
      return GraphPainter(
        chances: [for (final ply in plies) judgement.chance(ply)],
        verdicts: verdicts,
        ply: review.ply,
        ahead: colors.primary,
        behind: colors.onSurfaceVariant,
        ground: colors.surfaceContainerHighest,
        mark: colors.error,
      );
    }
    return CurvesPainter(
      chances: [for (final ply in plies) judgement.chances(ply)],
      lines: [
        for (final seat in review.now.seats)
          review.kit.line(seat.army, theme) ??
              (ink: theme.tiles.front.edge, dashes: const []),
      ],
      verdicts: {
        for (final MapEntry(key: ply, value: verdict) in verdicts.entries)
          ply: (verdict, review.history[ply - 1].seat),
      },
      ply: review.ply,
      ground: theme.tiles.front.face,
      grid: theme.tiles.front.groove,
      mark: theme.tiles.red,
    );
  }
}

/// Paints the chances of one of two players: above the middle the first player stands better, below
/// it worse. What is not known yet is left empty.
class GraphPainter extends CustomPainter {
  /// Makes the painter.
  const GraphPainter({
    required this.chances,
    required this.verdicts,
    required this.ply,
    required this.ahead,
    required this.behind,
    required this.ground,
    required this.mark,
  });

  /// The chances of the first player by ply; nothing where they are not known.
  final List<double?> chances;

  /// What is said about the moves that led to some moments.
  final Map<int, Verdict> verdicts;

  /// The moment that is shown.
  final int ply;

  /// The colour of the first player's lead.
  final Color ahead;

  /// The colour of the first player's arrears.
  final Color behind;

  /// The colour of the ground.
  final Color ground;

  /// The colour of mistakes.
  final Color mark;

  @override
  void paint(Canvas canvas, Size size) {
    final middle = size.height / 2;
    double x(int ply) =>
        chances.length < 2 ? 0 : ply / (chances.length - 1) * size.width;
    Offset at(int ply, double chance) =>
        Offset(x(ply), (1 - chance) * (size.height - 4) + 2);
    canvas.drawRRect(
      RRect.fromRectAndRadius(Offset.zero & size, const Radius.circular(8)),
      Paint()..color = ground,
    );
    final known = [
      for (final (ply, chance) in chances.indexed)
        if (chance != null) (ply, chance),
    ];
    final curve = [for (final (ply, chance) in known) at(ply, chance)];
    if (curve.isNotEmpty) {
      final area = Path()
        ..addPolygon([
          Offset(curve.first.dx, middle),
          ...curve,
          Offset(curve.last.dx, middle),
        ], true);
      _half(canvas, size, area, isUpper: true, color: ahead);
      _half(canvas, size, area, isUpper: false, color: behind);
      canvas.drawPath(
        Path()..addPolygon(curve, false),
        Paint()
          ..style = PaintingStyle.stroke
          ..strokeWidth = 1.5
          ..strokeJoin = StrokeJoin.round
          ..color = behind,
      );
    }
    canvas
      ..drawLine(
        Offset(0, middle),
        Offset(size.width, middle),
        Paint()..color = behind.withValues(alpha: 0.5),
      )
      ..drawLine(
        Offset(x(ply), 0),
        Offset(x(ply), size.height),
        Paint()
          ..strokeWidth = 2
          ..color = ahead,
      );
    for (final (ply, chance) in known) {
      if (verdicts[ply] case final verdict?) {
        paintVerdict(canvas, at(ply, chance), verdict, mark, ground);
      }
    }
    if (chances.elementAtOrNull(ply) case final chance?) {
      canvas
        ..drawCircle(at(ply, chance), 5, Paint()..color = ground)
        ..drawCircle(at(ply, chance), 4, Paint()..color = ahead);
    }
  }

  void _half(
    Canvas canvas,
    Size size,
    Path area, {
    required bool isUpper,
    required Color color,
  }) {
    final half =
        Offset(0, isUpper ? 0 : size.height / 2) &
        Size(size.width, size.height / 2);
    canvas
      ..save()
      ..clipRect(half)
      ..drawPath(area, Paint()..color = color.withValues(alpha: 0.45))
      ..restore();
  }

  @override
  bool shouldRepaint(GraphPainter oldDelegate) => true;
}
