import 'dart:math' as math;
import 'dart:ui';

import '../bridge/types.dart';
import 'sprite.dart';

/// How long things take.
final class AnimationTiming {
  /// Makes a timing.
  const AnimationTiming({
    this.hop = const Duration(milliseconds: 120),
    this.allHops = const Duration(milliseconds: 960),
    this.leave = const Duration(milliseconds: 160),
    this.appear = const Duration(milliseconds: 160),
    this.turn = const Duration(milliseconds: 240),
    this.crown = const Duration(milliseconds: 220),
  });

  /// One hop.
  final Duration hop;

  /// All hops of a move together take no longer than this.
  final Duration allHops;

  /// Captured pieces vanish.
  final Duration leave;

  /// A piece comes onto the board.
  final Duration appear;

  /// A face-down piece is turned up.
  final Duration turn;

  /// A piece becomes another kind.
  final Duration crown;

  /// The same at another pace: everything takes `factor` times as long.
  AnimationTiming operator *(double factor) => AnimationTiming(
    hop: hop * factor,
    allHops: allHops * factor,
    leave: leave * factor,
    appear: appear * factor,
    turn: turn * factor,
    crown: crown * factor,
  );
}

/// A step and the moment at which it can be heard: a hop when it lands, a piece
/// that leaves when it begins to.
final class Beat {
  /// Makes a beat.
  const Beat(this.at, this.step);

  /// When.
  final Duration at;

  /// What.
  final StepView step;
}

/// What a move looks like, moment by moment: made from the steps that the core
/// sends, without any knowledge of the game.
///
/// Pieces that a hop captures turn ghostly as they are passed and leave when the
/// steps say so; neighbouring removals happen together.
final class AnimationPlan {
  AnimationPlan._(this._actors, this.beats, this.landed, this.total);

  /// Plans the steps from the position before them.
  factory AnimationPlan.of({
    required List<PieceView> before,
    required List<StepView> steps,
    AnimationTiming timing = const AnimationTiming(),
  }) {
    final planner = _Planner(before, timing, _hopMillis(steps, timing));
    for (final (index, step) in steps.indexed) {
      planner.add(step, steps.elementAtOrNull(index + 1));
    }
    return AnimationPlan._(
      List.unmodifiable(planner.actors),
      List.unmodifiable(planner.beats),
      _duration(planner.landed),
      _duration(planner.now),
    );
  }

  final List<_Actor> _actors;

  /// When each step can be heard, in their order.
  final List<Beat> beats;

  /// When the last hop has ended.
  final Duration landed;

  /// How long the whole move takes.
  final Duration total;

  /// The points of the pieces that take part, as they stood before the move.
  Set<int> get involved => {for (final actor in _actors) actor.start};

  /// What the pieces that take part look like after this time. `place` tells
  /// where a point lies in the unit square.
  List<Sprite> at(Duration elapsed, Offset Function(int point) place) {
    final millis = elapsed.inMicroseconds / 1000;
    return [for (final actor in _actors) ?actor.at(millis, place)];
  }

  static Duration _duration(double millis) =>
      Duration(microseconds: (millis * 1000).round());

  static double _hopMillis(List<StepView> steps, AnimationTiming timing) {
    final hops = steps.where((step) => step.kind == StepKind.hop).length;
    if (hops == 0) return 0;
    return math.min(
      timing.hop.inMicroseconds / 1000,
      timing.allHops.inMicroseconds / 1000 / hops,
    );
  }
}

/// Walks through the steps and gives every piece its part.
class _Planner {
  _Planner(List<PieceView> before, this.timing, this.hopMillis) {
    for (final piece in before) {
      _standing[piece.point] = piece;
    }
  }

  final AnimationTiming timing;
  final double hopMillis;
  final List<_Actor> actors = [];
  final List<Beat> beats = [];
  double now = 0;
  double landed = 0;

  final Map<int, PieceView> _standing = {};
  final Map<int, _Actor> _acting = {};

  /// Pieces that a hop has landed on, until they are removed.
  final Map<int, _Actor> _covered = {};

  /// Pieces that leave when the next hop lands on them.
  final Map<int, _Actor> _yielding = {};
  double? _removing;

  void add(StepView step, StepView? next) {
    if (step.kind != StepKind.remove) _removing = null;
    final to = step.to;
    final makesRoom =
        step.kind == StepKind.remove &&
        next?.kind == StepKind.hop &&
        next?.to == to;
    final begun = _removing ?? (makesRoom ? now + hopMillis : now);
    switch (step.kind) {
      case StepKind.hop:
        _hop(step.from, to, step.over);
      case StepKind.remove when makesRoom:
        _makeRoom(to);
      case StepKind.remove:
        _remove(to);
      case StepKind.place:
        _place(to, step);
      case StepKind.flip:
        _change(to, step, timing.turn, _Change.turn);
      case StepKind.promote:
        _change(to, step, timing.crown, _Change.crown);
      case StepKind.eliminate:
        break;
    }
    final lands = step.kind == StepKind.hop || step.kind == StepKind.place;
    beats.add(Beat(AnimationPlan._duration(lands ? now : begun), step));
  }

