import 'package:flutter/material.dart';

import '../app_state.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/hand_pieces.dart';
import '../play/refusal_bubble.dart';
import '../play/refusal_words.dart';
import '../widgets/app_board.dart';
import 'hidden_pieces.dart';
import 'solving_controller.dart';

/// The board of a puzzle, with why a tap made no sense.
class PuzzleBoard extends StatelessWidget {
  /// Makes the board.
  const PuzzleBoard({super.key, required this.solving, required this.kit});

  /// The puzzle.
  final SolvingController solving;

  /// The game, turned as the screen is.
  final GameKit kit;

  @override
  Widget build(BuildContext context) => RefusalBubble(
    refusals: solving.refusals,
    inWords: (refused) => refusalInWords(
      Words.of(context),
      refused.why,
      solving.view.board.mustCapture,
    ),
    geometry: kit.geometry,
    isFlipped: () => solving.board.isFlipped,
    child: AppBoard(
      controller: solving.board,
      kit: kit,
      pointNames: solving.game.points,
    ),
  );
}

/// The pieces that the solver, or the others, have still to bring in; above the
/// board those that lie face-down, in a game that has such.
class PuzzleHands extends StatelessWidget {
  /// Makes the row.
  const PuzzleHands({super.key, required this.solving, required this.isSolver});

  /// The puzzle.
  final SolvingController solving;

  /// Whether they are the solver's.
  final bool isSolver;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final kit = solving.kit;
    // Where pieces lie face-down, none are in hand.
    if (solving.game.isDealt) {
      return isSolver
          ? const SizedBox.shrink()
          : HiddenPieces(solving: solving);
    }
    return ListenableBuilder(
      listenable: solving,
      builder: (context, _) => Wrap(
        spacing: 12,
        children: [
          for (final (index, seat) in solving.view.board.seats.indexed)
            if ((index == solving.view.solver) == isSolver)
              if (seat.inHand case final count? when count > 0)
                Semantics(
                  container: true,
                  child: HandPieces(
                    count: count,
                    piece: kit.mark(seat.army),
                    owner: kit.seatName(words, index, seat.army),
                    kit: kit,
                    theme: AppScope.of(context).settings.boardTheme,
                  ),
                ),
        ],
      ),
    );
  }
}
