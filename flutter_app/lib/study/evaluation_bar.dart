import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import '../theme/board_theme.dart';
import '../widgets/piece_icon.dart';
import 'score_words.dart';
import 'study_controller.dart';

/// Who stands better, as a bar that the players share, with the mark of each at
/// its own part.
class EvaluationBar extends StatelessWidget {
  /// Makes the bar.
  const EvaluationBar({super.key, required this.study, required this.theme});

  /// What is analysed.
  final StudyController study;

  /// What the pieces are made of.
  final BoardTheme theme;

  static const double _height = 20;

  @override
  Widget build(BuildContext context) => RepaintBoundary(
    child: ListenableBuilder(
      listenable: study.engine,
      builder: (context, _) => _bar(context),
    ),
  );

  Widget _bar(BuildContext context) {
    final words = Words.of(context);
    final colors = Theme.of(context).colorScheme;
    final seats = study.now.board.seats;
    final reader = ScoreReader(words, study.kit, seats);
    final now = study.engine.now;
    // A threat is what would be, not what is.
    final line = now == null || now.isThreat ? null : now.lines.first;
    final shares = line == null
        ? List.filled(seats.length, 1 / seats.length)
        : reader.chances(line, now!.seat);
    final inks = [
      colors.primary,
      colors.surfaceContainerHighest,
      colors.tertiary,
    ];
    return Semantics(
      container: true,
      label: words.evaluation,
      value: line == null ? words.reviewUnknown : reader.long(line, now!.seat),
      child: ExcludeSemantics(
        child: SizedBox(
          height: _height,
          child: Row(
            spacing: 4,
            children: [
              _mark(0),
              Expanded(
                child: ClipRRect(
                  borderRadius: BorderRadius.circular(4),
                  child: SizedBox(
                    height: 10,
                    child: CustomPaint(
                      painter: _SharesPainter(
                        line == null ? null : shares,
                        seats.length,
                        inks,
                        colors.outline,
                      ),
                    ),
                  ),
                ),
              ),
              for (var seat = 1; seat < seats.length; seat++) _mark(seat),
            ],
          ),
        ),
      ),
    );
  }

  Widget _mark(int seat) => PieceIcon.of(
    study.kit.mark(study.now.board.seats[seat].army),
    art: study.kit.art,
    theme: theme,
    size: _height,
  );
}

class _SharesPainter extends CustomPainter {
  const _SharesPainter(this.shares, this.seats, this.inks, this.edge);

  /// Every player's part; nothing while nobody knows.
  final List<double>? shares;
  final int seats;
  final List<Color> inks;
  final Color edge;

  @override
  void paint(Canvas canvas, Size size) {
    final all = Offset.zero & size;
    canvas.drawRect(all, Paint()..color = inks[1]);
    var from = 0.0;
    for (final (seat, share) in (shares ?? const <double>[]).indexed) {
      final to = from + share * size.width;
      canvas.drawRect(
        Rect.fromLTRB(from, 0, to, size.height),
        Paint()..color = inks[seat % inks.length],
      );
      from = to;
    }
    final pen = Paint()
      ..color = edge
      ..style = PaintingStyle.stroke;
    // Where everybody has the same.
    for (var seat = 1; seat < seats; seat++) {
      final x = seat / seats * size.width;
      canvas.drawLine(Offset(x, 0), Offset(x, size.height), pen);
    }
    canvas.drawRRect(
      RRect.fromRectAndRadius(all, const Radius.circular(4)),
      pen,
    );
  }

  @override
  bool shouldRepaint(_SharesPainter oldDelegate) =>
      shares != oldDelegate.shares || inks.first != oldDelegate.inks.first;
}
