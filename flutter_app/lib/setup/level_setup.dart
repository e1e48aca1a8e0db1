import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/level_words.dart';

/// How strong a computer is: in words, about what rating, and which strength is
/// right for the player.
class LevelSetup extends StatelessWidget {
  /// Makes the choice.
  const LevelSetup({
    super.key,
    required this.levels,
    required this.level,
    required this.spokenName,
    required this.onChanged,
    this.rating,
  });

  /// All levels of the game, the weakest first.
  final List<LevelView> levels;

  /// The one that is chosen.
  final int level;

  /// What screen readers call the choice.
  final String spokenName;

  /// Called with the new level.
  final ValueChanged<int> onChanged;

  /// The player's own rating, once there is one.
  final RatingView? rating;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final text = Theme.of(context).textTheme;
    final chosen = levels[level - levels.first.number];
    final right = switch (rating) {
      RatingView(:final games, :final rating) when games > 0 => nearestLevel(
        levels,
        rating,
      ),
      _ => null,
    };
    return Column(
      crossAxisAlignment: CrossAxisAlignment.start,
      children: [
        Text(
          '${words.level(level)} · ${strengthInWords(words, chosen)}',
          style: text.titleSmall,
        ),
        Slider(
          min: levels.first.number.toDouble(),
          max: levels.last.number.toDouble(),
          divisions: levels.length - 1,
          value: level.toDouble(),
          label: levelName(words, level),
          semanticFormatterCallback: (value) {
            final level = levels[value.round() - levels.first.number];
            return '$spokenName: ${words.level(level.number)}, '
                '${strengthInWords(words, level)}';
          },
          onChanged: (value) => onChanged(value.round()),
        ),
        if (right != null && right.number != level)
          ActionChip(
            avatar: const Icon(Icons.person_search_outlined),
            label: Text(
              words.levelSuggested(
                '${levelName(words, right.number)} (${right.number})',
              ),
            ),
            onPressed: () => onChanged(right.number),
          ),
      ],
    );
  }
}
