import 'package:flutter/widgets.dart';

import '../bridge/types.dart';
import '../games/registry.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/seat_words.dart';
import '../widgets/when_words.dart';

/// The seat of the only person in a match, if there is just one.
int? onlyPersonOf(MatchSummary match) {
  final people = [
    for (final (seat, player) in match.players.indexed)
      if (player.level == null) seat,
  ];
  return people.length == 1 ? people.single : null;
}

/// Against whom a match is played; all players where that is not clear.
String opponentsInWords(Words words, MatchSummary match) {
  final levels = [for (final player in match.players) player.level];
  final person = onlyPersonOf(match);
  final others = [
    for (var seat = 0; seat < levels.length; seat++)
      if (seat != person) playerInWords(words, levels, seat),
  ];
  return person == null
      ? others.join(' – ')
      : words.against(others.join(words.listComma));
}

/// Whose turn it is, when the match was left, and whether it counts.
String momentInWords(BuildContext context, MatchSummary match) {
  final words = Words.of(context);
  final kit = kitOf(match.game);
  final army = kit?.armyOfSeat(match.seat);
  return [
    match.seat == onlyPersonOf(match)
        ? words.yourTurn
        : words.turnOf(
            kit?.seatName(words, match.seat, army) ??
                words.playerNumber(match.seat + 1),
          ),
    whenInWords(
      context,
      DateTime.fromMillisecondsSinceEpoch(match.updatedS * 1000),
    ),
    if (match.isContinuation) words.continuation,
  ].join(' · ');
}
