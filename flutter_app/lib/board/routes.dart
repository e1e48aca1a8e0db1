import 'dart:typed_data';

import '../bridge/types.dart';

/// The routes of one move: every order of its jumps that leads from its start
/// over each captured piece once to its end.
///
/// There may be hundreds, so they are walked and never listed: from the same
/// point with the same pieces left all walks go on alike, so each such moment is
/// looked at once. The core narrows in the same way; `narrowing_test.dart` runs
/// its cases.
final class Routes {
  /// The routes of `move`.
  Routes(this.move);

  /// The move.
  final LegalMove move;

  /// Whether a route touches the entered points in this order, others between
  /// them perhaps.
  bool fits(List<int> entered) =>
      _isDirect ? _rest(entered) != null : _walk(entered).isPossible;

  /// Where such routes may go after the last entered point.
  Set<int> ahead(List<int> entered) =>
      _isDirect ? {...?_rest(entered)} : _walk(entered).ahead();

  /// Whether each entered point can be reached by one jump from the one before.
  bool isHopByHop(List<int> entered) {
    if (_isDirect) return entered.length <= 1;
    var at = move.from;
    for (final point in entered) {
      if (!move.jumps.any((it) => it.from == at && it.to == point)) {
        return false;
      }
      at = point;
    }
    return true;
  }

  /// The move along a route that agrees with what was entered.
  LegalMove along(List<int> entered) {
    if (_isDirect) return move;
    final jumps = _walk(entered).first();
    return LegalMove(
      id: move.id,
      kind: move.kind,
      from: move.from,
      to: move.to,
      path: Uint8List.fromList([for (final jump in jumps) jump.to]),
      captured: Uint8List.fromList([for (final jump in jumps) jump.over]),
      jumps: move.jumps,
      notation: move.notation,
      mode: move.mode,
    );
  }

  /// Without jumps there is no route but the path.
  bool get _isDirect => move.jumps.isEmpty || move.from == null;

  _Walk _walk(List<int> entered) => _Walk(move, entered);

  /// What the path touches after the entered points, if it touches those.
  List<int>? _rest(List<int> entered) {
    List<int> rest = move.path;
    for (final point in entered) {
      final at = rest.indexOf(point);
      if (at < 0) return null;
      rest = rest.sublist(at + 1);
    }
    return rest;
  }
}

/// A moment of a walk: the point, the pieces still to be jumped (a bit each),
/// and how many of the entered points lie behind. Each of those is passed as
/// soon as it can be: that leaves most of the way for the others.
typedef _Moment = ({int at, int left, int passed});

/// Walks the routes that agree with the entered points.
final class _Walk {
  _Walk(this.move, this.entered)
    : _bits = {
        for (final (index, piece) in move.captured.indexed) piece: 1 << index,
      } {
    for (final jump in move.jumps) {
      (_jumps[jump.from] ??= []).add(jump);
    }
  }

  final LegalMove move;
  final List<int> entered;
  final Map<int, int> _bits;

  /// The jumps by where they start, each list ascending by landing as the core
  /// sends them.
  final Map<int, List<JumpView>> _jumps = {};

  /// Whether a route can be finished from a moment, where that is known.
  final Map<_Moment, bool> _known = {};

  _Moment get _start =>
      (at: move.from!, left: (1 << move.captured.length) - 1, passed: 0);

  bool get isPossible => _reachesEnd(_start);

  /// The first route; only where one [isPossible].
  List<JumpView> first() {
    final route = <JumpView>[];
    var moment = _start;
    while (moment.left != 0) {
      final (jump, next) = _waysOn(moment).first;
      route.add(jump);
      moment = next;
    }
    return route;
  }

  Set<int> ahead() {
    final points = <int>{};
    final seen = {_start};
    final open = [_start];
    while (open.isNotEmpty) {
      final moment = open.removeLast();
      for (final (jump, next) in _waysOn(moment)) {
        if (moment.passed == entered.length) points.add(jump.to);
        if (seen.add(next)) open.add(next);
      }
    }
    return points;
  }

  bool _reachesEnd(_Moment moment) {
    if (moment.left == 0) {
      return moment.at == move.to && moment.passed == entered.length;
    }
    final known = _known[moment];
    if (known != null) return known;
    return _known[moment] = _waysOn(moment).isNotEmpty;
  }

  /// The jumps from here that belong to a route, with what they lead to.
  Iterable<(JumpView, _Moment)> _waysOn(_Moment moment) sync* {
    for (final jump in _jumps[moment.at] ?? const <JumpView>[]) {
      final bit = _bits[jump.over]!;
      if (moment.left & bit == 0) continue;
      final isEntered =
          moment.passed < entered.length && entered[moment.passed] == jump.to;
      final next = (
        at: jump.to,
        left: moment.left & ~bit,
        passed: moment.passed + (isEntered ? 1 : 0),
      );
      if (_reachesEnd(next)) yield (jump, next);
    }
  }
}
