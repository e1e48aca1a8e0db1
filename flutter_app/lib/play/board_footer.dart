import 'package:flutter/material.dart';

import '../board/board_controller.dart';
import '../board/choice_overlay.dart';
import '../board/confirm_move.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/fitted_text.dart';
import 'match_controller.dart';
import 'move_list.dart';

/// The place under the board for what matters now: the routes to choose from, a
/// move to confirm, a draw on offer, the way back from an earlier position, or the moves.
class BoardFooter extends StatelessWidget {
  /// Makes the footer.
  const BoardFooter({super.key, required this.match, required this.isColumn});

  /// The match.
  final MatchController match;

  /// Whether there is room for a column of moves.
  final bool isColumn;

  @override
  Widget build(BuildContext context) {
    final BoardController(:choice, :pending) = match.board;
    return ListenableBuilder(
      listenable: Listenable.merge([choice, pending]),
      builder: (context, _) {
        final routes = choice.value;
        final notice = pending.value != null
            ? ConfirmMove(controller: match.board, kit: match.kit)
            : routes.isEmpty
            ? _notice(context)
            : ChoiceChips(
                routes: routes,
                kit: match.kit,
                pointNames: match.game.points,
                onChosen: match.board.choose,
                onCancel: match.board.cancel,
              );
        if (!isColumn) {
          return SizedBox(
            height: 48,
            child: notice ?? MoveList(match: match, isColumn: false),
          );
        }
        return Column(
          children: [
            if (notice != null) SizedBox(height: 52, child: notice),
            Expanded(child: MoveList(match: match, isColumn: true)),
          ],
        );
      },
    );
  }

  Widget? _notice(BuildContext context) {
    final words = Words.of(context);
    final reviewed = match.reviewed;
    if (reviewed != null) {
      return _Notice(
        text: words.reviewing(reviewed.ply, match.view.lastPly),
        actions: [(words.backToNow, () => match.review(null))],
      );
    }
    final offer = match.view.drawOffer;
    if (offer == null) return null;
    final side = match.sideInWords(words, offer);
    return _Notice(
      text: words.drawOffered(side),
      actions: [
        (words.decline, match.declineDraw),
        (words.accept, match.acceptDraw),
      ],
    );
  }
}

class _Notice extends StatelessWidget {
  const _Notice({required this.text, required this.actions});

  final String text;
  final List<(String, VoidCallback)> actions;

  @override
  Widget build(BuildContext context) {
    return Row(
      mainAxisAlignment: MainAxisAlignment.end,
      children: [
        if (text.isNotEmpty) Expanded(child: FittedText(text, maxLines: 2)),
        for (final (index, (name, act)) in actions.indexed)
          Flexible(
            child: Padding(
              padding: const EdgeInsetsDirectional.only(start: 4),
              child: index == actions.length - 1
                  ? FilledButton(onPressed: act, child: _label(name))
                  : TextButton(onPressed: act, child: _label(name)),
            ),
          ),
      ],
    );
  }

  Widget _label(String name) =>
      FittedBox(fit: BoxFit.scaleDown, child: Text(name, maxLines: 1));
}
