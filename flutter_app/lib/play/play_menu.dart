import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import '../learn/learn_screen.dart';
import '../widgets/more_menu.dart';
import '../widgets/watch.dart';
import 'match_controller.dart';

/// What is done seldom: turning the board, another match, settings.
class PlayMenu extends StatelessWidget {
  /// Makes the menu.
  const PlayMenu({
    super.key,
    required this.match,
    required this.onNewMatch,
    required this.onReview,
    required this.onDeal,
    required this.onSettings,
  });

  /// The match.
  final MatchController match;

  /// Called for another match.
  final VoidCallback onNewMatch;

  /// Called to look back at the match.
  final VoidCallback onReview;

  /// Called for what was promised about the deal, or proves it.
  final VoidCallback onDeal;

  /// Called for the settings.
  final VoidCallback onSettings;

  @override
  Widget build(BuildContext context) {
    return Watch(
      listenable: match,
      read: () => (
        canReview: match.id != null && !match.isUntouched,
        isOver: match.isOver,
      ),
      builder: (context, now) =>
          _menu(context, review: now.canReview ? onReview : null),
    );
  }

  Widget _menu(BuildContext context, {required VoidCallback? review}) {
    final words = Words.of(context);
    return MoreMenu(
      items: [
        (
          Icons.swap_vert,
          words.flipBoard,
          () => match.board.isFlipped = !match.board.isFlipped,
        ),
        (Icons.history, words.review, review),
        if (match.view.commitmentShort case final promise?)
          (
            Icons.verified_user_outlined,
            match.isOver ? words.dealWasItFair : words.dealPromise(promise),
            onDeal,
          ),
        (Icons.add, words.newMatch, onNewMatch),
        (
          Icons.school_outlined,
          words.learn,
          () => openRules(context, match.game, match.kit),
        ),
        (Icons.tune, words.settings, onSettings),
      ],
    );
  }
}
