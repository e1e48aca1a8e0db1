import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import '../widgets/fitted_text.dart';
import '../widgets/result_panel.dart';
import 'run_controller.dart';

/// The clock of a run, how many are solved, and the mistakes, at the thumb's
/// edge of the screen.
class RunScore extends StatelessWidget {
  /// Makes the row.
  const RunScore({super.key, required this.run});

  /// The run.
  final RunController run;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final ThemeData(:colorScheme, :textTheme) = Theme.of(context);
    final missed = run.missed.length;
    return Container(
      height: 60,
      padding: const EdgeInsets.symmetric(horizontal: 16),
      color: colorScheme.surfaceContainer,
      child: Row(
        spacing: 16,
        children: [
          Expanded(child: _RunClock(run: run)),
          Expanded(
            child: FittedText(
              words.puzzleRunScore(run.solved),
              maxLines: 2,
              style: textTheme.titleMedium,
            ),
          ),
          Semantics(
            label: words.puzzleRunStrikes(missed, RunController.mostMistakes),
            excludeSemantics: true,
            child: Row(
              mainAxisSize: MainAxisSize.min,
              children: [
                for (var index = 0; index < RunController.mostMistakes; index++)
                  Icon(
                    index < missed ? Icons.cancel : Icons.circle_outlined,
                    color: index < missed
                        ? colorScheme.error
                        : colorScheme.outline,
                  ),
              ],
            ),
          ),
        ],
      ),
    );
  }
}

class _RunClock extends StatelessWidget {
  const _RunClock({required this.run});

  final RunController run;

  /// From here on the clock is marked.
  static const Duration _soon = Duration(seconds: 10);

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final ThemeData(:colorScheme, :textTheme) = Theme.of(context);
    return ValueListenableBuilder(
      valueListenable: run.left,
      builder: (context, left, _) {
        final isLow = left <= _soon;
        final ink = isLow ? colorScheme.error : colorScheme.onSurface;
        final time = runTimeInWords(left);
        return Row(
          spacing: 6,
          children: [
            Icon(isLow ? Icons.timer : Icons.timer_outlined, color: ink),
            Expanded(
              child: FittedText(
                time,
                semanticsLabel: words.puzzleRunTime(time),
                style: textTheme.titleLarge?.copyWith(
                  color: ink,
                  fontFeatures: const [FontFeature.tabularFigures()],
                ),
              ),
            ),
          ],
        );
      },
    );
  }
}

/// Minutes and seconds; a second that has begun counts.
String runTimeInWords(Duration left) {
  final seconds = (left.inMilliseconds / 1000).ceil();
  return '${seconds ~/ 60}:${'${seconds % 60}'.padLeft(2, '0')}';
}

/// How a run ended: why, how many, the best, and what went wrong.
class RunResult extends StatelessWidget {
  /// Makes the panel.
  const RunResult({super.key, required this.run, required this.onLook});

  /// The run.
  final RunController run;

  /// Called with a puzzle that is to be looked at again.
  final ValueChanged<int> onLook;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final textTheme = Theme.of(context).textTheme;
    return ResultPanel(
      children: [
        Semantics(
          container: true,
          liveRegion: true,
          header: true,
          child: Text(
            words.puzzleRunResult(run.solved),
            style: textTheme.titleLarge,
            textAlign: TextAlign.center,
          ),
        ),
        for (final line in [
          switch (run.end) {
            RunEnd.mistakes => words.puzzleRunThreeWrong,
            RunEnd.puzzles => words.puzzleRunAllDone,
            _ => words.puzzleRunTimeUp,
          },
          if (run.isNewBest)
            words.puzzleRunNewBest
          else if (run.best case final best?)
            words.puzzleRunBest(best),
        ])
          Text(line, textAlign: TextAlign.center),
        if (run.missed.isNotEmpty) ...[
          Text(
            words.puzzleRunMissed,
            style: textTheme.titleSmall,
            textAlign: TextAlign.center,
          ),
          Wrap(
            alignment: WrapAlignment.center,
            spacing: 8,
            children: [
              for (final (index, id) in run.missed.indexed)
                OutlinedButton(
                  onPressed: () => onLook(id),
                  child: Text(words.puzzleRunMissedOne(index + 1)),
                ),
            ],
          ),
        ],
      ],
    );
  }
}

/// What can be done after a run, at the thumb.
class RunActions extends StatelessWidget {
  /// Makes the row.
  const RunActions({super.key, required this.onAgain});

  /// Called for another run.
  final VoidCallback onAgain;

  @override
  Widget build(BuildContext context) => Padding(
    padding: const EdgeInsets.fromLTRB(8, 4, 8, 8),
    child: FilledButton.icon(
      onPressed: onAgain,
      style: FilledButton.styleFrom(minimumSize: const Size.fromHeight(52)),
      icon: const Icon(Icons.replay),
      label: FittedBox(
        fit: BoxFit.scaleDown,
        child: Text(Words.of(context).puzzleRunAgain, maxLines: 1),
      ),
    ),
  );
}
