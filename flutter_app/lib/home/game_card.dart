import 'package:flutter/material.dart';

import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/seat_words.dart';
import '../setup/setup_draft.dart';
import '../theme/board_theme.dart';
import '../widgets/board_picture.dart';

/// A game with its picture. One tap starts it as it was set up the last time.
class GameCard extends StatelessWidget {
  /// Makes the card.
  const GameCard({
    super.key,
    required this.draft,
    required this.kit,
    required this.theme,
    required this.isLarge,
    required this.onPlay,
    required this.onSetUp,
  });

  /// What one tap starts.
  final SetupDraft draft;

  /// The game as the app shows it.
  final GameKit kit;

  /// What the board is made of.
  final BoardTheme theme;

  /// Whether the picture has a row of its own where the card is narrow.
  final bool isLarge;

  /// Called to play at once.
  final VoidCallback onPlay;

  /// Called to set up a match first.
  final VoidCallback onSetUp;

  static const double _sideBySide = 480;

  @override
  Widget build(BuildContext context) {
    return Card(
      clipBehavior: Clip.antiAlias,
      child: Padding(
        padding: const EdgeInsets.all(16),
        child: LayoutBuilder(
          builder: (context, constraints) {
            final width = constraints.maxWidth;
            final picture = BoardPicture(kit: kit, theme: theme);
            if (isLarge && width < _sideBySide) return _large(context, picture);
            return Column(
              crossAxisAlignment: CrossAxisAlignment.stretch,
              children: [
                Row(
                  crossAxisAlignment: CrossAxisAlignment.start,
                  children: [
                    SizedBox.square(
                      dimension: width * (isLarge ? 0.42 : 0.34),
                      child: Center(child: picture),
                    ),
                    const SizedBox(width: 16),
                    Expanded(child: _about(context)),
                  ],
                ),
                const SizedBox(height: 12),
                _buttons(context),
              ],
            );
          },
        ),
      ),
    );
  }

  Widget _large(BuildContext context, Widget picture) => Column(
    crossAxisAlignment: CrossAxisAlignment.stretch,
    children: [
      ConstrainedBox(
        // The way into the game stays in sight on small screens.
        constraints: BoxConstraints(
          maxHeight: MediaQuery.sizeOf(context).height * 0.34,
        ),
        child: Center(child: picture),
      ),
      const SizedBox(height: 16),
      _about(context),
      const SizedBox(height: 12),
      _buttons(context),
    ],
  );

  Widget _about(BuildContext context) {
    final words = Words.of(context);
    final text = Theme.of(context).textTheme;
    return Column(
      crossAxisAlignment: CrossAxisAlignment.start,
      children: [
        Text(
          kit.name(words),
          style: isLarge ? text.headlineSmall : text.titleLarge,
        ),
        const SizedBox(height: 4),
        Text(kit.about(words), style: text.bodyMedium),
        const SizedBox(height: 4),
        Text(_lastChoice(words), style: text.labelLarge),
      ],
    );
  }

  String _lastChoice(Words words) {
    final players = [
      for (var seat = 0; seat < draft.levels.length; seat++)
        playerInWords(words, draft.levels, seat),
    ].join(' – ');
    final clock = draft.clock;
    return clock == null ? players : '$players · ${clock.name(words)}';
  }

  Widget _buttons(BuildContext context) {
    final words = Words.of(context);
    return Wrap(
      spacing: 8,
      runSpacing: 8,
      children: [
        FilledButton.icon(
          onPressed: onPlay,
          icon: const Icon(Icons.play_arrow),
          label: Text(
            words.play,
            semanticsLabel: words.playNow(kit.name(words)),
          ),
          style: FilledButton.styleFrom(minimumSize: const Size(96, 48)),
        ),
        OutlinedButton(
          onPressed: onSetUp,
          style: OutlinedButton.styleFrom(minimumSize: const Size(96, 48)),
          child: Text(
            words.setUp,
            semanticsLabel: '${words.setUp}: ${kit.name(words)}',
          ),
        ),
      ],
    );
  }
}
