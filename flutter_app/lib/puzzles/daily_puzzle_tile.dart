import 'dart:async';

import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../games/registry.dart';
import '../home/home_extras.dart';
import '../l10n/generated/app_localizations.dart';
import 'daily_picture.dart';
import 'open_puzzle.dart';
import 'puzzle_desk.dart';
import 'puzzle_overview.dart';
import 'puzzle_words.dart';
import 'puzzles_screen.dart';

/// The puzzle of the day on the first screen, with its picture and the streak:
/// one tap solves it, and all puzzles are behind it. Nothing where there are no
/// puzzles.
class DailyPuzzleTile extends StatefulWidget {
  /// Makes the tile.
  const DailyPuzzleTile({super.key});

  @override
  State<DailyPuzzleTile> createState() => _DailyPuzzleTileState();
}

class _DailyPuzzleTileState extends State<DailyPuzzleTile> {
  late final AppState _app = AppScope.read(context);
  late final AppLifecycleListener _lifecycle = AppLifecycleListener(
    // Tomorrow has another puzzle.
    onShow: _readAgain,
  );
  PuzzleOverview? _overview;

  @override
  void initState() {
    super.initState();
    _lifecycle;
    _app.puzzleDesk.addListener(_readAgain);
    _readAgain();
  }

  @override
  void dispose() {
    _app.puzzleDesk.removeListener(_readAgain);
    _lifecycle.dispose();
    super.dispose();
  }

  void _readAgain() => unawaited(_read());

  String? get _game {
    final game = _app.puzzleDesk.gameOf(_app.library.puzzles.games);
    return kitOf(game ?? '') == null ? null : game;
  }

  Future<void> _read() async {
    final game = _game;
    if (game == null) return;
    try {
      final today = dayOf(_app.now());
      final puzzles = _app.library.puzzles;
      final overview = await PuzzleOverview.read(puzzles, game, today);
      if (mounted) setState(() => _overview = overview);
    } on CoreError {
      // A tile that cannot be read is no reason to disturb anybody.
    }
  }

  void _open() {
    openPuzzles(context);
    final daily = _overview?.daily;
    final game = _overview?.game;
    if (daily == null || game == null) return;
    if (_overview?.progress.dailyDone ?? true) return;
    unawaited(solvePuzzle(context, game, id: daily.id));
  }

  @override
  Widget build(BuildContext context) {
    if (_game == null) return const SizedBox.shrink();
    final words = Words.of(context);
    final overview = _overview;
    final progress = overview?.progress;
    final isDone = progress?.dailyDone ?? false;
    final streak = progress?.streak ?? 0;
    return HomeExtraTile(
      icon: Icons.extension_outlined,
      name: isDone ? words.puzzles : words.puzzleDaily,
      detail: streak > 0 ? words.puzzleStreak(streak) : _task(words),
      picture: overview?.daily == null || isDone
          ? null
          : DailyPicture(overview: overview!),
      onOpen: _open,
    );
  }

  String? _task(Words words) {
    final overview = _overview;
    final daily = overview?.daily;
    if (overview == null || daily == null) return null;
    if (overview.progress.dailyDone) return words.puzzleDailyDoneShort;
    return taskInWords(words, daily, kitOf(overview.game)!);
  }
}
