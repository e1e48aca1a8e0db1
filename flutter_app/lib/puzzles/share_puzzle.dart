import 'dart:async';

import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/engine.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/more_menu.dart';
import '../widgets/text_out.dart';
import 'puzzle_picture.dart';
import 'puzzle_words.dart';
import 'solving_controller.dart';

/// The ways to give a puzzle to others, without its solution.
List<MoreItem> shareItems(BuildContext context, SolvingController solving) {
  final words = Words.of(context);
  final text = puzzleAsText(words, solving);
  return [
    (
      Icons.share,
      words.puzzleShareText,
      () => unawaited(shareText(context, text)),
    ),
    (
      Icons.image_outlined,
      words.puzzleSharePicture,
      () => unawaited(_sharePicture(context, solving, text)),
    ),
    (Icons.copy, words.puzzleCopy, () => unawaited(copyText(context, text))),
  ];
}

/// A puzzle in words: the game, what is asked for, and the position.
String puzzleAsText(Words words, SolvingController solving) => [
  '${solving.kit.name(words)}: ${taskInWords(words, solving.view, solving.kit)}',
  solving.shared(),
].join('\n');

Future<void> _sharePicture(
  BuildContext context,
  SolvingController solving,
  String text,
) async {
  final words = Words.of(context);
  final app = AppScope.read(context);
  final locale = Localizations.localeOf(context);
  // The picture shows the beginning, wherever the solver stands.
  final Puzzle puzzle;
  try {
    final id = solving.view.id;
    puzzle = await app.library.puzzles.openAnew(solving.game.id, id);
  } on CoreError {
    // The text says it all, too.
    if (context.mounted) await shareText(context, text);
    return;
  }
  final start = puzzle.view().board;
  puzzle.dispose();
  final png = await puzzlePng(
    kit: solving.kit,
    theme: app.settings.boardTheme,
    pieces: start.pieces,
    isFlipped: solving.board.isFlipped,
    caption: taskInWords(words, solving.view, solving.kit),
    locale: locale,
  );
  if (!context.mounted) return;
  await sharePng(
    context,
    png,
    name: 'prise-${solving.game.id}-${solving.view.id}.png',
    text: text,
  );
}
