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
import 'continue_section.dart';
import 'game_card.dart';
import 'home_shortcuts.dart';
import 'library_notice.dart';

/// The first screen: the matches that can be continued, and the games.
class HomeScreen extends StatelessWidget {
  /// Makes the screen.
  const HomeScreen({super.key});

  static const double _gap = 16;

  /// From this width on two games stand side by side.
  static const double _twoColumns = 720;

  @override
  Widget build(BuildContext context) {
    final app = AppScope.of(context);
    return Scaffold(
      body: SafeArea(
        child: Align(
          alignment: Alignment.topCenter,
          child: ConstrainedBox(
            constraints: const BoxConstraints(maxWidth: 1080),
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
    return LayoutBuilder(
      builder: (context, constraints) {
        final columns = math.min(
          constraints.maxWidth >= _twoColumns ? 2 : 1,
          games.length,
        );
        final width =
            (constraints.maxWidth - _gap * (columns - 1)) /
            math.max(1, columns);
        return Wrap(
          spacing: _gap,
          runSpacing: _gap,
          children: [
            for (final (index, (game, kit)) in games.indexed)
              SizedBox(
                width: width,
                // On a phone the first game stands out, the others are near.
                child: _card(
                  context,
                  app,
                  game,
                  kit,
                  isLarge: columns == 1 && index == 0,
                ),
              ),
          ],
        );
      },
    );
  }

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
    GameView game,
    GameKit kit, {
    required bool isLarge,
  }) {
    final draft = app.setups.draft(game);
    return GameCard(
      draft: draft,
      kit: kit,
      theme: app.settings.boardTheme,
      isLarge: isLarge,
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
