import 'dart:math' as math;
import 'dart:ui';

import 'package:flutter/foundation.dart';

import '../bridge/types.dart';
import 'animation_plan.dart';
import 'board_edits.dart';
import 'board_geometry.dart';
import 'board_highlights.dart';
import 'move_input.dart';
import 'sprite.dart';

/// Told of the steps that happen at the same moment. `after` is the position
/// that they led to, once the last of them has happened.
typedef OnSteps = void Function(List<StepView> steps, {BoardView? after});

/// A move that is planned while somebody else is to move: from where, or from
/// the hand, and whereto. Whether it is legal shows when its turn comes.
typedef PlannedMove = ({int? from, int to});

/// Who may plan a move while waiting: with which army, and whether pieces come
/// from the hand.
typedef Planner = ({int army, bool hasHand});

/// What a board shows and what is being done with it.
///
/// The layers of the board listen to one notifier each, so that a drag or an
/// animation repaints the moving pieces and nothing else. The controller itself
/// notifies when the position, the side seen from, or who may move has changed.
final class BoardController extends ChangeNotifier {
  /// Makes a controller. `onMove` is called when a move is decided, `onRefused`
  /// when a tap makes no sense, `onSettled` when the last animation has ended.
  BoardController({
    required this.geometry,
    required this.onMove,
    this.onRefused,
    this.onSettled,
    this.edits,
  });

  /// Where the points are. A board that is turned has others.
  BoardGeometry geometry;

  /// Called with the move that the player has decided on.
  final ValueChanged<LegalMove> onMove;

  /// Called when a tap makes no sense.
  final ValueChanged<Refused>? onRefused;

  /// Called when the board has come to rest.
  final VoidCallback? onSettled;

  /// Who puts a position together here; nothing where moves are played.
  final BoardEdits? edits;

  /// The pieces that stand still.
  final ValueNotifier<List<PieceView>> standing = ValueNotifier(const []);

  /// The armies whose players are out.
  final ValueNotifier<Set<int>> outArmies = ValueNotifier(const {});

  /// The pieces that move.
  final ValueNotifier<List<Sprite>> moving = ValueNotifier(const []);

  /// What is marked.
  final ValueNotifier<BoardHighlights> highlights = ValueNotifier(
    const BoardHighlights(),
  );

  /// The routes to choose from; empty when there is nothing to choose.
  final ValueNotifier<List<LegalMove>> choice = ValueNotifier(const []);

  /// Whether something has to be told the time by [advance].
  final ValueNotifier<bool> isAnimating = ValueNotifier(false);

  /// How many pieces of the move that is shown have not been captured yet: the
  /// hops over them are still to come.
  final ValueNotifier<int> pendingCaptures = ValueNotifier(0);

  /// Whether a piece is in the player's hand.
  final ValueNotifier<bool> isDragging = ValueNotifier(false);

  /// Whether positions change at once, without anything moving by itself.
  bool reduceMotion = false;

  /// How long things take.
  AnimationTiming timing = const AnimationTiming();

  /// Whether a move is played only when it is confirmed: see [pending].
  bool confirmsMoves = false;

  /// Who may plan a move while waiting; nothing for nobody.
  Planner? planner;

  /// Called while a move is shown, for what can be heard and felt.
  OnSteps? onSteps;

  /// The move that waits to be confirmed: by a tap where it ends.
  final ValueNotifier<LegalMove?> pending = ValueNotifier(null);

  static const Duration _shakeTime = Duration(milliseconds: 420);

  BoardView? _view;

  /// The steps of the last move, along the route that was entered.
  List<StepView> _lastSteps = const [];
  bool _isEnabled = false;
  bool _isFlipped = false;
  MoveInput _input = const MoveInput();
  InputBoard? _board;
  LegalMove? _hint;
  int? _focus;
  int? _picked;
  Set<int> _wrong = const {};
  AnimationPlan? _plan;

  /// How many steps of the plan have been told.
  int _told = 0;

