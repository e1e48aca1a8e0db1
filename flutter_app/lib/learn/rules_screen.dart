import 'dart:async';

import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/bar_title.dart';
import 'lesson.dart';
import 'lesson_screen.dart';
import 'lessons/lessons.dart';

/// The rules of a game as a list of lessons; what is done is marked.
class RulesScreen extends StatelessWidget {
  /// Makes the screen.
  const RulesScreen({super.key, required this.game, required this.kit});

  /// The game as the core describes it.
  final GameView game;

  /// The game as the app shows it.
  final GameKit kit;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final all = lessons[game.id] ?? const <Lesson>[];
    final progress = AppScope.of(context).learnProgress;
    return Scaffold(
      appBar: AppBar(title: BarTitle(words.rulesOf(kit.name(words)))),
      body: SafeArea(
        child: Center(
          child: ConstrainedBox(
            constraints: const BoxConstraints(maxWidth: 640),
            child: ListenableBuilder(
              listenable: progress,
              builder: (context, _) => ListView(
                padding: const EdgeInsets.only(bottom: 16),
                children: [
                  for (final (index, lesson) in all.indexed) ...[
                    if (index == 0 || all[index - 1].part != lesson.part)
                      _PartTitle(part: lesson.part),
                    ListTile(
                      leading: CircleAvatar(
                        radius: 16,
                        child: progress.isDone(game.id, lesson)
                            ? Icon(
                                Icons.check,
                                size: 20,
                                semanticLabel: words.lessonIsDone,
                              )
                            : Text(
                                '${index + 1}',
                                textScaler: TextScaler.noScaling,
                              ),
                      ),
                      title: Text(lesson.title.of(context)),
                      onTap: () => unawaited(
                        Navigator.of(context).push(
                          MaterialPageRoute<void>(
                            builder: (_) => LessonScreen(
                              game: game,
                              kit: kit,
                              lessons: all,
                              first: index,
                            ),
                          ),
                        ),
                      ),
                    ),
                  ],
                ],
              ),
            ),
          ),
        ),
      ),
    );
  }
}

class _PartTitle extends StatelessWidget {
  const _PartTitle({required this.part});

  final LessonPart part;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final ThemeData(:textTheme, :colorScheme) = Theme.of(context);
    return Padding(
      padding: const EdgeInsets.fromLTRB(16, 16, 16, 4),
      child: Semantics(
        header: true,
        child: Text(switch (part) {
          LessonPart.captures => words.lessonsCaptures,
          LessonPart.movement => words.lessonsMovement,
          LessonPart.course => words.lessonsCourse,
        }, style: textTheme.titleSmall?.copyWith(color: colorScheme.primary)),
      ),
    );
  }
}
