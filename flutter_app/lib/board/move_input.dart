import '../bridge/types.dart';

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
/// [InputEffect]. It knows no rule of any game; all it does is to narrow the
/// list of legal moves. It never decides between two moves that differ.
final class MoveInput {
  /// Nothing is selected.
  const MoveInput()
    : from = null,
      candidates = const [],
      hops = 0,
      choice = const [];

  const MoveInput._({
    this.from,
    this.candidates = const [],
    this.hops = 0,
    this.choice = const [],
  });

  /// The selected piece.
  final int? from;

  /// The moves that can still be meant.
  final List<LegalMove> candidates;

  /// How many hops have been tapped one by one.
  final int hops;

  /// The routes to choose from, once only a choice can tell them apart.
  final List<LegalMove> choice;

  /// Whether the player has to choose a route.
  bool get isChoosing => choice.isNotEmpty;

  /// Where the candidates end.
  Set<int> get ends => {
    for (final move in candidates)
      if (move.to != from) move.to,
  };

  /// Where the candidates pass, but none ends.
  Set<int> get vias => {
    for (final move in candidates)
      for (final point in _ahead(move)) point,
  }..removeAll({...ends, ?from});

  /// Whether a candidate ends where it starts.
  bool get hasLoop => candidates.any((move) => move.to == from);

  /// The hops that were tapped one by one.
  List<int> get trail =>
      candidates.isEmpty ? const [] : candidates.first.path.sublist(0, hops);

  /// A tap on a point.
  (MoveInput, InputEffect) tap(int point, InputBoard board) {
    if (isChoosing) return (const MoveInput(), const Waiting());
    if (from == null) return _begin(point, board);
    return _narrow(point) ?? _elsewhere(point, board);
  }

  /// A piece is lifted to be dragged.
  (MoveInput, InputEffect) lift(int point, InputBoard board) {
    // A drag from where a tapped route has come to goes on with the route.
    if (from != null && trail.isNotEmpty && trail.last == point) {
      return (this, const Waiting());
    }
    final moves = board.movesFrom(point);
    if (moves.isNotEmpty) {
      return (MoveInput._(from: point, candidates: moves), const Waiting());
    }
    // What a tap does must not happen by brushing over the board.
    if (board.movesAt(point).isNotEmpty) return (this, const Waiting());
    return _begin(point, board);
  }

  /// A dragged piece is put down. Where that means nothing it goes back and
  /// stays selected.
  (MoveInput, InputEffect) drop(int? point, InputBoard board) {
    if (from == null || point == null || point == from) {
      return (this, const Waiting());
    }
    return _narrow(point) ?? (this, const Waiting());
  }

  /// The player picks a route.
  (MoveInput, InputEffect) choose(int index) {
    if (index < 0 || index >= choice.length) return (this, const Waiting());
    return (const MoveInput(), Decided(choice[index]));
  }

  Iterable<int> _ahead(LegalMove move) => move.path.skip(hops);

  (MoveInput, InputEffect) _begin(int point, InputBoard board) {
    final direct = board.movesAt(point);
    final moves = board.movesFrom(point);
    if (direct.isNotEmpty && moves.isEmpty) return _settle(direct);
    if (moves.isNotEmpty) {
      return (MoveInput._(from: point, candidates: moves), const Waiting());
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

  /// Narrows by end, by next hop, or by a later hop; nothing if the point is on
  /// no route.
  (MoveInput, InputEffect)? _narrow(int point) {
    final ending = [
      for (final move in candidates)
        if (move.to == point) move,
    ];
    final passing = [
      for (final move in candidates)
        if (move.to != point && move.path.length > hops + 1)
          if (move.path[hops] == point) move,
    ];
    if (ending.isNotEmpty) return _settle([...ending, ...passing]);
    // A second tap on the piece puts it down, unless its route has begun.
    if (point == from && hops == 0) return null;
    if (passing.isNotEmpty) return _continue(passing, hops + 1);
    final later = [
      for (final move in candidates)
        if (_ahead(move).contains(point)) move,
    ];
    if (later.isEmpty) return null;
    return _continue(later, hops);
  }

  (MoveInput, InputEffect) _continue(List<LegalMove> moves, int hops) {
    if (moves.length == 1) return (const MoveInput(), Decided(moves.single));
    final next = MoveInput._(from: from, candidates: moves, hops: hops);
    return (next, const Waiting());
  }

  (MoveInput, InputEffect) _settle(List<LegalMove> moves) {
    if (moves.length == 1) return (const MoveInput(), Decided(moves.single));
    final choosing = MoveInput._(from: from, candidates: moves, choice: moves);
    return (choosing, const Waiting());
  }

  (MoveInput, InputEffect) _elsewhere(int point, InputBoard board) {
    if (point == from) return (const MoveInput(), const Waiting());
    return _begin(point, board);
  }
}
