import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';

/// Why a game ended, in a sentence.
String reasonInWords(Words words, EndReason? reason) => switch (reason) {
  EndReason.elimination => words.reasonElimination,
  EndReason.blocked => words.reasonBlocked,
  EndReason.tooFewPieces => words.reasonTooFewPieces,
  EndReason.lastStanding => words.reasonLastStanding,
  EndReason.resignation => words.reasonResignation,
  EndReason.timeout => words.reasonTimeout,
  EndReason.threefoldRepetition => words.reasonThreefoldRepetition,
  EndReason.fourfoldRepetition => words.reasonFourfoldRepetition,
  EndReason.twentyFiveMoveRule => words.reasonTwentyFiveMoveRule,
  EndReason.sixteenMoveRule => words.reasonSixteenMoveRule,
  EndReason.fiveMoveRule => words.reasonFiveMoveRule,
  EndReason.mutualAgreement => words.reasonMutualAgreement,
  EndReason.sixtyMoveRule => words.reasonSixtyMoveRule,
  EndReason.hundredPlyRule => words.reasonHundredPlyRule,
  // Records of long ago do not say why a game was drawn.
  null => words.reasonUnknown,
};

/// Why a game ended, naming whoever lost between two: the person at the board
/// as "you", if there is just one.
String whyInWords(
  Words words,
  OutcomeView outcome,
  List<SeatView> seats,
  GameKit kit, {
  int? onlyPerson,
}) {
  final winner = outcome.winner;
  if (winner == null || seats.length != 2) {
    return reasonInWords(words, outcome.reason);
  }
  final loser = 1 - winner;
  final isYou = loser == onlyPerson;
  final army = kit.seatName(words, loser, seats[loser].army);
  return switch (outcome.reason) {
    EndReason.elimination =>
      isYou ? words.youHaveNoPieces : words.hasNoPieces(army),
    EndReason.blocked => isYou ? words.youHaveNoMove : words.hasNoMove(army),
    EndReason.tooFewPieces =>
      isYou ? words.youHaveTooFew : words.hasTooFew(army),
    EndReason.resignation =>
      isYou ? words.youResigned : words.hasResigned(army),
    EndReason.timeout => isYou ? words.youRanOut : words.hasRunOut(army),
    final reason => reasonInWords(words, reason),
  };
}

/// Who won, from where the only person at the board sits, if there is just one.
String resultInWords(
  Words words,
  OutcomeView outcome,
  List<SeatView> seats,
  GameKit kit, {
  int? onlyPerson,
}) {
  final winner = outcome.winner;
  if (winner == null) {
    // Whoever is out has lost, however the others end.
    final isOut = onlyPerson != null && (seats[onlyPerson].place ?? 1) > 1;
    return isOut ? words.youLost : words.drawn;
  }
  if (winner == onlyPerson) return words.youWon;
  // Of three, one may lose to either of the others.
  if (onlyPerson != null && seats.length == 2) return words.youLost;
  return words.won(kit.seatName(words, winner, seats[winner].army));
}

/// Whether a count is one of positions; the others are of moves.
bool isRepetition(DrawCounterView counter) =>
    counter.reason == EndReason.threefoldRepetition ||
    counter.reason == EndReason.fourfoldRepetition;

/// The name of the rule behind a count of moves.
String ruleName(Words words, DrawCounterView counter) =>
    switch (counter.reason) {
      EndReason.twentyFiveMoveRule => words.ruleTwentyFiveMove,
      EndReason.sixteenMoveRule => words.ruleSixteenMove,
      EndReason.fiveMoveRule => words.ruleFiveMove,
      EndReason.hundredPlyRule => words.ruleHundredMove,
      _ => words.ruleSixtyMove,
    };

/// A running count, in words.
String counterInWords(Words words, DrawCounterView counter) =>
    switch (counter.reason) {
      EndReason.threefoldRepetition ||
      EndReason.fourfoldRepetition => words.counterRepetition(counter.left),
      // These count a move when both players have made it.
      EndReason.twentyFiveMoveRule ||
      EndReason.sixteenMoveRule ||
      EndReason.fiveMoveRule => words.movesEachUntilDraw(
        ruleName(words, counter),
        counter.left,
      ),
      _ => words.movesUntilDraw(ruleName(words, counter), counter.left),
    };

/// Who came in where among three and more, the best first; nothing between two.
String? placesInWords(Words words, List<SeatView> seats, GameKit kit) {
  if (seats.length < 3 || seats.any((seat) => seat.place == null)) return null;
  final order = [for (var seat = 0; seat < seats.length; seat++) seat]
    ..sort((one, other) => seats[one].place!.compareTo(seats[other].place!));
  return [
    for (final seat in order)
      words.placeOf(
        seats[seat].place!,
        kit.seatName(words, seat, seats[seat].army),
      ),
  ].join(' · ');
}
