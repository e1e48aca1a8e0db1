import '../board/move_input.dart';
import '../l10n/generated/app_localizations.dart';

/// Why a tap made no sense, where so many pieces have to be captured.
String refusalInWords(Words words, Refusal why, int mustCapture) =>
    switch (why) {
      Refusal.mustCapture => words.refusedMustCapture(mustCapture),
      Refusal.blocked => words.refusedBlocked,
      Refusal.notYours => words.refusedNotYours,
      Refusal.mustPlace => words.refusedMustPlace,
      Refusal.mustRemove => words.refusedMustRemove,
      Refusal.mustFlip => words.refusedMustFlip,
    };
