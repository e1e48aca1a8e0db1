import 'dart:async';

import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/engine.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/ask_to_try_again.dart';
import 'editor_controller.dart';
import 'editor_screen.dart';
import 'study_controller.dart';
import 'study_screen.dart';

/// Shows a study that `open` opens, or says why that is impossible. It comes
/// back when the study is left.
Future<void> showStudy(BuildContext context, FutureOr<Study> Function() open) =>
    _push(context, () async {
      final app = AppScope.read(context);
      final study = await open();
      final (game, kit) = app.gameOf(study.view().board.game);
      final controller = StudyController(study: study, game: game, kit: kit);
      return StudyScreen(study: controller);
    });

/// An analysis board from the start of a game, as it was set up the last time.
Future<void> analyseStart(BuildContext context, GameView game) {
  final app = AppScope.read(context);
  final rules = app.setups.draft(game).finish(Words.of(context)).rules;
  return showStudy(context, () => app.engine.study(game.id, rules: rules));
}

/// An analysis board from the position in an editor.
Future<void> analysePosition(BuildContext context, EditorController editor) =>
    showStudy(context, editor.editor.study);

/// An editor of positions: of the start of a game, or of a position. One that
/// the editor cannot read is left out.
Future<void> editPosition(
  BuildContext context,
  GameView game, {
  String? rules,
  String? position,
}) => _push(context, () async {
  final app = AppScope.read(context);
  final (_, kit) = app.gameOf(game.id);
  final chosen =
      rules ?? app.setups.draft(game).finish(Words.of(context)).rules;
  final controller = EditorController(
    editor: app.engine.edit(game.id, rules: chosen),
    game: game,
    kit: kit,
  );
  if (position != null) controller.change((editor) => editor.paste(position));
  return EditorScreen(controller: controller);
});

Future<void> _push(BuildContext context, Future<Widget> Function() open) async {
  final words = Words.of(context);
  final navigator = Navigator.of(context);
  final Widget screen;
  try {
    screen = await open();
  } on CoreError catch (error) {
    if (!context.mounted) return;
    final isAgain = await askToTryAgain(
      context,
      title: words.studyCannotOpen,
      error: error,
    );
    if (isAgain && context.mounted) await _push(context, open);
    return;
  }
  if (!navigator.mounted) return;
  await navigator.push(MaterialPageRoute<void>(builder: (_) => screen));
}
