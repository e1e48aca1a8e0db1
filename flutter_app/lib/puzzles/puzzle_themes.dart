import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import 'puzzle_words.dart';

/// The themes of a game's puzzles: how many there are of each, and how the
/// player does. The weakest come first.
class PuzzleThemes extends StatelessWidget {
  /// Makes the list.
  const PuzzleThemes({
    super.key,
    required this.progress,
    required this.onChosen,
  });

  /// What the player has done.
  final PuzzleProgressView progress;

  /// Called with a theme to practise.
  final ValueChanged<PuzzleTheme> onChosen;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final ThemeData(:colorScheme, :textTheme) = Theme.of(context);
    if (progress.themes.isEmpty) return const SizedBox.shrink();
    return Column(
      crossAxisAlignment: CrossAxisAlignment.stretch,
      children: [
        Padding(
          padding: const EdgeInsets.fromLTRB(4, 8, 4, 4),
          child: Semantics(
            header: true,
            child: Text(words.puzzleThemes, style: textTheme.titleMedium),
          ),
        ),
        Card(
          margin: EdgeInsets.zero,
          color: colorScheme.surfaceContainer,
          clipBehavior: Clip.antiAlias,
          child: Column(
            children: [
              for (final share in themesByNeed(progress))
                ListTile(
                  title: Text(themeInWords(words, share.theme)),
                  subtitle: Text(
                    [
                      words.puzzleThemeCount(share.puzzles),
                      if (share.tries > 0)
                        words.puzzleThemeShare(share.solved, share.tries),
                    ].join(' · '),
                  ),
                  trailing: const Icon(Icons.chevron_right),
                  onTap: () => onChosen(share.theme),
                ),
            ],
          ),
        ),
      ],
    );
  }
}

/// The themes, those that need practice most first, the others by their number
/// of puzzles.
List<ThemeShare> themesByNeed(PuzzleProgressView progress) {
  final need = {
    for (final (place, theme) in progress.weakest.indexed) theme: place,
  };
  int placeOf(ThemeShare share) => need[share.theme] ?? need.length;
  return [...progress.themes]..sort((one, other) {
    final byNeed = placeOf(one).compareTo(placeOf(other));
    return byNeed != 0 ? byNeed : other.puzzles.compareTo(one.puzzles);
  });
}
