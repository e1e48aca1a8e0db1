import 'dart:math' as math;

import 'package:flutter/material.dart';

/// Where things stand on the review screen: one column upright, two columns
/// where the screen is wider than high. The board takes what is left.
class ReviewLayout extends StatelessWidget {
  /// Makes the layout.
  const ReviewLayout({
    super.key,
    required this.header,
    required this.board,
    required this.analysis,
    required this.controls,
    required this.moves,
  });

  /// The title and the way back.
  final Widget header;

  /// The board.
  final Widget board;

  /// What the engine says.
  final Widget analysis;

  /// The ways through the match.
  final Widget controls;

  /// The moves, in one line or as a column.
  final Widget Function(bool isColumn) moves;

  static const double _gap = 8;

  /// Six buttons stand side by side.
  static const double _panelLeast = 6 * kMinInteractiveDimension;
  static const double _panelMost = 440;
  static const double _columnMost = 760;
  static const double _stripHeight = 48;

  @override
  Widget build(BuildContext context) {
    return LayoutBuilder(
      builder: (context, constraints) {
        final Size(:width, :height) = constraints.biggest;
        return width > height * 1.05
            ? _wide(width, height)
            : _upright(context, width);
      },
    );
  }

  Widget _upright(BuildContext context, double width) {
    return Center(
      child: SizedBox(
        width: math.min(width, _columnMost),
        child: Padding(
          padding: const EdgeInsets.symmetric(horizontal: _gap),
          child: Column(
            children: [
              header,
              Expanded(child: Center(child: board)),
              const SizedBox(height: _gap),
              analysis,
              SizedBox(height: _stripHeight, child: moves(false)),
              controls,
            ],
          ),
        ),
      ),
    );
  }

  Widget _wide(double width, double height) {
    final panel = (width - height).clamp(_panelLeast, _panelMost);
    return Padding(
      padding: const EdgeInsets.symmetric(horizontal: _gap),
      child: Row(
        mainAxisAlignment: MainAxisAlignment.center,
        children: [
          Flexible(
            child: Padding(
              padding: const EdgeInsets.symmetric(vertical: _gap),
              child: Center(child: board),
            ),
          ),
          const SizedBox(width: _gap),
          SizedBox(
            width: panel,
            child: Column(
              children: [
                header,
                analysis,
                Expanded(child: moves(true)),
                controls,
              ],
            ),
          ),
        ],
      ),
    );
  }
}
