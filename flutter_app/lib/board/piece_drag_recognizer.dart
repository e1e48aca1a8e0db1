import 'package:flutter/gestures.dart';

/// A drag of a piece. It begins where a tap ends, as drags do where nothing else
/// listens. At the edge of the screen the system's swipe back listens too, and
/// an ordinary drag would wait for twice the way and lose the finger to it: the
/// screen would go, instead of the piece that is pulled away slantwise.
final class PieceDragRecognizer extends PanGestureRecognizer {
  /// Makes a recognizer of drags that begin where the finger came down.
  PieceDragRecognizer({super.debugOwner}) {
    dragStartBehavior = DragStartBehavior.down;
  }

  Offset _down = Offset.zero;

  @override
  void addAllowedPointer(PointerDownEvent event) {
    _down = event.position;
    super.addAllowedPointer(event);
  }

  @override
  bool hasSufficientGlobalDistanceToAccept(
    PointerDeviceKind pointerDeviceKind,
    double? deviceTouchSlop,
  ) =>
      (lastPosition.global - _down).distance >
      computeHitSlop(pointerDeviceKind, gestureSettings);
}
