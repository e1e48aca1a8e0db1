import 'dart:math' as math;

import 'package:flutter/material.dart';

/// Where things stand on the play screen: one column upright, two columns where
/// the screen is wider than high. Nothing scrolls; the board takes what is left.
class PlayLayout extends StatelessWidget {
  /// Makes the layout.
  const PlayLayout({
    super.key,
    required this.header,
    required this.opponents,
    required this.board,
    required this.player,
    required this.footer,
    required this.actions,
    this.losses,
    this.thinking,
  });

  /// The status and the way back.
  final Widget header;

  /// The others.
  final Widget opponents;

  /// The board.
  final Widget board;

  /// What each army has lost, as a row or as a column, if it is to be seen.
  final Widget Function(Axis axis)? losses;

  /// Whoever sits at the lower edge.
  final Widget player;

  /// What matters now, in one line or as a column.
  final Widget Function(bool isColumn) footer;

  /// What can be done.
  final Widget actions;

  /// What the computer thinks, if it is to be seen.
  final Widget? thinking;

  static const double _gap = 6;
  static const double _panelLeast = 260;
  static const double _panelMost = 420;
  static const double _columnMost = 760;
  static const double _lossesLeast = 44;
  static const double _lossesMost = 88;

  @override
  Widget build(BuildContext context) {
    return LayoutBuilder(
      builder: (context, constraints) {
        final Size(:width, :height) = constraints.biggest;
        return width > height * 1.05 ? _wide(width, height) : _upright(width);
      },
    );
  }

  Widget _upright(double width) {
    return Center(
      child: SizedBox(
        width: math.min(width, _columnMost),
        child: Padding(
          padding: const EdgeInsets.symmetric(horizontal: _gap, vertical: 2),
          child: Column(
            children: [
              header,
              const SizedBox(height: 2),
              Expanded(
                child: Column(
                  mainAxisAlignment: MainAxisAlignment.center,
                  children: [
                    opponents,
                    const SizedBox(height: _gap),
                    Flexible(child: _boardWithLosses(width)),
                    const SizedBox(height: _gap),
                    player,
                  ],
                ),
              ),
              if (thinking case final thinking?) ...[
                const SizedBox(height: _gap),
                thinking,
              ],
              footer(false),
              actions,
            ],
          ),
        ),
      ),
    );
  }

  /// The losses stand beside the board: boards that need them are slim.
  Widget _boardWithLosses(double width) {
    final losses = this.losses;
    if (losses == null) return board;
    final beside = (width * 0.1).clamp(_lossesLeast, _lossesMost);
    return Row(
      mainAxisAlignment: MainAxisAlignment.center,
      children: [
        SizedBox(width: beside, child: losses(Axis.vertical)),
        const SizedBox(width: _gap),
        Flexible(child: board),
      ],
    );
  }

  Widget _wide(double width, double height) {
    final least = math.min(_panelLeast, width * 0.46);
    final panel = math.min(_panelMost, math.max(least, width - height));
    return Padding(
      padding: const EdgeInsets.all(_gap),
      child: Row(
        mainAxisAlignment: MainAxisAlignment.center,
        children: [
          Flexible(child: Center(child: board)),
          const SizedBox(width: 2 * _gap),
          SizedBox(
            width: panel,
            child: Column(
              children: [
                header,
                opponents,
                if (losses case final losses?) ...[
                  const SizedBox(height: _gap),
                  losses(Axis.horizontal),
                ],
                if (thinking case final thinking?) ...[
                  const SizedBox(height: _gap),
                  thinking,
                ],
                Expanded(child: footer(true)),
                player,
                actions,
              ],
            ),
          ),
        ],
      ),
    );
  }
}
