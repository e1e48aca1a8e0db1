import 'package:flutter/material.dart';

import '../app_state.dart';
import '../l10n/generated/app_localizations.dart';
import '../study/arrow_painter.dart';
import '../study/study_layout.dart';
import '../widgets/app_board.dart';
import '../widgets/bar_title.dart';
import '../widgets/beside_board.dart';
import '../widgets/fitted_text.dart';
import '../widgets/radio_chip.dart';
import 'mistakes.dart';
import 'review_words.dart';

/// Asks for a better move wherever one side went wrong.
class MistakesView extends StatelessWidget {
  /// Makes the view.
  const MistakesView({super.key, required this.mistakes, required this.onBack});

  /// What is asked.
  final Mistakes mistakes;

  /// Called to go back to the review.
  final VoidCallback onBack;

  @override
  Widget build(BuildContext context) => ListenableBuilder(
    listenable: mistakes,
    builder: (context, _) => LayoutBuilder(
      builder: (context, constraints) =>
          _content(context, isWide: isWide(constraints.biggest)),
    ),
  );

  Widget _content(BuildContext context, {required bool isWide}) {
    final words = Words.of(context);
    final review = mistakes.review;
    final theme = AppScope.of(context).settings.boardTheme;
    final kit = isWide ? review.kit.onItsSide : review.kit;
    return StudyLayout(
      header: Row(
        children: [
          IconButton(
            onPressed: onBack,
            icon: const BackButtonIcon(),
            tooltip: words.mistakesLeave,
          ),
          Expanded(
            child: BarTitle(
              words.mistakesTitle(mistakes.index + 1, mistakes.plies.length),
              style: Theme.of(context).textTheme.titleMedium,
            ),
          ),
        ],
      ),
      boardAspect: kit.geometry.outerAspectRatio,
      board: AspectRatio(
        aspectRatio: kit.geometry.outerAspectRatio,
        child: Stack(
          fit: StackFit.expand,
          children: [
            AppBoard(
              controller: mistakes.board,
              kit: kit,
              pointNames: review.game.points,
            ),
            IgnorePointer(
              child: CustomPaint(
                painter: ArrowPainter(
                  arrows: mistakes.arrows,
                  geometry: kit.geometry,
                  isFlipped: mistakes.board.isFlipped,
                  color: mistakes.attempt == Attempt.shown
                      ? theme.hint
                      : theme.must,
                ),
              ),
            ),
          ],
        ),
      ),
      evaluation: const SizedBox.shrink(),
      engine: _prompt(context),
      panel: _sides(words),
      controls: _buttons(words),
    );
  }

  Widget _prompt(BuildContext context) {
    final words = Words.of(context);
    final ThemeData(:colorScheme, :textTheme) = Theme.of(context);
    final notation = mistakes.review.kit.notation;
    final (icon, ink) = switch (mistakes.attempt) {
      Attempt.right => (Icons.check_circle, colorScheme.primary),
      Attempt.wrong => (Icons.cancel, colorScheme.error),
      Attempt.shown => (Icons.lightbulb, colorScheme.primary),
      _ => (Icons.help_outline, colorScheme.onSurfaceVariant),
    };
    final sign = mistakes.verdict?.sign ?? '';
    return Semantics(
      container: true,
      liveRegion: true,
      child: Padding(
        padding: const EdgeInsets.symmetric(vertical: 8),
        child: Row(
          spacing: 12,
          children: [
            mistakes.attempt == Attempt.judging
                ? const SizedBox.square(
                    dimension: 24,
                    child: CircularProgressIndicator(strokeWidth: 3),
                  )
                : Icon(icon, color: ink),
            Expanded(
              child: Column(
                crossAxisAlignment: CrossAxisAlignment.start,
                children: [
                  Text(
                    words.mistakesPlayed(
                      sideInWords(words, mistakes.review, mistakes.seat),
                      '${notation(mistakes.played)}$sign',
                    ),
                    style: textTheme.bodyMedium,
                  ),
                  Text(switch (mistakes.attempt) {
                    Attempt.asking => words.mistakesAsk,
                    Attempt.judging => words.mistakesJudging(
                      notation(mistakes.tried ?? ''),
                    ),
                    Attempt.wrong => words.mistakesWrong(
                      notation(mistakes.tried ?? ''),
                    ),
                    Attempt.right => words.mistakesRight(
                      notation(mistakes.tried ?? ''),
                    ),
                    Attempt.shown => words.mistakesBest(
                      notation(mistakes.best ?? ''),
                    ),
                  }, style: textTheme.titleMedium),
                ],
              ),
            ),
          ],
        ),
      ),
    );
  }

  /// Whose mistakes, where both have some.
  Widget _sides(Words words) {
    final seats = Mistakes.seatsOf(mistakes.review);
    if (seats.length < 2) return const SizedBox.shrink();
    return Padding(
      padding: const EdgeInsets.symmetric(vertical: 8),
      child: Wrap(
        spacing: 8,
        children: [
          for (final seat in seats)
            RadioChip(
              label: sideInWords(words, mistakes.review, seat),
              isChosen: mistakes.seat == seat,
              onChosen: () => mistakes.seat = seat,
            ),
        ],
      ),
    );
  }

  Widget _buttons(Words words) {
    final isDone =
        mistakes.attempt == Attempt.right || mistakes.attempt == Attempt.shown;
    return Padding(
      padding: const EdgeInsets.symmetric(vertical: 4),
      child: Row(
        spacing: 8,
        children: [
          Expanded(
            child: OutlinedButton(
              onPressed: isDone ? null : mistakes.show,
              style: OutlinedButton.styleFrom(minimumSize: const Size(48, 48)),
              child: FittedText(words.mistakesShow),
            ),
          ),
          Expanded(
            child: FilledButton(
              onPressed: mistakes.hasNext ? mistakes.next : onBack,
              style: FilledButton.styleFrom(minimumSize: const Size(48, 48)),
              child: FittedText(
                mistakes.hasNext ? words.mistakesNext : words.mistakesLeave,
              ),
            ),
          ),
        ],
      ),
    );
  }
}