  /// The part of the plan that need not be shown: the player's hand has already
  /// carried the piece.
  Duration _skipped = Duration.zero;
  bool _wasDropped = false;
  PlannedMove? _planned;
  int? _planFrom;
  PieceView? _shaken;
  PieceView? _dragged;
  Offset _dragPlace = Offset.zero;

  /// The position that is shown.
  BoardView? get view => _view;

  /// The move that is planned.
  PlannedMove? get planned => _planned;

  /// Whether a tap means anything.
  bool get mayTap => edits != null || _isEnabled || planner != null;

  /// Whether the player may move.
  bool get isEnabled => _isEnabled;

  /// Whether the board is seen from the other side.
  bool get isFlipped => _isFlipped;

  set isFlipped(bool value) {
    if (value == _isFlipped) return;
    _isFlipped = value;
    notifyListeners();
  }

  /// How far the player has come in entering a move.
  MoveInput get input => _input;

  /// The piece whose move is being entered.
  PieceView? get chosenPiece => _pieceAt(_input.from);

  /// The point that the keyboard is at.
  int? get focus => _focus;

  /// Shows a position, after the steps that led to it if `steps` are to be
  /// seen.
  void show(
    BoardView view, {
    required bool isEnabled,
    List<StepView> steps = const [],
  }) {
    final before = _view;
    _stopMotion();
    _view = view;
    _lastSteps = steps.isEmpty ? view.lastSteps : steps;
    _board = InputBoard(view);
    _isEnabled = isEnabled;
    _hint = null;
    pending.value = null;
    _setInput(const MoveInput());
    if (before != null && steps.isNotEmpty && !reduceMotion) {
      _start(before.pieces, steps);
    } else {
      _rest();
      if (steps.isNotEmpty) onSteps?.call(steps, after: view);
      onSettled?.call();
    }
    notifyListeners();
  }

  /// Proposes a move, or takes the proposal back.
  set hint(LegalMove? move) {
    _hint = move;
    _mark();
  }

  /// Marks the piece that is picked up and the points at which something is
  /// wrong, where a position is put together.
  void markEdit({int? picked, Set<int> wrong = const {}}) {
    _picked = picked;
    _wrong = wrong;
    _mark();
  }

  /// The piece on a point is taken away, where a position is put together.
  void takeAway(int? point) {
    if (point != null && _pieceAt(point) != null) edits?.removePiece(point);
  }

  /// A tap on a point, or beside all points. A tap while pieces move only
  /// brings them to rest.
  void tap(int? point) {
    if (_plan != null) return finish();
    if (edits case final edits?) {
      if (point != null) edits.tapPoint(point);
      return;
    }
    final board = _board;
    if (board != null && !_isEnabled && planner != null) return _planTo(point);
    if (board == null || !_isEnabled) return;
    if (point != null && point == pending.value?.to) return confirm();
    pending.value = null;
    if (point == null) return _setInput(const MoveInput());
    _apply(_input.tap(point, board));
  }

  /// Takes the planned move, which is none then.
  PlannedMove? takePlanned() {
    final planned = _planned;
    _setPlanned(null);
    return planned;
  }

  /// A tap of somebody who waits: on an own piece, then where it is to go.
  /// Any other tap forgets the plan.
  void _planTo(int? point) {
    final isOwn = point != null && _pieceAt(point)?.army == planner?.army;
    final from = _planFrom;
    if (isOwn && point != from) return _setPlanned(null, from: point);
    if (point == null || isOwn) return _setPlanned(null);
    final isFromHand = from == null && (planner?.hasHand ?? false);
    if (from == null && !isFromHand) return _setPlanned(null);
    _setPlanned((from: from, to: point));
  }

  void _setPlanned(PlannedMove? planned, {int? from}) {
    _planned = planned;
    _planFrom = from;
    _mark();
  }

  /// A drag begins on a point, at a place of the unit square.
  void startDrag(int? point, Offset place) {
    if (_plan != null) finish();
    final board = _board;
    if (edits != null) return _hold(_pieceAt(point), place);
    if (board == null || !_isEnabled || point == null) return;
    pending.value = null;
    _apply(_input.lift(point, board));
    final piece = _pieceAt(_input.from);
    if (!{_input.from, ..._input.trail}.contains(point)) return;
    _hold(piece, place);
  }

