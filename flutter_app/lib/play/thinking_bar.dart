import 'dart:math' as math;

import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import '../widgets/fitted_text.dart';
import 'match_controller.dart';

/// What the computer thinks: how it judges, how deep it sees, what it expects.
class ThinkingBar extends StatelessWidget {
  /// Makes the bar.
  const ThinkingBar({super.key, required this.match});

  /// The match.
  final MatchController match;

  /// The advantage, in hundredths of a man, at which the bar is three quarters
  /// full.
  static const double _clear = 150;

  /// How full the bar is: the fuller, the better for whoever sits at the lower
  /// edge. The score is that of the player to move.
  double _share(int score) {
    final isNear = match.view.seat == match.nearSeat;
    final own = isNear ? score : -score;
    return 0.5 + math.atan(own / _clear) / math.pi;
  }

  @override
  Widget build(BuildContext context) {
    return ValueListenableBuilder(
      valueListenable: match.thinking,
      builder: (context, thought, _) {
        final words = Words.of(context);
        final text = thought == null
            ? ''
            : words.thinkingBar(
                thought.depth,
                thought.line.take(4).map(match.kit.notation).join(' '),
              );
        final share = thought == null ? 0.5 : _share(thought.score);
        return Semantics(
          label: text,
          excludeSemantics: true,
          child: Column(
            mainAxisSize: MainAxisSize.min,
            crossAxisAlignment: CrossAxisAlignment.start,
            children: [
              LinearProgressIndicator(
                value: share.clamp(0.02, 0.98),
                borderRadius: BorderRadius.circular(4),
              ),
              FittedText(text, style: Theme.of(context).textTheme.bodySmall),
            ],
          ),
        );
      },
    );
  }
}
