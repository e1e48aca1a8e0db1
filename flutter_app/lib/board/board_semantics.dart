import 'dart:math' as math;

import 'package:flutter/material.dart';
import 'package:flutter/semantics.dart';

import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import 'board_controller.dart';

/// The board for those who do not see it: a label and an action for every
/// point. Nothing is built while nobody asks for it.
class BoardSemantics extends StatelessWidget {
  /// Makes the layer.
  const BoardSemantics({
    super.key,
    required this.controller,
    required this.kit,
    required this.pointNames,
  });

  /// The board.
  final BoardController controller;

  /// The game.
  final GameKit kit;

  /// What the points are called.
  final List<String> pointNames;

  /// No target is smaller, even where cells are: neighbours overlap at their
  /// corners then.
  static const double _least = kMinInteractiveDimension;

  @override
  Widget build(BuildContext context) => ListenableBuilder(
    listenable: const _SemanticsSwitch(),
    builder: (context, _) => SemanticsBinding.instance.semanticsEnabled
        ? _layer()
        : const SizedBox.shrink(),
  );

  Widget _layer() {
    return LayoutBuilder(
      builder: (context, constraints) {
        return ListenableBuilder(
          listenable: Listenable.merge([
            controller,
            controller.highlights,
            controller.outArmies,
          ]),
          builder: (context, _) => Stack(
            clipBehavior: Clip.none,
            children: _points(context, constraints.biggest),
          ),
        );
      },
    );
  }

  List<Widget> _points(BuildContext context, Size size) {
    final words = Words.of(context);
    final geometry = controller.geometry;
    final side = math.max(geometry.cellOn(size), _least);
    final pieces = {
      for (final piece in controller.view?.pieces ?? const <PieceView>[])
        piece.point: piece,
    };
    return [
      for (final point in geometry.readingOrder(flipped: controller.isFlipped))
        Positioned.fromRect(
          rect: Rect.fromCenter(
            center: geometry.at(point, size, flipped: controller.isFlipped),
            width: side,
            height: side,
          ),
          child: Semantics(
            container: true,
            button: controller.mayTap,
            selected: controller.highlights.value.selected == point,
            label: _label(words, point, pieces[point]),
            onTap: controller.mayTap ? () => controller.tap(point) : null,
            onLongPress: controller.edits != null && pieces[point] != null
                ? () => controller.takeAway(point)
                : null,
            onLongPressHint: words.editorRemove,
            child: const SizedBox.expand(),
          ),
        ),
    ];
  }

  String _label(Words words, int point, PieceView? piece) {
    final marks = controller.highlights.value;
    final name = pointNames[point];
    return [
      if (piece == null)
        words.squareEmpty(name)
      else
        words.squareWith(name, _piece(words, piece)),
      if (marks.ends.contains(point)) words.stateTarget,
      if (marks.prey.contains(point)) words.statePrey,
      if (marks.removable[point] case final mode?) kit.removal(words, mode),
      if (marks.vias.contains(point)) words.stateVia,
      if (marks.planned.contains(point)) words.premove,
      if (marks.wrong.contains(point)) words.editorWrongHere,
      if (marks.hasLoop && marks.selected == point) words.stateLoop,
      if (marks.mustCapture.contains(point)) words.stateMustCapture,
    ].join(', ');
  }

  String _piece(Words words, PieceView piece) {
    final name = kit.piece(words, piece);
    final isOut = controller.outArmies.value.contains(piece.army);
    return isOut ? words.playerOut(name) : name;
  }
}

/// Tells when somebody begins or ceases to ask for semantics.
class _SemanticsSwitch implements Listenable {
  const _SemanticsSwitch();

  @override
  void addListener(VoidCallback listener) =>
      SemanticsBinding.instance.addSemanticsEnabledListener(listener);

  @override
  void removeListener(VoidCallback listener) =>
      SemanticsBinding.instance.removeSemanticsEnabledListener(listener);
}
