import 'dart:async';

import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/large_text.dart';
import '../widgets/result_panel.dart';
import 'match_controller.dart';
import 'outcome_words.dart';
import 'unrated_words.dart';

/// The end of a game, below the final position: who won, why, what it did to
/// the rating, and what to do next.
class GameOverPanel extends StatefulWidget {
  /// Makes the panel.
  const GameOverPanel({
    super.key,
    required this.match,
    required this.onRematch,
    required this.onReview,
    required this.onNewGame,
    required this.onProof,
  });

  /// The match.
  final MatchController match;

  /// Called for the same match again, with the sides changed.
  final VoidCallback onRematch;

  /// Called to look back at it.
  final VoidCallback onReview;

  /// Called to set up another one.
  final VoidCallback onNewGame;

  /// Called for what proves that the deal was fair.
  final VoidCallback onProof;

  @override
  State<GameOverPanel> createState() => _GameOverPanelState();
}

class _GameOverPanelState extends State<GameOverPanel> {
  RecordSummary? _record;

  MatchController get _match => widget.match;

  @override
  void initState() {
    super.initState();
    unawaited(_readRating());
  }

  /// The rating is worked out when the match is written down.
  Future<void> _readRating() async {
    final library = AppScope.read(context).library;
    try {
      await _match.flush();
      final page = await library.records(
        RecordFilter(game: _match.view.game, amongPeople: false),
        size: 4,
      );
      final record = page.items
          .where((record) => record.id == _match.id)
          .firstOrNull;
      if (mounted) setState(() => _record = record);
    } on CoreError {
      // Without a rating the end is still the end.
    }
  }

  String? _ratingInWords(Words words) {
    final ratingBefore = _record?.ratingBefore;
    final ratingAfter = _record?.ratingAfter;
    if (ratingBefore == null || ratingAfter == null) return null;
    final change = ratingAfter.round() - ratingBefore.round();
    final sign = change > 0
        ? '+'
        : change < 0
        ? '−'
        : '±';
    return words.ratingChange(ratingAfter.round(), '$sign${change.abs()}');
  }

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final textTheme = Theme.of(context).textTheme;
    final view = _match.view;
    final outcome = view.outcome;
    if (outcome == null) return const SizedBox.shrink();
    String result(OutcomeView outcome) => resultInWords(
      words,
      outcome,
      view.seats,
      _match.kit,
      onlyPerson: _match.onlyPerson,
    );
    final details = [
      whyInWords(
        words,
        outcome,
        view.seats,
        _match.kit,
        onlyPerson: _match.onlyPerson,
      ),
      ?placesInWords(words, view.seats, _match.kit),
      ?_ratingInWords(words),
      if (view.firstEnd case final first?)
        words.continuationEnded(result(first))
      else
        ?unratedInWords(words, view.unrated),
    ];
    final buttons = Wrap(
      alignment: WrapAlignment.center,
      spacing: 8,
      runSpacing: 4,
      children: _buttons(words),
    );
    return ResultPanel(
      children: [
        Semantics(
          liveRegion: true,
          header: true,
          child: Text(
            result(outcome),
            style: textTheme.titleLarge,
            textAlign: TextAlign.center,
          ),
        ),
        // Large words would push the buttons out of sight.
        if (isLargeText(context)) buttons,
        for (final detail in details)
          Text(
            detail,
            style: textTheme.bodyMedium,
            textAlign: TextAlign.center,
          ),
        if (!isLargeText(context)) ...[const SizedBox(height: 4), buttons],
      ],
    );
  }

  List<Widget> _buttons(Words words) => [
    FilledButton.icon(
      onPressed: widget.onRematch,
      icon: const Icon(Icons.replay),
      label: Text(words.rematch),
    ),
    if (_match.id != null)
      FilledButton.tonalIcon(
        onPressed: widget.onReview,
        icon: const Icon(Icons.insights),
        label: Text(words.review),
      ),
    OutlinedButton.icon(
      onPressed: widget.onNewGame,
      icon: const Icon(Icons.add),
      label: Text(words.newGame),
    ),
    if (_match.isPromised)
      TextButton.icon(
        onPressed: widget.onProof,
        icon: const Icon(Icons.verified_user_outlined),
        label: Text(words.dealWasItFair),
      ),
  ];
}
