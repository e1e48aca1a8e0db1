import 'dart:math' as math;

import 'package:flutter/material.dart';

import '../widgets/beside_board.dart';
import '../widgets/large_text.dart';

/// Where things stand on an analysis board: below each other on an upright
/// screen, beside the board on a wide one. The engine's lines and the moves share
/// what scrolls, so that both are in reach on the smallest screen.
class StudyLayout extends StatelessWidget {
  /// Makes the layout.
  const StudyLayout({
    super.key,
    required this.header,
    required this.board,
    required this.boardAspect,
    required this.evaluation,
    required this.engine,
    required this.panel,
    required this.controls,
  });

  /// The way back, the title and the menu.
  final Widget header;

  /// The board.
  final Widget board;

  /// The board's width over its height.
  final double boardAspect;

  /// Who stands better.
  final Widget evaluation;

  /// The engine's lines.
  final Widget engine;

  /// The moves, or what else is looked at.
  final Widget panel;

  /// The ways through the moves.
  final Widget controls;

  static const double _gap = 8;

  /// Six buttons stand side by side.
  static const double _panelLeast = 6 * kMinInteractiveDimension + 2 * _gap;
  static const double _panelMost = 480;

  /// Below this height of what is left the engine scrolls with the moves.
  static const double _roomy = 240;

  @override
  Widget build(BuildContext context) => LayoutBuilder(
    builder: (context, constraints) {
      final size = constraints.biggest;
      return isWide(size) ? _wide(size) : _upright(context, size);
    },
  );

  Widget _upright(BuildContext context, Size size) {
    final share = isLargeText(context) ? 0.42 : 0.56;
    final height = math.min(size.width / boardAspect, size.height * share);
    return Column(
      children: [
        header,
        Padding(
          padding: const EdgeInsets.symmetric(horizontal: _gap, vertical: 2),
          child: evaluation,
        ),
        SizedBox(
          height: height,
          child: Center(child: board),
        ),
        Expanded(child: _below()),
        _inset(controls),
      ],
    );
  }

  Widget _inset(Widget child) => Padding(
    padding: const EdgeInsets.symmetric(horizontal: _gap),
    child: child,
  );

  Widget _below() => LayoutBuilder(
    builder: (context, room) => room.maxHeight >= _roomy
        ? Column(
            children: [
              _inset(engine),
              const Divider(height: 1),
              Expanded(child: SingleChildScrollView(child: _inset(panel))),
            ],
          )
        : SingleChildScrollView(
            child: Column(
              children: [
                _inset(engine),
                const Divider(height: 1),
                _inset(panel),
              ],
            ),
          ),
  );

  Widget _wide(Size size) => BesideBoard(
    board: board,
    width: panelWidth(size, boardAspect, least: _panelLeast, most: _panelMost),
    panel: [
      header,
      _inset(evaluation),
      Expanded(child: _below()),
      _inset(controls),
    ],
  );
}
