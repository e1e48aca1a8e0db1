import 'dart:async';
import 'package:flutter/material.dart';

import '../app_state.dart';
import '../l10n/generated/app_localizations.dart';
import '../learn/learn_screen.dart';
import '../play/open_match.dart';
import '../settings/settings_sheet.dart';
import '../setup/setup_draft.dart';
import '../setup/setup_screen.dart';
import 'game_card.dart';

/// The first screen: the games, and the match that can be continued.
class HomeScreen extends StatelessWidget {
  /// Makes the screen.
  const HomeScreen({super.key});

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final app = AppScope.of(context);
    final text = Theme.of(context).textTheme;
    return Scaffold(
      body: SafeArea(
        child: Center(
          child: ConstrainedBox(
            constraints: const BoxConstraints(maxWidth: 960),
            child: ListView(
              padding: const EdgeInsets.all(16),
              children: [
                Row(
                  children: [
                    Expanded(
                      child: Semantics(
                        header: true,
                        child: Text(
                          words.appTitle,
                          style: text.displaySmall?.copyWith(
                            fontWeight: FontWeight.w700,
                            letterSpacing: -0.5,
                          ),
                        ),
                      ),
                    ),
                    IconButton(
                      onPressed: () => openLearn(context),
                      icon: const Icon(Icons.school_outlined),
                      tooltip: words.learn,
                    ),
                    IconButton(
                      onPressed: () => showSettings(context),
                      icon: const Icon(Icons.tune),
                      tooltip: words.settings,
                    ),
                  ],
                ),
                Text(words.appTagline, style: text.bodyLarge),
                const SizedBox(height: 16),
                if (app.match != null) ...[
                  const _Continue(),
                  const SizedBox(height: 16),
                ],
                for (final (game, kit) in app.games)
                  Padding(
                    padding: const EdgeInsets.only(bottom: 16),
                    child: GameCard(
                      game: game,
                      kit: kit,
                      theme: app.settings.boardTheme,
                      onPlay: () =>
                          openMatch(context, SetupDraft(game).finish(words)),
                      onSetUp: () => unawaited(
                        Navigator.of(context).push(
                          MaterialPageRoute<void>(
                            builder: (_) => SetupScreen(game: game, kit: kit),
                          ),
                        ),
                      ),
                    ),
                  ),
              ],
            ),
          ),
        ),
      ),
    );
  }
}

class _Continue extends StatelessWidget {
  const _Continue();

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final match = AppScope.of(context).match!;
    final colors = Theme.of(context).colorScheme;
    final detail = words.continueDetail(match.kit.name(words), match.view.ply);
    return Card(
      color: colors.primaryContainer,
      clipBehavior: Clip.antiAlias,
      child: ListTile(
        minVerticalPadding: 12,
        textColor: colors.onPrimaryContainer,
        iconColor: colors.onPrimaryContainer,
        leading: const Icon(Icons.play_circle_outline, size: 36),
        title: Text(words.continueMatch),
        subtitle: Text(detail),
        onTap: () => showMatch(context),
      ),
    );
  }
}
