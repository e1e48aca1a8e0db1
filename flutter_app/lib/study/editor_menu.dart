import 'dart:async';

import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import '../widgets/more_menu.dart';
import '../widgets/text_out.dart';
import 'ask_for_text.dart';
import 'editor_controller.dart';
import 'keep_study.dart';

/// What is done with a position as a whole.
class EditorMenu extends StatelessWidget {
  /// Makes the menu.
  const EditorMenu({super.key, required this.controller});

  /// The position that is put together.
  final EditorController controller;

  Future<void> _paste(BuildContext context) async {
    final words = Words.of(context);
    final messenger = ScaffoldMessenger.of(context);
    final text = await askForText(
      context,
      title: words.editorPaste,
      detail: words.editorPasteDetail,
      yes: words.editorPasteYes,
      pastes: true,
      maxLines: 4,
    );
    if (text == null) return;
    final error = controller.change((editor) => editor.paste(text));
    if (error == null) return;
    messenger
      ..hideCurrentSnackBar()
      ..showSnackBar(
        SnackBar(content: Text(words.editorPasteFailed(error.message))),
      );
  }

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final text = controller.now.text;
    return MoreMenu(
      items: [
        (
          Icons.grid_view,
          words.editorStart,
          () => controller.change((editor) => editor.start()),
        ),
        (
          Icons.crop_square,
          words.editorEmpty,
          () => controller.change((editor) => editor.empty()),
        ),
        (
          Icons.flip,
          words.editorMirror,
          () => controller.change((editor) => editor.mirror()),
        ),
        (
          Icons.swap_vert,
          words.flipBoard,
          () => controller.board.isFlipped = !controller.board.isFlipped,
        ),
        (
          Icons.content_paste,
          words.editorPaste,
          () => unawaited(_paste(context)),
        ),
        (
          Icons.copy,
          words.copyPosition,
          text == null ? null : () => unawaited(copyText(context, text)),
        ),
        (
          Icons.share,
          words.sharePosition,
          text == null ? null : () => unawaited(shareText(context, text)),
        ),
        (
          Icons.bookmark_add_outlined,
          words.studySave,
          controller.now.canStart
              ? () => unawaited(keepPosition(context, controller))
              : null,
        ),
      ],
    );
  }
}