  void _hold(PieceView? piece, Offset place) {
    if (piece == null) return;
    _stopMotion();
    _dragged = piece;
    _dragPlace = place;
    isDragging.value = true;
    standing.value = _without({piece.point});
    _drawDrag();
  }

  /// The dragged piece is at another place of the unit square.
  void drag(Offset place) {
    if (_dragged == null) return;
    _dragPlace = place;
    _drawDrag();
  }

  /// The dragged piece is put down on a point, or beside all points.
  void endDrag(int? point) {
    final board = _board;
    final from = _dragged?.point;
    if (from == null || board == null) return;
    _release();
    if (edits case final edits?) {
      if (point == null) return edits.removePiece(from);
      return point == from ? null : edits.movePiece(from, point);
    }
    _wasDropped = true;
    _apply(_input.drop(point, board));
    _wasDropped = false;
  }

  /// The drag is taken back.
  void cancelDrag() {
    if (_dragged != null) _release();
  }

  /// The player picks one of the routes.
  void choose(int index) => _apply(_input.choose(index));

  /// The player wants the move that waits.
  void confirm() {
    final move = pending.value;
    if (move == null) return;
    pending.value = null;
    onMove(move);
  }

  /// The player does not want any of the routes, or none of the selection.
  void cancel() {
    _setPlanned(null);
    pending.value = null;
    _setInput(const MoveInput());
  }

  /// The keyboard goes to the next point in a direction.
  void moveFocus(Offset step) {
    final from = _focus ?? _input.from ?? geometry.points.length ~/ 2;
    _focus = _focus == null
        ? from
        : geometry.neighbour(from, step, flipped: _isFlipped) ?? from;
    _mark();
  }

  /// The keyboard leaves the board.
  void clearFocus() {
    _focus = null;
    _mark();
  }

  /// So much time has passed since [isAnimating] became true.
  void advance(Duration elapsed) {
    final plan = _plan;
    final shaken = _shaken;
    if (plan != null) {
      final shown = elapsed + _skipped;
      if (shown >= plan.total) return finish();
      _tell(shown);
      moving.value = plan.at(shown, _placeOf);
    } else if (shaken != null) {
      if (elapsed >= _shakeTime) return _stopMotion();
      _drawShake(shaken, elapsed.inMicroseconds / _shakeTime.inMicroseconds);
    } else {
      isAnimating.value = false;
    }
  }

  /// Brings everything to rest at once.
  void finish() {
    final plan = _plan;
    if (plan != null) _tell(plan.total);
    _stopMotion();
    if (plan != null) onSettled?.call();
  }

  @override
  void dispose() {
    standing.dispose();
    outArmies.dispose();
    moving.dispose();
    highlights.dispose();
    choice.dispose();
    isAnimating.dispose();
    isDragging.dispose();
    pending.dispose();
    pendingCaptures.dispose();
    super.dispose();
  }

  Offset _placeOf(int point) => geometry.points[point];

  PieceView? _pieceAt(int? point) {
    for (final piece in _view?.pieces ?? const <PieceView>[]) {
      if (piece.point == point) return piece;
    }
    return null;
  }

  List<PieceView> _without(Set<int> points) => [
    for (final piece in _view?.pieces ?? const <PieceView>[])
      if (!points.contains(piece.point)) piece,
  ];

  void _apply((MoveInput, InputEffect) result) {
    final (input, effect) = result;
    _setInput(input);
    switch (effect) {
      case Waiting():
        break;
      case Decided(:final move) when confirmsMoves:
        pending.value = move;
        _mark();
      case Decided(:final move):
        onMove(move);
      case Refused(:final point):
        _shake(point);
        onRefused?.call(effect);
    }
  }

  void _setInput(MoveInput input) {
    _input = input;
    choice.value = input.choice;
    _mark();
  }

