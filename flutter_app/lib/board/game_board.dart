import 'package:flutter/gestures.dart';
import 'package:flutter/material.dart';
import 'package:flutter/scheduler.dart';
import 'package:flutter/services.dart';

import '../games/game_kit.dart';
import '../theme/board_theme.dart';
import 'animation_plan.dart';
import 'board_controller.dart';
import 'board_semantics.dart';
import 'choice_overlay.dart';
import 'painters/board_painter.dart';
import 'painters/highlight_painter.dart';
import 'painters/piece_painter.dart';
import 'piece_drag_recognizer.dart';
import 'rehearsal.dart';

/// A board for any game: layers that repaint from a notifier each, touch, mouse
/// and keyboard, and a node for every point for screen readers.
class GameBoard extends StatefulWidget {
  /// Makes a board.
  const GameBoard({
    super.key,
    required this.controller,
    required this.kit,
    required this.theme,
    required this.pointNames,
    this.showCoordinates = true,
    this.showTargets = true,
    this.confirmsMoves = false,
    this.timing = const AnimationTiming(),
    this.onSteps,
    this.onBuild,
  });

  /// What the board shows.
  final BoardController controller;

  /// The game.
  final GameKit kit;

  /// What the board is made of.
  final BoardTheme theme;

  /// What the points are called.
  final List<String> pointNames;

  /// Whether points carry their names.
  final bool showCoordinates;

  /// Whether it is marked where the selected piece may go.
  final bool showTargets;

  /// Whether a move is played only when it is confirmed.
  final bool confirmsMoves;

  /// How long things take.
  final AnimationTiming timing;

  /// Called while a move is shown, for what can be heard and felt.
  final OnSteps? onSteps;

  /// Called whenever the layers are built, for measuring.
  final VoidCallback? onBuild;

  @override
  State<GameBoard> createState() => _GameBoardState();
}

