import '../bridge/types.dart';
import 'routes.dart';

/// Why a tap did nothing.
enum Refusal {
  /// Another piece has to capture.
  mustCapture,

  /// The piece has no move.
  blocked,

  /// The piece belongs to somebody else.
  notYours,

  /// A piece has to come onto the board first.
  mustPlace,

  /// One of the marked pieces has to be taken off first.
  mustRemove,

  /// All that can be done is to turn up a piece.
  mustFlip,
}

/// What a tap led to, besides the next [MoveInput].
sealed class InputEffect {
  /// For the effects, which have no state.
  const InputEffect();
}

/// Nothing but the next state.
final class Waiting extends InputEffect {
  /// The only one there is.
  const Waiting();
}

/// A move is decided.
final class Decided extends InputEffect {
  /// Decides on `move`.
  const Decided(this.move);

  /// The move to play.
  final LegalMove move;
}

/// The tap makes no sense, and the player should learn why.
final class Refused extends InputEffect {
  /// Refuses a tap.
  const Refused(this.point, this.why);

  /// Where the tap was.
  final int point;

  /// Why.
  final Refusal why;
}

/// The position as far as entering a move is concerned.
final class InputBoard {
  /// Describes the position of `view`.
  InputBoard(BoardView view)
    : legal = view.legal,
      mustCapture = view.mustCapture,
      own = {
        for (final piece in view.pieces)
          if (piece.army != null && piece.army == view.seats[view.seat].army)
            piece.point,
      },
      occupied = {for (final piece in view.pieces) piece.point};

  /// Every move that can be played.
  final List<LegalMove> legal;

  /// How many pieces every move captures; 0 where nothing must be captured.
  final int mustCapture;

  /// The points of the pieces of the player to move.
  final Set<int> own;

  /// The points of all pieces.
  final Set<int> occupied;

  /// The moves of the piece on this point.
  List<LegalMove> movesFrom(int point) => [
    for (final move in legal)
      if (move.from == point && _travels(move)) move,
  ];

  /// The moves that one tap on this point means: placing, removing, flipping.
  List<LegalMove> movesAt(int point) => [
    for (final move in legal)
      if (move.to == point && !_travels(move)) move,
  ];

  /// The pieces that have a move.
  Set<int> get movable => {
    for (final move in legal)
      if (_travels(move)) move.from!,
  };

  /// The kind that all moves share, if they do.
  MoveKind? get onlyKind {
    final kinds = {for (final move in legal) move.kind};
    return kinds.length == 1 ? kinds.single : null;
  }

  static bool _travels(LegalMove move) =>
      move.from != null &&
      (move.kind == MoveKind.quiet || move.kind == MoveKind.capture);
}

/// How far the player has come in saying which move is meant.
///
/// A value without behaviour of its own: each tap gives the next value and an
/// [InputEffect]. The candidates are exactly the moves with a route that touches
/// the entered points in their order. A move is decided when it is the only one
/// left; where a point is entered on which a candidate ends while others are
/// left, the player is asked, for then nothing more may follow.
final class MoveInput {
  /// Nothing is selected.
  const MoveInput() : this._();

  const MoveInput._({
    this.from,
    this.trail = const [],
    this.isHopByHop = true,
    this.candidates = const [],
    this.ends = const {},
    this.vias = const {},
    this.hasLoop = false,
    this.choice = const [],
    List<List<int>> agreed = const [],
  }) : _agreed = agreed;

  /// A piece is selected, and perhaps some of its points were entered.
  factory MoveInput._narrowed(
    int from,
    List<int> trail,
    List<LegalMove> candidates,
  ) {
    final ahead = <int>{};
    var isHopByHop = false;
    for (final routes in candidates.map(Routes.new)) {
      ahead.addAll(routes.ahead(trail));
      isHopByHop = isHopByHop || routes.isHopByHop(trail);
    }
    final ends = {for (final move in candidates) move.to}..remove(from);
    return MoveInput._(
      from: from,
      trail: trail,
      isHopByHop: isHopByHop,
      candidates: candidates,
      ends: ends,
      vias: ahead.difference({...ends, from}),
      hasLoop: ahead.contains(from),
    );
  }

  /// The player is asked which of several moves is meant, each of which has to
  /// touch points of its own.
  factory MoveInput._asking(int? from, List<(LegalMove, List<int>)> asked) =>
      MoveInput._(
        from: from,
        candidates: [for (final (move, _) in asked) move],
        choice: [
          for (final (move, agreed) in asked) Routes(move).along(agreed),
        ],
        agreed: [for (final (_, agreed) in asked) agreed],
      );

  /// The selected piece.
  final int? from;

  /// The points that were entered after it.
  final List<int> trail;

  /// Whether those are hops without a gap.
  final bool isHopByHop;

  /// The moves that can still be meant.
  final List<LegalMove> candidates;

  /// Where the candidates end, but for the piece's own point.
  final Set<int> ends;

  /// Where the candidates may pass next, but none ends.
  final Set<int> vias;

  /// Whether a candidate comes back to where the piece stands: another tap there
  /// means that.
  final bool hasLoop;

