import 'dart:math' as math;

import '../bridge/types.dart';
import 'analysis.dart';

/// What a move did to the chances of the player who made it.
enum Verdict {
  /// It cost a little.
  inaccuracy('?!'),

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

/// How many hundredths of a man make the chances 73 %.
const double _scale = 120;

/// Scores beyond this tell the end of the game.
const int _decided = 20000;

/// Whether a score tells the end of the game.
bool isDecided(int score) => score.abs() > _decided;

/// The chances that a score means for its player. Among three the core tells
/// shares of the win, in thousandths above or below a third; among two it counts
/// men.
double chanceOf(int score, int seats) => seats == 2
    ? 1 / (1 + math.exp(-score / _scale))
    : (score / 1000 + 1 / seats).clamp(0, 1);

/// How well one player has played.
final class PlayerSummary {
  /// Makes a summary.
  const PlayerSummary({required this.accuracy, required this.counts});

  /// How near the moves came to the best ones, from 0 to 1; nothing without a
  /// move that was judged.
  final double? accuracy;

  /// How often there was each kind of mark.
  final Map<Verdict, int> counts;

  /// How often there was this mark.
  int count(Verdict verdict) => counts[verdict] ?? 0;
}

/// Reads an [Analysis] as a player would: who stands better, and which moves
/// turned the game.
final class Judgement {
  /// Makes the judgement of a match that ended like this, if it has ended.
  const Judgement(
    this._analysis, {
    required this.seats,
    this.outcome,
    this.isForced,
  });

  /// The chances that a move of each kind costs at least: the thresholds that
  /// players know from other programs. `docs/review-marks.md` has the marks
  /// that games of all levels get by them.
  static const double _inaccuracy = 0.05;
  static const double _mistake = 0.1;
  static const double _blunder = 0.15;

  /// The chances that luck has to turn to be worth a mark.
  static const double _fortune = 0.15;

  /// Somebody who has this much of the chances has not lost yet.
  static const double _stillInPlay = 0.4;

  /// Whoever is behind by more hundredths of a man to the end has lost there.
  static const int _twoMen = 200;

  final Analysis _analysis;

  /// How many players there are.
  final int seats;

  /// How the match ended; nothing while it runs.
  final OutcomeView? outcome;

  /// Tells whether there was but one move at a moment. The engine hardly looks
  /// at those: what is true of them is what it finds after that move.
  final bool Function(int ply)? isForced;

  /// What the engine says of a moment, or after its forced moves.
  PlyAnalysis? _moment(int ply) {
    var at = ply;
    while ((isForced?.call(at) ?? false) &&
        !_isFlip(at + 1) &&
        _analysis.at(at + 1) != null) {
      at++;
    }
    return _analysis.at(at);
  }

  /// The chances of every player at a moment, by seat, from 0 to 1; nothing if
  /// they are not known (yet). Those of three may leave a part for a draw.
  List<double>? chances(int ply) {
    final moment = _moment(ply);
    if (moment == null) return null;
    if (moment.score == null) return _chancesAtEnd;
    return [for (final score in moment.scores) chanceOf(score, seats)];
  }

  /// The chances of the first player at a moment.
  double? chance(int ply) => chances(ply)?.first;

  /// The chances that the move which led to this moment cost its player;
  /// negative if it won some. Nothing for an adjudication, or where it is not known.
  double? _lost(int ply) {
    if (ply == 0) return null;
    final moment = _analysis.at(ply - 1);
    final before = chances(ply - 1);
    final after = chances(ply);
    if (moment?.played == null || before == null || after == null) return null;
    return before[moment!.seat] - after[moment.seat];
  }

  bool _isFlip(int ply) => _analysis.at(ply - 1)?.isFlip ?? false;

  /// What is to be said about the move that led to this moment.
  Verdict? verdict(int ply) =>
      _byCost(ply) ?? (ply == _slide ? Verdict.inaccuracy : null);