class _GameBoardState extends State<GameBoard>
    with SingleTickerProviderStateMixin {
  late final Ticker _ticker = createTicker(_tick);
  final FocusNode _focus = FocusNode(debugLabel: 'board');

  /// The number of a route as far as it was typed.
  int _typed = 0;

  BoardController get _controller => widget.controller;

  @override
  void initState() {
    super.initState();
    _controller.isAnimating.addListener(_follow);
    _follow();
    WidgetsBinding.instance.addPostFrameCallback((_) {
      if (mounted) rehearse(_controller, _movingPainter(), context.size!);
    });
  }

  @override
  void didChangeDependencies() {
    super.didChangeDependencies();
    _prepare();
  }

  @override
  void didUpdateWidget(GameBoard oldWidget) {
    super.didUpdateWidget(oldWidget);
    _prepare();
    if (oldWidget.controller == widget.controller) return;
    oldWidget.controller
      ..isAnimating.removeListener(_follow)
      ..onSteps = null;
    _controller.isAnimating.addListener(_follow);
    _follow();
  }

  @override
  void dispose() {
    _controller
      ..isAnimating.removeListener(_follow)
      ..onSteps = null;
    _ticker.dispose();
    _focus.dispose();
    super.dispose();
  }

  /// Hands on what the player prefers.
  void _prepare() => _controller
    ..geometry = widget.kit.geometry
    ..reduceMotion = MediaQuery.disableAnimationsOf(context)
    ..timing = widget.timing
    ..confirmsMoves = widget.confirmsMoves
    ..onSteps = widget.onSteps;

  /// Starts anew with every animation, so that the time counts from its start.
  void _follow() {
    if (_ticker.isActive) _ticker.stop();
    if (_controller.isAnimating.value) _ticker.start();
  }

  void _tick(Duration elapsed) => _controller.advance(elapsed);

  KeyEventResult _key(FocusNode node, KeyEvent event) {
    if (event is KeyUpEvent) return KeyEventResult.ignored;
    if (_controller.choice.value.isEmpty) _typed = 0;
    final step = switch (event.logicalKey) {
      LogicalKeyboardKey.arrowLeft => const Offset(-1, 0),
      LogicalKeyboardKey.arrowRight => const Offset(1, 0),
      LogicalKeyboardKey.arrowUp => const Offset(0, -1),
      LogicalKeyboardKey.arrowDown => const Offset(0, 1),
      _ => null,
    };
    if (step != null) {
      _controller.moveFocus(step);
      return KeyEventResult.handled;
    }
    switch (event.logicalKey) {
      case LogicalKeyboardKey.enter || LogicalKeyboardKey.space:
        if (_typed > 0) {
          _chooseTyped();
        } else {
          _controller.tap(_controller.focus ?? _controller.pending.value?.to);
        }
      case LogicalKeyboardKey.escape:
        _typed = 0;
        _controller.cancel();
      case LogicalKeyboardKey.delete || LogicalKeyboardKey.backspace
          when _controller.edits != null:
        _controller.takeAway(_controller.focus);
      default:
        final digit = int.tryParse(event.character ?? '');
        if (digit == null) return KeyEventResult.ignored;
        _type(digit);
    }
    return KeyEventResult.handled;
  }

  /// A digit of a route's number. Where another one may follow, it waits for
  /// that or for Enter.
  void _type(int digit) {
    _typed = _typed * 10 + digit;
    if (_typed * 10 > _controller.choice.value.length) _chooseTyped();
  }

  void _chooseTyped() {
    _controller.choose(_typed - 1);
    _typed = 0;
  }

  @override
  Widget build(BuildContext context) {
    return AspectRatio(
      aspectRatio: _controller.geometry.outerAspectRatio,
      child: Focus(
        focusNode: _focus,
        onKeyEvent: _key,
        onFocusChange: (has) => has ? null : _controller.clearFocus(),
        child: LayoutBuilder(
          builder: (context, constraints) => _touch(constraints.biggest),
        ),
      ),
    );
  }

  Widget _touch(Size size) {
    final geometry = _controller.geometry;
    int? pointAt(Offset at) =>
        geometry.hitTest(at, size, flipped: _controller.isFlipped);
    Offset unit(Offset at) =>
        geometry.unit(at, size, flipped: _controller.isFlipped);
    final settings = MediaQuery.maybeGestureSettingsOf(context);
    var last = Offset.zero;
    return Stack(
      fit: StackFit.expand,
      clipBehavior: Clip.none,
      children: [
        RawGestureDetector(
          behavior: HitTestBehavior.opaque,
          excludeFromSemantics: true,
          gestures: {
            TapGestureRecognizer:
                GestureRecognizerFactoryWithHandlers<TapGestureRecognizer>(
                  TapGestureRecognizer.new,
                  (taps) => taps
                    ..gestureSettings = settings
                    ..onTapUp = (tap) =>
                        _controller.tap(pointAt(tap.localPosition)),
                ),
            if (_controller.edits != null)
              LongPressGestureRecognizer:
                  GestureRecognizerFactoryWithHandlers<
                    LongPressGestureRecognizer
                  >(
                    LongPressGestureRecognizer.new,
                    (presses) => presses
                      ..gestureSettings = settings
                      ..onLongPressStart = (press) =>
                          _controller.takeAway(pointAt(press.localPosition)),
                  ),
            PieceDragRecognizer:
                GestureRecognizerFactoryWithHandlers<PieceDragRecognizer>(
                  PieceDragRecognizer.new,
                  (drags) => drags
                    ..gestureSettings = settings
                    ..onStart = (drag) {
                      last = drag.localPosition;
                      _controller.startDrag(pointAt(last), unit(last));
                    }
                    ..onUpdate = (drag) {
                      last = drag.localPosition;
                      _controller.drag(unit(last));
                    }
                    ..onEnd = ((_) => _controller.endDrag(pointAt(last)))
                    ..onCancel = _controller.cancelDrag,
                ),
          },
          child: ListenableBuilder(
            listenable: _controller,
            builder: (context, _) => _layers(),
          ),
        ),
        BoardSemantics(
          controller: _controller,
          kit: widget.kit,
          pointNames: widget.pointNames,
        ),
        ValueListenableBuilder(
          valueListenable: _controller.choice,
          builder: (context, routes, _) => routes.isEmpty
              ? const SizedBox.shrink()
              : ChoiceOverlay(
                  routes: routes,
                  geometry: geometry,
                  theme: widget.theme,
                  isFlipped: _controller.isFlipped,
                  piece: _controller.chosenPiece,
                  art: widget.kit.art,
                  onTap: (at) => _controller.tap(pointAt(at)),
                  onCancel: _controller.cancel,
                ),
        ),
      ],
    );
  }

  Widget _layers() {
    widget.onBuild?.call();
    final BoardController(:geometry, :isFlipped) = _controller;
    final GameBoard(:kit, :theme) = widget;
    return Stack(
      fit: StackFit.expand,
      children: [
        for (final painter in [
          BoardPainter(
            art: kit.art,
            theme: theme,
            isFlipped: isFlipped,
            showCoordinates: widget.showCoordinates,
          ),
          HighlightPainter(
            highlights: _controller.highlights,
            showTargets: widget.showTargets,
            geometry: geometry,
            theme: theme,
            isFlipped: isFlipped,
          ),
          StandingPainter(
            pieces: _controller.standing,
            outArmies: _controller.outArmies,
            geometry: geometry,
            art: kit.art,
            theme: theme,
            isFlipped: isFlipped,
          ),
          LoopBadgePainter(
            highlights: _controller.highlights,
            geometry: geometry,
            theme: theme,
            isFlipped: isFlipped,
          ),
          _movingPainter(),
        ])
          RepaintBoundary(child: CustomPaint(painter: painter)),
      ],
    );
  }

  MovingPainter _movingPainter() => MovingPainter(
    pieces: _controller.moving,
    outArmies: _controller.outArmies,
    geometry: _controller.geometry,
    art: widget.kit.art,
    theme: widget.theme,
    isFlipped: _controller.isFlipped,
  );
}
