import 'dart:math' as math;

import '../bridge/types.dart';
import 'analysis.dart';

/// What a move did to the chances of the player who made it.
enum Verdict {
  /// It cost a good part of the chances.
  mistake('?'),

  /// It turned the game.
  blunder('??'),

  /// What it turned up made the chances much better or worse: nobody's fault.
  fortune('±');

  const Verdict(this.sign);

  /// The sign that annotators put behind such a move.
  final String sign;
}

/// Reads an [Analysis] as a player would: who stands better, and which moves
/// turned the game.
final class Judgement {
  /// Makes the judgement of a match that ended like this, if it has ended.
  const Judgement(this._analysis, {required this.seats, this.outcome});

  /// How many hundredths of a man make the chances 73 %.
  static const double _scale = 120;

  /// Scores beyond this tell the end of the game.
  static const int _decided = 20000;

  static const double _mistake = 0.15;
  static const double _blunder = 0.3;

  final Analysis _analysis;

  /// How many players there are.
  final int seats;

  /// How the match ended; nothing while it runs.
  final OutcomeView? outcome;

  /// The chances of every player at a moment, by seat, from 0 to 1; nothing if
  /// they are not known (yet). Those of three may leave a part for a draw.
  List<double>? chances(int ply) {
    final moment = _analysis.at(ply);
    if (moment == null) return null;
    if (moment.score == null) return _chancesAtEnd;
    return [for (final score in moment.scores) _chanceOf(score)];
  }

  /// The chances of the first player at a moment.
  double? chance(int ply) => chances(ply)?.first;

  /// Among three the core tells shares of the win, in thousandths above or below
  /// a third; among two it counts men.
  double _chanceOf(int score) => seats == 2
      ? 1 / (1 + math.exp(-score / _scale))
      : (score / 1000 + 1 / seats).clamp(0, 1);

  /// What is to be said about the move that led to this moment.
  Verdict? verdict(int ply) {
    if (ply == 0) return null;
    final moment = _analysis.at(ply - 1);
    final before = chances(ply - 1);
    final after = chances(ply);
    if (moment?.played == null || before == null || after == null) return null;
    final lost = before[moment!.seat] - after[moment.seat];
    if (moment.isFlip) return lost.abs() >= _mistake ? Verdict.fortune : null;
    return switch (lost) {
      >= _blunder => Verdict.blunder,
      >= _mistake => Verdict.mistake,
      _ => null,
    };
  }

  /// The moments to which a move led that turned the game.
  List<int> get turningPoints => [
    for (var ply = 1; ply < _analysis.done; ply++)
      if (verdict(ply) != null) ply,
  ];

  /// Who is known to win at a moment; nothing if that is not decided.
  int? winner(int ply) {
    final moment = _analysis.at(ply);
    final score = moment?.score;
    if (moment == null) return null;
    if (score == null) return outcome?.winner;
    if (score.abs() <= _decided) return null;
    if (score > 0) return moment.seat;
    return seats == 2 ? 1 - moment.seat : null;
  }

  /// How many men the first player of two is ahead at a moment.
  double? lead(int ply) {
    final score = _analysis.at(ply)?.scores.firstOrNull;
    return score == null || score.abs() > _decided ? null : score / 100;
  }

  List<double>? get _chancesAtEnd => switch (outcome) {
    null => null,
    OutcomeView(winner: null) => List.filled(seats, 1 / seats),
    OutcomeView(:final winner) => [
      for (var seat = 0; seat < seats; seat++) seat == winner ? 1 : 0,
    ],
  };
}
