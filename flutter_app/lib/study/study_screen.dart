import 'dart:async';

import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import 'live_engine.dart';
import 'open_study.dart';
import 'study_controller.dart';
import 'study_menu.dart';
import 'study_view.dart';

/// An analysis board on a screen of its own.
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

  Future<void> _edit() async {
    _study.engine.rest(EngineRest.unseen, isResting: true);
    await editPosition(
      context,
      _study.game,
      rules: _study.study.rules,
      position: _study.now.position,
    );
    if (mounted) _study.engine.rest(EngineRest.unseen, isResting: false);
  }

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    return ListenableBuilder(
      listenable: _study,
      builder: (context, _) => Scaffold(
        body: SafeArea(
          child: StudyView(
            study: _study,
            title: _study.now.name.isEmpty
                ? words.studyTitle(_study.kit.name(words))
                : _study.now.name,
            detail: _study.now.name.isEmpty ? null : _study.kit.name(words),
            onBack: () => unawaited(Navigator.of(context).maybePop()),
            menu: [
              ...studyMenu(context, _study),
              (Icons.grid_view, words.studyEdit, () => unawaited(_edit())),
            ],
          ),
        ),
      ),
    );
  }
}
