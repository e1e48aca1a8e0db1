import 'dart:math' as math;

import 'package:flutter/widgets.dart';

/// Whether things stand beside the board on a screen of this size.
bool isWide(Size size) => size.width > size.height * 1.05;

/// How wide a panel beside the board is: what the board leaves, within bounds.
double panelWidth(
  Size size,
  double boardAspect, {
  required double least,
  required double most,
}) => math.min(most, math.max(least, size.width - size.height * boardAspect));

/// A board with a panel beside it, from top to bottom.
class BesideBoard extends StatelessWidget {
  /// Makes the row.
  const BesideBoard({
    super.key,
    required this.board,
    required this.width,
    required this.panel,
  });

  /// The board.
  final Widget board;

  /// The panel's width.
  final double width;

  /// What stands in the panel, below each other.
  final List<Widget> panel;

  @override
  Widget build(BuildContext context) => Row(
    mainAxisAlignment: MainAxisAlignment.center,
    children: [
      Flexible(
        child: Padding(
          padding: const EdgeInsets.all(4),
          child: Center(child: board),
        ),
      ),
      SizedBox(
        width: width,
        child: Column(children: panel),
      ),
    ],
  );
}
