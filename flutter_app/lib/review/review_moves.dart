import 'dart:async';

import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import '../play/history_words.dart';
import 'review_controller.dart';
import 'review_words.dart';

/// Every move with what is said about it; the one that is shown stays in sight.
/// One line where room is scarce, a column where there is more.
class ReviewMoves extends StatefulWidget {
  /// Makes the list.
  const ReviewMoves({super.key, required this.review, required this.isColumn});

  /// What is looked at.
  final ReviewController review;

  /// Whether the list is a column.
  final bool isColumn;

  @override
  State<ReviewMoves> createState() => _ReviewMovesState();
}

class _ReviewMovesState extends State<ReviewMoves> {
  static const double _width = 104;
  static const double _height = 48;

  final ScrollController _scroll = ScrollController();
  late int _ply = _review.ply;

  ReviewController get _review => widget.review;

  int get _perRow => widget.isColumn ? _review.now.seats.length : 1;

  double get _extent {
    final scale = MediaQuery.textScalerOf(context).scale(10) / 10;
    return (widget.isColumn ? _height : _width) *
        (1 + (scale - 1) * (widget.isColumn ? 0.35 : 0.8));
  }

  @override
  void initState() {
    super.initState();
    _review.addListener(_follow);
    WidgetsBinding.instance.addPostFrameCallback((_) => _bring(isAtOnce: true));
  }

  @override
  void dispose() {
    _review.removeListener(_follow);
    _scroll.dispose();
    super.dispose();
  }

  void _follow() {
    if (_ply == _review.ply) return;
    _ply = _review.ply;
    _bring(isAtOnce: MediaQuery.disableAnimationsOf(context));
  }

  /// Brings the move that is shown to the middle of what can be seen.
  void _bring({required bool isAtOnce}) {
    if (!mounted || !_scroll.hasClients) return;
    final position = _scroll.position;
    final row = (_ply - 1).clamp(0, _review.length) ~/ _perRow;
    final middle = (row + 0.5) * _extent - position.viewportDimension / 2;
    final to = middle.clamp(0.0, position.maxScrollExtent);
    if (isAtOnce) return _scroll.jumpTo(to);
    unawaited(
      _scroll.animateTo(
        to,
        duration: const Duration(milliseconds: 200),
        curve: Curves.easeOut,
      ),
    );
  }

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final length = _review.length;
    if (length == 0) return Center(child: Text(words.noMovesYet));
    return ListenableBuilder(
      listenable: _review,
      builder: (context, _) => Semantics(
        container: true,
        explicitChildNodes: true,
        label: words.moves,
        child: ListView.builder(
          controller: _scroll,
          scrollDirection: widget.isColumn ? Axis.vertical : Axis.horizontal,
          itemExtent: _extent,
          itemCount: (length / _perRow).ceil(),
          itemBuilder: (context, row) => Row(
            children: [
              for (
                var index = row * _perRow;
                index < (row + 1) * _perRow;
                index++
              )
                Expanded(
                  child: index < length
                      ? _entry(words, index)
                      : const SizedBox.shrink(),
                ),
            ],
          ),
        ),
      ),
    );
  }

  Widget _entry(Words words, int index) {
    final colors = Theme.of(context).colorScheme;
    final entry = _review.history[index];
    final ply = index + 1;
    final seats = _review.now.seats;
    final verdict = _review.judgement.verdict(ply);
    final text = entryInWords(words, _review.kit, _review.now.seats, entry);
    final number = index % seats.length == 0
        ? '${index ~/ seats.length + 1}. '
        : '';
    final isShown = ply == _review.ply;
    void show() => _review.goTo(ply);
    return Semantics(
      button: true,
      selected: isShown,
      excludeSemantics: true,
      label: [
        words.moveOf(ply, sideInWords(words, _review, entry.seat), text),
        if (verdict != null) verdictInWords(words, verdict),
      ].join(', '),
      onTap: show,
      child: TextButton(
        onPressed: show,
        style: TextButton.styleFrom(
          padding: const EdgeInsets.symmetric(horizontal: 6),
          minimumSize: const Size(48, 48),
          foregroundColor: isShown
              ? colors.onSecondaryContainer
              : colors.onSurface,
          backgroundColor: isShown ? colors.secondaryContainer : null,
        ),
        // Every entry has the same room: an adjudication in words is made to fit.
        child: FittedBox(
          fit: BoxFit.scaleDown,
          child: Text.rich(
            TextSpan(
              text: '$number$text',
              children: [
                if (verdict != null)
                  TextSpan(
                    text: verdict.sign,
                    style: TextStyle(
                      color: colors.error,
                      fontWeight: FontWeight.bold,
                    ),
                  ),
              ],
            ),
            maxLines: 1,
          ),
        ),
      ),
    );
  }
}