  void _mark() {
    final view = _view;
    final board = _board;
    if (view == null || board == null) return;
    final canCapture = _isEnabled && view.mustCapture > 0;
    final ends = _input.ends;
    highlights.value = BoardHighlights(
      selected: _picked ?? _input.from ?? _planFrom,
      wrong: _wrong,
      planned: [?_planned?.from, ?_planned?.to],
      ends: ends.difference(board.occupied),
      prey: ends.intersection(board.occupied),
      vias: _input.vias,
      trail: _input.trail,
      isHopByHop: _input.isHopByHop,
      hasLoop: _input.hasLoop,
      mustCapture: canCapture ? board.movable : const {},
      lastMove: _lastMove(_lastSteps),
      hint: pending.value ?? _hint,
      removable: !_isEnabled
          ? const {}
          : {
              for (final move in view.legal)
                if (move.mode case final mode?) move.to: mode,
            },
      focus: _focus,
    );
  }

  static List<int> _lastMove(List<StepView> steps) => [
    for (final step in steps)
      if (step.kind == StepKind.hop) ...[
        ?step.from,
        ?step.to,
      ] else if (step.kind != StepKind.eliminate &&
          step.kind != StepKind.promote)
        if (step.kind != StepKind.remove || steps.length == 1) ?step.to,
  ];

  void _start(List<PieceView> before, List<StepView> steps) {
    final plan = AnimationPlan.of(before: before, steps: steps, timing: timing);
    final involved = plan.involved;
    _plan = plan;
    _told = 0;
    _skipped = _wasDropped ? plan.landed : Duration.zero;
    standing.value = [
      for (final piece in before)
        if (!involved.contains(piece.point)) piece,
    ];
    moving.value = plan.at(_skipped, _placeOf);
    pendingCaptures.value = _capturesAfter(0);
    isAnimating.value = true;
  }

  /// How many pieces are captured by the steps of the plan after so many of
  /// them: by the hop over a piece, or where nothing is hopped over, when the
  /// piece leaves.
  int _capturesAfter(int told) {
    final steps = [
      for (final beat in _plan?.beats ?? const <Beat>[]) beat.step,
    ];
    int removed(Iterable<StepView> steps) =>
        steps.where((step) => step.kind == StepKind.remove).length;
    final done = steps.take(told);
    final passed = done.where((step) => step.over != null).length;
    return removed(steps) - math.max(passed, removed(done));
  }

  /// Tells the steps that have happened by now and were not told yet.
  void _tell(Duration now) {
    final beats = _plan?.beats ?? const [];
    final due = [
      for (final beat in beats.skip(_told).takeWhile((beat) => beat.at <= now))
        beat.step,
    ];
    if (due.isEmpty) return;
    _told += due.length;
    pendingCaptures.value = _capturesAfter(_told);
    onSteps?.call(due, after: _told == beats.length ? _view : null);
  }

  void _shake(int point) {
    final piece = _pieceAt(point);
    if (piece == null || reduceMotion) return;
    _stopMotion();
    _shaken = piece;
    standing.value = _without({point});
    _drawShake(piece, 0);
    isAnimating.value = true;
  }

  void _drawShake(PieceView piece, double progress) {
    final swing =
        math.sin(progress * 6 * math.pi) * (1 - progress) * geometry.cell * 0.1;
    moving.value = [
      Sprite(piece: piece, place: _placeOf(piece.point) + Offset(swing, 0)),
    ];
  }

  void _drawDrag() {
    final piece = _dragged;
    if (piece == null) return;
    moving.value = [
      Sprite(piece: piece, place: _placeOf(piece.point), opacity: 0.3),
      Sprite(piece: piece, place: _dragPlace, scale: 1.18, lift: 1),
    ];
  }

  void _release() {
    _dragged = null;
    isDragging.value = false;
    _rest();
  }

  void _stopMotion() {
    if (_dragged != null) _release();
    _plan = null;
    _shaken = null;
    isAnimating.value = false;
    pendingCaptures.value = 0;
    _rest();
  }

  /// Every piece stands where the position has it.
  void _rest() {
    standing.value = _view?.pieces ?? const [];
    moving.value = const [];
    final out = {
      for (final seat in _view?.seats ?? const <SeatView>[])
        if (seat.isOut) ?seat.army,
    };
    if (!setEquals(out, outArmies.value)) outArmies.value = out;
  }
}
