import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import 'history_words.dart';
import 'match_controller.dart';

/// The start and the moves so far, the last one in sight. A tap on one shows the
/// position after it. One line where room is scarce, a column where there is
/// more.
///
/// However long the game, only what can be seen is built, and a move builds
/// nothing but its own entry and the one that was current before.
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
  /// The entries by ply, as they were built the last time: the same widget
  /// again costs nothing.
  final Map<int, _Entry> _entries = {};

  MatchController get _match => widget.match;

  @override
  void didUpdateWidget(MoveList oldWidget) {
    super.didUpdateWidget(oldWidget);
    if (oldWidget.match != widget.match) _entries.clear();
  }

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final perRow = widget.isColumn ? _match.view.seats.length : 1;
    final rows = 1 + (_match.history.length / perRow).ceil();
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
          scrollDirection: widget.isColumn ? Axis.vertical : Axis.horizontal,
          itemCount: rows,
          // With every move all others are one place further.
          findChildIndexCallback: (key) =>
              key is ValueKey<int> ? rows - 1 - key.value : null,
          itemBuilder: (context, index) {
            final row = rows - 1 - index;
            return KeyedSubtree(
              key: ValueKey(row),
              child: row == 0 || !widget.isColumn
                  ? _entry(words, row)
                  : _row(words, (row - 1) * perRow + 1, perRow),
            );
          },
        ),
      ),
    );
  }

  Widget _row(Words words, int first, int length) => Row(
    children: [
      for (var ply = first; ply < first + length; ply++)
        Expanded(
          child: ply <= _match.history.length
              ? _entry(words, ply)
              : const SizedBox.shrink(),
        ),
    ],
  );

  Widget _entry(Words words, int ply) {
    final entry = _Entry(
      text: ply == 0 ? words.startPosition : _text(words, ply),
      label: ply == 0 ? words.startPosition : _label(words, ply),
      isCurrent: ply == _match.shown.ply,
      onTap: () => _match.review(ply),
    );
    final before = _entries[ply];
    return before != null && before.isLike(entry)
        ? before
        : _entries[ply] = entry;
  }

  String _text(Words words, int ply) {
    final seats = _match.view.seats.length;
    final number = (ply - 1) % seats == 0 ? '${(ply - 1) ~/ seats + 1}. ' : '';
    return '$number${_move(words, ply)}';
  }

  String _label(Words words, int ply) {
    final side = _match.sideInWords(words, _match.history[ply - 1].seat);
    return words.moveOf(ply, side, _move(words, ply));
  }

  String _move(Words words, int ply) => entryInWords(
    words,
    _match.kit,
    _match.view.seats,
    _match.history[ply - 1],
  );
}

class _Entry extends StatelessWidget {
  const _Entry({
    required this.text,
    required this.label,
    required this.isCurrent,
    required this.onTap,
  });

  final String text;
  final String label;
  final bool isCurrent;
  final VoidCallback onTap;

  bool isLike(_Entry other) =>
      text == other.text &&
      label == other.label &&
      isCurrent == other.isCurrent;

  @override
  Widget build(BuildContext context) {
    final colors = Theme.of(context).colorScheme;
    return Semantics(
      button: true,
      selected: isCurrent,
      excludeSemantics: true,
      label: label,
      onTap: onTap,
      child: TextButton(
        onPressed: onTap,
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
        // A long move in a narrow column is made to fit.
        child: FittedBox(fit: BoxFit.scaleDown, child: Text(text, maxLines: 1)),
      ),
    );
  }
}
