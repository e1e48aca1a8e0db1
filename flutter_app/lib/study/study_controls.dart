import 'dart:async';

import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import '../widgets/more_menu.dart';
import 'node_dialog.dart';
import 'study_controller.dart';

/// The ways through a tree of moves, and what is done with the move that is
/// shown.
class StudyControls extends StatelessWidget {
  /// Makes the controls.
  const StudyControls({super.key, required this.study});

  /// The study.
  final StudyController study;

  @override
  Widget build(BuildContext context) => ListenableBuilder(
    listenable: study,
    builder: (context, _) => _buttons(context),
  );

  Widget _buttons(BuildContext context) {
    final words = Words.of(context);
    final here = study.here;
    final canBack = here.parent != null;
    final canForward = study.tree.next(here.id) != null;
    return Row(
      mainAxisAlignment: MainAxisAlignment.spaceBetween,
      children: [
        IconButton(
          onPressed: canBack ? () => study.toEnd(isForward: false) : null,
          icon: const Icon(Icons.first_page),
          tooltip: words.reviewFirst,
        ),
        IconButton(
          onPressed: canBack ? () => study.step(isForward: false) : null,
          icon: const Icon(Icons.chevron_left),
          tooltip: words.reviewPrevious,
        ),
        IconButton(
          onPressed: here.isMain ? null : study.toMainLine,
          icon: const Icon(Icons.subdirectory_arrow_left),
          tooltip: words.toMainLine,
        ),
        IconButton(
          onPressed: canForward ? () => study.step(isForward: true) : null,
          icon: const Icon(Icons.chevron_right),
          tooltip: words.reviewNext,
        ),
        IconButton(
          onPressed: canForward ? () => study.toEnd(isForward: true) : null,
          icon: const Icon(Icons.last_page),
          tooltip: words.reviewLast,
        ),
        _move(context, words),
      ],
    );
  }

  Widget _move(BuildContext context, Words words) {
    final here = study.here;
    final isMove = here.parent != null;
    return MenuAnchor(
      menuChildren: [
        for (final (icon, name, act) in <MoreItem>[
          (
            Icons.comment_outlined,
            words.annotate,
            () => unawaited(annotateNode(context, study)),
          ),
          (
            Icons.arrow_upward,
            words.promote,
            isMove && here.place > 0 ? () => study.promote(here.id) : null,
          ),
          (
            Icons.content_cut,
            words.removeFromHere,
            isMove ? () => study.remove(here.id) : null,
          ),
        ])
          MenuItemButton(
            leadingIcon: Icon(icon),
            onPressed: act,
            child: MenuLabel(name),
          ),
      ],
      builder: (context, menu, _) => IconButton(
        onPressed: () => menu.isOpen ? menu.close() : menu.open(),
        icon: const Icon(Icons.edit_note),
        tooltip: words.moveMenu,
      ),
    );
  }
}
