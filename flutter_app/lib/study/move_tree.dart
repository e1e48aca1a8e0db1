import 'dart:async';
import 'dart:math' as math;

import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import 'glyph_words.dart';
import 'study_controller.dart';
import 'study_tree.dart';

/// The moves of a study: the main line, variations indented below the move that
/// they replace, and what is said about them. A tap goes there.
class MoveTree extends StatefulWidget {
  /// Makes the tree.
  const MoveTree({super.key, required this.study});

  /// The study.
  final StudyController study;

  @override
  State<MoveTree> createState() => _MoveTreeState();
}

class _MoveTreeState extends State<MoveTree> {
  /// Deeper variations are not indented further: there would be no room.
  static const int _deepest = 4;
  static const double _indent = 14;

  final GlobalKey _here = GlobalKey();
  int? _shown;

  /// The moves as they were built the last time: the same widget again costs
  /// nothing.
  final Map<int, _Move> _moves = {};

  StudyController get _study => widget.study;

  @override
  void initState() {
    super.initState();
    _study.addListener(_follow);
    _follow();
  }

  @override
  void dispose() {
    _study.removeListener(_follow);
    super.dispose();
  }

  /// Brings the move that is shown into sight.
  void _follow() {
    if (_shown == _study.here.id) return;
    _shown = _study.here.id;
    WidgetsBinding.instance.addPostFrameCallback((_) {
      final context = _here.currentContext;
      if (!mounted || context == null) return;
      final isAtOnce = MediaQuery.disableAnimationsOf(context);
      unawaited(
        Scrollable.ensureVisible(
          context,
          alignment: 0.5,
          duration: Duration(milliseconds: isAtOnce ? 0 : 150),
        ),
      );
    });
  }

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    return ListenableBuilder(
      listenable: _study,
      builder: (context, _) => Semantics(
        container: true,
        explicitChildNodes: true,
        label: words.moves,
        child: Material(
          type: MaterialType.transparency,
          child: Column(
            crossAxisAlignment: CrossAxisAlignment.stretch,
            children: [for (final row in _rows()) _row(context, words, row)],
          ),
        ),
      ),
    );
  }

  /// The start stands before the first moves.
  List<TreeRow> _rows() {
    final tree = _study.tree;
    return switch (tree.rows) {
      [TreeRow(comment: null, depth: 0, :final moves), ...final others] => [
        TreeRow.moves([tree.root, ...moves], depth: 0),
        ...others,
      ],
      final rows => [
        TreeRow.moves([tree.root], depth: 0),
        ...rows,
      ],
    };
  }

  Widget _row(BuildContext context, Words words, TreeRow row) {
    final ThemeData(:colorScheme, :textTheme) = Theme.of(context);
    final comment = row.comment;
    final depth = math.min(row.depth, _deepest);
    final content = comment != null
        ? Padding(
            padding: const EdgeInsets.fromLTRB(8, 2, 8, 6),
            child: Text(
              comment,
              style: textTheme.bodyMedium?.copyWith(
                fontStyle: FontStyle.italic,
                color: colorScheme.onSurfaceVariant,
              ),
            ),
          )
        : Wrap(
            children: [
              for (final (index, node) in row.moves.indexed)
                _entry(
                  words,
                  node,
                  isFirst: index == 0 || row.moves[index - 1].parent == null,
                ),
            ],
          );
    if (depth == 0) return content;
    return Padding(
      padding: EdgeInsetsDirectional.only(start: depth * _indent - 4),
      child: DecoratedBox(
        decoration: BoxDecoration(
          border: BorderDirectional(
            start: BorderSide(width: 2, color: colorScheme.outlineVariant),
          ),
        ),
        child: content,
      ),
    );
  }

  Widget _entry(Words words, StudyNodeView node, {required bool isFirst}) {
    final isHere = node.id == _study.here.id;
    final move = _Move(
      key: isHere ? _here : null,
      text: _text(words, node, isFirst: isFirst),
      label: _label(words, node),
      isHere: isHere,
      isMain: node.isMain,
      onTap: () => _study.goTo(node.id),
    );
    final before = _moves[node.id];
    return before != null && before.isLike(move)
        ? before
        : _moves[node.id] = move;
  }

  /// A number stands before every first player's move, and where a row begins.
  String _text(Words words, StudyNodeView node, {required bool isFirst}) {
    if (node.parent == null) return words.startPosition;
    final seats = _study.now.board.seats.length;
    final turn = (node.ply - 1) ~/ seats + 1;
    final number = (node.ply - 1) % seats == 0
        ? '$turn. '
        : isFirst
        ? '$turn… '
        : '';
    final glyphs = node.glyphs.map(glyphSign).join();
    return '$number${_study.kit.notation(node.notation)}$glyphs';
  }

  String _label(Words words, StudyNodeView node) {
    if (node.parent == null) return words.startPosition;
    final seats = _study.now.board.seats;
    return [
      words.moveOf(
        node.ply,
        _study.kit.seatName(words, node.seat, seats[node.seat].army),
        _study.kit.notation(node.notation),
      ),
      for (final glyph in node.glyphs) glyphName(words, glyph),
      if (!node.isMain) words.variation,
      if (node.comment.isNotEmpty) node.comment,
    ].join(', ');
  }
}

class _Move extends StatelessWidget {
  const _Move({
    super.key,
    required this.text,
    required this.label,
    required this.isHere,
    required this.isMain,
    required this.onTap,
  });

  final String text;
  final String label;
  final bool isHere;
  final bool isMain;
  final VoidCallback onTap;

  bool isLike(_Move other) =>
      text == other.text &&
      label == other.label &&
      isHere == other.isHere &&
      isMain == other.isMain;

  @override
  Widget build(BuildContext context) {
    final ThemeData(:colorScheme, :textTheme) = Theme.of(context);
    return Semantics(
      button: true,
      selected: isHere,
      excludeSemantics: true,
      label: label,
      onTap: onTap,
      child: InkWell(
        onTap: onTap,
        // The arrow keys walk through the tree.
        canRequestFocus: false,
        borderRadius: BorderRadius.circular(8),
        child: ConstrainedBox(
          constraints: const BoxConstraints(minWidth: 48, minHeight: 48),
          child: Padding(
            padding: const EdgeInsets.symmetric(vertical: 6),
            child: DecoratedBox(
              decoration: BoxDecoration(
                color: isHere ? colorScheme.secondaryContainer : null,
                borderRadius: BorderRadius.circular(8),
              ),
              child: Padding(
                padding: const EdgeInsets.symmetric(horizontal: 8),
                child: Center(
                  widthFactor: 1,
                  heightFactor: 1,
                  child: Text(
                    text,
                    style: textTheme.bodyLarge?.copyWith(
                      fontWeight: isMain ? FontWeight.w600 : null,
                      color: isHere
                          ? colorScheme.onSecondaryContainer
                          : isMain
                          ? colorScheme.onSurface
                          : colorScheme.onSurfaceVariant,
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    );
  }
}
