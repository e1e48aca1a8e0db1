import 'dart:async';

import 'package:flutter/material.dart';
import 'package:flutter/services.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/error_words.dart';
import '../play/open_match.dart';
import '../play/outcome_words.dart';
import '../study/arrow_painter.dart';
import '../study/keep_study.dart';
import '../study/live_engine.dart';
import '../study/study_controller.dart';
import '../study/study_menu.dart';
import '../study/study_view.dart';
import '../study/who_plays_dialog.dart';
import '../widgets/app_board.dart';
import '../widgets/ask_if_sure.dart';
import '../widgets/fitted_text.dart';
import '../widgets/screen_back_button.dart';
import 'analysis_panel.dart';
import 'mistakes.dart';
import 'mistakes_view.dart';
import 'review_controller.dart';
import 'review_controls.dart';
import 'review_layout.dart';
import 'review_moves.dart';
import 'review_strip.dart';
import 'share_menu.dart';

/// A match to look back at: every moment, and what the engine thinks of it. It
/// is left into variations, and for the mistakes that were made, and come back to
/// where it was.
class ReviewScreen extends StatefulWidget {
  /// Makes the screen. What is looked at belongs to the screen from now on.
  const ReviewScreen({super.key, required this.review});

  /// What is looked at.
  final ReviewController review;

  @override
  State<ReviewScreen> createState() => _ReviewScreenState();
}

class _ReviewScreenState extends State<ReviewScreen> {
  late final AppLifecycleListener _lifecycle = AppLifecycleListener(
    onHide: _review.analysis.stop,
  );

  /// The tree of the match, once a variation was looked at. It is kept for the
  /// next one.
  StudyController? _study;

  /// Whether a variation is looked at.
  bool _isAside = false;

  /// The mistakes that are worked through.
  Mistakes? _mistakes;

  ReviewController get _review => widget.review;

  @override
  void initState() {
    super.initState();
    _lifecycle;
    _review.onTry = _try;
    // A match that still runs is analysed only if somebody asks for it.
    WidgetsBinding.instance.addPostFrameCallback((_) {
      if (mounted && _review.now.outcome != null) _review.analysis.start();
    });
  }

  @override
  void dispose() {
    _lifecycle.dispose();
    _mistakes?.dispose();
    _study?.dispose();
    _review.dispose();
    super.dispose();
  }

  /// A move on the board: the one that was played, or a variation.
  void _try(LegalMove move) {
    final ply = _review.ply;
    final next = ply < _review.length ? _review.history[ply].notation : null;
    if (move.notation == next) return _review.step(1);
    unawaited(_leaveGame(move.notation));
  }

  /// Leaves the game for a variation at the moment that is shown.
  Future<void> _leaveGame([String? notation]) async {
    final words = Words.of(context);
    if (_review.now.outcome == null) {
      final isSure = await askIfSure(
        context,
        question: words.analyseRunningQuestion,
        detail: words.analyseRunningDetail,
        yes: words.analyse,
      );
      if (!isSure || !mounted) return;
    }
    _review.analysis.stop();
    try {
      final study = _studyHere();
      if (notation != null) study.playNotation(notation);
      study.engine.rest(EngineRest.unseen, isResting: false);
      setState(() {
        _study = study;
        _isAside = true;
      });
    } on CoreError catch (error) {
      ScaffoldMessenger.of(
        context,
      ).showSnackBar(SnackBar(content: Text(errorInWords(words, error.kind))));
      _review.showAgain();
    }
  }

  /// The tree of the match at the moment that is shown. Where pieces lie
  /// face-down it begins there, every time anew.
  StudyController _studyHere() {
    final ply = _review.ply;
    final known = _study;
    if (known != null && !_review.game.isDealt) {
      final nodes = known.tree.nodes.where((node) => node.isMain);
      known.goTo(nodes.lastWhere((node) => node.ply <= ply).id);
      return known;
    }
    known?.dispose();
    _study = null;
    return StudyController(
      study: _review.match.study(ply),
      game: _review.game,
      kit: _review.kit,
      isFlipped: _review.board.isFlipped,
    );
  }

  /// Back to the game, to the moment at which it was left.
  void _comeBack() {
    _study?.engine.rest(EngineRest.unseen, isResting: true);
    _review.showAgain();
    setState(() => _isAside = false);
    if (_review.now.outcome != null) _review.analysis.start();
  }

  void _learn() {
    final seats = Mistakes.seatsOf(_review);
    if (seats.isEmpty) return;
    _review.analysis.stop();
    final near = seats.contains(_nearSeat) ? _nearSeat : seats.first;
    setState(() => _mistakes = Mistakes(_review, near));
  }

  void _stopLearning() {
    final mistakes = _mistakes;
    setState(() => _mistakes = null);
    _review.goTo(mistakes?.ply ?? _review.ply);
    _review.analysis.start();
    // The board that it leads is on the screen until the next frame.
    WidgetsBinding.instance.addPostFrameCallback((_) => mistakes?.dispose());
  }

