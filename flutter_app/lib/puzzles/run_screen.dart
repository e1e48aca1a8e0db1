import 'dart:async';

import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../feedback/stay_awake.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/error_words.dart';
import '../play/play_layout.dart';
import '../widgets/beside_board.dart';
import '../widgets/dispose_unseen.dart';
import '../widgets/fitted_text.dart';
import '../widgets/message_panel.dart';
import 'open_puzzle.dart';
import 'puzzle_board.dart';
import 'puzzle_desk.dart';
import 'puzzle_header.dart';
import 'run_controller.dart';
import 'run_result.dart';
import 'solving_footer.dart';

/// A run against the clock.
class RunScreen extends StatefulWidget {
  /// Makes the screen. `elapsed` tells the time, if not a stopwatch.
  const RunScreen({
    super.key,
    required this.game,
    required this.kit,
    this.elapsed,
    this.seed,
  });

  /// The game as the core describes it.
  final GameView game;

  /// The game as the app shows it.
  final GameKit kit;

  /// Tells how much time has passed.
  final Elapsed? elapsed;

  /// Decides which puzzles come, if not chance.
  final int? seed;

  @override
  State<RunScreen> createState() => _RunScreenState();
}

class _RunScreenState extends State<RunScreen> {
  late final AppState _app = AppScope.read(context);
  late RunController _run = _begin();
  StreamSubscription<CoreError>? _errors;

  RunController _begin() {
    final run = RunController(
      puzzles: _app.library.puzzles,
      game: widget.game,
      kit: widget.kit,
      today: () => dayOf(_app.now()),
      elapsed: widget.elapsed,
      seed: widget.seed,
    );
    _errors = run.errors.listen(_sayError);
    return run;
  }

  @override
  void initState() {
    super.initState();
    _app.feedback.prepare();
  }

  @override
  void dispose() {
    unawaited(_errors?.cancel());
    _run.dispose();
    _app.puzzleDesk.tell();
    super.dispose();
  }

  void _again() {
    final old = _run;
    unawaited(_errors?.cancel());
    setState(() => _run = _begin());
    disposeUnseen(old);
  }

  void _sayError(CoreError error) {
    if (!mounted) return;
    ScaffoldMessenger.of(context)
      ..hideCurrentSnackBar()
      ..showSnackBar(
        SnackBar(content: Text(errorInWords(Words.of(context), error.kind))),
      );
  }

  @override
  Widget build(BuildContext context) => Scaffold(
    body: SafeArea(
      child: StayAwake(
        child: ListenableBuilder(
          listenable: _run,
          builder: (context, _) => LayoutBuilder(
            builder: (context, constraints) =>
                _content(isWide: isWide(constraints.biggest)),
          ),
        ),
      ),
    ),
  );

  Widget _content({required bool isWide}) {
    final words = Words.of(context);
    final current = _run.current;
    final kit = current?.kit ?? widget.kit;
    final shown = isWide ? kit.onItsSide : kit;
    final isOver = _run.end != null;
    if (current == null && isOver && _run.solved == 0) {
      return MessagePanel(
        icon: Icons.extension_off_outlined,
        title: words.puzzleNone,
        detail: words.puzzleNoneDetail,
        action: words.back,
        onAction: () => Navigator.of(context).pop(),
      );
    }
    return PlayLayout(
      header: _header(),
      opponents: current == null
          ? const SizedBox.shrink()
          : PuzzleHands(solving: current, isSolver: false),
      boardAspect: shown.geometry.outerAspectRatio,
      board: current == null
          ? AspectRatio(
              aspectRatio: shown.geometry.outerAspectRatio,
              child: Center(
                child: CircularProgressIndicator(semanticsLabel: words.loading),
              ),
            )
          : IgnorePointer(
              ignoring: isOver,
              child: PuzzleBoard(
                key: ObjectKey(current),
                solving: current,
                kit: shown,
              ),
            ),
      player: current == null
          ? const SizedBox.shrink()
          : PuzzleHands(solving: current, isSolver: true),
      footerLeast: isOver ? 148 : 52,
      footer: (_) => isOver
          ? RunResult(run: _run, onLook: _look)
          : current == null
          ? const SizedBox.shrink()
          : SolvingFooter(
              solving: current,
              note: _run.hasStarted ? null : words.puzzleRunStart,
            ),
      actions: isOver ? RunActions(onAgain: _again) : RunScore(run: _run),
    );
  }

  void _look(int id) => unawaited(solvePuzzle(context, widget.game.id, id: id));

  Widget _header() {
    final words = Words.of(context);
    final current = _run.current;
    return Row(
      children: [
        IconButton(
          onPressed: () => Navigator.of(context).maybePop(),
          icon: const BackButtonIcon(),
          tooltip: words.back,
        ),
        Expanded(
          child: current == null
              ? FittedText(
                  words.puzzleRun,
                  maxLines: 2,
                  style: Theme.of(context).textTheme.titleMedium,
                )
              : PuzzleTask(solving: current),
        ),
        const SizedBox(width: 8),
      ],
    );
  }
}
