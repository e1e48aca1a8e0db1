import 'dart:async';

import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import '../widgets/ask_if_sure.dart';
import 'keep_study.dart';
import 'live_engine.dart';
import 'open_study.dart';
import 'study_controller.dart';
import 'study_menu.dart';
import 'study_view.dart';

/// An analysis board on a screen of its own. A study that is kept is written
/// down with every change; one that is not can be kept when it is left.
class StudyScreen extends StatefulWidget {
  /// Makes the screen. The study belongs to it from now on.
  const StudyScreen({super.key, required this.study});

  /// What is analysed.
  final StudyController study;

  @override
  State<StudyScreen> createState() => _StudyScreenState();
}

class _StudyScreenState extends State<StudyScreen> {
  StudyController get _study => widget.study;

  @override
  void dispose() {
    _study.dispose();
    super.dispose();
  }

  Future<void> _leave() async {
    final navigator = Navigator.of(context);
    final isKept = await _askToKeep(Words.of(context));
    if (isKept != null && mounted) navigator.pop();
  }

  /// Whether a study that is not in the library went there; nothing if it is
  /// to be gone on with.
  Future<bool?> _askToKeep(Words words) async {
    final isThrownAway = await showDialog<bool>(
      context: context,
      builder: (context) => AlertDialog(
        scrollable: true,
        title: Text(words.studyKeepQuestion),
        content: Text(words.studyKeepDetail),
        actions: [
          TextButton(
            onPressed: () => Navigator.of(context).pop(true),
            child: Text(words.studyThrowAway),
          ),
          FilledButton(
            onPressed: () => Navigator.of(context).pop(false),
            child: Text(words.studySave),
          ),
        ],
      ),
    );
    if (isThrownAway == null || !mounted) return null;
    if (isThrownAway) return false;
    return await nameAndKeep(context, _study) ? true : null;
  }

  Future<void> _edit() async {
    _study.engine.rest(EngineRest.unseen, isResting: true);
    await editPosition(
      context,
      _study.game,
      rules: _study.now.rules,
      position: _study.now.position,
    );
    if (mounted) _study.engine.rest(EngineRest.unseen, isResting: false);
  }

  Future<void> _delete(int id) async {
    final words = Words.of(context);
    final navigator = Navigator.of(context);
    final isSure = await askIfSure(
      context,
      question: words.studyDeleteQuestion,
      detail: words.studyDeleteDetail,
      yes: words.studyDeleteYes,
    );
    if (!isSure || !mounted) return;
    if (await forgetStudy(context, id)) navigator.pop();
  }

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    return ListenableBuilder(
      listenable: _study,
      builder: (context, _) => PopScope(
        canPop: !_study.hasUnkept,
        onPopInvokedWithResult: (didPop, _) {
          if (!didPop) unawaited(_leave());
        },
        child: Scaffold(
          body: SafeArea(
            child: StudyView(
              study: _study,
              title: _study.now.name.isEmpty
                  ? words.studyTitle(_study.kit.name(words))
                  : _study.now.name,
              detail: _study.study.saveProblem != null
                  ? words.errorStorage
                  : _study.now.name.isEmpty
                  ? null
                  : _study.kit.name(words),
              onBack: () => unawaited(Navigator.of(context).maybePop()),
              menu: [
                (
                  Icons.bookmark_add_outlined,
                  _study.keptId == null ? words.studySave : words.studyRename,
                  () => unawaited(nameAndKeep(context, _study)),
                ),
                (
                  Icons.play_arrow,
                  words.studyPlay,
                  _study.now.board.outcome == null
                      ? () => unawaited(playFromStudy(context, _study))
                      : null,
                ),
                ...studyMenu(context, _study),
                (Icons.grid_view, words.studyEdit, () => unawaited(_edit())),
                if (_study.keptId case final id?)
                  (
                    Icons.delete_outline,
                    words.studyDeleteYes,
                    () => unawaited(_delete(id)),
                  ),
              ],
            ),
          ),
        ),
      ),
    );
  }
}
