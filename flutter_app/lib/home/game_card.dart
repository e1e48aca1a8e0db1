import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../theme/board_theme.dart';
import '../widgets/board_picture.dart';

/// A game with its picture. One tap starts it.
class GameCard extends StatelessWidget {
  /// Makes the card.
  const GameCard({
    super.key,
    required this.game,
    required this.kit,
    required this.theme,
    required this.onPlay,
    required this.onSetUp,
  });

  /// The game as the core describes it.
  final GameView game;

  /// The game as the app shows it.
  final GameKit kit;

  /// What the board is made of.
  final BoardTheme theme;

  /// Called to play at once, against the computer.
  final VoidCallback onPlay;

  /// Called to set up a match first.
  final VoidCallback onSetUp;

  static const double _sideBySide = 480;

  @override
  Widget build(BuildContext context) {
    return Card(
      clipBehavior: Clip.antiAlias,
      child: LayoutBuilder(
        builder: (context, constraints) {
          final isWide = constraints.maxWidth >= _sideBySide;
          final picture = Padding(
            padding: const EdgeInsets.all(16),
            child: BoardPicture(kit: kit, theme: theme),
          );
          final about = Padding(
            padding: EdgeInsets.fromLTRB(
              isWide ? 0 : 16,
              isWide ? 16 : 0,
              16,
              16,
            ),
            child: _about(context),
          );
          if (!isWide) {
            return Column(
              crossAxisAlignment: CrossAxisAlignment.stretch,
              children: [
                ConstrainedBox(
                  // The way into the game stays in sight on small screens.
                  constraints: BoxConstraints(
                    maxHeight: MediaQuery.sizeOf(context).height * 0.38,
                  ),
                  child: Center(child: picture),
                ),
                about,
              ],
            );
          }
          return Row(
            children: [
              SizedBox(width: constraints.maxWidth * 0.45, child: picture),
              Expanded(child: about),
            ],
          );
        },
      ),
    );
  }

  Widget _about(BuildContext context) {
    final words = Words.of(context);
    final text = Theme.of(context).textTheme;
    final name = kit.name(words);
    return Column(
      crossAxisAlignment: CrossAxisAlignment.start,
      children: [
        Text(name, style: text.headlineSmall),
        const SizedBox(height: 4),
        Text(kit.about(words), style: text.bodyMedium),
        const SizedBox(height: 2),
        Text(words.playerCount(game.seats), style: text.labelLarge),
        const SizedBox(height: 12),
        Wrap(
          spacing: 8,
          runSpacing: 8,
          children: [
            FilledButton.icon(
              onPressed: onPlay,
              icon: const Icon(Icons.play_arrow),
              label: Text(words.play, semanticsLabel: words.playNow(name)),
              style: FilledButton.styleFrom(minimumSize: const Size(96, 48)),
            ),
            OutlinedButton(
              onPressed: onSetUp,
              style: OutlinedButton.styleFrom(minimumSize: const Size(96, 48)),
              child: Text(words.setUp),
            ),
          ],
        ),
      ],
    );
  }
}
