import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import 'match_controller.dart';

/// The moves so far. A tap on one shows the position after it. One line where
/// room is scarce, a column where there is more.
class MoveList extends StatefulWidget {
  /// Makes the list.
  const MoveList({super.key, required this.match, required this.isColumn});

  /// The match.
  final MatchController match;

  /// Whether the list is a column.
  final bool isColumn;

  @override
  State<MoveList> createState() => _MoveListState();
}

class _MoveListState extends State<MoveList> {
  final ScrollController _scroll = ScrollController();
  int _length = 0;

  @override
  void dispose() {
    _scroll.dispose();
    super.dispose();
  }

  /// The last move stays in sight.
  void _follow(int length) {
    if (length == _length) return;
    _length = length;
    WidgetsBinding.instance.addPostFrameCallback((_) {
      if (_scroll.hasClients) _scroll.jumpTo(_scroll.position.maxScrollExtent);
    });
  }

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final history = widget.match.history;
    _follow(history.length);
    if (history.isEmpty) {
      return Center(
        child: Text(
          words.noMovesYet,
          style: Theme.of(context).textTheme.bodyMedium,
        ),
      );
    }
    final entries = [
      for (var index = 0; index < history.length; index++)
        _Entry(match: widget.match, index: index),
    ];
    return Semantics(
      container: true,
      explicitChildNodes: true,
      label: words.moves,
      child: SingleChildScrollView(
        controller: _scroll,
        scrollDirection: widget.isColumn ? Axis.vertical : Axis.horizontal,
        child: widget.isColumn
            ? SizedBox(
                width: double.infinity,
                child: Wrap(spacing: 2, children: entries),
              )
            : Row(children: entries),
      ),
    );
  }
}

class _Entry extends StatelessWidget {
  const _Entry({required this.match, required this.index});

  final MatchController match;
  final int index;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final colors = Theme.of(context).colorScheme;
    final entry = match.history[index];
    final text = match.kit.notation(entry.notation ?? '–');
    final seats = match.view.seats.length;
    final isCurrent = index + 1 == match.shown.ply;
    final number = index % seats == 0 ? '${index ~/ seats + 1}. ' : '';
    final army = match.kit.seatName(
      words,
      entry.seat,
      match.view.seats[entry.seat].army,
    );
    return Semantics(
      button: true,
      selected: isCurrent,
      excludeSemantics: true,
      label: words.moveOf(index + 1, army, text),
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
        ),
        child: Text('$number$text', maxLines: 1),
      ),
    );
  }
}
