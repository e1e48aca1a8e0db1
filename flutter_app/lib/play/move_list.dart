import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import 'history_words.dart';
import 'match_controller.dart';

/// The moves so far, the last one in sight. A tap on one shows the position
/// after it. One line where room is scarce, a column where there is more.
///
/// However long the game, only what can be seen is built.
class MoveList extends StatelessWidget {
  /// Makes the list.
  const MoveList({super.key, required this.match, required this.isColumn});

  /// The match.
  final MatchController match;

  /// Whether the list is a column.
  final bool isColumn;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final moves = match.history.length;
    if (moves == 0) {
      return Center(
        child: Text(
          words.noMovesYet,
          style: Theme.of(context).textTheme.bodyMedium,
        ),
      );
    }
    final perRow = isColumn ? match.view.seats.length : 1;
    final rows = (moves / perRow).ceil();
    return Semantics(
      container: true,
      explicitChildNodes: true,
      label: words.moves,
      child: Align(
        alignment: AlignmentDirectional.topStart,
        // From the end, so that the last move is where the list begins.
        child: ListView.builder(
          reverse: true,
          shrinkWrap: true,
          scrollDirection: isColumn ? Axis.vertical : Axis.horizontal,
          itemCount: rows,
          itemBuilder: (context, index) {
            final first = (rows - 1 - index) * perRow;
            return isColumn
                ? _row(first, perRow)
                : _Entry(match: match, index: first);
          },
        ),
      ),
    );
  }

  Widget _row(int first, int length) => Row(
    children: [
      for (var index = first; index < first + length; index++)
        Expanded(
          child: index < match.history.length
              ? _Entry(match: match, index: index)
              : const SizedBox.shrink(),
        ),
    ],
  );
}

class _Entry extends StatelessWidget {
  const _Entry({required this.match, required this.index});

  final MatchController match;
  final int index;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final colors = Theme.of(context).colorScheme;
    final MatchController(:kit, :view, :shown) = match;
    final entry = match.history[index];
    final text = entryInWords(words, kit, view.seats, entry);
    final seats = view.seats.length;
    final isCurrent = index + 1 == shown.ply;
    final number = index % seats == 0 ? '${index ~/ seats + 1}. ' : '';
    final side = match.sideInWords(words, entry.seat);
    return Semantics(
      button: true,
      selected: isCurrent,
      excludeSemantics: true,
      label: words.moveOf(index + 1, side, text),
      onTap: () => match.review(index + 1),
      child: TextButton(
        onPressed: () => match.review(index + 1),
        style: TextButton.styleFrom(
          padding: const EdgeInsets.symmetric(horizontal: 8),
          minimumSize: const Size(48, 40),
          foregroundColor: isCurrent
              ? colors.onSecondaryContainer
              : colors.onSurface,
          backgroundColor: isCurrent ? colors.secondaryContainer : null,
          alignment: AlignmentDirectional.centerStart,
          shape: RoundedRectangleBorder(
            borderRadius: BorderRadius.circular(12),
          ),
        ),
        child: Text(
          '$number$text',
          maxLines: 1,
          overflow: TextOverflow.ellipsis,
        ),
      ),
    );
  }
}
