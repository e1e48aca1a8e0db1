import 'dart:async';

import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/engine.dart';
import '../l10n/generated/app_localizations.dart';
import '../setup/setup_draft.dart';
import 'ask_to_try_again.dart';
import 'deal_shuffle_screen.dart';
import 'match_controller.dart';
import 'play_screen.dart';

/// Starts a match and shows it, or says why it cannot be started. Others that
/// are in progress are kept.
Future<void> startMatch(BuildContext context, SetupDraft draft) async {
  final app = AppScope.read(context);
  final words = Words.of(context);
  app.setups.remember(draft);
  final setup = draft.finish(words);
  if (!draft.game.isDealt) return _show(context, () => app.start(setup));
  final shuffled = await shuffleTogether(context, draft.game);
  if (shuffled == null || !context.mounted) return;
  await _show(context, () => app.start(setup, shuffled));
}

/// Takes a match up again and shows it, or says why that is impossible.
Future<void> resumeMatch(BuildContext context, int id) =>
    _show(context, () => AppScope.read(context).resume(id));

/// Starts a match from a position and shows it, or says why that is impossible.
Future<void> startFrom(BuildContext context, String game, String position) =>
    _show(context, () {
      final app = AppScope.read(context);
      final draft = app.setups.draft(app.gameOf(game).$1);
      final setup = draft.finish(Words.of(context));
      return app.start(
        MatchSetup(
          practice: false,
          game: game,
          rules: '',
          players: setup.players,
          position: position,
        ),
      );
    });

/// Starts a match from the position in an editor and shows it, or says why that
/// is impossible.
Future<void> startEdited(
  BuildContext context,
  PositionEditor editor,
  List<PlayerSetup> players,
) => _show(context, () => AppScope.read(context).startEdited(editor, players));

/// Starts a match as it is set up, with the person at `seat` against computers of
/// the level that was chosen last, and shows it, or says why that is impossible.
Future<void> startSetUp(BuildContext context, MatchSetup setup, int seat) =>
    _show(context, () {
      final app = AppScope.read(context);
      final words = Words.of(context);
      final levels = app.setups.draft(app.gameOf(setup.game).$1).levels;
      final level = levels.nonNulls.firstOrNull ?? SetupDraft.defaultLevel;
      return app.start(
        MatchSetup(
          practice: setup.practice,
          game: setup.game,
          rules: setup.rules,
          players: [
            for (var index = 0; index < setup.players.length; index++)
              index == seat
                  ? PlayerSetup(name: words.you)
                  : PlayerSetup(name: words.computer, level: level),
          ],
          position: setup.position,
        ),
      );
    });

/// Starts a match from the position of a study and shows it, or says why that is
/// impossible.
Future<void> startStudied(
  BuildContext context,
  Study study,
  List<PlayerSetup> players,
) =>
    _show(context, () => AppScope.read(context).startFromStudy(study, players));

/// Goes on from a ply of another match and shows it, or says why that is
/// impossible.
Future<void> goOnFrom(
  BuildContext context,
  Match match,
  int ply,
  List<PlayerSetup> players,
) => _show(context, () => AppScope.read(context).goOnFrom(match, ply, players));

Future<void> _show(
  BuildContext context,
  Future<MatchController> Function() open,
) async {
  final words = Words.of(context);
  final app = AppScope.read(context);
  final navigator = Navigator.of(context);
  final MatchController match;
  try {
    match = await open();
  } on CoreError catch (error) {
    if (!context.mounted) return;
    final isAgain = await askToTryAgain(
      context,
      title: words.errorStart,
      error: error,
    );
    if (isAgain && context.mounted) await _show(context, open);
    return;
  }
  if (!navigator.mounted) return app.leave(match);
  unawaited(
    navigator.pushAndRemoveUntil(
      MaterialPageRoute<void>(builder: (_) => PlayScreen(match: match)),
      (route) => route.isFirst,
    ),
  );
}
