import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/outcome_words.dart';
import '../play/seat_words.dart';

/// Who played: by name where the game comes from elsewhere.
String playersInWords(
  Words words,
  List<PlayerSetup> players, {
  bool isImported = false,
}) => [
  for (var seat = 0; seat < players.length; seat++)
    _player(words, players, seat, isImported: isImported),
].join(' – ');

String _player(
  Words words,
  List<PlayerSetup> players,
  int seat, {
  required bool isImported,
}) {
  if (isImported && players[seat].name.isNotEmpty) return players[seat].name;
  return playerInWords(words, [
    for (final player in players) player.level,
  ], seat);
}

/// How a game ended for the only person in it; nothing if there is not just
/// one, or if nobody knows.
EndingKind? endingOf(RecordSummary record) {
  final people = [
    for (final (seat, player) in record.players.indexed)
      if (player.level == null) seat,
  ];
  if (record.isUnknown) return null;
  if (record.winner == null) {
    // Whoever is out has lost, however the others end.
    final isOut =
        people.length == 1 &&
        people.single < record.places.length &&
        record.places[people.single] > 1;
    return isOut ? EndingKind.lost : EndingKind.drawn;
  }
  if (record.isImported || people.length != 1) return null;
  return record.winner == people.single ? EndingKind.won : EndingKind.lost;
}

/// How a game ended, and why.
String endingInWords(Words words, RecordSummary record) {
  final result = switch (endingOf(record)) {
    EndingKind.won => words.youWon,
    EndingKind.lost => words.youLost,
    EndingKind.drawn => words.drawn,
    null when record.isUnknown => words.resultUnknown,
    null => words.won(
      _player(
        words,
        record.players,
        record.winner!,
        isImported: record.isImported,
      ),
    ),
  };
  final reason = record.reason;
  if (reason == null) return result;
  // Part of a row, not a sentence.
  final why = reasonInWords(words, reason).replaceFirst(RegExp(r'[.。]$'), '');
  return '$result · $why';
}
