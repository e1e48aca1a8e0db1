import 'dart:async';

import 'package:flutter/material.dart';
import 'package:flutter/services.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../feedback/stay_awake.dart';
import '../l10n/generated/app_localizations.dart';
import '../learn/learn_screen.dart';
import '../play/error_words.dart';
import '../play/open_match.dart';
import '../play/play_layout.dart';
import '../widgets/beside_board.dart';
import '../widgets/dispose_unseen.dart';
import '../widgets/more_menu.dart';
import 'analyse_puzzle.dart';
import 'open_puzzle.dart';
import 'puzzle_board.dart';
import 'puzzle_header.dart';
import 'puzzle_source.dart';
import 'share_puzzle.dart';
import 'solved_panel.dart';
import 'solving_actions.dart';
import 'solving_controller.dart';
import 'solving_footer.dart';

/// One puzzle after the other on the screen. Leaving it keeps the puzzle.
class SolvingScreen extends StatefulWidget {
  /// Makes the screen of a puzzle, which belongs to the screen from now on.
  const SolvingScreen({super.key, required this.first, required this.source});

  /// The puzzle to begin with.
  final SolvingController first;

  /// Where the next ones come from.
  final PuzzleSource source;

  @override
  State<SolvingScreen> createState() => _SolvingScreenState();
}

class _SolvingScreenState extends State<SolvingScreen> {
  late final AppState _app = AppScope.read(context);
  late final AppLifecycleListener _lifecycle = AppLifecycleListener(
    onHide: () => unawaited(_app.checkpoint()),
  );
  late SolvingController _solving = widget.first;
  StreamSubscription<CoreError>? _errors;
  bool _isFetching = false;

  /// Whether it is over and the board at rest.
  final ValueNotifier<bool> _isEnded = ValueNotifier(false);

  @override
  void initState() {
    super.initState();
    _lifecycle;
    _sitDown();
  }

  @override
  void dispose() {
    _getUp();
    // Whoever shows progress reads it once everything is written down.
    final desk = _app.puzzleDesk;
    unawaited(_solving.written.whenComplete(desk.tell));
    _solving.dispose();
    _lifecycle.dispose();
    _isEnded.dispose();
    super.dispose();
  }

  void _sitDown() {
    _app.feedback.prepare();
    _app.puzzleDesk.choose(_solving.game.id);
    _errors = _solving.errors.listen(_sayError);
    _solving.addListener(_watch);
    _solving.board.isAnimating.addListener(_watch);
    _watch();
  }

  void _getUp() {
    unawaited(_errors?.cancel());
    _solving
      ..removeListener(_watch)
      ..board.isAnimating.removeListener(_watch);
  }

  /// The end is told once the board has come to rest.
  void _watch() => _isEnded.value =
      _solving.isOver &&
      !_solving.isShowing &&
      !_solving.board.isAnimating.value;

  Future<void> _next() async {
    if (_isFetching || !_isEnded.value) return;
    _isFetching = true;
    try {
      // How this one ended decides which comes next.
      await _solving.written;
      final next = await sitDownAt(
        _app,
        _solving.game.id,
        source: widget.source,
      );
      if (!mounted) return next?.dispose();
      if (next == null) {
        sayNoPuzzle(context, widget.source);
        return Navigator.of(context).pop();
      }
      final old = _solving;
      _getUp();
      setState(() => _solving = next);
      _sitDown();
      _app.puzzleDesk.tell();
      disposeUnseen(old);
    } on CoreError catch (error) {
      _sayError(error);
    } finally {
      _isFetching = false;
    }
  }

  void _playOn() => unawaited(
    startSetUp(context, _solving.handedOver(), _solving.view.solver),
  );

  void _sayError(CoreError error) {
    if (!mounted) return;
    ScaffoldMessenger.of(context)
      ..hideCurrentSnackBar()
      ..showSnackBar(
        SnackBar(content: Text(errorInWords(Words.of(context), error.kind))),
      );
  }

  @override
  Widget build(BuildContext context) {
    return ListenableBuilder(
      listenable: Listenable.merge([_solving, _isEnded]),
      builder: (context, child) =>
          CallbackShortcuts(bindings: _keys(), child: child!),
      child: Focus(
        autofocus: true,
        // The screen is no thing of its own to screen readers.
        includeSemantics: false,
        child: Scaffold(
          body: SafeArea(
            child: StayAwake(
              child: LayoutBuilder(
                builder: (context, constraints) => ListenableBuilder(
                  listenable: _isEnded,
                  builder: (context, _) =>
                      _content(isWide: isWide(constraints.biggest)),
                ),
              ),
            ),
          ),
        ),
      ),
    );
  }

  /// What one key does, as far as it can be done now.
  Map<ShortcutActivator, VoidCallback> _keys() => {
    if (_solving.isYourMove) ...{
      const SingleActivator(LogicalKeyboardKey.keyH): _solving.hint,
      const SingleActivator(LogicalKeyboardKey.keyS): _solving.giveUp,
    },
    if (_solving.view.stage == PuzzleStage.wrong)
      const SingleActivator(LogicalKeyboardKey.keyR): _solving.retry,
    if (_isEnded.value)
      const SingleActivator(LogicalKeyboardKey.keyN): () => unawaited(_next()),
  };

  Widget _content({required bool isWide}) {
    final solving = _solving;
    final kit = isWide ? solving.kit.onItsSide : solving.kit;
    final isEnded = _isEnded.value;
    return PlayLayout(
      key: ObjectKey(solving),
      header: PuzzleHeader(
        solving: solving,
        menu: MoreMenu(
          items: [
            ...shareItems(context, solving),
            (
              Icons.swap_vert,
              Words.of(context).flipBoard,
              () => solving.board.isFlipped = !solving.board.isFlipped,
            ),
            (
              Icons.school_outlined,
              Words.of(context).learn,
              () => openRules(context, solving.game, solving.kit),
            ),
          ],
        ),
      ),
      opponents: PuzzleHands(solving: solving, isSolver: false),
      boardAspect: kit.geometry.outerAspectRatio,
      board: PuzzleBoard(solving: solving, kit: kit),
      player: PuzzleHands(solving: solving, isSolver: true),
      footerLeast: isEnded ? 132 : 52,
      footer: (_) => isEnded
          ? SolvedPanel(solving: solving)
          : SolvingFooter(solving: solving),
      actions: isEnded
          ? SolvedActions(
              solving: solving,
              onNext: () => unawaited(_next()),
              onAnalyse: () => unawaited(analysePuzzle(context, solving)),
              onPlayOn: solving.view.board.outcome == null ? _playOn : null,
            )
          : SolvingActions(solving: solving),
    );
  }
}
