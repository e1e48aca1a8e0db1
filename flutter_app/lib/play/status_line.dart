import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../theme/board_theme.dart';
import '../widgets/fitted_text.dart';
import '../widgets/large_text.dart';
import '../widgets/piece_icon.dart';
import 'match_controller.dart';
import 'outcome_words.dart';

/// What is going on, in words: whose turn, what has to be done, how near a draw
/// is. It is as high whatever it says: the board stays where it is.
class StatusLine extends StatelessWidget {
  /// Makes the line.
  const StatusLine({super.key, required this.match, required this.theme});

  /// The match.
  final MatchController match;

  /// What the pieces are made of.
  final BoardTheme theme;

  /// How high all of it is, the name of the game, and what has to be done; and
  /// the same with large text.
  static const _usual = (all: 58.0, name: 15.0, detail: 24.0);
  static const _large = (all: 76.0, name: 22.0, detail: 24.0);

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
    final heights = isLargeText(context) ? _large : _usual;
    final status = heights.all - heights.name;
    final content = Column(
      mainAxisAlignment: MainAxisAlignment.center,
      crossAxisAlignment: CrossAxisAlignment.start,
      children: [
        FittedText(
          match.kit.name(words),
          maxLines: 2,
          maxHeight: heights.name,
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
                      maxHeight: detail == null
                          ? status
                          : status - heights.detail,
                      style: text.titleMedium?.copyWith(height: 1.15),
                    ),
                    if (detail != null)
                      FittedText(
                        detail,
                        maxLines: 2,
                        maxHeight: heights.detail,
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
    return SizedBox(height: heights.all, child: content);
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
