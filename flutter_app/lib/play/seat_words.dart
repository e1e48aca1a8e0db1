import '../l10n/generated/app_localizations.dart';

/// What a player is called: the language of today, not that of the day on which
/// the match began.
String playerInWords(Words words, List<int?> levels, int seat) {
  final level = levels[seat];
  if (level != null) return words.computerAt(level);
  final people = levels.where((level) => level == null).length;
  return people == 1 ? words.you : words.playerNumber(seat + 1);
}
