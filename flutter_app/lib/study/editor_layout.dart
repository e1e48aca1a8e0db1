import 'dart:math' as math;

import 'package:flutter/material.dart';

import '../widgets/beside_board.dart';
import '../widgets/large_text.dart';

/// Where things stand in the editor: below each other on an upright screen, with
/// the tray beside a slim board; beside the board on a wide one. The board and
/// the tray stay in sight, the rest scrolls.
class EditorLayout extends StatelessWidget {
  /// Makes the layout.
  const EditorLayout({
    super.key,
    required this.header,
    required this.board,
    required this.boardAspect,
    required this.notice,
    required this.tray,
    required this.settings,
    required this.actions,
  });

  /// The way back, the title and the menu.
  final Widget header;

  /// The board.
  final Widget board;

  /// The board's width over its height.
  final double boardAspect;

  /// What is wrong, in one line.
  final Widget notice;

  /// The pieces, and whether they stand in something that scrolls up and down.
  final Widget Function(Axis? dragAffinity) tray;

  /// What else a position has.
  final Widget settings;

  /// What can be done with the position.
  final Widget actions;

  static const double _gap = 8;
  static const double _panelLeast = 280;
  static const double _panelMost = 460;

  /// Below this a board is slim: the tray has room beside it.
  static const double _slim = 0.8;

  @override
  Widget build(BuildContext context) => LayoutBuilder(
    builder: (context, constraints) {
      final size = constraints.biggest;
      return isWide(size) ? _wide(size) : _upright(context, size);
    },
  );

  Widget _upright(BuildContext context, Size size) {
    final share = isLargeText(context) ? 0.4 : 0.5;
    final height = math.min(size.width / boardAspect, size.height * share);
    final isBeside = boardAspect < _slim;
    return Column(
      children: [
        header,
        SizedBox(
          height: height,
          child: isBeside
              ? Row(
                  children: [
                    const SizedBox(width: _gap),
                    SizedBox(width: height * boardAspect, child: board),
                    const SizedBox(width: _gap),
                    Expanded(
                      child: SingleChildScrollView(
                        child: tray(Axis.horizontal),
                      ),
                    ),
                    const SizedBox(width: _gap),
                  ],
                )
              : Center(child: board),
        ),
        notice,
        if (!isBeside)
          Padding(
            padding: const EdgeInsets.symmetric(horizontal: _gap),
            child: tray(null),
          ),
        Expanded(child: _scrolled(settings)),
        actions,
      ],
    );
  }

  Widget _scrolled(Widget child) => SingleChildScrollView(
    padding: const EdgeInsets.symmetric(horizontal: 2 * _gap),
    child: child,
  );

  Widget _wide(Size size) => BesideBoard(
    board: board,
    width: panelWidth(
      size,
      boardAspect,
      least: math.min(_panelLeast, size.width * 0.46),
      most: _panelMost,
    ),
    panel: [
      header,
      notice,
      Expanded(
        child: _scrolled(
          Column(
            crossAxisAlignment: CrossAxisAlignment.stretch,
            children: [tray(Axis.horizontal), settings],
          ),
        ),
      ),
      actions,
    ],
  );
}
