import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';

/// Why nothing can be taken back, in a sentence; nothing where the reason is
/// plain to see.
String? undoRefusalInWords(Words words, UndoRefusal? refusal) =>
    switch (refusal) {
      UndoRefusal.revealed => words.undoRevealed,
      UndoRefusal.dealKnown => words.undoDealKnown,
      UndoRefusal.nothingPlayed || null => null,
    };

/// Why a match is not rated, in a sentence; nothing if it is, or if nobody
/// expects it to be.
String? unratedInWords(Words words, List<UnratedReason> reasons) {
  if (reasons.isEmpty || reasons.contains(UnratedReason.notAgainstComputer)) {
    return null;
  }
  return words.unrated(
    [
      for (final reason in reasons) _reason(words, reason),
    ].join(words.listComma),
  );
}

String _reason(Words words, UnratedReason reason) => switch (reason) {
  UnratedReason.notAgainstComputer => words.unratedNotAgainstComputer,
  UnratedReason.otherStart => words.unratedOtherStart,
  UnratedReason.practice => words.unratedPractice,
  UnratedReason.takeBack => words.unratedTakeBack,
  UnratedReason.hint => words.unratedHint,
  UnratedReason.continuation => words.unratedContinuation,
};
