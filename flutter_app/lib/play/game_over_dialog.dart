import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import '../theme/board_theme.dart';
import '../widgets/large_text.dart';
import '../widgets/piece_icon.dart';
import 'match_controller.dart';
import 'outcome_words.dart';
import 'unrated_words.dart';

/// What a player wants after the end.
enum AfterGame {
  /// The same match again.
  rematch,

  /// Looking back at it.
  review,

  /// What proves that the deal was fair.
  proof,

  /// The first screen.
  home,
}

/// The end of a game: who won and why. Closing it shows the board again.
class GameOverDialog extends StatelessWidget {
  /// Makes the dialog.
  const GameOverDialog({super.key, required this.match, required this.theme});

  /// The match.
  final MatchController match;

  /// What the pieces are made of.
  final BoardTheme theme;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final view = match.view;
    final outcome = view.outcome!;
    final winner = outcome.winner;
    final marks = winner == null ? view.seats : [view.seats[winner]];
    final result = resultInWords(
      words,
      outcome,
      view.seats,
      match.kit,
      onlyPerson: match.onlyPerson,
    );
    final isLarge = isLargeText(context);
    void close([AfterGame? after]) => Navigator.of(context).pop(after);
    return AlertDialog(
      scrollable: true,
      icon: ExcludeSemantics(
        child: Row(
          mainAxisAlignment: MainAxisAlignment.center,
          children: [
            for (final seat in marks)
              Padding(
                padding: const EdgeInsets.symmetric(horizontal: 4),
                child: PieceIcon.of(
                  match.kit.trophy(seat.army),
                  art: match.kit.art,
                  theme: theme,
                  size: isLarge ? 40 : 64,
                ),
              ),
          ],
        ),
      ),
      title: Text(result, textAlign: TextAlign.center),
      content: Text(
        [
          reasonInWords(words, outcome.reason),
          ?placesInWords(words, view.seats, match.kit),
          if (view.firstEnd case final first?)
            words.continuationEnded(
              resultInWords(
                words,
                first,
                view.seats,
                match.kit,
                onlyPerson: match.onlyPerson,
              ),
            )
          else
            ?unratedInWords(words, view.unrated),
        ].join('\n\n'),
        textAlign: TextAlign.center,
      ),
      actionsAlignment: MainAxisAlignment.center,
      actionsOverflowAlignment: OverflowBarAlignment.center,
      // Below each other, the most likely wish comes first.
      actionsOverflowDirection: VerticalDirection.up,
      actionsOverflowButtonSpacing: 8,
      actions: [
        TextButton(
          onPressed: () => close(AfterGame.home),
          child: Text(words.home),
        ),
        TextButton(onPressed: close, child: Text(words.backToPosition)),
        if (match.id != null)
          TextButton(
            onPressed: () => close(AfterGame.review),
            child: Text(words.review),
          ),
        if (match.isPromised)
          TextButton(
            onPressed: () => close(AfterGame.proof),
            child: Text(words.dealWasItFair),
          ),
        FilledButton(
          onPressed: () => close(AfterGame.rematch),
          child: Text(words.rematch),
        ),
      ],
    );
  }
}
