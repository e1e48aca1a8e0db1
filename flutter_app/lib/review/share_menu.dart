import 'dart:async';

import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import '../widgets/text_out.dart';
import 'review_controller.dart';

/// Copies and shares the match or the position that is shown, and turns the
/// board.
class ShareMenu extends StatelessWidget {
  /// Makes the menu.
  const ShareMenu({super.key, required this.review});

  /// What is looked at.
  final ReviewController review;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final pdn = review.pdn;
    MenuItemButton item(IconData icon, String name, VoidCallback act) =>
        MenuItemButton(
          leadingIcon: Icon(icon),
          onPressed: act,
          child: Text(name),
        );
    return MenuAnchor(
      menuChildren: [
        if (pdn != null) ...[
          item(
            Icons.copy,
            words.copyPdn,
            () => unawaited(copyText(context, pdn)),
          ),
          item(
            Icons.share,
            words.sharePdn,
            () => unawaited(shareText(context, pdn)),
          ),
        ],
        item(
          Icons.copy,
          words.copyPosition,
          () => unawaited(copyText(context, review.position)),
        ),
        item(
          Icons.share,
          words.sharePosition,
          () => unawaited(shareText(context, review.position)),
        ),
        item(
          Icons.swap_vert,
          words.flipBoard,
          () => review.board.isFlipped = !review.board.isFlipped,
        ),
      ],
      builder: (context, menu, _) => IconButton(
        onPressed: () => menu.isOpen ? menu.close() : menu.open(),
        icon: const Icon(Icons.more_vert),
        tooltip: words.more,
      ),
    );
  }
}