  Verdict? _byCost(int ply) {
    final lost = _lost(ply);
    if (lost == null) return null;
    if (_isFlip(ply)) return lost.abs() >= _fortune ? Verdict.fortune : null;
    return switch (lost) {
      >= _blunder => Verdict.blunder,
      >= _mistake => Verdict.mistake,
      >= _inaccuracy => Verdict.inaccuracy,
      _ => null,
    };
  }

  /// The move that cost most in a game that slipped away without a mark, step
  /// by step: whoever lost by more than two men sees where.
  int? get _slide {
    final winner = outcome?.winner;
    if (winner == null || seats != 2 || !_analysis.isComplete) return null;
    final loser = 1 - winner;
    bool isLost(int ply) {
      final moment = _moment(ply);
      return moment?.score == null || moment!.scores[loser] < -_twoMen;
    }

    var lost = _analysis.done - 1;
    while (lost >= 0 && _analysis.at(lost)?.score == null) {
      lost--;
    }
    if (lost < 0 || !isLost(lost)) return null;
    // The first moment from which on it stays lost.
    while (lost > 0 && isLost(lost - 1)) {
      lost--;
    }
    int? worst;
    var cost = double.negativeInfinity;
    var wasInPlay = false;
    for (var ply = lost; ply > 0; ply--) {
      final isTheirs = _analysis.at(ply - 1)?.seat == loser;
      // What the winner did wrong on the way explains nothing; luck does.
      final mark = _byCost(ply);
      if (mark != null && (isTheirs || mark == Verdict.fortune)) return null;
      final own = _lost(ply);
      final isFree = !_isFlip(ply) && !(isForced?.call(ply - 1) ?? false);
      if (own != null && isTheirs && isFree && own > cost) {
        (worst, cost) = (ply, own);
      }
      wasInPlay |= (chances(ply - 1)?[loser] ?? 0) >= _stillInPlay;
      // What the engine saw only after the answer was done by the move before.
      if (wasInPlay && worst != null) return worst;
    }
    return null;
  }

  /// The moments to which a move led that turned the game.
  List<int> get turningPoints => [
    for (var ply = 1; ply < _analysis.done; ply++)
      if (verdict(ply) != null) ply,
  ];

  /// How well the player at a seat has played so far. What was luck counts for
  /// nothing.
  PlayerSummary summary(int seat) {
    final counts = <Verdict, int>{};
    var accuracy = 0.0;
    var moves = 0;
    for (var ply = 1; ply < _analysis.done; ply++) {
      if (_analysis.at(ply - 1)?.seat != seat || _isFlip(ply)) continue;
      final lost = _lost(ply);
      if (lost == null) continue;
      accuracy += _accuracyOf(lost);
      moves++;
      if (verdict(ply) case final verdict?) {
        counts[verdict] = (counts[verdict] ?? 0) + 1;
      }
    }
    return PlayerSummary(
      accuracy: moves == 0 ? null : accuracy / moves,
      counts: counts,
    );
  }

  /// How near to the best a move was that cost so much: 1 for nothing, and an
  /// e-th for every fifth of the chances.
  static double _accuracyOf(double lost) => math.exp(-math.max(0, lost) / 0.2);

  /// Who is known to win at a moment; nothing if that is not decided.
  int? winner(int ply) {
    final moment = _moment(ply);
    final score = moment?.score;
    if (moment == null) return null;
    if (score == null) return outcome?.winner;
    if (!isDecided(score)) return null;
    if (score > 0) return moment.seat;
    return seats == 2 ? 1 - moment.seat : null;
  }

  /// How many men the first player of two is ahead at a moment.
  double? lead(int ply) {
    final score = _moment(ply)?.scores.firstOrNull;
    return score == null || isDecided(score) ? null : score / 100;
  }

  List<double>? get _chancesAtEnd => switch (outcome) {
    null => null,
    OutcomeView(winner: null) => List.filled(seats, 1 / seats),
    OutcomeView(:final winner) => [
      for (var seat = 0; seat < seats; seat++) seat == winner ? 1 : 0,
    ],
  };
}
