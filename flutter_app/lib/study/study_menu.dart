import 'dart:async';

import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import '../widgets/more_menu.dart';
import '../widgets/text_out.dart';
import 'study_controller.dart';

/// What can be copied and sent of a study, and how it is looked at.
List<MoreItem> studyMenu(BuildContext context, StudyController study) {
  final words = Words.of(context);
  return [
    (
      Icons.share,
      words.studyShare,
      () => unawaited(shareText(context, study.study.toText())),
    ),
    (
      Icons.copy,
      words.studyCopy,
      () => unawaited(copyText(context, study.study.toText())),
    ),
    if (study.hasPdn)
      (
        Icons.copy,
        words.copyPdn,
        () {
          final pdn = study.study.toPdn();
          if (pdn != null) unawaited(copyText(context, pdn));
        },
      ),
    (
      Icons.copy,
      words.copyPosition,
      () => unawaited(copyText(context, study.now.position)),
    ),
    (
      Icons.swap_vert,
      words.flipBoard,
      () => study.board.isFlipped = !study.board.isFlipped,
    ),
  ];
}
