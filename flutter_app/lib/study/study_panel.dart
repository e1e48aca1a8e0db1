import 'package:flutter/material.dart';

import '../app_state.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/radio_chip.dart';
import 'explorer_panel.dart';
import 'move_tree.dart';
import 'opening_explorer.dart';
import 'study_controller.dart';

/// The tree of moves, and in games that are explored what was played elsewhere.
class StudyPanel extends StatefulWidget {
  /// Makes the panel.
  const StudyPanel({super.key, required this.study});

  /// The study.
  final StudyController study;

  @override
  State<StudyPanel> createState() => _StudyPanelState();
}

class _StudyPanelState extends State<StudyPanel> {
  late final OpeningExplorer _explorer = () {
    final app = AppScope.read(context);
    return OpeningExplorer(
      study: widget.study,
      library: app.library,
      engine: app.engine,
    );
  }();

  @override
  void dispose() {
    _explorer.dispose();
    super.dispose();
  }

  void _watch({required bool isExplorer}) =>
      setState(() => _explorer.isWatched = isExplorer);

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    return ListenableBuilder(
      listenable: _explorer,
      builder: (context, child) => Column(
        crossAxisAlignment: CrossAxisAlignment.stretch,
        children: [
          if (_explorer.isExplored)
            Wrap(
              spacing: 8,
              children: [
                for (final (isExplorer, name) in [
                  (false, words.moves),
                  (true, words.explorer),
                ])
                  RadioChip(
                    label: name,
                    isChosen: _explorer.isWatched == isExplorer,
                    onChosen: () => _watch(isExplorer: isExplorer),
                  ),
              ],
            ),
          if (_explorer.isWatched)
            ExplorerPanel(explorer: _explorer)
          else
            child!,
        ],
      ),
      child: MoveTree(study: widget.study),
    );
  }
}
