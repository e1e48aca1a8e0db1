import 'dart:async';

import 'package:flutter/material.dart';
import 'package:flutter/services.dart';

import '../app_state.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/open_match.dart';
import '../widgets/app_board.dart';
import '../widgets/bar_title.dart';
import '../widgets/beside_board.dart';
import '../widgets/fitted_text.dart';
import 'editor_controller.dart';
import 'editor_layout.dart';
import 'editor_menu.dart';
import 'editor_settings.dart';
import 'editor_tray.dart';
import 'editor_words.dart';
import 'open_study.dart';
import 'who_plays_dialog.dart';

/// A position is put together, and then played, analysed, kept or sent.
class EditorScreen extends StatefulWidget {
  /// Makes the screen. What is edited belongs to it from now on.
  const EditorScreen({super.key, required this.controller});

  /// What is edited.
  final EditorController controller;

  @override
  State<EditorScreen> createState() => _EditorScreenState();
}

class _EditorScreenState extends State<EditorScreen> {
  EditorController get _editor => widget.controller;

  @override
  void dispose() {
    _editor.dispose();
    super.dispose();
  }

  Future<void> _play() async {
    final words = Words.of(context);
    final app = AppScope.read(context);
    final players = await askWhoPlays(
      context,
      title: words.editorPlayTitle,
      detail: words.editorPlayDetail,
      game: _editor.game,
      kit: _editor.kit,
      levels: app.setups.draft(_editor.game).levels,
    );
    if (players == null || !mounted) return;
    await startEdited(context, _editor.editor, players);
  }

  @override
  Widget build(BuildContext context) {
    return Scaffold(
      body: SafeArea(
        child: CallbackShortcuts(
          bindings: {
            const SingleActivator(LogicalKeyboardKey.keyZ, control: true): () =>
                _editor.change((editor) => editor.undo()),
            const SingleActivator(LogicalKeyboardKey.keyZ, meta: true): () =>
                _editor.change((editor) => editor.undo()),
            const SingleActivator(LogicalKeyboardKey.keyY, control: true): () =>
                _editor.change((editor) => editor.redo()),
            const SingleActivator(
              LogicalKeyboardKey.keyZ,
              control: true,
              shift: true,
            ): () =>
                _editor.change((editor) => editor.redo()),
          },
          child: Focus(
            autofocus: true,
            child: ListenableBuilder(
              listenable: _editor,
              builder: (context, _) => LayoutBuilder(
                builder: (context, constraints) =>
                    _content(context, isWide: isWide(constraints.biggest)),
              ),
            ),
          ),
        ),
      ),
    );
  }

  Widget _content(BuildContext context, {required bool isWide}) {
    final theme = AppScope.of(context).settings.boardTheme;
    final kit = isWide ? _editor.kit.onItsSide : _editor.kit;
    return EditorLayout(
      header: _header(context),
      board: _DropBoard(
        controller: _editor,
        child: AppBoard(
          controller: _editor.board,
          kit: kit,
          pointNames: _editor.game.points,
        ),
      ),
      boardAspect: kit.geometry.outerAspectRatio,
      notice: _notice(context),
      tray: (affinity) =>
          EditorTray(controller: _editor, theme: theme, dragAffinity: affinity),
      settings: EditorSettings(controller: _editor, theme: theme),
      actions: _actions(context),
    );
  }

  Widget _header(BuildContext context) {
    final words = Words.of(context);
    final now = _editor.now;
    return Row(
      children: [
        IconButton(
          onPressed: () => Navigator.of(context).maybePop(),
          icon: const BackButtonIcon(),
          tooltip: words.back,
        ),
        Expanded(
          child: BarTitle(
            words.editorTitle(_editor.kit.name(words)),
            style: Theme.of(context).textTheme.titleMedium,
          ),
        ),
        IconButton(
          onPressed: now.canUndo
              ? () => _editor.change((editor) => editor.undo())
              : null,
          icon: const Icon(Icons.undo),
          tooltip: words.undo,
        ),
        IconButton(
          onPressed: now.canRedo
              ? () => _editor.change((editor) => editor.redo())
              : null,
          icon: const Icon(Icons.redo),
          tooltip: words.redo,
        ),
        EditorMenu(controller: _editor),
      ],
    );
  }

  /// One line: what is wrong, or that it is a position.
  Widget _notice(BuildContext context) {
    final words = Words.of(context);
    final ThemeData(:colorScheme, :textTheme) = Theme.of(context);
    final isFine = _editor.now.canStart;
    return Semantics(
      container: true,
      liveRegion: true,
      child: Padding(
        padding: const EdgeInsets.symmetric(horizontal: 12, vertical: 4),
        child: Row(
          spacing: 8,
          children: [
            Icon(
              isFine ? Icons.check_circle_outline : Icons.error_outline,
              size: 20,
              color: isFine ? colorScheme.primary : colorScheme.error,
            ),
            Expanded(
              child: FittedText(
                editorInWords(words, _editor.kit, _editor.now),
                maxLines: 2,
                maxHeight: 44,
                style: textTheme.bodyMedium?.copyWith(
                  color: isFine ? colorScheme.onSurface : colorScheme.error,
                ),
              ),
            ),
          ],
        ),
      ),
    );
  }

  Widget _actions(BuildContext context) {
    final words = Words.of(context);
    final canStart = _editor.now.canStart;
    return Padding(
      padding: const EdgeInsets.fromLTRB(12, 4, 12, 8),
      child: Row(
        spacing: 8,
        children: [
          Expanded(
            child: FilledButton.icon(
              onPressed: canStart ? () => unawaited(_play()) : null,
              icon: const Icon(Icons.play_arrow),
              label: FittedText(words.play),
              style: FilledButton.styleFrom(minimumSize: const Size(48, 48)),
            ),
          ),
          Expanded(
            child: FilledButton.tonalIcon(
              onPressed: canStart
                  ? () => unawaited(analysePosition(context, _editor))
                  : null,
              icon: const Icon(Icons.insights),
              label: FittedText(words.analyse),
              style: FilledButton.styleFrom(minimumSize: const Size(48, 48)),
            ),
          ),
        ],
      ),
    );
  }
}

/// Takes pieces that are dragged out of the tray.
class _DropBoard extends StatelessWidget {
  const _DropBoard({required this.controller, required this.child});

  final EditorController controller;
  final Widget child;

  @override
  Widget build(BuildContext context) {
    return DragTarget<int>(
      onAcceptWithDetails: (drop) {
        final box = context.findRenderObject()! as RenderBox;
        final board = controller.board;
        final point = board.geometry.hitTest(
          box.globalToLocal(drop.offset),
          box.size,
          flipped: board.isFlipped,
        );
        if (point == null) return;
        controller.change((editor) => editor.place(point, drop.data));
      },
      builder: (context, _, _) => child,
    );
  }
}
