import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/seat_words.dart';
import '../setup/seat_setup.dart';
import '../theme/board_theme.dart';
import 'review_controller.dart';

/// Asks who plays when a match goes on from the moment that is shown; nothing
/// if nobody wants to.
Future<List<PlayerSetup>?> askWhoGoesOn(
  BuildContext context,
  ReviewController review,
  BoardTheme theme,
) => showDialog<List<PlayerSetup>>(
  context: context,
  builder: (_) => _GoOnDialog(review: review, theme: theme),
);

class _GoOnDialog extends StatefulWidget {
  const _GoOnDialog({required this.review, required this.theme});

  final ReviewController review;
  final BoardTheme theme;

  @override
  State<_GoOnDialog> createState() => _GoOnDialogState();
}

class _GoOnDialogState extends State<_GoOnDialog> {
  late final List<int?> _levels = [
    for (final seat in widget.review.now.seats) seat.level,
  ];

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    return AlertDialog(
      scrollable: true,
      title: Text(words.reviewGoOnTitle(widget.review.ply)),
      content: Column(
        spacing: 12,
        children: [
          Text(words.reviewGoOnDetail),
          for (var seat = 0; seat < _levels.length; seat++)
            SeatSetup(
              kit: widget.review.kit,
              seat: seat,
              theme: widget.theme,
              level: _levels[seat],
              levels: AppScope.read(
                context,
              ).engine.levelsOf(widget.review.game),
              onChanged: (level) => setState(() => _levels[seat] = level),
            ),
        ],
      ),
      actions: [
        TextButton(
          onPressed: () => Navigator.of(context).pop(),
          child: Text(words.cancel),
        ),
        FilledButton(
          onPressed: () => Navigator.of(context).pop([
            for (var seat = 0; seat < _levels.length; seat++)
              PlayerSetup(
                name: playerInWords(words, _levels, seat),
                level: _levels[seat],
              ),
          ]),
          child: Text(words.startGame),
        ),
      ],
    );
  }
}
