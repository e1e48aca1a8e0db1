import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/seat_words.dart';
import '../setup/seat_setup.dart';

/// Asks who plays from a position on, beginning with these levels; nothing if
/// nobody wants to.
Future<List<PlayerSetup>?> askWhoPlays(
  BuildContext context, {
  required String title,
  required String detail,
  required GameView game,
  required GameKit kit,
  required List<int?> levels,
}) => showDialog<List<PlayerSetup>>(
  context: context,
  builder: (_) => _WhoPlaysDialog(title, detail, game, kit, levels),
);

class _WhoPlaysDialog extends StatefulWidget {
  const _WhoPlaysDialog(
    this.title,
    this.detail,
    this.game,
    this.kit,
    this.levels,
  );

  final String title;
  final String detail;
  final GameView game;
  final GameKit kit;
  final List<int?> levels;

  @override
  State<_WhoPlaysDialog> createState() => _WhoPlaysDialogState();
}

class _WhoPlaysDialogState extends State<_WhoPlaysDialog> {
  late final List<int?> _levels = [...widget.levels];

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final app = AppScope.read(context);
    return AlertDialog(
      scrollable: true,
      title: Text(widget.title),
      content: Column(
        spacing: 12,
        children: [
          Text(widget.detail),
          for (var seat = 0; seat < _levels.length; seat++)
            SeatSetup(
              kit: widget.kit,
              seat: seat,
              theme: app.settings.boardTheme,
              level: _levels[seat],
              levels: app.engine.levelsOf(widget.game),
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
