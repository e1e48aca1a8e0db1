import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../games/registry.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/match_picture.dart';
import '../widgets/picture_card.dart';
import 'match_words.dart';

/// A match in progress in one row: how it stands, against whom, whose turn it
/// is, and when it was left.
class MatchRow extends StatelessWidget {
  /// Makes the row.
  const MatchRow({
    super.key,
    required this.match,
    required this.onOpen,
    required this.trailing,
    this.title,
    this.isFirst = false,
  });

  /// The match.
  final MatchSummary match;

  /// Called to go on with it.
  final VoidCallback onOpen;

  /// What else can be done.
  final Widget? trailing;

  /// What it says first, if not the game.
  final String? title;

  /// Whether it is the one that matters most.
  final bool isFirst;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final ThemeData(:colorScheme, :textTheme) = Theme.of(context);
    final kit = kitOf(match.game)!;
    final name = kit.name(words);
    final ink = isFirst
        ? colorScheme.onPrimaryContainer
        : colorScheme.onSurface;
    return PictureCard(
      picture: Center(
        child: MatchPicture(
          key: ValueKey((match.id, match.ply)),
          kit: kit,
          read: () => AppScope.read(context).library.lookOn(match.id),
          isFlipped: onlyPersonOf(match) == 1,
        ),
      ),
      title: Text(
        title ?? name,
        style: textTheme.titleMedium?.copyWith(color: ink),
      ),
      lines: [
        title == null
            ? opponentsInWords(words, match)
            : '$name · ${opponentsInWords(words, match)}',
        momentInWords(context, match),
      ],
      onOpen: onOpen,
      color: isFirst
          ? colorScheme.primaryContainer
          : colorScheme.surfaceContainer,
      ink: ink,
      trailing: trailing,
    );
  }
}
