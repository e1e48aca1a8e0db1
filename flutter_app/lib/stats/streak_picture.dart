import 'dart:math' as math;

import 'package:flutter/material.dart';

/// A streak as a row of marks: a peak for a win, a hollow for a loss. What was
/// reached at most is hinted at behind it.
class StreakPicture extends StatelessWidget {
  /// Makes the picture.
  const StreakPicture({super.key, required this.streak, required this.longest});

  /// The games won in a row up to now; lost, if negative.
  final int streak;

  /// The most games won in a row.
  final int longest;

  @override
  Widget build(BuildContext context) {
    final colors = Theme.of(context).colorScheme;
    return ExcludeSemantics(
      child: SizedBox(
        height: 28,
        width: double.infinity,
        child: CustomPaint(
          painter: StreakPainter(
            streak: streak,
            longest: longest,
            won: colors.primary,
            lost: colors.error,
            ground: colors.outlineVariant,
          ),
        ),
      ),
    );
  }
}

/// Paints a [StreakPicture].
class StreakPainter extends CustomPainter {
  /// Makes the painter.
  const StreakPainter({
    required this.streak,
    required this.longest,
    required this.won,
    required this.lost,
    required this.ground,
  });

  /// The games won in a row up to now; lost, if negative.
  final int streak;

  /// The most games won in a row.
  final int longest;

  /// The colour of wins.
  final Color won;

  /// The colour of losses.
  final Color lost;

  /// The colour of what was reached once.
  final Color ground;

  static const double _most = 28;

  @override
  void paint(Canvas canvas, Size size) {
    final marks = math.max(streak.abs(), longest);
    if (marks == 0) return;
    final pitch = math.min(_most, size.width / marks);
    final reach = pitch * 0.38;
    for (var index = 0; index < marks; index++) {
      final centre = Offset((index + 0.5) * pitch, size.height / 2);
      final isReached = index < streak.abs();
      final tip = isReached && streak < 0 ? reach : -reach;
      final triangle = Path()
        ..addPolygon([
          centre.translate(0, tip),
          centre.translate(reach, -tip),
          centre.translate(-reach, -tip),
        ], true);
      canvas.drawPath(
        triangle,
        Paint()
          ..style = isReached ? PaintingStyle.fill : PaintingStyle.stroke
          ..strokeWidth = 1.5
          ..strokeJoin = StrokeJoin.round
          ..color = !isReached
              ? ground
              : streak < 0
              ? lost
              : won,
      );
    }
  }

  @override
  bool shouldRepaint(StreakPainter oldDelegate) =>
      streak != oldDelegate.streak ||
      longest != oldDelegate.longest ||
      won != oldDelegate.won ||
      lost != oldDelegate.lost ||
      ground != oldDelegate.ground;
}
