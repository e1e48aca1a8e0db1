import 'dart:math' as math;

import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import '../theme/board_theme.dart';
import '../widgets/fitted_text.dart';
import '../widgets/piece_icon.dart';
import 'best_line.dart';
import 'evaluation_graph.dart';
import 'review_controller.dart';
import 'review_words.dart';

/// What the engine says: the graph, how far it has come, and a way to start and
/// stop it.
class AnalysisPanel extends StatelessWidget {
  /// Makes the panel.
  const AnalysisPanel({super.key, required this.review, required this.theme});

  /// What is looked at.
  final ReviewController review;

  /// What the pieces are made of.
  final BoardTheme theme;

  static const double _height = 56;

  /// Three curves, marks and chances take more room where there is some.
  static const double _heightOfThree = 72;
  static const double _lowScreen = 480;

  bool _isRoomy(BuildContext context) =>
      review.now.seats.length > 2 && MediaQuery.heightOf(context) >= _lowScreen;

  @override
  Widget build(BuildContext context) {
    return Column(
      mainAxisSize: MainAxisSize.min,
      crossAxisAlignment: CrossAxisAlignment.stretch,
      children: [
        SizedBox(
          height: _isRoomy(context) ? _heightOfThree : _height,
          child: Row(
            children: [
              ExcludeSemantics(child: _sides()),
              const SizedBox(width: 4),
              Expanded(
                child: EvaluationGraph(review: review, theme: theme),
              ),
              ListenableBuilder(
                listenable: review.analysis,
                builder: (context, _) => _switch(context),
              ),
            ],
          ),
        ),
        ListenableBuilder(
          listenable: review,
          builder: (context, _) => _caption(context),
        ),
      ],
    );
  }

  /// Whose lead is above the middle, and whose below; of three, who there is.
  Widget _sides() => Column(
    mainAxisAlignment: MainAxisAlignment.spaceBetween,
    children: [
      for (final seat in review.now.seats)
        PieceIcon.of(
          review.kit.mark(seat.army),
          art: review.kit.art,
          theme: theme,
          size: math.min(22, _height / review.now.seats.length),
        ),
    ],
  );

  Widget _switch(BuildContext context) {
    final words = Words.of(context);
    final analysis = review.analysis;
    if (analysis.isRunning) {
      return Stack(
        alignment: Alignment.center,
        children: [
          SizedBox.square(
            dimension: 36,
            child: CircularProgressIndicator(
              value: analysis.progress,
              strokeWidth: 3,
              semanticsLabel: words.reviewProgress,
            ),
          ),
          IconButton(
            onPressed: analysis.stop,
            icon: const Icon(Icons.stop),
            tooltip: words.reviewStop,
          ),
        ],
      );
    }
    if (analysis.isComplete) return const SizedBox.shrink();
    return IconButton(
      onPressed: analysis.start,
      icon: const Icon(Icons.insights),
      tooltip: words.reviewAnalyse,
    );
  }

  /// As much of a line as is drawn; all of it would not fit.
  String _inNotation(List<String> line) =>
      line.take(shownMoves).map(review.kit.notation).join(' ');

  Widget _caption(BuildContext context) {
    final words = Words.of(context);
    final text = Theme.of(context).textTheme;
    final best = review.best;
    final standing = review.analysis.error != null
        ? words.reviewFailed
        : standingInWords(words, review, review.ply);
    return Semantics(
      container: true,
      liveRegion: true,
      child: Padding(
        padding: const EdgeInsets.only(top: 4),
        child: Column(
          children: [
            FittedText(moveInWords(words, review), style: text.titleSmall),
            FittedText(
              [
                standing,
                if (best.isNotEmpty) words.reviewBest(_inNotation(best)),
              ].join(' · '),
              style: text.bodySmall,
              maxLines: _isRoomy(context) ? 2 : 1,
            ),
          ],
        ),
      ),
    );
  }
}
