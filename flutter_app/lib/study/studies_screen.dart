import 'dart:async';

import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/bar_title.dart';
import '../widgets/board_picture.dart';
import 'ask_for_text.dart';
import 'open_study.dart';

/// The ways to study: an analysis board or an editor of positions for every
/// game, and what others have sent.
class StudiesScreen extends StatelessWidget {
  /// Makes the screen.
  const StudiesScreen({super.key});

  Future<void> _read(BuildContext context) async {
    final words = Words.of(context);
    final app = AppScope.read(context);
    final text = await askForText(
      context,
      title: words.studyPaste,
      detail: words.studyPasteDetail,
      yes: words.studyOpen,
      pastes: true,
      maxLines: 6,
    );
    if (text == null || !context.mounted) return;
    await showStudy(context, () => app.engine.readStudy(text));
  }

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final app = AppScope.of(context);
    return Scaffold(
      appBar: AppBar(
        title: BarTitle(words.study),
        leading: IconButton(
          onPressed: () => Navigator.of(context).pop(),
          icon: const BackButtonIcon(),
          tooltip: words.back,
        ),
        actions: [
          IconButton(
            onPressed: () => unawaited(_read(context)),
            icon: const Icon(Icons.content_paste),
            tooltip: words.studyPaste,
          ),
        ],
      ),
      body: SafeArea(
        child: Center(
          child: ConstrainedBox(
            constraints: const BoxConstraints(maxWidth: 760),
            child: ListView(
              padding: const EdgeInsets.all(12),
              children: [
                for (final (game, kit) in app.games)
                  Padding(
                    padding: const EdgeInsets.only(bottom: 8),
                    child: _GameCard(game: game, kit: kit),
                  ),
              ],
            ),
          ),
        ),
      ),
    );
  }
}

/// What can be studied of one game.
class _GameCard extends StatelessWidget {
  const _GameCard({required this.game, required this.kit});

  final GameView game;
  final GameKit kit;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final name = kit.name(words);
    return Card(
      clipBehavior: Clip.antiAlias,
      child: Padding(
        padding: const EdgeInsets.all(12),
        child: Row(
          spacing: 12,
          children: [
            SizedBox.square(
              dimension: 56,
              child: ClipRRect(
                borderRadius: BorderRadius.circular(8),
                child: BoardCloseUp(
                  kit: kit,
                  theme: AppScope.of(context).settings.boardTheme,
                ),
              ),
            ),
            Expanded(
              child: Column(
                crossAxisAlignment: CrossAxisAlignment.start,
                spacing: 4,
                children: [
                  Text(name, style: Theme.of(context).textTheme.titleMedium),
                  Wrap(
                    spacing: 8,
                    runSpacing: 4,
                    children: [
                      FilledButton.tonalIcon(
                        onPressed: () => unawaited(analyseStart(context, game)),
                        icon: const Icon(Icons.insights),
                        label: Text(
                          words.analyse,
                          semanticsLabel: '${words.analyse}: $name',
                        ),
                      ),
                      OutlinedButton.icon(
                        onPressed: () => unawaited(editPosition(context, game)),
                        icon: const Icon(Icons.edit_outlined),
                        label: Text(
                          words.editorOpen,
                          semanticsLabel: '${words.editorOpen}: $name',
                        ),
                      ),
                    ],
                  ),
                ],
              ),
            ),
          ],
        ),
      ),
    );
  }
}
