import 'package:flutter/material.dart';

import '../app_state.dart';
import '../board/board_controller.dart';
import '../board/game_board.dart';
import '../games/game_kit.dart';

/// A board as the player prefers it, with sound.
class AppBoard extends StatelessWidget {
  /// Makes a board.
  const AppBoard({
    super.key,
    required this.controller,
    required this.kit,
    required this.pointNames,
  });

  /// What the board shows.
  final BoardController controller;

  /// The game.
  final GameKit kit;

  /// What the points are called.
  final List<String> pointNames;

  @override
  Widget build(BuildContext context) {
    final AppState(:settings, :playSettings, :feedback) = AppScope.of(context);
    return ListenableBuilder(
      listenable: Listenable.merge([settings, playSettings]),
      builder: (context, _) => GameBoard(
        controller: controller,
        kit: kit,
        theme: settings.boardTheme,
        pointNames: pointNames,
        showCoordinates: settings.showCoordinates,
        showTargets: playSettings.showsTargets,
        confirmsMoves: playSettings.confirmsMoves,
        timing: playSettings.speed.timing,
        onSteps: feedback.of,
      ),
    );
  }
}
