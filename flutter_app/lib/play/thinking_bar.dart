import 'dart:math' as math;

import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
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
        final share = thought == null
            ? 0.5
            : 0.5 + math.atan(thought.score / _clear) / math.pi;
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
              Text(
                text,
                maxLines: 1,
                overflow: TextOverflow.ellipsis,
                style: Theme.of(context).textTheme.bodySmall,
              ),
            ],
          ),
        );
      },
    );
  }
}
