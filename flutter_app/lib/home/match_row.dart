import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../games/registry.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/fitted_text.dart';
import '../widgets/large_text.dart';
import '../widgets/match_picture.dart';
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
    final small = textTheme.bodySmall?.copyWith(color: ink, height: 1.2);
    final lines = [
      title == null
          ? opponentsInWords(words, match)
          : '$name · ${opponentsInWords(words, match)}',
      momentInWords(context, match),
    ];
    return Card(
      margin: EdgeInsets.zero,
      color: isFirst
          ? colorScheme.primaryContainer
          : colorScheme.surfaceContainer,
      clipBehavior: Clip.antiAlias,
      child: Row(
        children: [
          Expanded(
            child: InkWell(
              onTap: onOpen,
              child: Padding(
                padding: const EdgeInsets.all(8),
                child: Row(
                  children: [
                    // Large words need the width for themselves.
                    if (!isCramped(context)) ...[
                      SizedBox.square(
                        dimension: 60,
                        child: Center(
                          child: MatchPicture(
                            key: ValueKey((match.id, match.ply)),
                            kit: kit,
                            read: () =>
                                AppScope.read(context).library.lookOn(match.id),
                            isFlipped: onlyPersonOf(match) == 1,
                          ),
                        ),
                      ),
                      const SizedBox(width: 12),
                    ],
                    Expanded(
                      child: Column(
                        crossAxisAlignment: CrossAxisAlignment.start,
                        children: [
                          Text(
                            title ?? name,
                            style: textTheme.titleMedium?.copyWith(color: ink),
                          ),
                          for (final line in lines)
                            if (isLargeText(context))
                              Text(line, style: small)
                            else
                              FittedText(line, maxLines: 2, style: small),
                        ],
                      ),
                    ),
                  ],
                ),
              ),
            ),
          ),
          ?trailing,
        ],
      ),
    );
  }
}