  /// The moves to choose from, once the player is asked, each along a route that
  /// agrees with what was entered.
  final List<LegalMove> choice;

  /// The points that each route of [choice] has to touch, in their order.
  final List<List<int>> _agreed;

  /// Whether the player has to choose a route.
  bool get isChoosing => choice.isNotEmpty;

  /// A tap on a point.
  (MoveInput, InputEffect) tap(int point, InputBoard board) {
    if (isChoosing) return _answer(point);
    if (from == null) return _begin(point, board);
    return _narrow(point) ?? _elsewhere(point, board);
  }

  /// A piece is lifted to be dragged.
  (MoveInput, InputEffect) lift(int point, InputBoard board) {
    // A drag from where a tapped route has come to goes on with the route.
    if (trail.isNotEmpty && trail.last == point) return (this, const Waiting());
    final moves = board.movesFrom(point);
    if (moves.isNotEmpty) {
      return (MoveInput._narrowed(point, const [], moves), const Waiting());
    }
    // What a tap does must not happen by brushing over the board.
    if (board.movesAt(point).isNotEmpty) return (this, const Waiting());
    return _begin(point, board);
  }

  /// A dragged piece is put down. Where that means nothing it goes back and
  /// stays selected.
  (MoveInput, InputEffect) drop(int? point, InputBoard board) {
    final lifted = trail.isEmpty ? from : trail.last;
    if (lifted == null || point == null || point == lifted || isChoosing) {
      return (this, const Waiting());
    }
    return _narrow(point) ?? (this, const Waiting());
  }

  /// The player picks a route.
  (MoveInput, InputEffect) choose(int index) {
    if (index < 0 || index >= choice.length) return (this, const Waiting());
    return (const MoveInput(), Decided(choice[index]));
  }

  (MoveInput, InputEffect) _begin(int point, InputBoard board) {
    final direct = board.movesAt(point);
    final moves = board.movesFrom(point);
    if (direct.isNotEmpty && moves.isEmpty) {
      return _settle(null, [for (final move in direct) (move, const [])]);
    }
    if (moves.isNotEmpty) {
      return (MoveInput._narrowed(point, const [], moves), const Waiting());
    }
    return (const MoveInput(), _refusal(point, board));
  }

  InputEffect _refusal(int point, InputBoard board) {
    if (board.legal.isEmpty || !board.occupied.contains(point)) {
      return const Waiting();
    }
    if (board.onlyKind case final kind?) {
      switch (kind) {
        case MoveKind.place:
          return Refused(point, Refusal.mustPlace);
        case MoveKind.remove:
          return Refused(point, Refusal.mustRemove);
        case MoveKind.flip:
          return Refused(point, Refusal.mustFlip);
        case MoveKind.quiet || MoveKind.capture:
          break;
      }
    }
    if (!board.own.contains(point)) return Refused(point, Refusal.notYours);
    final why = board.mustCapture > 0 ? Refusal.mustCapture : Refusal.blocked;
    return Refused(point, why);
  }

  /// Narrows by a point that a candidate touches; nothing if none does.
  (MoveInput, InputEffect)? _narrow(int point) {
    final entered = [...trail, point];
    final fitting = [
      for (final move in candidates)
        if (Routes(move).fits(entered)) move,
    ];
    if (fitting.isEmpty) return null;
    if (fitting.length == 1 || fitting.any((move) => move.to == point)) {
      return _settle(from, [for (final move in fitting) (move, entered)]);
    }
    return (MoveInput._narrowed(from!, entered, fitting), const Waiting());
  }

  /// Plays the only move, or asks.
  (MoveInput, InputEffect) _settle(
    int? from,
    List<(LegalMove, List<int>)> moves,
  ) {
    if (moves case [(final move, final entered)]) {
      return (const MoveInput(), Decided(Routes(move).along(entered)));
    }
    return (MoveInput._asking(from, moves), const Waiting());
  }

  /// A tap while the player is asked. Whoever is asked sees whole routes, so the
  /// point may lie anywhere on them, or be a piece that they take.
  (MoveInput, InputEffect) _answer(int point) {
    final touching = [
      for (final (index, move) in candidates.indexed)
        if (_touching(move, _agreed[index], point) case final agreed?)
          (move, agreed),
    ];
    if (touching.isEmpty) return (const MoveInput(), const Waiting());
    return _settle(from, touching);
  }

  /// The points that a move has to touch with this one among them, as late as
  /// possible, for those who go on hop by hop; nothing if it does not touch it.
  static List<int>? _touching(LegalMove move, List<int> agreed, int point) {
    final routes = Routes(move);
    for (var place = agreed.length; place >= 0; place--) {
      final entered = [...agreed]..insert(place, point);
      if (routes.fits(entered)) return entered;
    }
    final isKnown = agreed.contains(point) || move.captured.contains(point);
    return isKnown ? agreed : null;
  }

  (MoveInput, InputEffect) _elsewhere(int point, InputBoard board) {
    if (point == from) return (const MoveInput(), const Waiting());
    return _begin(point, board);
  }
}
