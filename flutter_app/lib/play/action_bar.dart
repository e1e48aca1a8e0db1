import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import '../widgets/watch.dart';
import 'match_controller.dart';

/// What can be done besides moving.
class ActionBar extends StatelessWidget {
  /// Makes the bar.
  const ActionBar({super.key, required this.match});

  /// The match.
  final MatchController match;

  /// From this width on every action carries its name.
  static const double _roomy = 92;

  @override
  Widget build(BuildContext context) {
    return Watch(
      listenable: match,
      read: () {
        final isNow = match.reviewed == null;
        final isTurn = !match.isOver && !match.isComputersTurn;
        return (
          canUndo: isNow && match.view.canUndo,
          canRedo: isNow && match.view.canRedo,
          canHint: isNow && isTurn && !match.isHinting,
        );
      },
      builder: (context, now) {
        final words = Words.of(context);
        return _bar([
          _Action(Icons.undo, words.undo, now.canUndo ? match.undo : null),
          _Action(Icons.redo, words.redo, now.canRedo ? match.redo : null),
          _Action(
            Icons.lightbulb_outline,
            words.hint,
            now.canHint ? match.hint : null,
          ),
          _Action(
            Icons.swap_vert,
            words.flipBoard,
            () => match.board.isFlipped = !match.board.isFlipped,
          ),
        ]);
      },
    );
  }

  Widget _bar(List<_Action> actions) => LayoutBuilder(
    builder: (context, constraints) {
      final scale = MediaQuery.textScalerOf(context).scale(1);
      final isRoomy = constraints.maxWidth / actions.length >= _roomy * scale;
      return Row(
        children: [
          for (final action in actions) Expanded(child: action.build(isRoomy)),
        ],
      );
    },
  );
}

class _Action {
  const _Action(this.icon, this.name, this.act);

  final IconData icon;
  final String name;
  final VoidCallback? act;

  Widget build(bool isRoomy) {
    if (!isRoomy) {
      return IconButton(onPressed: act, icon: Icon(icon), tooltip: name);
    }
    return TextButton.icon(
      onPressed: act,
      icon: Icon(icon),
      label: Text(name, maxLines: 1, overflow: TextOverflow.ellipsis),
      style: TextButton.styleFrom(
        minimumSize: const Size.fromHeight(48),
        padding: const EdgeInsets.symmetric(horizontal: 4),
      ),
    );
  }
}
