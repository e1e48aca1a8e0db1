import 'dart:math' as math;

import 'package:flutter/material.dart';

import '../widgets/beside_board.dart';

/// Where things stand on the play screen: below each other on an upright
/// screen, beside the board on one that is wider than high. Nothing scrolls;
/// the board is as large as it can be, and what is left belongs to the moves.
class PlayLayout extends StatelessWidget {
  /// Makes the layout.
  const PlayLayout({
    super.key,
    required this.header,
    required this.opponents,
    required this.board,
    required this.boardAspect,
    required this.player,
    required this.footer,
    required this.actions,
    this.footerLeast = 48,
    this.losses,
    this.thinking,
  });

  /// The game, the status and the way back.
  final Widget header;

  /// The others.
  final Widget opponents;

  /// The board.
  final Widget board;

  /// The board's width over its height.
  final double boardAspect;

  /// What each army has lost, as a row or as a column, if it is to be seen.
  final Widget Function(Axis axis)? losses;

  /// Whoever sits at the lower edge.
  final Widget player;

  /// What matters now, in one line or as a column, as there is room.
  final Widget Function(bool isColumn) footer;

  /// What the footer needs below an upright board.
  final double footerLeast;

  /// What can be done; nothing where the footer says it all.
  final Widget? actions;

  /// What the computer thinks, if it is to be seen.
  final Widget? thinking;

  static const double _gap = 4;
  static const double _panelLeast = 260;
  static const double _panelMost = 420;
  static const double _lossesLeast = 48;
  static const double _lossesMost = 88;

  /// From this height on moves stand in columns.
  static const double _columns = 88;

  @override
  Widget build(BuildContext context) {
    return LayoutBuilder(
      builder: (context, constraints) {
        final size = constraints.biggest;
        return isWide(size) ? _wide(size) : _upright(size);
      },
    );
  }

  Widget _upright(Size size) {
    Widget inset(Widget child) => Padding(
      padding: const EdgeInsets.symmetric(horizontal: _gap),
      child: child,
    );
    return Column(
      children: [
        header,
        Expanded(
          child: CustomMultiChildLayout(
            delegate: _BoardFirst(footerLeast: footerLeast, gap: _gap),
            children: [
              LayoutId(id: _Part.opponents, child: inset(opponents)),
              LayoutId(id: _Part.board, child: _boardWithLosses(size.width)),
              LayoutId(id: _Part.player, child: inset(player)),
              LayoutId(
                id: _Part.footer,
                child: inset(
                  Column(
                    children: [
                      ?thinking,
                      Expanded(
                        child: LayoutBuilder(
                          builder: (context, room) => room.maxHeight >= _columns
                              ? footer(true)
                              : footer(false),
                        ),
                      ),
                    ],
                  ),
                ),
              ),
            ],
          ),
        ),
        ?actions,
      ],
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

  Widget _wide(Size size) {
    // A board on its side leaves no more than the panel needs.
    final panel = panelWidth(
      size,
      boardAspect,
      least: math.min(_panelLeast, size.width * 0.46),
      most: _panelMost,
    );
    return Row(
      mainAxisAlignment: MainAxisAlignment.center,
      children: [
        Flexible(child: Center(child: board)),
        const SizedBox(width: 2 * _gap),
        SizedBox(
          width: panel - 2 * _gap,
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
              ?actions,
            ],
          ),
        ),
        const SizedBox(width: _gap),
      ],
    );
  }
}

enum _Part { opponents, board, player, footer }

/// The board takes all the room that the others do not need; the footer has
/// what is left below.
class _BoardFirst extends MultiChildLayoutDelegate {
  _BoardFirst({required this.footerLeast, required this.gap});

  final double footerLeast;
  final double gap;

  @override
  void performLayout(Size size) {
    final loose = BoxConstraints(maxWidth: size.width, maxHeight: size.height);
    final wide = BoxConstraints.tightFor(width: size.width);
    final opponents = layoutChild(_Part.opponents, wide);
    final player = layoutChild(_Part.player, wide);
    final strips = opponents.height + player.height + 2 * gap;
    final least = math.min(footerLeast, (size.height - strips) / 2);
    final board = layoutChild(
      _Part.board,
      loose.copyWith(maxHeight: math.max(0, size.height - strips - least)),
    );
    positionChild(_Part.opponents, Offset.zero);
    positionChild(
      _Part.board,
      Offset((size.width - board.width) / 2, opponents.height + gap),
    );
    final below = opponents.height + board.height + 2 * gap;
    positionChild(_Part.player, Offset(0, below));
    final footer = below + player.height;
    layoutChild(
      _Part.footer,
      BoxConstraints.tightFor(
        width: size.width,
        height: math.max(0, size.height - footer),
      ),
    );
    positionChild(_Part.footer, Offset(0, footer));
  }

  @override
  bool shouldRelayout(_BoardFirst oldDelegate) =>
      footerLeast != oldDelegate.footerLeast || gap != oldDelegate.gap;
}
