import '../l10n/generated/app_localizations.dart';
import '../play/history_words.dart';
import 'judgement.dart';
import 'review_controller.dart';

/// What the side at a seat is called.
String sideInWords(Words words, ReviewController review, int seat) =>
    review.kit.seatName(words, seat, review.now.seats[seat].army);

/// Who stands better at a moment, and by how much.
String standingInWords(Words words, ReviewController review, int ply) {
  final judgement = review.judgement;
  String side(int seat) => sideInWords(words, review, seat);
  if (judgement.winner(ply) case final winner?) {
    return words.reviewWins(side(winner));
  }
  final lead = judgement.lead(ply);
  if (lead == null) {
    return judgement.chance(ply) == null
        ? words.reviewUnknown
        : words.reviewEven;
  }
  final men = lead.abs().toStringAsFixed(1);
  if (men == '0.0') return words.reviewEven;
  if (lead > 0) return words.reviewAhead(side(0), men);
  return review.now.seats.length == 2
      ? words.reviewAhead(side(1), men)
      : words.reviewBehind(side(0), men);
}

/// The move that led to the moment that is shown, with what is said about it.
String moveInWords(Words words, ReviewController review) {
  final ply = review.ply;
  if (ply == 0) return words.reviewStart;
  final entry = review.history[ply - 1];
  final text = entryInWords(words, review.kit, review.now.seats, entry);
  if (entry.notation == null) return text;
  final sign = review.judgement.verdict(ply)?.sign ?? '';
  return words.reviewMove(
    ply,
    review.length,
    sideInWords(words, review, entry.seat),
    '$text$sign',
  );
}

/// What is said about a move.
String verdictInWords(Words words, Verdict verdict) => switch (verdict) {
  Verdict.mistake => words.reviewMistake,
  Verdict.blunder => words.reviewBlunder,
};
