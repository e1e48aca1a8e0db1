import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import '../play/level_words.dart';
import '../play/seat_words.dart';
import '../theme/board_theme.dart';
import '../widgets/fitted_text.dart';
import '../widgets/piece_icon.dart';
import 'judgement.dart';
import 'review_controller.dart';

/// A player in the review: mark, name, and how well the game was played.
class ReviewStrip extends StatelessWidget {
  /// Makes the strip of a seat.
  const ReviewStrip({
    super.key,
    required this.review,
    required this.seat,
    required this.theme,
  });

  /// What is looked at.
  final ReviewController review;

  /// Whose strip.
  final int seat;

  /// What the pieces are made of.
  final BoardTheme theme;

  static const List<Verdict> _marks = [
    Verdict.inaccuracy,
    Verdict.mistake,
    Verdict.blunder,
  ];

  @override
  Widget build(BuildContext context) => ListenableBuilder(
    listenable: review,
    builder: (context, _) => _build(context),
  );

  Widget _build(BuildContext context) {
    final words = Words.of(context);
    final text = Theme.of(context).textTheme;
    final player = review.now.seats[seat];
    final summary = review.judgement.summary(seat);
    final accuracy = switch (summary.accuracy) {
      final share? => words.reviewAccuracy((share * 100).round()),
      null => null,
    };
    final level = player.level;
    final name = [
      playerInWords(words, [
        for (final seat in review.now.seats) seat.level,
      ], seat),
      if (level != null) levelName(words, level),
      review.kit.seatName(words, seat, player.army),
    ].join(' · ');
    final marks = [
      for (final mark in _marks) '${summary.count(mark)} ${mark.sign}',
    ].join('  ');
    return Semantics(
      label: accuracy == null
          ? name
          : words.reviewSummary(
              name,
              accuracy,
              summary.count(Verdict.inaccuracy),
              summary.count(Verdict.mistake),
              summary.count(Verdict.blunder),
            ),
      excludeSemantics: true,
      child: SizedBox(
        height: 32,
        child: Row(
          spacing: 8,
          children: [
            PieceIcon.of(
              review.kit.mark(player.army),
              art: review.kit.art,
              theme: theme,
              size: 24,
            ),
            Expanded(
              child: FittedText(
                name,
                maxLines: 2,
                maxHeight: 30,
                style: text.labelLarge?.copyWith(height: 1.1),
              ),
            ),
            if (accuracy != null)
              Expanded(
                child: Align(
                  alignment: AlignmentDirectional.centerEnd,
                  child: FittedText(
                    '$accuracy  $marks',
                    maxLines: 2,
                    maxHeight: 30,
                    style: text.labelMedium?.copyWith(height: 1.1),
                  ),
                ),
              ),
          ],
        ),
      ),
    );
  }
}
