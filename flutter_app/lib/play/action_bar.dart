import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import '../widgets/watch.dart';
import 'match_controller.dart';
import 'unrated_words.dart';

/// What can be done besides moving.
class ActionBar extends StatelessWidget {
  /// Makes the bar.
  const ActionBar({super.key, required this.match, required this.onRefused});

  /// The match.
  final MatchController match;

  /// Called with the reason why nothing can be taken back.
  final ValueChanged<String> onRefused;

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
          refusal: isNow ? match.view.undoRefusal : null,
          canRedo: isNow && match.view.canRedo,
          canHint: isNow && isTurn && !match.isHinting,
        );
      },
      builder: (context, now) {
        final words = Words.of(context);
        final refusal = undoRefusalInWords(words, now.refusal);
        return _bar([
          if (refusal == null)
            _Action(Icons.undo, words.undo, now.canUndo ? match.undo : null)
          else
            _Action(
              Icons.undo,
              words.undo,
              () => onRefused(refusal),
              refusal: refusal,
            ),
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
  const _Action(this.icon, this.name, this.act, {this.refusal});

  final IconData icon;
  final String name;
  final VoidCallback? act;

  /// Why it cannot be done; a tap says so, too.
  final String? refusal;

  Widget build(bool isRoomy) {
    final icon = Icon(refusal == null ? this.icon : Icons.lock_outline);
    if (!isRoomy) {
      return IconButton(
        onPressed: act,
        icon: icon,
        tooltip: refusal == null ? name : '$name. $refusal',
      );
    }
    final button = TextButton.icon(
      onPressed: act,
      icon: icon,
      label: Text(name, maxLines: 1, overflow: TextOverflow.ellipsis),
      style: TextButton.styleFrom(
        minimumSize: const Size.fromHeight(48),
        padding: const EdgeInsets.symmetric(horizontal: 4),
      ),
    );
    return refusal == null ? button : Tooltip(message: refusal, child: button);
  }
}