  Future<void> _goOn() async {
    _review.analysis.stop();
    final words = Words.of(context);
    final ply = _review.ply;
    final players = await askWhoPlays(
      context,
      title: words.reviewGoOnTitle(ply),
      detail: words.reviewGoOnDetail,
      game: _review.game,
      kit: _review.kit,
      levels: [for (final seat in _review.now.seats) seat.level],
    );
    if (players == null || !mounted) return;
    await goOnFrom(context, _review.match, ply, players);
  }

  @override
  Widget build(BuildContext context) {
    final isAway = _isAside || _mistakes != null;
    return PopScope(
      canPop: !isAway,
      onPopInvokedWithResult: (didPop, _) {
        if (!didPop) _mistakes != null ? _stopLearning() : _comeBack();
      },
      child: Scaffold(body: SafeArea(child: _content(context))),
    );
  }

  Widget _content(BuildContext context) {
    final words = Words.of(context);
    if (_mistakes case final mistakes?) {
      return MistakesView(mistakes: mistakes, onBack: _stopLearning);
    }
    if (_study case final study? when _isAside) {
      return StudyView(
        study: study,
        title: words.variationTitle(_review.ply),
        detail: words.reviewTitle(_review.kit.name(words)),
        backIcon: const Icon(Icons.keyboard_return),
        backName: words.backToGame,
        onBack: _comeBack,
        menu: [
          (
            Icons.bookmark_add_outlined,
            study.keptId == null ? words.studySave : words.studyRename,
            () => unawaited(nameAndKeep(context, study)),
          ),
          ...studyMenu(context, study),
        ],
      );
    }
    return _game(context);
  }

  Widget _game(BuildContext context) {
    return CallbackShortcuts(
      bindings: {
        const SingleActivator(LogicalKeyboardKey.arrowLeft): () =>
            _review.step(-1),
        const SingleActivator(LogicalKeyboardKey.arrowRight): () =>
            _review.step(1),
        const SingleActivator(LogicalKeyboardKey.home): () => _review.goTo(0),
        const SingleActivator(LogicalKeyboardKey.end): () =>
            _review.goTo(_review.length),
      },
      child: Focus(
        autofocus: true,
        child: ReviewLayout(
          header: _header(context),
          board: _board(context),
          opponents: Column(
            mainAxisSize: MainAxisSize.min,
            children: [
              for (var step = 1; step < _seats; step++)
                _strip((_nearSeat + step) % _seats),
            ],
          ),
          player: _strip(_nearSeat),
          analysis: AnalysisPanel(
            review: _review,
            theme: AppScope.of(context).settings.boardTheme,
          ),
          controls: ReviewControls(
            review: _review,
            onGoOn: () => unawaited(_goOn()),
            onAnalyse: () => unawaited(_leaveGame()),
            onLearn: _learn,
          ),
          moves: (isColumn) => ReviewMoves(
            key: ValueKey(isColumn),
            review: _review,
            isColumn: isColumn,
          ),
        ),
      ),
    );
  }

  int get _seats => _review.now.seats.length;

  /// Who sits at the lower edge.
  int get _nearSeat => _review.board.isFlipped ? 1 : 0;

  Widget _strip(int seat) => ReviewStrip(
    review: _review,
    seat: seat,
    theme: AppScope.of(context).settings.boardTheme,
  );

  Widget _header(BuildContext context) {
    final words = Words.of(context);
    final text = Theme.of(context).textTheme;
    return Row(
      children: [
        const ScreenBackButton(),
        Expanded(
          child: Column(
            crossAxisAlignment: CrossAxisAlignment.start,
            children: [
              FittedText(
                words.reviewTitle(_review.kit.name(words)),
                style: text.titleMedium?.copyWith(height: 1.15),
                maxLines: 2,
                maxHeight: 40,
              ),
              FittedText(
                _result(words),
                style: text.bodySmall?.copyWith(height: 1.15),
                maxLines: 2,
                maxHeight: 36,
              ),
            ],
          ),
        ),
        ShareMenu(review: _review),
      ],
    );
  }

  String _result(Words words) {
    final now = _review.now;
    final outcome = now.outcome;
    if (outcome == null) return words.reviewRunning;
    final result = resultInWords(words, outcome, now.seats, _review.kit);
    return '$result · ${whyInWords(words, outcome, now.seats, _review.kit)}';
  }

  Widget _board(BuildContext context) {
    final settings = AppScope.of(context).settings;
    final board = _review.board;
    // The arrow keys go through the match, not over the board.
    return ExcludeFocus(
      child: AspectRatio(
        aspectRatio: _review.kit.geometry.outerAspectRatio,
        child: Stack(
          fit: StackFit.expand,
          children: [
            AppBoard(
              controller: board,
              kit: _review.kit,
              pointNames: _review.game.points,
            ),
            IgnorePointer(
              child: ListenableBuilder(
                listenable: Listenable.merge([_review, board]),
                builder: (context, _) => CustomPaint(
                  painter: ArrowPainter(
                    arrows: [for (final move in _review.line) arrowOf(move)],
                    geometry: board.geometry,
                    isFlipped: board.isFlipped,
                    color: settings.boardTheme.hint,
                  ),
                ),
              ),
            ),
          ],
        ),
      ),
    );
  }
}
