import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';

/// A move in its notation, or an adjudication in words.
String entryInWords(
  Words words,
  GameKit kit,
  List<SeatView> seats,
  HistoryEntry entry,
) {
  if (entry.notation case final notation?) return kit.notation(notation);
  final seat = entry.adjudicationSeat ?? entry.seat;
  final side = kit.seatName(words, seat, seats[seat].army);
  return switch (entry.adjudication) {
    AdjudicationKind.resignation => words.adjudicationResigned(side),
    AdjudicationKind.flagFall => words.adjudicationFlagFell(side),
    AdjudicationKind.drawAgreed || null => words.adjudicationDraw,
  };
}
