import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../stats/result_bar.dart';
import '../widgets/fitted_text.dart';
import 'study_controller.dart';

/// One move that was played: how often, and how it ended. A tap plays it.
class ExplorerRow extends StatelessWidget {
  /// Makes the row.
  const ExplorerRow({
    super.key,
    required this.move,
    required this.study,
    this.onShowLast,
  });

  /// The move.
  final PlayedMoveView move;

  /// Where it is played.
  final StudyController study;

  /// Called to show the last game with it; nothing where there is none.
  final VoidCallback? onShowLast;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final textTheme = Theme.of(context).textTheme;
    final seats = study.now.board.seats;
    String side(int seat) => study.kit.seatName(words, seat, seats[seat].army);
    final name = study.kit.notation(move.notation);
    void play() => study.playNotation(move.notation);
    final large = MediaQuery.textScalerOf(context).scale(14) / 14;
    return Row(
      children: [
        Expanded(
          child: Semantics(
            button: true,
            label: [
              words.explorerMove(name, move.games),
              for (final (seat, wins) in move.wins.indexed)
                words.explorerWins(side(seat), wins),
              words.explorerDraws(move.draws),
            ].join(', '),
            onTap: play,
            excludeSemantics: true,
            child: InkWell(
              onTap: play,
              canRequestFocus: false,
              child: SizedBox(
                height: kMinInteractiveDimension,
                child: Row(
                  spacing: 8,
                  children: [
                    SizedBox(
                      width: 64 * (1 + (large - 1) * 0.4),
                      child: FittedText(name, style: textTheme.labelLarge),
                    ),
                    SizedBox(
                      width: 44 * (1 + (large - 1) * 0.4),
                      child: FittedText(
                        '${move.games}',
                        style: textTheme.bodySmall,
                      ),
                    ),
                    Expanded(
                      child: ResultBar(
                        score: (
                          won: move.wins.first,
                          drawn: move.draws,
                          lost: move.wins.last,
                        ),
                      ),
                    ),
                  ],
                ),
              ),
            ),
          ),
        ),
        if (onShowLast != null)
          IconButton(
            onPressed: onShowLast,
            icon: const Icon(Icons.history),
            tooltip: words.explorerLast(name),
          ),
      ],
    );
  }
}
