import 'dart:async';

import 'package:flutter/foundation.dart';

import '../board/board_controller.dart';
import '../bridge/engine.dart';
import '../study/arrow_painter.dart';
import 'judgement.dart';
import 'review_controller.dart';

/// How far somebody has come with one mistake.
enum Attempt {
  /// A better move is asked for.
  asking,

  /// The engine compares the move with the best one.
  judging,

  /// The move is not as good as the best one: another try.
  wrong,

  /// The move is as good as the best one.
  right,

  /// The best move was shown.
  shown,
}

/// Walks through the marked moves of one side of a reviewed match and asks for a
/// better one. Every move that the engine holds as good as the best one counts.
final class Mistakes extends ChangeNotifier {
  /// Begins with the first mistake of a seat, which must have one.
  Mistakes(this.review, this._seat) {
    board = BoardController(geometry: review.kit.geometry, onMove: _try)
      ..isFlipped = review.board.isFlipped;
    _begin(0);
  }

  /// How long the engine compares two moves.
  static const int judgeMillis = 1200;

  /// What is looked back at.
  final ReviewController review;

  /// The board.
  late final BoardController board;

  int _seat;
  int _index = 0;
  Attempt _attempt = Attempt.asking;
  Study? _study;
  String? _tried;
  String? _best;
  bool _isDisposed = false;

  /// The seats that have mistakes.
  static List<int> seatsOf(ReviewController review) => [
    for (var seat = 0; seat < review.now.seats.length; seat++)
      if (pliesOf(review, seat).isNotEmpty) seat,
  ];

  /// The moments to which a mistake of a seat led. Luck is nobody's mistake.
  static List<int> pliesOf(ReviewController review, int seat) => [
    for (final ply in review.judgement.turningPoints)
      if (review.history[ply - 1].seat == seat &&
          review.judgement.verdict(ply) != Verdict.fortune)
        ply,
  ];

  /// Whose mistakes they are.
  int get seat => _seat;

  set seat(int value) {
    if (value == _seat) return;
    _seat = value;
    _begin(0);
  }

  /// All of them.
  List<int> get plies => pliesOf(review, _seat);

  /// Which of them is asked about, from 0.
  int get index => _index;

  /// The moment after the mistake.
  int get ply => plies[_index];

  /// The mistake.
  String get played => review.history[ply - 1].notation ?? '';

  /// How bad it was.
  Verdict? get verdict => review.judgement.verdict(ply);

  /// How far one has come.
  Attempt get attempt => _attempt;

  /// What was tried last.
  String? get tried => _tried;

  /// The best move, once it may be told.
  String? get best => switch (_attempt) {
    Attempt.right || Attempt.shown => _best,
    _ => null,
  };

  /// Whether there is another one after this.
  bool get hasNext => _index + 1 < plies.length;

  /// What is drawn over the board: the mistake, or the best move once it is
  /// told.
  List<MoveArrow> get arrows {
    final legal = _study?.view().board.legal ?? const <LegalMove>[];
    final shown = _attempt == Attempt.shown ? _best : played;
    if (_attempt == Attempt.right) return const [];
    return [
      for (final move in legal)
        if (move.notation == shown) arrowOf(move),
    ];
  }

  /// The next mistake.
  void next() {
    if (hasNext) _begin(_index + 1);
  }

  /// Tells the best move.
  void show() {
    _study?.stop();
    _set(Attempt.shown);
    board.show(_study!.view().board, isEnabled: false);
  }

  void _begin(int index) {
    _index = index;
    _tried = null;
    _study?.dispose();
    _study = review.match.study(ply - 1);
    _best = review.analysis.at(ply - 1)?.line.firstOrNull;
    board.show(_study!.view().board, isEnabled: true);
    _set(Attempt.asking);
  }

  void _try(LegalMove move) {
    _tried = move.notation;
    if (move.notation == played) return _answer(move, isRight: false);
    if (move.notation == _best) return _answer(move, isRight: true);
    board.show(_study!.view().board, isEnabled: false);
    _set(Attempt.judging);
    unawaited(_judge(_study!, move));
  }

  Future<void> _judge(Study study, LegalMove move) async {
    TryView? found;
    try {
      found = await study.judge(move.notation, timeMs: judgeMillis);
    } on CoreError {
      // Nobody can tell: another try costs nothing.
    }
    final isStale = _isDisposed || study != _study;
    if (isStale || _attempt != Attempt.judging) return;
    _best = found?.best ?? _best;
    _answer(move, isRight: found?.isAsGood ?? false);
  }

  void _answer(LegalMove move, {required bool isRight}) {
    if (isRight) {
      // A number is good for one view alone.
      final now = _study!.view().board.legal.firstWhere(
        (legal) => legal.notation == move.notation,
      );
      final after = _study!.play(now.id).board;
      board.show(after, isEnabled: false, steps: after.lastSteps);
    } else {
      board.show(_study!.view().board, isEnabled: true);
    }
    _set(isRight ? Attempt.right : Attempt.wrong);
  }

  void _set(Attempt attempt) {
    _attempt = attempt;
    notifyListeners();
  }

  @override
  void dispose() {
    _isDisposed = true;
    _study?.dispose();
    board.dispose();
    super.dispose();
  }
}
