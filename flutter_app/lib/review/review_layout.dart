import 'package:flutter/material.dart';

import '../widgets/large_text.dart';

/// Where things stand on the review screen: one column upright, two columns
/// where the screen is wider than high. The board takes what is left.
class ReviewLayout extends StatelessWidget {
  /// Makes the layout.
  const ReviewLayout({
    super.key,
    required this.header,
    required this.board,
    required this.opponents,
    required this.player,
    required this.analysis,
    required this.controls,
    required this.moves,
  });

  /// The title and the way back.
  final Widget header;

  /// The board.
  final Widget board;

  /// The others.
  final Widget opponents;

  /// Whoever sits at the lower edge.
  final Widget player;

  /// What the engine says.
  final Widget analysis;

  /// The ways through the match.
  final Widget controls;

  /// The moves, in one line or as a column.
  final Widget Function(bool isColumn) moves;

  static const double _gap = 8;

  /// Five buttons stand side by side, with some room.
  static const double _panelLeast = 6 * kMinInteractiveDimension;
  static const double _panelMost = 440;
  static const double _stripHeight = 48;

  /// Below this height the moves need the room of the players.
  static const double _lowScreen = 350;
  static const double _lowWithLargeText = 400;

  @override
  Widget build(BuildContext context) {
    return LayoutBuilder(
      builder: (context, constraints) {
        final Size(:width, :height) = constraints.biggest;
        return width > height * 1.05
            ? _wide(context, width, height)
            : _upright(context, width);
      },
    );
  }

  Widget _upright(BuildContext context, double width) {
    Widget inset(Widget child) => Padding(
      padding: const EdgeInsets.symmetric(horizontal: _gap),
      child: child,
    );
    return Column(
      children: [
        header,
        inset(opponents),
        Flexible(child: Center(heightFactor: 1, child: board)),
        inset(player),
        inset(analysis),
        SizedBox(height: _stripHeight, child: inset(moves(false))),
        inset(controls),
      ],
    );
  }

  Widget _wide(BuildContext context, double width, double height) {
    final panel = (width - height).clamp(_panelLeast, _panelMost);
    final least = isLargeText(context) ? _lowWithLargeText : _lowScreen;
    final hasStrips = height >= least;
    return Padding(
      padding: const EdgeInsets.symmetric(horizontal: _gap),
      child: Row(
        mainAxisAlignment: MainAxisAlignment.center,
        children: [
          Flexible(
            child: Padding(
              padding: const EdgeInsets.symmetric(vertical: _gap / 2),
              child: Center(child: board),
            ),
          ),
          const SizedBox(width: _gap),
          SizedBox(
            width: panel,
            child: Column(
              children: [
                header,
                if (hasStrips) opponents,
                analysis,
                Expanded(child: moves(true)),
                if (hasStrips) player,
                controls,
              ],
            ),
          ),
        ],
      ),
    );
  }
}
