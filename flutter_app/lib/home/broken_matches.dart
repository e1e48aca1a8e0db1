import 'dart:async';

import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../games/registry.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/ask_if_sure.dart';
import '../widgets/technical_detail.dart';

/// The matches that cannot be taken up again, with why, to be deleted.
class BrokenMatches extends StatelessWidget {
  /// Makes the section.
  const BrokenMatches({super.key, required this.matches});

  /// The matches.
  final List<MatchSummary> matches;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    return Column(
      children: [
        for (final match in matches)
          Card(
            color: Theme.of(context).colorScheme.surfaceContainer,
            child: ListTile(
              minVerticalPadding: 12,
              contentPadding: const EdgeInsetsDirectional.only(
                start: 16,
                end: 4,
              ),
              leading: const Icon(Icons.broken_image_outlined),
              title: Text(words.brokenMatch(_game(words, match))),
              subtitle: TechnicalDetail(match.problem ?? ''),
              trailing: IconButton(
                onPressed: () => unawaited(_forget(context, match)),
                icon: const Icon(Icons.delete_outline),
                tooltip: words.forgetMatchOf(_game(words, match), match.ply),
              ),
            ),
          ),
      ],
    );
  }

  String _game(Words words, MatchSummary match) =>
      kitOf(match.game)?.name(words) ?? match.game;

  Future<void> _forget(BuildContext context, MatchSummary match) async {
    final words = Words.of(context);
    final app = AppScope.read(context);
    final isSure = await askIfSure(
      context,
      question: words.forgetQuestion,
      detail: words.forgetBrokenDetail,
      yes: words.forgetMatch,
    );
    if (isSure) await app.forget(match);
  }
}
