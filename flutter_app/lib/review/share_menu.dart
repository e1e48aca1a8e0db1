import 'dart:async';

import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import '../play/deal_proof_screen.dart';
import '../widgets/more_menu.dart';
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
    return MoreMenu(
      items: [
        if (pdn != null) ...[
          (Icons.copy, words.copyPdn, () => unawaited(copyText(context, pdn))),
          (
            Icons.share,
            words.sharePdn,
            () => unawaited(shareText(context, pdn)),
          ),
        ],
        (
          Icons.copy,
          words.copyPosition,
          () => unawaited(copyText(context, review.position)),
        ),
        (
          Icons.share,
          words.sharePosition,
          () => unawaited(shareText(context, review.position)),
        ),
        if (review.dealProof case final proof?)
          (
            Icons.verified_user_outlined,
            words.dealWasItFair,
            () => showDeal(
              context,
              kit: review.kit,
              promise: proof.commitment,
              shortPromise: proof.commitmentShort,
              proof: proof,
            ),
          ),
        (
          Icons.swap_vert,
          words.flipBoard,
          () => review.board.isFlipped = !review.board.isFlipped,
        ),
      ],
    );
  }
}
