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
  final chances = judgement.chances(ply);
  if (chances == null) return words.reviewUnknown;
  if (judgement.seats > 2) {
    return [
      for (final (seat, chance) in chances.indexed)
        words.reviewChance(side(seat), (chance * 100).round()),
    ].join(' · ');
  }
  final lead = judgement.lead(ply) ?? 0;
  final men = lead.abs().toStringAsFixed(1);
  if (men == '0.0') return words.reviewEven;
  return words.reviewAhead(side(lead > 0 ? 0 : 1), men);
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
  Verdict.inaccuracy => words.reviewInaccuracy,
  Verdict.mistake => words.reviewMistake,
  Verdict.blunder => words.reviewBlunder,
  Verdict.fortune => words.reviewFortune,
};
