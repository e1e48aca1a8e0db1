import 'dart:math' as math;

import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../theme/board_theme.dart';

/// Face-down pieces in a heap. Every touch moves them about; which piece lies
/// where is decided in the core, not here.
class DealTiles extends StatefulWidget {
  /// Makes the heap.
  const DealTiles({
    super.key,
    required this.kit,
    required this.theme,
    required this.shuffles,
    required this.onTap,
    required this.label,
  });

  /// The game.
  final GameKit kit;

  /// What the pieces are made of.
  final BoardTheme theme;

  /// How often it was shuffled: the heap changes with it.
  final int shuffles;

  /// Called with a touch, in shares of the heap's width and height.
  final ValueChanged<Offset> onTap;

  /// What screen readers call it.
  final String label;

  @override
  State<DealTiles> createState() => _DealTilesState();
}

class _DealTilesState extends State<DealTiles>
    with SingleTickerProviderStateMixin {
  late final AnimationController _move = AnimationController(
    vsync: this,
    duration: const Duration(milliseconds: 320),
    value: 1,
  );
  late List<Offset> _from = _heap(widget.shuffles);
  late List<Offset> _to = _from;

  /// Places of the pieces in shares of the room, without a pattern.
  static List<Offset> _heap(int shuffles) {
    final random = math.Random(shuffles);
    return [
      for (var tile = 0; tile < 32; tile++)
        Offset(
          (tile % 8 + 0.5 + (random.nextDouble() - 0.5) * 1.1) / 8,
          (tile ~/ 8 + 0.5 + (random.nextDouble() - 0.5) * 1.1) / 4,
        ),
    ]..shuffle(random);
  }

  @override
  void didUpdateWidget(DealTiles oldWidget) {
    super.didUpdateWidget(oldWidget);
    if (oldWidget.shuffles == widget.shuffles) return;
    _from = _places(_move.value);
    _to = _heap(widget.shuffles);
    if (MediaQuery.disableAnimationsOf(context)) {
      _move.value = 1;
    } else {
      _move.forward(from: 0);
    }
  }

  @override
  void dispose() {
    _move.dispose();
    super.dispose();
  }

  List<Offset> _places(double time) {
    final share = Curves.easeInOutCubic.transform(time);
    return [
      for (final (tile, from) in _from.indexed)
        Offset.lerp(from, _to[tile], share)!,
    ];
  }

  @override
  Widget build(BuildContext context) {
    return Semantics(
      label: widget.label,
      button: true,
      onTap: () => widget.onTap(const Offset(0.5, 0.5)),
      child: LayoutBuilder(
        builder: (context, constraints) {
          final size = constraints.biggest;
          return GestureDetector(
            excludeFromSemantics: true,
            behavior: HitTestBehavior.opaque,
            onTapDown: (touch) => widget.onTap(
              Offset(
                touch.localPosition.dx / size.width,
                touch.localPosition.dy / size.height,
              ),
            ),
            child: RepaintBoundary(
              child: CustomPaint(
                size: size,
                painter: _HeapPainter(
                  widget.kit,
                  widget.theme,
                  _move,
                  () => _places(_move.value),
                ),
              ),
            ),
          );
        },
      ),
    );
  }
}

class _HeapPainter extends CustomPainter {
  _HeapPainter(this.kit, this.theme, Listenable move, this.places)
    : super(repaint: move);

  final GameKit kit;
  final BoardTheme theme;
  final List<Offset> Function() places;

  @override
  void paint(Canvas canvas, Size size) {
    canvas.drawRRect(
      RRect.fromRectAndRadius(Offset.zero & size, const Radius.circular(16)),
      Paint()..color = theme.dark,
    );
    final radius = math.min(size.width / 8, size.height / 4) * 0.42;
    // The whole piece stays on the table.
    final room = Rect.fromLTRB(
      radius * 1.2,
      radius * 1.2,
      size.width - radius * 1.2,
      size.height - radius * 1.4,
    );
    for (final place in places()) {
      kit.art.paintPiece(
        canvas,
        const PieceView(point: 0),
        Offset(
          room.left + room.width * place.dx.clamp(0, 1),
          room.top + room.height * place.dy.clamp(0, 1),
        ),
        radius,
        theme,
      );
    }
  }

  @override
  bool shouldRepaint(_HeapPainter oldDelegate) =>
      kit != oldDelegate.kit || theme != oldDelegate.theme;
}
