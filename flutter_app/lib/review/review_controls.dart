import 'dart:async';

import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import '../widgets/fitted_text.dart';
import '../widgets/large_text.dart';
import 'mistakes.dart';
import 'review_controller.dart';

/// The ways through a match: buttons to step, to play it back, and to play on
/// from the moment that is shown. (The graph leads to any moment at once.)
class ReviewControls extends StatefulWidget {
  /// Makes the controls.
  const ReviewControls({
    super.key,
    required this.review,
    required this.onGoOn,
    required this.onAnalyse,
    required this.onLearn,
  });

  /// What is looked at.
  final ReviewController review;

  /// Called to go on from the moment that is shown.
  final VoidCallback onGoOn;

  /// Called to look at other moves from the moment that is shown.
  final VoidCallback onAnalyse;

  /// Called to work through the mistakes.
  final VoidCallback onLearn;

  @override
  State<ReviewControls> createState() => _ReviewControlsState();
}

class _ReviewControlsState extends State<ReviewControls> {
  /// How long each moment is shown when the game is played back.
  static const Duration _pace = Duration(milliseconds: 1200);

  Timer? _playing;

  ReviewController get _review => widget.review;

  @override
  void dispose() {
    _playing?.cancel();
    super.dispose();
  }

  void _playBack() {
    if (_playing != null) return _stop();
    if (_review.ply == _review.length) _review.goTo(0);
    setState(() => _playing = Timer.periodic(_pace, (_) => _step()));
  }

  void _step() {
    _review.step(1);
    if (_review.ply == _review.length) _stop();
  }

  void _stop() {
    _playing?.cancel();
    setState(() => _playing = null);
  }

  /// Whoever steps by hand wants to look for themselves.
  VoidCallback _byHand(VoidCallback act) => () {
    if (_playing != null) _stop();
    act();
  };

  @override
  Widget build(BuildContext context) {
    return ListenableBuilder(
      listenable: _review,
      builder: (context, _) => Column(
        mainAxisSize: MainAxisSize.min,
        children: [
          _ways(context),
          if (_isRoomy(context)) ...[
            _looks(context, spread: true),
            _named(Words.of(context)),
          ] else
            _deeds(context),
        ],
      ),
    );
  }

  Widget _ways(BuildContext context) {
    final words = Words.of(context);
    final ReviewController(:length, :ply) = _review;
    final back = ply > 0;
    final forward = ply < length;
    final isPlaying = _playing != null;
    return Row(
      mainAxisAlignment: MainAxisAlignment.spaceBetween,
      children: [
        _button(
          Icons.first_page,
          words.reviewFirst,
          back ? () => _review.goTo(0) : null,
        ),
        _button(
          Icons.chevron_left,
          words.reviewPrevious,
          back ? () => _review.step(-1) : null,
        ),
        IconButton.filledTonal(
          onPressed: length == 0 ? null : _playBack,
          icon: Icon(isPlaying ? Icons.pause : Icons.play_arrow),
          tooltip: isPlaying ? words.reviewPause : words.reviewAutoplay,
        ),
        _button(
          Icons.chevron_right,
          words.reviewNext,
          forward ? () => _review.step(1) : null,
        ),
        _button(
          Icons.last_page,
          words.reviewLast,
          forward ? () => _review.goTo(length) : null,
        ),
      ],
    );
  }

  Widget _button(IconData icon, String name, VoidCallback? act) => IconButton(
    onPressed: act == null ? null : _byHand(act),
    icon: Icon(icon),
    tooltip: name,
  );

  /// Whether what can be done has a row for itself, with names.
  bool _isRoomy(BuildContext context) =>
      MediaQuery.sizeOf(context).height >= 700 && !isLargeText(context);

  VoidCallback? get _goOn => _review.canGoOn ? _byHand(widget.onGoOn) : null;

