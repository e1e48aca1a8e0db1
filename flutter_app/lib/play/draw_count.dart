import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import 'match_controller.dart';
import 'outcome_words.dart';

/// How many moves are left until the game is drawn, where moves are counted,
/// and by which rule: the count that comes to its end first.
class DrawCount extends StatelessWidget {
  /// Makes the count of a match.
  const DrawCount({super.key, required this.match});

  /// The match.
  final MatchController match;

  /// From here on the end is near.
  static const int _near = 10;

  DrawCounterView? get _nearest {
    final counters = [
      for (final counter in match.shown.drawCounters)
        if (!isRepetition(counter)) counter,
    ]..sort((one, other) => one.left.compareTo(other.left));
    return counters.firstOrNull;
  }

  @override
  Widget build(BuildContext context) {
    final counter = _nearest;
    if (counter == null || match.isOver) return const SizedBox.shrink();
    final words = Words.of(context);
    final ThemeData(:colorScheme, :textTheme) = Theme.of(context);
    final isNear = counter.left <= _near;
    final ink = isNear ? colorScheme.onErrorContainer : colorScheme.onSurface;
    final text = counterInWords(words, counter);
    final small = textTheme.labelSmall?.copyWith(color: ink, height: 1.1);
    return Semantics(
      label: text,
      excludeSemantics: true,
      child: Tooltip(
        message: text,
        child: Container(
          constraints: const BoxConstraints(maxWidth: 96, maxHeight: 44),
          padding: const EdgeInsets.symmetric(horizontal: 10, vertical: 2),
          decoration: BoxDecoration(
            color: isNear
                ? colorScheme.errorContainer
                : colorScheme.surfaceContainerHighest,
            borderRadius: BorderRadius.circular(12),
          ),
          child: FittedBox(
            child: Column(
              mainAxisSize: MainAxisSize.min,
              children: [
                Text(
                  '${counter.left}',
                  style: textTheme.titleLarge?.copyWith(
                    color: ink,
                    height: 1.1,
                    fontFeatures: const [FontFeature.tabularFigures()],
                  ),
                ),
                Text(words.untilDraw, style: small),
                Text(ruleName(words, counter), style: small),
              ],
            ),
          ),
        ),
      ),
    );
  }
}
