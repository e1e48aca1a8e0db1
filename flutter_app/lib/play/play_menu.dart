import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import '../learn/learn_screen.dart';
import 'match_controller.dart';

/// What is done seldom: draws, resigning, another match, settings.
class PlayMenu extends StatelessWidget {
  /// Makes the menu.
  const PlayMenu({
    super.key,
    required this.match,
    required this.onNewMatch,
    required this.onReview,
    required this.onSettings,
  });

  /// The match.
  final MatchController match;

  /// Called for another match.
  final VoidCallback onNewMatch;

  /// Called to look back at the match.
  final VoidCallback onReview;

  /// Called for the settings.
  final VoidCallback onSettings;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    return MenuAnchor(
      menuChildren: [
        MenuItemButton(
          leadingIcon: const Icon(Icons.handshake_outlined),
          onPressed: match.canOfferDraw ? match.offerDraw : null,
          child: Text(words.offerDraw),
        ),
        MenuItemButton(
          leadingIcon: const Icon(Icons.flag_outlined),
          onPressed: match.isOver ? null : () => _resign(context),
          child: Text(words.resign),
        ),
        MenuItemButton(
          leadingIcon: const Icon(Icons.history),
          onPressed: match.id == null || match.isUntouched ? null : onReview,
          child: Text(words.review),
        ),
        MenuItemButton(
          leadingIcon: const Icon(Icons.add),
          onPressed: onNewMatch,
          child: Text(words.newMatch),
        ),
        MenuItemButton(
          leadingIcon: const Icon(Icons.school_outlined),
          onPressed: () => openRules(context, match.game, match.kit),
          child: Text(words.learn),
        ),
        MenuItemButton(
          leadingIcon: const Icon(Icons.tune),
          onPressed: onSettings,
          child: Text(words.settings),
        ),
      ],
      builder: (context, menu, _) => IconButton(
        onPressed: () => menu.isOpen ? menu.close() : menu.open(),
        icon: const Icon(Icons.more_vert),
        tooltip: words.more,
      ),
    );
  }

  Future<void> _resign(BuildContext context) async {
    final words = Words.of(context);
    final side = match.sideInWords(words, match.actingSeat);
    final isSure = await showDialog<bool>(
      context: context,
      builder: (context) => AlertDialog(
        scrollable: true,
        title: Text(words.resignQuestion),
        content: Text(words.resignDetail(side)),
        actions: [
          TextButton(
            onPressed: () => Navigator.of(context).pop(false),
            child: Text(words.cancel),
          ),
          FilledButton(
            onPressed: () => Navigator.of(context).pop(true),
            child: Text(words.resign),
          ),
        ],
      ),
    );
    if (isSure ?? false) match.resign();
  }
}
