import 'package:flutter/material.dart';

import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/seat_words.dart';
import '../setup/setup_draft.dart';
import '../theme/board_theme.dart';
import '../widgets/board_picture.dart';
import '../widgets/fitted_text.dart';

/// How much room a game has on the first screen.
enum GameCardForm {
  /// A low row: a small picture, the name, and two buttons without words.
  low,

  /// A row: a picture, the name and what one tap starts, and two buttons.
  row,

  /// Words over buttons, without a picture: for large text.
  words,

  /// A picture above everything else.
  tall,
}

/// A game with its picture. One tap starts it as it was set up the last time.
///
/// Its height is that of its words and buttons, whatever they come to: a font
/// that arrives late moves what stands below, and nothing else.
class GameCard extends StatelessWidget {
  /// Makes the card.
  const GameCard({
    super.key,
    required this.draft,
    required this.kit,
    required this.theme,
    required this.form,
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

  /// How much room there is.
  final GameCardForm form;

  /// How high the picture is where it stands above the words.
  final double pictureHeight;

  /// Called to play at once.
  final VoidCallback onPlay;

  /// Called to set up a match first.
  final VoidCallback onSetUp;

  @override
  Widget build(BuildContext context) => Card(
    margin: EdgeInsets.zero,
    clipBehavior: Clip.antiAlias,
    child: switch (form) {
      GameCardForm.low => _inRow(context, picture: 56, isLow: true),
      GameCardForm.row => _inRow(context, picture: 96, isLow: false),
      GameCardForm.words => Padding(
        padding: const EdgeInsets.all(12),
        child: Column(
          crossAxisAlignment: CrossAxisAlignment.stretch,
          spacing: 8,
          children: [_words(context), _buttonsInLine(context)],
        ),
      ),
      GameCardForm.tall => Column(
        crossAxisAlignment: CrossAxisAlignment.stretch,
        children: [
          SizedBox(
            height: pictureHeight,
            child: BoardCloseUp(kit: kit, theme: theme),
          ),
          Padding(
            padding: const EdgeInsets.all(16),
            child: Column(
              crossAxisAlignment: CrossAxisAlignment.stretch,
              spacing: 12,
              children: [
                _words(context, isAbout: true),
                _buttonsInLine(context),
              ],
            ),
          ),
        ],
      ),
    },
  );

  Widget _inRow(
    BuildContext context, {
    required double picture,
    required bool isLow,
  }) {
    return Padding(
      padding: const EdgeInsets.all(8),
      child: Row(
        children: [
          SizedBox.square(
            dimension: picture,
            child: ClipRRect(
              borderRadius: BorderRadius.circular(8),
              child: BoardCloseUp(kit: kit, theme: theme),
            ),
          ),
          const SizedBox(width: 12),
          Expanded(child: _words(context, isDetailed: !isLow)),
          const SizedBox(width: 8),
          if (isLow)
            ..._smallButtons(context)
          else
            Column(
              mainAxisSize: MainAxisSize.min,
              spacing: 4,
              children: [_play(context), _setUp(context)],
            ),
        ],
      ),
    );
  }

  Widget _words(
    BuildContext context, {
    bool isDetailed = true,
    bool isAbout = false,
  }) {
    final words = Words.of(context);
    final ThemeData(:colorScheme, :textTheme) = Theme.of(context);
    final small = textTheme.bodySmall?.copyWith(
      color: colorScheme.onSurfaceVariant,
    );
    return Column(
      crossAxisAlignment: CrossAxisAlignment.start,
      mainAxisSize: MainAxisSize.min,
      children: [
        // Where every pixel counts, long words are made to fit.
        if (isAbout || !isDetailed)
          FittedText(
            kit.name(words),
            maxLines: isAbout ? 1 : 2,
            maxHeight: 48,
            style: isAbout
                ? textTheme.titleLarge
                : textTheme.titleMedium?.copyWith(height: 1.2),
          )
        else
          Text(
            kit.name(words),
            style: textTheme.titleMedium?.copyWith(height: 1.2),
          ),
        if (isAbout)
          FittedText(
            kit.about(words),
            maxLines: 2,
            style: textTheme.bodyMedium,
          ),
        if (isDetailed) ...[
          const SizedBox(height: 2),
          if (isAbout)
            FittedText(_lastChoice(words), style: small)
          else
            Text(_lastChoice(words), style: small),
        ],
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

  Widget _play(BuildContext context) {
    final words = Words.of(context);
    return FilledButton.icon(
      onPressed: onPlay,
      icon: const Icon(Icons.play_arrow),
      label: Text(words.play, semanticsLabel: words.playNow(kit.name(words))),
      style: FilledButton.styleFrom(
        minimumSize: const Size(96, 48),
        padding: const EdgeInsetsDirectional.only(start: 12, end: 16),
      ),
    );
  }

  Widget _setUp(BuildContext context) {
    final words = Words.of(context);
    return OutlinedButton(
      onPressed: onSetUp,
      style: OutlinedButton.styleFrom(
        minimumSize: const Size(96, 48),
        padding: const EdgeInsets.symmetric(horizontal: 12),
      ),
      child: Text(
        words.setUp,
        semanticsLabel: '${words.setUp}: ${kit.name(words)}',
      ),
    );
  }

  Widget _buttonsInLine(BuildContext context) => Wrap(
    spacing: 8,
    runSpacing: 8,
    children: [_play(context), _setUp(context)],
  );

  List<Widget> _smallButtons(BuildContext context) {
    final words = Words.of(context);
    final name = kit.name(words);
    return [
      IconButton(
        onPressed: onSetUp,
        icon: const Icon(Icons.tune),
        tooltip: '${words.setUp}: $name',
      ),
      IconButton.filled(
        onPressed: onPlay,
        icon: const Icon(Icons.play_arrow),
        tooltip: words.playNow(name),
      ),
    ];
  }
}
