import 'dart:async';

import 'package:flutter/material.dart';

import '../board/board_geometry.dart';
import '../board/move_input.dart';

/// A board, and over it at the finger for a moment why a tap made no sense.
class RefusalBubble extends StatefulWidget {
  /// Makes the board with its refusals.
  const RefusalBubble({
    super.key,
    required this.refusals,
    required this.inWords,
    required this.geometry,
    required this.isFlipped,
    required this.child,
  });

  /// The taps that made no sense.
  final Stream<Refused> refusals;

  /// Says why.
  final String Function(Refused refused) inWords;

  /// Where the points are.
  final BoardGeometry geometry;

  /// Tells whether the board is seen from the other side.
  final bool Function() isFlipped;

  /// The board.
  final Widget child;

  @override
  State<RefusalBubble> createState() => _RefusalBubbleState();
}

class _RefusalBubbleState extends State<RefusalBubble> {
  static const Duration _time = Duration(milliseconds: 2400);

  late StreamSubscription<Refused> _listening;
  Timer? _soon;
  Refused? _refused;

  @override
  void initState() {
    super.initState();
    _listening = widget.refusals.listen(_say);
  }

  void _say(Refused refused) {
    _soon?.cancel();
    _soon = Timer(_time, () {
      if (mounted) setState(() => _refused = null);
    });
    setState(() => _refused = refused);
  }

  @override
  void didUpdateWidget(RefusalBubble oldWidget) {
    super.didUpdateWidget(oldWidget);
    if (oldWidget.refusals == widget.refusals) return;
    unawaited(_listening.cancel());
    _listening = widget.refusals.listen(_say);
    _refused = null;
  }

  @override
  void dispose() {
    _soon?.cancel();
    unawaited(_listening.cancel());
    super.dispose();
  }

  @override
  Widget build(BuildContext context) {
    final refused = _refused;
    return Stack(
      clipBehavior: Clip.none,
      children: [
        widget.child,
        if (refused != null)
          Positioned.fill(
            child: IgnorePointer(
              child: CustomSingleChildLayout(
                delegate: _AtFinger(
                  refused.point,
                  widget.geometry,
                  isFlipped: widget.isFlipped(),
                ),
                child: _bubble(context, widget.inWords(refused)),
              ),
            ),
          ),
      ],
    );
  }

  Widget _bubble(BuildContext context, String text) {
    final ThemeData(:colorScheme, :textTheme) = Theme.of(context);
    return Semantics(
      liveRegion: true,
      child: Material(
        color: colorScheme.inverseSurface,
        elevation: 4,
        borderRadius: BorderRadius.circular(12),
        child: Padding(
          padding: const EdgeInsets.symmetric(horizontal: 12, vertical: 8),
          child: Text(
            text,
            style: textTheme.bodyMedium?.copyWith(
              color: colorScheme.onInverseSurface,
            ),
          ),
        ),
      ),
    );
  }
}

/// Above a point, or below it where there is no room; never beyond the board.
class _AtFinger extends SingleChildLayoutDelegate {
  const _AtFinger(this.point, this.geometry, {required this.isFlipped});

  final int point;
  final BoardGeometry geometry;
  final bool isFlipped;

  @override
  BoxConstraints getConstraintsForChild(BoxConstraints constraints) =>
      BoxConstraints(maxWidth: constraints.maxWidth - 16);

  @override
  Offset getPositionForChild(Size size, Size childSize) {
    final at = geometry.at(point, size, flipped: isFlipped);
    final clear = geometry.cellOn(size) * 0.6;
    final above = at.dy - clear - childSize.height;
    final left = at.dx - childSize.width / 2;
    return Offset(
      left.clamp(8, size.width - 8 - childSize.width),
      above >= 4 ? above : at.dy + clear,
    );
  }

  @override
  bool shouldRelayout(_AtFinger oldDelegate) =>
      point != oldDelegate.point || isFlipped != oldDelegate.isFlipped;
}
