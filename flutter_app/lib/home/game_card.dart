import 'package:flutter/material.dart';

import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/seat_words.dart';
import '../setup/setup_draft.dart';
import '../theme/board_theme.dart';
import '../widgets/board_picture.dart';
import '../widgets/large_text.dart';

/// Where a game's picture stands on its card.
enum GameCardPicture {
  /// A part of the board, beside the words.
  beside,

  /// The whole board, above the words.
  above,

  /// A part of the board from edge to edge, above the words.
  across,
}

/// A game with its picture. One tap starts it as it was set up the last time.
///
/// It fills the height that it is given.
class GameCard extends StatelessWidget {
  /// Makes the card.
  const GameCard({
    super.key,
    required this.draft,
    required this.kit,
    required this.theme,
    required this.picture,
    required this.onPlay,
    required this.onSetUp,
    this.pictureHeight = 0,
  });

  /// What one tap starts.
  final SetupDraft draft;

  /// The game as the app shows it.
  final GameKit kit;

  /// What the board is made of.
  final BoardTheme theme;

  /// Where the picture stands.
  final GameCardPicture picture;

  /// How high it is, where it stands above the words.
  final double pictureHeight;

  /// Called to play at once.
  final VoidCallback onPlay;

  /// Called to set up a match first.
  final VoidCallback onSetUp;

  static const double _gap = 16;

  @override
  Widget build(BuildContext context) {
    return Card(
      clipBehavior: Clip.antiAlias,
      child: Column(
        crossAxisAlignment: CrossAxisAlignment.stretch,
        children: [
          switch (picture) {
            GameCardPicture.beside => const SizedBox.shrink(),
            GameCardPicture.above => Container(
              height: pictureHeight,
              padding: const EdgeInsets.only(top: _gap),
              child: Center(
                child: BoardPicture(kit: kit, theme: theme),
              ),
            ),
            GameCardPicture.across => SizedBox(
              height: pictureHeight,
              child: BoardCloseUp(kit: kit, theme: theme),
            ),
          },
          Expanded(
            child: Padding(
              padding: const EdgeInsets.all(_gap),
              child: Column(
                crossAxisAlignment: CrossAxisAlignment.stretch,
                children: [
                  Expanded(
                    child: picture == GameCardPicture.beside
                        ? _besidePicture(_about(context))
                        : _about(context),
                  ),
                  const SizedBox(height: 12),
                  _buttons(context),
                ],
              ),
            ),
          ),
        ],
      ),
    );
  }

  Widget _besidePicture(Widget about) => Row(
    crossAxisAlignment: CrossAxisAlignment.start,
    children: [
      Expanded(
        flex: 34,
        child: AspectRatio(
          aspectRatio: 1,
          child: ClipRRect(
            borderRadius: BorderRadius.circular(8),
            child: BoardCloseUp(kit: kit, theme: theme),
          ),
        ),
      ),
      const SizedBox(width: _gap),
      Expanded(flex: 66, child: about),
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
          style: picture == GameCardPicture.above && !isLargeText(context)
              ? text.headlineSmall
              : text.titleLarge,
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
