import 'dart:async';

import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/bar_title.dart';
import '../widgets/board_picture.dart';
import '../widgets/large_text.dart';
import 'learn_progress.dart';
import 'lesson.dart';
import 'lessons/lessons.dart';
import 'rules_screen.dart';

/// The games whose rules can be learnt.
class LearnScreen extends StatelessWidget {
  /// Makes the screen.
  const LearnScreen({super.key});

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final app = AppScope.of(context);
    return ListenableBuilder(
      listenable: app.learnProgress,
      builder: (context, _) => _screen(context, words, app),
    );
  }

  /// How many pages there are, and how many of them are done.
  static String _detail(
    Words words,
    LearnProgress progress,
    GameView game,
    List<Lesson> lessons,
  ) {
    final done = lessons
        .where((lesson) => progress.isDone(game.id, lesson))
        .length;
    return done == 0
        ? words.lessonCount(lessons.length)
        : words.lessonsDone(done, lessons.length);
  }

  Widget _screen(BuildContext context, Words words, AppState app) {
    return Scaffold(
      appBar: AppBar(title: BarTitle(words.learn)),
      body: SafeArea(
        child: Center(
          child: ConstrainedBox(
            constraints: const BoxConstraints(maxWidth: 640),
            child: ListView(
              padding: const EdgeInsets.fromLTRB(16, 0, 16, 16),
              children: [
                Text(words.learnDetail),
                const SizedBox(height: 16),
                for (final (game, kit) in app.games)
                  if (lessons[game.id] case final lessons?)
                    Padding(
                      padding: const EdgeInsets.only(bottom: 12),
                      child: _GameRow(
                        game: game,
                        kit: kit,
                        detail: _detail(
                          words,
                          app.learnProgress,
                          game,
                          lessons,
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

class _GameRow extends StatelessWidget {
  const _GameRow({required this.game, required this.kit, required this.detail});

  final GameView game;
  final GameKit kit;
  final String detail;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final text = Theme.of(context).textTheme;
    final picture = BoardCloseUp(
      kit: kit,
      theme: AppScope.of(context).settings.boardTheme,
    );
    final isAbove = isCramped(context);
    final row = Padding(
      padding: const EdgeInsets.all(12),
      child: Row(
        children: [
          if (!isAbove) ...[
            SizedBox.square(
              dimension: 88,
              child: ClipRRect(
                borderRadius: BorderRadius.circular(8),
                child: picture,
              ),
            ),
            const SizedBox(width: 16),
          ],
          Expanded(
            child: Column(
              crossAxisAlignment: CrossAxisAlignment.start,
              children: [
                Text(kit.name(words), style: text.titleMedium),
                Text(detail, style: text.bodyMedium),
              ],
            ),
          ),
          const Icon(Icons.chevron_right),
        ],
      ),
    );
    return Card(
      clipBehavior: Clip.antiAlias,
      child: InkWell(
        onTap: () => openRules(context, game, kit),
        child: isAbove
            ? Column(
                children: [
                  SizedBox(height: 112, child: picture),
                  row,
                ],
              )
            : row,
      ),
    );
  }
}

/// Shows the games whose rules can be learnt.
void openLearn(BuildContext context) => unawaited(
  Navigator.of(
    context,
  ).push(MaterialPageRoute<void>(builder: (_) => const LearnScreen())),
);

/// Shows the rules of a game.
void openRules(BuildContext context, GameView game, GameKit kit) => unawaited(
  Navigator.of(context).push(
    MaterialPageRoute<void>(
      builder: (_) => RulesScreen(game: game, kit: kit),
    ),
  ),
);
