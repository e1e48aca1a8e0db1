import 'dart:async';
import 'dart:math' as math;

import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/open_match.dart';
import '../settings/settings_screen.dart';
import '../setup/setup_screen.dart';
import '../widgets/large_text.dart';
import 'broken_matches.dart';
import 'continue_section.dart';
import 'game_card.dart';
import 'home_shortcuts.dart';
import 'library_notice.dart';

/// The first screen: the matches that can be continued, and the games.
class HomeScreen extends StatelessWidget {
  /// Makes the screen.
  const HomeScreen({super.key});

  static const double _gap = 16;

  /// From these widths on games stand side by side.
  static const double _twoColumns = 720;
  static const double _fourColumns = 1000;

  /// From this height on there is room for pictures across the cards.
  static const double _highEnough = 600;

  @override
  Widget build(BuildContext context) {
    final app = AppScope.of(context);
    return Scaffold(
      body: SafeArea(
        child: Align(
          alignment: Alignment.topCenter,
          child: ConstrainedBox(
            constraints: const BoxConstraints(maxWidth: 1280),
            child: ListenableBuilder(
              listenable: app.setups,
              builder: (context, _) => SingleChildScrollView(
                padding: const EdgeInsets.all(_gap),
                child: Column(
                  crossAxisAlignment: CrossAxisAlignment.stretch,
                  children: [
                    const _Title(),
                    const SizedBox(height: 8),
                    const HomeShortcuts(),
                    const LibraryNotice(),
                    if (app.matches.isNotEmpty)
                      ContinueSection(matches: app.matches),
                    if (app.broken.isNotEmpty)
                      BrokenMatches(matches: app.broken),
                    const SizedBox(height: _gap),
                    _games(context, app),
                  ],
                ),
              ),
            ),
          ),
        ),
      ),
    );
  }

  Widget _games(BuildContext context, AppState app) {
    final games = _lastFirst(app);
    final height = MediaQuery.sizeOf(context).height;
    return LayoutBuilder(
      builder: (context, constraints) {
        final columns = math.min(
          games.length,
          _columnsOf(
            constraints.maxWidth,
            height,
            isLargeText: isLargeText(context),
          ),
        );
        if (columns == 0) return const SizedBox.shrink();
        return Column(
          spacing: _gap,
          children: [
            for (var first = 0; first < games.length; first += columns)
              // Cards in a row are equally high.
              IntrinsicHeight(
                child: Row(
                  crossAxisAlignment: CrossAxisAlignment.stretch,
                  spacing: _gap,
                  children: [
                    for (var index = first; index < first + columns; index++)
                      Expanded(
                        child: index < games.length
                            ? _card(context, app, games[index], (
                                index: index,
                                columns: columns,
                                height: height,
                              ))
                            : const SizedBox.shrink(),
                      ),
                  ],
                ),
              ),
          ],
        );
      },
    );
  }

  /// How many games stand side by side.
  static int _columnsOf(
    double width,
    double height, {
    required bool isLargeText,
  }) => switch (width) {
    >= _fourColumns when height >= _highEnough && !isLargeText => 4,
    >= _twoColumns => 2,
    _ => 1,
  };

  /// The game that was chosen last comes first.
  List<(GameView, GameKit)> _lastFirst(AppState app) {
    bool isLast((GameView, GameKit) entry) =>
        entry.$1.id == app.setups.lastGame;
    return [
      ...app.games.where(isLast),
      ...app.games.where((entry) => !isLast(entry)),
    ];
  }

  Widget _card(
    BuildContext context,
    AppState app,
    (GameView, GameKit) entry,
    ({int index, int columns, double height}) place,
  ) {
    final (game, kit) = entry;
    final draft = app.setups.draft(game);
    final (picture, share) = switch (place) {
      // On a phone the first game stands out, the others are near. The way into
      // the game stays in sight.
      (columns: 1, index: 0, height: _) => (GameCardPicture.above, 0.36),
      (columns: 4, index: _, height: _) => (GameCardPicture.across, 0.42),
      (columns: 2, index: _, height: >= _highEnough) => (
        GameCardPicture.across,
        0.23,
      ),
      // Large words need the width for themselves.
      _ when isLargeText(context) => (GameCardPicture.across, 0.23),
      _ => (GameCardPicture.beside, 0.0),
    };
    return GameCard(
      draft: draft,
      kit: kit,
      theme: app.settings.boardTheme,
      picture: picture,
      pictureHeight: share * place.height,
      onPlay: () => unawaited(startMatch(context, draft)),
      onSetUp: () => unawaited(
        Navigator.of(context).push(
          MaterialPageRoute<void>(
            builder: (_) => SetupScreen(game: game, kit: kit),
          ),
        ),
      ),
    );
  }
}

class _Title extends StatelessWidget {
  const _Title();

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final text = Theme.of(context).textTheme;
    return Row(
      crossAxisAlignment: CrossAxisAlignment.start,
      children: [
        Expanded(
          child: Column(
            crossAxisAlignment: CrossAxisAlignment.start,
            children: [
              Semantics(
                header: true,
                child: Text(
                  words.appTitle,
                  style: text.displaySmall?.copyWith(
                    fontWeight: FontWeight.w700,
                    letterSpacing: -0.5,
                  ),
                ),
              ),
              Text(words.appTagline, style: text.bodyLarge),
            ],
          ),
        ),
        IconButton(
          onPressed: () => showSettings(context),
          icon: const Icon(Icons.tune),
          tooltip: words.settings,
        ),
      ],
    );
  }
}
