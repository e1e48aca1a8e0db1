import 'dart:async';
import 'dart:convert';

import 'package:file_selector/file_selector.dart';
import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/bar_title.dart';
import '../widgets/board_picture.dart';
import '../widgets/large_text.dart';
import '../widgets/screen_back_button.dart';
import 'ask_for_text.dart';
import 'open_study.dart';
import 'study_list.dart';

/// The ways to study: an analysis board or an editor of positions for every
/// game, what others have sent, and the studies that are kept.
class StudiesScreen extends StatefulWidget {
  /// Makes the screen.
  const StudiesScreen({super.key});

  @override
  State<StudiesScreen> createState() => _StudiesScreenState();
}

class _StudiesScreenState extends State<StudiesScreen> {
  final GlobalKey<StudyListState> _list = GlobalKey();

  /// Whatever was opened, it may have been kept.
  Future<void> _after(Future<void> opened) async {
    await opened;
    await _list.currentState?.read();
  }

  Future<void> _read() async {
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
    if (text == null || !mounted) return;
    await _after(showStudy(context, () => app.engine.readStudy(text)));
  }

  Future<void> _readFile() async {
    final app = AppScope.read(context);
    final file = await openFile();
    if (file == null || !mounted) return;
    await _after(
      showStudy(context, () async {
        final bytes = await file.readAsBytes();
        return app.engine.readStudy(utf8.decode(bytes, allowMalformed: true));
      }),
    );
  }

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final app = AppScope.of(context);
    return Scaffold(
      appBar: AppBar(
        title: BarTitle(words.study),
        leading: const ScreenBackButton(),
        actions: [
          IconButton(
            onPressed: () => unawaited(_readFile()),
            icon: const Icon(Icons.folder_open),
            tooltip: words.studyFile,
          ),
          IconButton(
            onPressed: () => unawaited(_read()),
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
                    child: _GameCard(
                      game: game,
                      kit: kit,
                      onOpened: (opened) => unawaited(_after(opened)),
                    ),
                  ),
                StudyList(key: _list),
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
  const _GameCard({
    required this.game,
    required this.kit,
    required this.onOpened,
  });

  final GameView game;
  final GameKit kit;

  /// Called with what ends when it is left.
  final ValueChanged<Future<void>> onOpened;

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
            // Large words need the width.
            if (!isCramped(context))
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
                        onPressed: () => onOpened(analyseStart(context, game)),
                        icon: const Icon(Icons.insights),
                        label: Text(
                          words.analyse,
                          semanticsLabel: '${words.analyse}: $name',
                        ),
                      ),
                      OutlinedButton.icon(
                        onPressed: () => onOpened(editPosition(context, game)),
                        icon: const Icon(Icons.edit_outlined),
                        label: Text(
                          words.editor,
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
