import 'dart:async';

import 'package:flutter/widgets.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../games/registry.dart';
import 'puzzle_desk.dart';
import 'puzzle_overview.dart';

/// A widget that shows the puzzles of the game that was chosen last. They are
/// read again when something was solved and when the app comes back, since
/// tomorrow has another puzzle.
mixin PuzzleOverviewState<W extends StatefulWidget> on State<W> {
  late final AppState _app = AppScope.read(context);
  late final AppLifecycleListener _lifecycle = AppLifecycleListener(
    onShow: readAgain,
  );

  /// The games that have puzzles.
  late final List<String> games = [
    for (final game in _app.library.puzzles.games)
      if (kitOf(game) != null) game,
  ];

  /// The game that is shown, if any has puzzles.
  String? get game => _app.puzzleDesk.gameOf(games);

  /// What was read last.
  PuzzleOverview? get overview => _overview;
  PuzzleOverview? _overview;

  /// Why it could not be read.
  CoreError? get error => _error;
  CoreError? _error;

  @override
  void initState() {
    super.initState();
    _lifecycle;
    _app.puzzleDesk.addListener(readAgain);
    readAgain();
  }

  @override
  void dispose() {
    _app.puzzleDesk.removeListener(readAgain);
    _lifecycle.dispose();
    super.dispose();
  }

  /// Reads it once more.
  void readAgain() => unawaited(_read());

  Future<void> _read() async {
    final game = this.game;
    if (game == null) return;
    try {
      final today = dayOf(_app.now());
      final puzzles = _app.library.puzzles;
      final overview = await PuzzleOverview.read(puzzles, game, today);
      if (!mounted || game != this.game) return;
      setState(() {
        _overview = overview;
        _error = null;
      });
    } on CoreError catch (error) {
      if (mounted) setState(() => _error = error);
    }
  }
}
