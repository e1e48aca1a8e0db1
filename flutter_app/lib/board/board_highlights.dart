import 'package:flutter/foundation.dart';

import '../bridge/types.dart';

/// What is marked on the board.
@immutable
final class BoardHighlights {
  /// Marks what is named.
  const BoardHighlights({
    this.selected,
    this.ends = const {},
    this.prey = const {},
    this.vias = const {},
    this.trail = const [],
    this.isHopByHop = true,
    this.hasLoop = false,
    this.mustCapture = const {},
    this.lastMove = const [],
    this.hint,
    this.removable = const {},
    this.focus,
    this.planned = const [],
    this.wrong = const {},
  });

  /// The selected piece.
  final int? selected;

  /// Where the selected piece may end.
  final Set<int> ends;

  /// The pieces that it takes by going where they stand.
  final Set<int> prey;

  /// Where it may pass.
  final Set<int> vias;

  /// The points that were entered.
  final List<int> trail;

  /// Whether those are hops without a gap.
  final bool isHopByHop;

  /// Whether the selected piece may come back to where it stands.
  final bool hasLoop;

  /// The pieces that have to capture.
  final Set<int> mustCapture;

  /// The points of the last move, from its start to its end.
  final List<int> lastMove;

  /// A move that is proposed.
  final LegalMove? hint;

  /// The pieces that one tap removes, each with its way of capturing.
  final Map<int, CaptureMode> removable;

  /// The point that the keyboard is at.
  final int? focus;

  /// The points of a move that is planned.
  final List<int> planned;

  /// The points at which a position that is put together is impossible.
  final Set<int> wrong;

  @override
  bool operator ==(Object other) =>
      other is BoardHighlights &&
      selected == other.selected &&
      setEquals(ends, other.ends) &&
      setEquals(prey, other.prey) &&
      setEquals(vias, other.vias) &&
      listEquals(trail, other.trail) &&
      isHopByHop == other.isHopByHop &&
      hasLoop == other.hasLoop &&
      setEquals(mustCapture, other.mustCapture) &&
      listEquals(lastMove, other.lastMove) &&
      hint == other.hint &&
      mapEquals(removable, other.removable) &&
      focus == other.focus &&
      listEquals(planned, other.planned) &&
      setEquals(wrong, other.wrong);

  @override
  int get hashCode => Object.hash(
    selected,
    Object.hashAllUnordered(ends),
    Object.hashAllUnordered(prey),
    Object.hashAllUnordered(vias),
    Object.hashAll(trail),
    isHopByHop,
    hasLoop,
    Object.hashAllUnordered(mustCapture),
    Object.hashAll(lastMove),
    hint,
    Object.hashAllUnordered(removable.keys),
    Object.hash(focus, Object.hashAll(planned), Object.hashAllUnordered(wrong)),
  );
}
