import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../games/registry.dart';
import '../l10n/generated/app_localizations.dart';

/// What to do while a match is in progress.
enum NewMatchAnswer {
  /// Start the new one.
  start,

  /// Continue the one in progress instead.
  goOn,
}

/// Asks whether a new match is wanted although `running` is in progress;
/// nothing for neither.
Future<NewMatchAnswer?> askForNewMatch(
  BuildContext context,
  MatchSummary running,
) => showDialog<NewMatchAnswer>(
  context: context,
  builder: (context) {
    final words = Words.of(context);
    final game = kitOf(running.game)?.name(words) ?? running.game;
    void answer(NewMatchAnswer? answer) => Navigator.of(context).pop(answer);
    return AlertDialog(
      scrollable: true,
      title: Text(words.newMatchQuestion),
      content: Text(words.newMatchDetail(game, running.ply)),
      actionsOverflowButtonSpacing: 8,
      actions: [
        TextButton(onPressed: () => answer(null), child: Text(words.cancel)),
        TextButton(
          onPressed: () => answer(NewMatchAnswer.goOn),
          child: Text(words.continueMatch),
        ),
        FilledButton(
          onPressed: () => answer(NewMatchAnswer.start),
          child: Text(words.newMatch),
        ),
      ],
    );
  },
);
