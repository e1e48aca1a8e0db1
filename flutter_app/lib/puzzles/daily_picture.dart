import 'package:flutter/material.dart';

import '../app_state.dart';
import '../games/registry.dart';
import '../widgets/board_picture.dart';
import 'puzzle_overview.dart';

/// The position of the puzzle of the day, seen from the solver's side.
class DailyPicture extends StatelessWidget {
  /// Makes the picture.
  const DailyPicture({super.key, required this.overview});

  /// What it shows; it has a puzzle of the day.
  final PuzzleOverview overview;

  @override
  Widget build(BuildContext context) {
    final board = overview.daily!.board;
    return Center(
      child: BoardPicture(
        kit: kitOf(overview.game)!.forBoard(board),
        theme: AppScope.of(context).settings.boardTheme,
        pieces: board.pieces,
        isFlipped: board.seats.length == 2 && overview.daily!.solver == 1,
      ),
    );
  }
}
