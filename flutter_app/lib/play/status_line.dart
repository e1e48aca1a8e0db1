import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../theme/board_theme.dart';
import '../widgets/fitted_text.dart';
import '../widgets/piece_icon.dart';
import 'match_controller.dart';
import 'outcome_words.dart';

/// What is going on, in words: whose turn, what has to be done, how near a draw
/// is.
class StatusLine extends StatelessWidget {
  /// Makes the line.
  const StatusLine({super.key, required this.match, required this.theme});

  /// The match.
  final MatchController match;

  /// What the pieces are made of.
  final BoardTheme theme;

  @override
  Widget build(BuildContext context) => ValueListenableBuilder(
    valueListenable: match.board.choice,
    builder: (context, routes, _) => _build(context, routes.isNotEmpty),
  );

  Widget _build(BuildContext context, bool isChoosing) {
    final words = Words.of(context);
    final text = Theme.of(context).textTheme;
    final detail = isChoosing ? null : _detail(words);
    final army = match.view.seats[match.view.seat].army;
    final hasMark = match.kit.showsLosses && !match.isOver && army != null;
    return Column(
      mainAxisSize: MainAxisSize.min,
      crossAxisAlignment: CrossAxisAlignment.start,
      children: [
        FittedText(
          match.kit.name(words),
          maxLines: 2,
          maxHeight: 28,
          style: text.labelMedium?.copyWith(height: 1.15),
        ),
        Semantics(
          liveRegion: true,
          child: Row(
            children: [
              // Whose colour it is.
              if (hasMark)
                Padding(
                  padding: const EdgeInsetsDirectional.only(end: 6),
                  child: PieceIcon.of(
                    match.kit.mark(army),
                    art: match.kit.art,
                    theme: theme,
                    size: 22,
                    hasGround: false,
                  ),
                ),
              Expanded(
                child: Column(
                  crossAxisAlignment: CrossAxisAlignment.start,
                  children: [
                    FittedText(
                      isChoosing ? words.chooseRoute : _status(words),
                      maxLines: detail == null ? 2 : 1,
                      maxHeight: 40,
                      style: text.titleMedium?.copyWith(height: 1.15),
                    ),
                    if (detail != null)
                      FittedText(
                        detail,
                        maxLines: 2,
                        style: text.bodySmall?.copyWith(height: 1.15),
                      ),
                  ],
                ),
              ),
            ],
          ),
        ),
      ],
    );
  }

  String _status(Words words) {
    final view = match.view;
    final outcome = view.outcome;
    if (outcome != null) {
      return resultInWords(
        words,
        outcome,
        view.seats,
        match.kit,
        onlyPerson: match.onlyPerson,
      );
    }
    final side = match.sideInWords(words, view.seat);
    if (match.isComputersTurn) return words.thinkingOf(side);
    if (match.onlyPerson != view.seat) return words.turnOf(side);
    // Where armies are found in the game, it says which one is the player's.
    final isFound =
        match.kit.armyOfSeat(view.seat) == null &&
        view.seats[view.seat].army != null;
    return isFound ? '${words.yourTurn} · $side' : words.yourTurn;
  }

  String? _detail(Words words) {
    final view = match.view;
    // The sheet below the board says why.
    if (view.outcome != null) return null;
    final details = [
      if (view.firstEnd != null) words.continuation,
      if (view.unrated.contains(UnratedReason.practice)) words.practice,
      for (final step in view.lastSteps)
        if (step.seat case final seat?)
          words.isOut(match.sideInWords(words, seat)),
      if (!match.isComputersTurn) ?match.kit.task(words, view),
      for (final counter in view.drawCounters)
        if (isRepetition(counter)) counterInWords(words, counter),
    ];
    return details.isEmpty ? null : details.join(' · ');
  }
}