  Widget _deeds(BuildContext context) {
    final words = Words.of(context);
    return Row(
      children: [
        _looks(context, spread: false),
        IconButton(
          onPressed: _goOn,
          icon: const Icon(Icons.sports_esports_outlined),
          tooltip: words.reviewGoOn,
        ),
        const SizedBox(width: 4),
        Expanded(child: _learn(words)),
      ],
    );
  }

  Widget _named(Words words) => Row(
    spacing: 8,
    children: [
      Expanded(
        flex: 3,
        child: FilledButton.tonalIcon(
          onPressed: _goOn,
          icon: const Icon(Icons.sports_esports_outlined),
          label: FittedText(words.reviewGoOn),
          style: FilledButton.styleFrom(
            padding: const EdgeInsets.symmetric(horizontal: 8),
          ),
        ),
      ),
      Expanded(flex: 2, child: _learn(words)),
    ],
  );

  /// The ways to look closer.
  Widget _looks(BuildContext context, {required bool spread}) {
    final words = Words.of(context);
    final ply = _review.ply;
    final turns = _review.judgement.turningPoints;
    final best = _review.showsBest;
    void showBest() => _review.showsBest = !best;
    return Row(
      mainAxisSize: spread ? MainAxisSize.max : MainAxisSize.min,
      mainAxisAlignment: MainAxisAlignment.spaceBetween,
      children: [
        _TurnButton(
          name: words.reviewPreviousTurn,
          isForward: false,
          onPressed: turns.any((turn) => turn < ply)
              ? _byHand(() => _review.goToTurningPoint(isForward: false))
              : null,
        ),
        _TurnButton(
          name: words.reviewNextTurn,
          isForward: true,
          onPressed: turns.any((turn) => turn > ply)
              ? _byHand(_review.goToTurningPoint)
              : null,
        ),
        IconButton(
          onPressed: showBest,
          isSelected: best,
          icon: const Icon(Icons.lightbulb_outline),
          selectedIcon: const Icon(Icons.lightbulb),
          tooltip: words.reviewShowBest,
        ),
        IconButton(
          onPressed: _byHand(widget.onAnalyse),
          icon: const Icon(Icons.account_tree_outlined),
          tooltip: words.reviewVariation,
        ),
      ],
    );
  }

  /// With its name where there is room for it.
  Widget _learn(Words words) {
    final learn = Mistakes.seatsOf(_review).isEmpty
        ? null
        : _byHand(widget.onLearn);
    return LayoutBuilder(
      builder: (context, room) => room.maxWidth < _namedButton
          ? Center(
              child: IconButton.filledTonal(
                onPressed: learn,
                icon: const Icon(Icons.school_outlined),
                tooltip: words.mistakesLearn,
              ),
            )
          : FilledButton.tonalIcon(
              onPressed: learn,
              icon: const Icon(Icons.school_outlined),
              label: FittedText(
                words.mistakes,
                semanticsLabel: words.mistakesLearn,
              ),
              style: FilledButton.styleFrom(
                padding: const EdgeInsets.symmetric(horizontal: 8),
              ),
            ),
    );
  }

  /// What a button with a picture and a name needs.
  static const double _namedButton = 96;
}

/// To the turning point before or after: an exclamation mark with an arrow.
class _TurnButton extends StatelessWidget {
  const _TurnButton({
    required this.name,
    required this.isForward,
    required this.onPressed,
  });

  final String name;
  final bool isForward;
  final VoidCallback? onPressed;

  @override
  Widget build(BuildContext context) {
    const mark = Icon(Icons.priority_high, size: 18);
    return IconButton(
      onPressed: onPressed,
      tooltip: name,
      padding: EdgeInsets.zero,
      icon: Row(
        mainAxisSize: MainAxisSize.min,
        children: [
          if (!isForward) const Icon(Icons.arrow_left, size: 18),
          mark,
          if (isForward) const Icon(Icons.arrow_right, size: 18),
        ],
      ),
    );
  }
}
