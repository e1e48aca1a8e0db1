import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/engine.dart';
import '../study/open_study.dart';
import 'solving_controller.dart';

/// Shows a puzzle from its beginning on the analysis board, or says why that is
/// impossible. It comes back when that is left.
Future<void> analysePuzzle(BuildContext context, SolvingController solving) {
  final AppState(:library, :engine) = AppScope.read(context);
  final game = solving.game.id;
  return showStudy(context, () async {
    final puzzle = await library.puzzles.openAnew(game, solving.view.id);
    final MatchSetup setup;
    try {
      setup = puzzle.handedOver();
    } finally {
      puzzle.dispose();
    }
    final editor = engine.edit(game, rules: setup.rules);
    try {
      editor.paste(setup.position ?? '');
      return editor.study();
    } finally {
      editor.dispose();
    }
  });
}
