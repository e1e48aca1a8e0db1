import 'dart:async';

import 'package:flutter/material.dart';
import 'package:flutter/services.dart';

import '../app_state.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/open_match.dart';
import '../play/outcome_words.dart';
import '../widgets/app_board.dart';
import '../widgets/fitted_text.dart';
import 'analysis_panel.dart';
import 'go_on_dialog.dart';
import 'line_painter.dart';
import 'review_controller.dart';
import 'review_controls.dart';
import 'review_layout.dart';
import 'review_moves.dart';
import 'review_strip.dart';
import 'share_menu.dart';

/// A match to look back at: every moment, and what the engine thinks of it.
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

  ReviewController get _review => widget.review;

  @override
  void initState() {
    super.initState();
    _lifecycle;
    // A match that still runs is analysed only if somebody asks for it.
    WidgetsBinding.instance.addPostFrameCallback((_) {
      if (mounted && _review.now.outcome != null) _review.analysis.start();
    });
  }

  @override
  void dispose() {
    _lifecycle.dispose();
    _review.dispose();
    super.dispose();
  }

  Future<void> _goOn() async {
    _review.analysis.stop();
    final theme = AppScope.read(context).settings.boardTheme;
    final ply = _review.ply;
    final players = await askWhoGoesOn(context, _review, theme);
    if (players == null || !mounted) return;
    await goOnFrom(context, _review.match, ply, players);
  }

  @override
  Widget build(BuildContext context) {
    return Scaffold(
      body: SafeArea(
        child: CallbackShortcuts(
          bindings: {
            const SingleActivator(LogicalKeyboardKey.arrowLeft): () =>
                _review.step(-1),
            const SingleActivator(LogicalKeyboardKey.arrowRight): () =>
                _review.step(1),
            const SingleActivator(LogicalKeyboardKey.home): () =>
                _review.goTo(0),
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
              ),
              moves: (isColumn) => ReviewMoves(
                key: ValueKey(isColumn),
                review: _review,
                isColumn: isColumn,
              ),
            ),
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
        IconButton(
          onPressed: () => Navigator.of(context).pop(),
          icon: const BackButtonIcon(),
          tooltip: words.back,
        ),
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
                  painter: LinePainter(
                    moves: _review.line,
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
