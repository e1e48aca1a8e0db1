import 'dart:async';

import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import '../widgets/ask_if_sure.dart';
import '../widgets/fitted_text.dart';
import '../widgets/large_text.dart';
import '../widgets/watch.dart';
import 'match_controller.dart';
import 'unrated_words.dart';

/// What can be done besides moving: each by one tap, what ends the game after a
/// question.
class ActionBar extends StatelessWidget {
  /// Makes the bar.
  const ActionBar({super.key, required this.match, required this.onRefused});

  /// The match.
  final MatchController match;

  /// Called with the reason why nothing can be taken back.
  final ValueChanged<String> onRefused;

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
          canOfferDraw: match.canOfferDraw,
          canResign: !match.isOver,
        );
      },
      builder: (context, now) {
        final words = Words.of(context);
        final refusal = undoRefusalInWords(words, now.refusal);
        return Row(
          children: [
            for (final action in [
              if (refusal == null)
                _Action(Icons.undo, words.undo, now.canUndo ? match.undo : null)
              else
                _Action(
                  Icons.lock_outline,
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
                Icons.handshake_outlined,
                words.draw,
                now.canOfferDraw ? () => unawaited(_offerDraw(context)) : null,
                name: words.offerDraw,
              ),
              _Action(
                Icons.flag_outlined,
                words.resign,
                now.canResign ? () => unawaited(_resign(context)) : null,
              ),
            ])
              Expanded(child: action),
          ],
        );
      },
    );
  }

  Future<void> _offerDraw(BuildContext context) async {
    final words = Words.of(context);
    final isSure = await askIfSure(
      context,
      question: words.offerDrawQuestion,
      detail: words.offerDrawDetail,
      yes: words.offerDraw,
    );
    if (isSure) match.offerDraw();
  }

  Future<void> _resign(BuildContext context) async {
    final words = Words.of(context);
    final side = match.sideInWords(words, match.actingSeat);
    final playing = match.view.seats.where((seat) => !seat.isOut).length;
    final isAlone = match.onlyPerson != null;
    final isSure = await askIfSure(
      context,
      question: words.resignQuestion,
      // Among three the others go on.
      detail: playing > 2
          ? (isAlone ? words.resignYouOfMany : words.resignDetailOfMany(side))
          : (isAlone ? words.resignYou : words.resignDetail(side)),
      yes: words.resign,
    );
    if (isSure) match.resign();
  }
}

/// A picture over its name; with large text the picture alone.
class _Action extends StatelessWidget {
  const _Action(this.icon, this.label, this.act, {this.name, this.refusal});

  final IconData icon;
  final String label;
  final VoidCallback? act;

  /// What it is called where there is more room.
  final String? name;

  /// Why it cannot be done; a tap says so, too.
  final String? refusal;

  @override
  Widget build(BuildContext context) {
    final spoken = refusal == null ? name ?? label : '$label. $refusal';
    if (isLargeText(context)) {
      return IconButton(onPressed: act, icon: Icon(icon), tooltip: spoken);
    }
    return Semantics(
      button: true,
      enabled: act != null,
      label: spoken,
      onTap: act,
      excludeSemantics: true,
      child: TextButton(
        onPressed: act,
        style: TextButton.styleFrom(
          minimumSize: const Size.fromHeight(52),
          padding: const EdgeInsets.symmetric(horizontal: 2),
          shape: RoundedRectangleBorder(
            borderRadius: BorderRadius.circular(12),
          ),
        ),
        child: Column(
          mainAxisSize: MainAxisSize.min,
          children: [
            Icon(icon, size: 22),
            FittedText(label, style: Theme.of(context).textTheme.labelSmall),
          ],
        ),
      ),
    );
  }
}
