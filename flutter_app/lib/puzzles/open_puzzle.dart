import 'dart:async';
import 'dart:math';

import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/engine.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/ask_to_try_again.dart';
import 'puzzle_desk.dart';
import 'puzzle_source.dart';
import 'solving_controller.dart';
import 'solving_screen.dart';

/// Opens a puzzle of a game: the one with this number, the one that was left in
/// the middle, or the next of a source. Nothing if there is none. Throws a
/// [CoreError] if it cannot be read.
Future<SolvingController?> sitDownAt(
  AppState app,
  String game, {
  PuzzleSource source = const PuzzleSource(),
  int? id,
  bool isLeft = false,
}) async {
  final puzzles = app.library.puzzles;
  int today() => dayOf(app.now());
  final (view, kit) = app.gameOf(game);
  final before = await puzzles.progress(game, today());
  final daily = await puzzles.daily(game, today());
  final Puzzle? puzzle;
  if (isLeft) {
    puzzle = await puzzles.resume(game);
  } else {
    final seed = Random().nextInt(1 << 32);
    final wanted =
        id ??
        (await source.next(puzzles, game, today: today(), seed: seed))?.id;
    puzzle = wanted == null ? null : await puzzles.open(game, wanted);
  }
  if (puzzle == null) return null;
  return SolvingController(
    puzzle: puzzle,
    game: view,
    kit: kit,
    today: today,
    before: before,
    isDaily: puzzle.view().id == daily?.id,
  );
}

/// Opens a puzzle and shows it, or says why that is impossible. Completes when
/// its screen is left.
Future<void> solvePuzzle(
  BuildContext context,
  String game, {
  PuzzleSource source = const PuzzleSource(),
  int? id,
  bool isLeft = false,
}) async {
  final app = AppScope.read(context);
  final words = Words.of(context);
  final navigator = Navigator.of(context);
  if (app.puzzleDesk.isOpening) return;
  app.puzzleDesk.isOpening = true;
  final SolvingController? solving;
  try {
    solving = await sitDownAt(
      app,
      game,
      source: source,
      id: id,
      isLeft: isLeft,
    ).whenComplete(() => app.puzzleDesk.isOpening = false);
  } on CoreError catch (error) {
    if (!context.mounted) return;
    final isAgain = await askToTryAgain(
      context,
      title: words.puzzleCannotOpen,
      error: error,
    );
    if (isAgain && context.mounted) {
      await solvePuzzle(context, game, source: source, id: id, isLeft: isLeft);
    }
    return;
  }
  if (solving == null) {
    if (context.mounted) sayNoPuzzle(context, source);
    return;
  }
  final opened = solving;
  if (!navigator.mounted) return opened.dispose();
  await navigator.push(
    MaterialPageRoute<void>(
      builder: (_) => SolvingScreen(first: opened, source: source),
    ),
  );
}

/// Says that a source has nothing more.
void sayNoPuzzle(BuildContext context, PuzzleSource source) {
  final words = Words.of(context);
  ScaffoldMessenger.of(context)
    ..hideCurrentSnackBar()
    ..showSnackBar(
      SnackBar(
        content: Text(
          source.isAgain ? words.puzzleAgainNone : words.puzzleNone,
        ),
      ),
    );
}