  _Actor? _actor(int? point) {
    if (point == null) return null;
    final acting = _acting[point];
    if (acting != null) return acting;
    final piece = _standing.remove(point);
    if (piece == null) return null;
    final actor = _Actor(point, piece);
    actors.add(actor);
    return _acting[point] = actor;
  }

  void _hop(int? from, int? to, int? over) {
    final mover = _actor(from);
    if (mover == null || from == null || to == null) return;
    _acting.remove(from);
    final until = now + hopMillis;
    final victim = _actor(over);
    // The ghost begins when the jumper is above it.
    victim?.parts.add(_Ghost((now + until) / 2, until));
    if (over == to && victim != null) _covered[to] = victim;
    _yielding.remove(to)?.parts.add(_Leave((now + until) / 2, until));
    mover.parts.add(_Hop(now, until, from, to));
    _acting[to] = mover;
    now = landed = until;
  }

  void _remove(int? point) {
    final actor = _covered.remove(point) ?? _actor(point);
    if (actor == null) return;
    final from = _removing ?? now;
    final until = from + timing.leave.inMicroseconds / 1000;
    if (identical(_acting[point], actor)) _acting.remove(point);
    actor.parts.add(_Leave(from, until));
    _removing = from;
    now = math.max(now, until);
  }

  /// The piece that is taken stays until the one that takes it is there.
  void _makeRoom(int? point) {
    final actor = _actor(point);
    if (actor == null || point == null) return;
    _acting.remove(point);
    _yielding[point] = actor;
  }

  void _place(int? point, StepView step) {
    if (point == null) return;
    final until = now + timing.appear.inMicroseconds / 1000;
    final actor = _Actor(point, _face(point, step), isNew: true);
    actor.parts.add(_Appear(now, until));
    actors.add(actor);
    _acting[point] = actor;
    now = until;
  }

  void _change(int? point, StepView step, Duration time, _Change change) {
    final actor = _actor(point);
    if (actor == null || point == null) return;
    final until = now + time.inMicroseconds / 1000;
    actor.parts.add(_Become(now, until, _face(point, step), change));
    now = until;
  }

  PieceView _face(int point, StepView step) =>
      PieceView(point: point, army: step.army, kind: step.piece);
}

/// A piece with its parts of the play.
class _Actor {
  _Actor(this.start, this.piece, {this.isNew = false});

  final int start;
  final PieceView piece;
  final bool isNew;
  final List<_Part> parts = [];

  Sprite? at(double millis, Offset Function(int point) place) {
    final look = _Look(piece, place(start), isNew ? 0 : 1);
    for (final part in parts) {
      if (millis < part.from) break;
      part.apply(look, part.progress(millis), place);
    }
    if (look.opacity <= 0) return null;
    return Sprite(
      piece: look.piece,
      place: look.place,
      opacity: look.opacity,
      scale: look.scale,
      lift: look.lift,
      turn: look.turn,
    );
  }
}

/// A sprite in the making.
class _Look {
  _Look(this.piece, this.place, this.opacity);

  PieceView piece;
  Offset place;
  double opacity;
  double scale = 1;
  double lift = 0;
  double turn = 0;
}

/// Something that happens to a piece from one moment to another.
sealed class _Part {
  const _Part(this.from, this.until);

  final double from;
  final double until;

  double progress(double millis) =>
      until <= from ? 1 : ((millis - from) / (until - from)).clamp(0.0, 1.0);

  void apply(_Look look, double progress, Offset Function(int) place);
}

class _Hop extends _Part {
  const _Hop(super.from, super.until, this.start, this.end);

  final int start;
  final int end;

  @override
  void apply(_Look look, double progress, Offset Function(int) place) {
    final eased = progress * progress * (3 - 2 * progress);
    look
      ..place = Offset.lerp(place(start), place(end), eased)!
      ..lift = math.sin(math.pi * progress);
  }
}

class _Ghost extends _Part {
  const _Ghost(super.from, super.until);

  static const double _opacity = 0.38;

  @override
  void apply(_Look look, double progress, Offset Function(int) place) =>
      look.opacity = lerpDouble(1, _opacity, progress)!;
}

class _Leave extends _Part {
  const _Leave(super.from, super.until);

  @override
  void apply(_Look look, double progress, Offset Function(int) place) {
    look
      ..opacity *= 1 - progress
      ..scale = 1 - 0.3 * progress;
  }
}

class _Appear extends _Part {
  const _Appear(super.from, super.until);

  @override
  void apply(_Look look, double progress, Offset Function(int) place) {
    look
      ..opacity = progress
      ..scale = 1.35 - 0.35 * progress
      ..lift = 1 - progress;
  }
}

enum _Change { turn, crown }

class _Become extends _Part {
  const _Become(super.from, super.until, this.piece, this.change);

  final PieceView piece;
  final _Change change;

  @override
  void apply(_Look look, double progress, Offset Function(int) place) {
    final swing = math.sin(math.pi * progress);
    switch (change) {
      case _Change.turn:
        if (progress >= 0.5) look.piece = piece;
        look
          ..turn = swing
          ..lift = swing * 0.6;
      case _Change.crown:
        look
          ..piece = piece
          ..scale = 1 + 0.18 * swing;
    }
  }
}
