import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';

/// What a proof shows.
enum DealVerdict {
  /// Nobody chose how the pieces lay.
  fair,

  /// Nothing was swapped, but the app shuffled alone.
  alone,

  /// It does not fit together.
  unfair,
}

/// What a proof shows.
DealVerdict verdictOf(DealProof proof) {
  if (!proof.isFair) return DealVerdict.unfair;
  final isMixed = proof.taps > 0 || proof.words.isNotEmpty;
  return isMixed ? DealVerdict.fair : DealVerdict.alone;
}

/// What a proof shows, in a few words.
String verdictInWords(Words words, DealVerdict verdict) => switch (verdict) {
  DealVerdict.fair => words.dealFairTitle,
  DealVerdict.alone => words.dealAloneTitle,
  DealVerdict.unfair => words.dealUnfairTitle,
};

/// How that came about, for somebody who has never heard of a hash.
String storyInWords(Words words, DealVerdict verdict) => switch (verdict) {
  DealVerdict.fair => words.dealFairStory,
  DealVerdict.alone => words.dealAloneStory,
  DealVerdict.unfair => words.dealUnfairStory,
};

/// What the players mixed into a deal.
String mixInWords(Words words, DealProof proof) {
  final hasTaps = proof.taps > 0;
  if (proof.words.isEmpty) {
    return hasTaps ? words.dealMixTaps(proof.taps) : words.dealMixNothing;
  }
  final typed = words.dealMixWords(proof.words);
  return hasTaps
      ? words.dealMixBoth(words.dealMixTaps(proof.taps), typed)
      : typed;
}
