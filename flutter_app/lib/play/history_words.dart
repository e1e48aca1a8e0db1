import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';

/// A move in its notation, or a ruling in words.
String entryInWords(
  Words words,
  GameKit kit,
  List<SeatView> seats,
  HistoryEntry entry,
) {
  if (entry.notation case final notation?) return kit.notation(notation);
  final seat = entry.rulingSeat ?? entry.seat;
  final side = kit.seatName(words, seat, seats[seat].army);
  return switch (entry.ruling) {
    RulingKind.resignation => words.rulingResigned(side),
    RulingKind.flagFall => words.rulingFlagFell(side),
    RulingKind.drawAgreed || null => words.rulingDraw,
  };
}
