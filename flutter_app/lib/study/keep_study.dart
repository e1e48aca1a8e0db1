import 'dart:async';

import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/engine.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/error_words.dart';
import '../play/open_match.dart';
import 'ask_for_text.dart';
import 'editor_controller.dart';
import 'study_controller.dart';
import 'who_plays_dialog.dart';

/// Asks for a name and keeps the study under it; tells whether it is kept.
Future<bool> nameAndKeep(BuildContext context, StudyController study) async {
  final isKept = await _keep(
    context,
    study.study,
    name: study.now.name,
    rename: study.rename,
  );
  if (isKept) study.wasKept();
  return isKept;
}

/// Asks for a name and keeps the position in an editor as a study.
Future<void> keepPosition(BuildContext context, EditorController editor) async {
  final Study study;
  try {
    study = editor.editor.study();
  } on CoreError catch (error) {
    return _say(context, errorInWords(Words.of(context), error.kind));
  }
  await _keep(context, study, name: '', rename: study.rename);
  study.dispose();
}

Future<bool> _keep(
  BuildContext context,
  Study study, {
  required String name,
  required void Function(String name) rename,
}) async {
  final words = Words.of(context);
  final library = AppScope.read(context).library;
  final isNew = study.keptId == null;
  final chosen = await askForText(
    context,
    title: isNew ? words.studySave : words.studyRename,
    detail: words.studyName,
    yes: words.studyKeep,
    text: name,
  );
  if (chosen == null || !context.mounted) return false;
  try {
    rename(chosen.trim());
    await library.keepStudy(study);
    await study.flush();
  } on CoreError catch (error) {
    if (context.mounted) _say(context, errorInWords(words, error.kind));
    return false;
  }
  if (context.mounted && isNew) _say(context, words.studyKept);
  return true;
}

/// Forgets a study, with a way to take that back; tells whether it is gone.
Future<bool> forgetStudy(
  BuildContext context,
  int id, {
  VoidCallback? onChanged,
}) async {
  final words = Words.of(context);
  final library = AppScope.read(context).library;
  final messenger = ScaffoldMessenger.of(context);
  Future<void> takeBack() async {
    try {
      await library.undeleteStudy(id);
      onChanged?.call();
    } on CoreError {
      // It stays deleted, as it was wanted first.
    }
  }

  try {
    await library.deleteStudy(id);
  } on CoreError catch (error) {
    if (context.mounted) _say(context, errorInWords(words, error.kind));
    return false;
  }
  messenger
    ..hideCurrentSnackBar()
    ..showSnackBar(
      SnackBar(
        content: Text(words.studyDeleted),
        action: SnackBarAction(
          label: words.undo,
          onPressed: () => unawaited(takeBack()),
        ),
      ),
    );
  return true;
}

/// Asks who plays, and starts a match from the position that is shown.
Future<void> playFromStudy(BuildContext context, StudyController study) async {
  final words = Words.of(context);
  final players = await askWhoPlays(
    context,
    title: words.editorPlayTitle,
    detail: words.editorPlayDetail,
    game: study.game,
    kit: study.kit,
    levels: AppScope.read(context).setups.draft(study.game).levels,
  );
  if (players == null || !context.mounted) return;
  await startStudied(context, study.study, players);
}

void _say(BuildContext context, String text) => ScaffoldMessenger.of(context)
  ..hideCurrentSnackBar()
  ..showSnackBar(SnackBar(content: Text(text)));
