import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../theme/board_theme.dart';
import 'arrow_painter.dart';
import 'study_controller.dart';

/// The first moves of the engine's lines, as arrows over the board.
class EngineArrows extends StatelessWidget {
  /// Makes the layer.
  const EngineArrows({super.key, required this.study, required this.theme});

  /// What is analysed.
  final StudyController study;

  /// What the board is made of.
  final BoardTheme theme;

  @override
  Widget build(BuildContext context) => IgnorePointer(
    child: RepaintBoundary(
      child: ListenableBuilder(
        listenable: Listenable.merge([study.engine, study.board]),
        builder: (context, _) {
          final now = study.engine.isOn ? study.engine.now : null;
          return CustomPaint(
            painter: ArrowPainter(
              arrows: [
                for (final line in now?.lines ?? const <EngineLine>[])
                  _arrow(line.from, line.to, line.moves.firstOrNull),
              ],
              geometry: study.board.geometry,
              isFlipped: study.board.isFlipped,
              color: now?.isThreat ?? false ? theme.must : theme.hint,
            ),
          );
        },
      ),
    ),
  );

  /// Over every point that the move touches, where the board knows it.
  MoveArrow _arrow(int? from, int to, String? notation) {
    for (final move in study.now.board.legal) {
      if (move.notation == notation && move.from == from && move.to == to) {
        return arrowOf(move);
      }
    }
    return (from: from, path: [to]);
  }
}
