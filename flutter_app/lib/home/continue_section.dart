import 'dart:async';

import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/open_match.dart';
import 'match_row.dart';
import 'unfinished_screen.dart';

/// The match that was played last, in one row; the others are one tap further.
class ContinueSection extends StatelessWidget {
  /// Makes the section.
  const ContinueSection({super.key, required this.matches});

  /// The matches, the one played last first; at least one.
  final List<MatchSummary> matches;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final others = matches.length - 1;
    void showAll() => unawaited(
      Navigator.of(
        context,
      ).push(MaterialPageRoute<void>(builder: (_) => const UnfinishedScreen())),
    );
    return MatchRow(
      match: matches.first,
      title: words.continueMatch,
      isFirst: true,
      onOpen: () => unawaited(resumeMatch(context, matches.first.id)),
      trailing: others == 0
          ? IconButton(
              onPressed: showAll,
              icon: const Icon(Icons.chevron_right),
              tooltip: words.unfinished,
            )
          : Tooltip(
              message: words.unfinishedMore(others),
              child: TextButton(
                onPressed: showAll,
                style: TextButton.styleFrom(
                  foregroundColor: Theme.of(
                    context,
                  ).colorScheme.onPrimaryContainer,
                  minimumSize: const Size(56, 56),
                ),
                child: Text(
                  '+$others',
                  semanticsLabel: words.unfinishedMore(others),
                ),
              ),
            ),
    );
  }
}
