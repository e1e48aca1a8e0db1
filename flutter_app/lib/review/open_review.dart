import 'dart:async';

import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/engine.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/ask_to_try_again.dart';
import 'review_controller.dart';
import 'review_screen.dart';

/// Shows a match to look back at, or says why that is impossible. A match in
/// progress is only read.
Future<void> openReview(
  BuildContext context,
  int id, {
  required bool isFinished,
  bool isContinuation = false,
}) async {
  final app = AppScope.read(context);
  final words = Words.of(context);
  final navigator = Navigator.of(context);
  Match? match;
  try {
    match = await (!isFinished
        ? app.library.lookOn(id)
        : isContinuation
        ? app.library.reviewContinuation(id)
        : app.library.review(id));
    final (game, kit) = app.gameOf(match.view().game);
    final review = ReviewController(match: match, game: game, kit: kit);
    if (!navigator.mounted) return review.dispose();
    await navigator.push(
      MaterialPageRoute<void>(builder: (_) => ReviewScreen(review: review)),
    );
  } on CoreError catch (error) {
    match?.dispose();
    if (!context.mounted) return;
    final isAgain = await askToTryAgain(
      context,
      title: words.reviewCannotOpen,
      error: error,
    );
    if (isAgain && context.mounted) {
      await openReview(
        context,
        id,
        isFinished: isFinished,
        isContinuation: isContinuation,
      );
    }
  }
}
