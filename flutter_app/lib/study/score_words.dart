import 'dart:math' as math;

import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../review/judgement.dart';

/// Reads the scores of the engine for the players.
final class ScoreReader {
  /// Reads scores among these players.
  const ScoreReader(this.words, this.kit, this.seats);

  /// The language.
  final Words words;

  /// The game.
  final GameKit kit;

  /// The players.
  final List<SeatView> seats;

  String _side(int seat) => kit.seatName(words, seat, seats[seat].army);

  /// The score of the first player of two, whoever's move a line begins with.
  int _first(EngineLine line, int mover) =>
      mover == 0 ? line.score : -line.score;

  /// The score of a line, short: men that the first player of two is ahead, or
  /// the mover's share among three.
  String short(EngineLine line, int mover) {
    if (line.scores.isNotEmpty) {
      return '${(chanceOf(line.scores[mover], seats.length) * 100).round()} %';
    }
    final first = _first(line, mover);
    final sign = first > 0
        ? '+'
        : first < 0
        ? '−'
        : '';
    if (isDecided(first)) return '$sign∞';
    return '$sign${(first.abs() / 100).toStringAsFixed(2)}';
  }

  /// The score of a line in words.
  String long(EngineLine line, int mover) {
    if (line.scores.isNotEmpty) {
      return [
        for (final (seat, score) in line.scores.indexed)
          words.reviewChance(
            _side(seat),
            (chanceOf(score, seats.length) * 100).round(),
          ),
      ].join(', ');
    }
    final first = _first(line, mover);
    final side = _side(first > 0 ? 0 : 1);
    if (isDecided(first)) return words.reviewWins(side);
    final men = (first.abs() / 100).toStringAsFixed(1);
    return men == '0.0' ? words.reviewEven : words.reviewAhead(side, men);
  }

  /// Every player's chances by a line; those of three may leave a part for a
  /// draw.
  List<double> chances(EngineLine line, int mover) {
    if (line.scores.isNotEmpty) {
      return [for (final score in line.scores) chanceOf(score, seats.length)];
    }
    final first = _first(line, mover);
    final chance = isDecided(first)
        ? (first > 0 ? 1.0 : 0.0)
        : chanceOf(first, 2);
    return [chance, math.max(0, 1 - chance)];
  }
}
