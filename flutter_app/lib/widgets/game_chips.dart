import 'package:flutter/material.dart';

import '../games/registry.dart';
import '../l10n/generated/app_localizations.dart';
import 'large_text.dart';
import 'radio_chip.dart';

/// Chooses one of several games. It takes two rows of a phone at most: with
/// large letters the chips stand in one that is pushed aside.
class GameChips extends StatelessWidget {
  /// Makes the chips.
  const GameChips({
    super.key,
    required this.games,
    required this.chosen,
    required this.onChosen,
  });

  /// The games, by their names in records.
  final List<String> games;

  /// The one that is chosen.
  final String? chosen;

  /// Called with the one that is to be chosen.
  final void Function(String game) onChosen;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final chips = [
      for (final game in games)
        RadioChip(
          label: kitOf(game)?.shortName(words) ?? game,
          isChosen: game == chosen,
          onChosen: () => onChosen(game),
        ),
    ];
    return isLargeText(context)
        ? SingleChildScrollView(
            scrollDirection: Axis.horizontal,
            child: Row(spacing: 8, children: chips),
          )
        : Wrap(spacing: 8, runSpacing: 4, children: chips);
  }
}
