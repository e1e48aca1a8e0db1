import 'dart:async';

import 'package:file_selector/file_selector.dart';
import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/error_words.dart';
import '../review/open_review.dart';
import '../widgets/radio_chip.dart';
import 'explorer_row.dart';
import 'opening_explorer.dart';

/// The moves that were played from the position that is shown, and how they
/// ended, in one's own games, in those of the engine, or in a club's.
class ExplorerPanel extends StatelessWidget {
  /// Makes the panel.
  const ExplorerPanel({super.key, required this.explorer});

  /// What is known.
  final OpeningExplorer explorer;

  Future<void> _load(BuildContext context) async {
    final words = Words.of(context);
    final messenger = ScaffoldMessenger.of(context);
    final file = await openFile();
    if (file == null) return;
    await explorer.loadClub(await file.readAsBytes());
    if (explorer.error == null) return;
    messenger.showSnackBar(SnackBar(content: Text(words.explorerNoTree)));
  }

  @override
  Widget build(BuildContext context) => ListenableBuilder(
    listenable: explorer,
    builder: (context, _) => Column(
      crossAxisAlignment: CrossAxisAlignment.stretch,
      children: [_sources(context), ..._content(context)],
    ),
  );

  Widget _sources(BuildContext context) {
    final words = Words.of(context);
    return Wrap(
      spacing: 8,
      runSpacing: 4,
      children: [
        for (final source in explorer.sources)
          RadioChip(
            label: switch (source) {
              ExplorerSource.own => words.explorerOwn,
              ExplorerSource.engine => words.explorerEngine,
              ExplorerSource.club => words.explorerClub,
            },
            isChosen: explorer.source == source,
            onChosen: () => explorer.source = source,
          ),
      ],
    );
  }

  List<Widget> _content(BuildContext context) {
    final words = Words.of(context);
    final isClub = explorer.source == ExplorerSource.club;
    final now = explorer.now;
    return [
      _about(context),
      if (explorer.error case final error?)
        Text(errorInWords(words, error.kind))
      else if (now != null && now.moves.isEmpty)
        Padding(
          padding: const EdgeInsets.symmetric(vertical: 8),
          child: Text(words.explorerNothing),
        ),
      if (now != null)
        for (final move in now.moves) _row(context, move),
      if (isClub)
        Align(
          alignment: AlignmentDirectional.centerStart,
          child: Wrap(
            spacing: 8,
            children: [
              OutlinedButton.icon(
                onPressed: () => unawaited(_load(context)),
                icon: const Icon(Icons.folder_open),
                label: Text(words.explorerLoad),
              ),
              if (explorer.hasClub)
                TextButton.icon(
                  onPressed: () => unawaited(explorer.removeClub()),
                  icon: const Icon(Icons.delete_outline),
                  label: Text(words.explorerRemove),
                ),
            ],
          ),
        ),
    ];
  }

  /// Where the numbers come from: whoever reads them has to know.
  Widget _about(BuildContext context) {
    final words = Words.of(context);
    final about = explorer.about;
    final text = switch (explorer.source) {
      ExplorerSource.own => words.explorerOwnAbout,
      ExplorerSource.club when about == null => words.explorerClubNone,
      _ when about == null => '',
      _ when about.isSelfPlay => words.explorerEngineAbout(
        about.games,
        about.level ?? 0,
      ),
      _ => words.explorerClubAbout(about.name, about.games),
    };
    return Padding(
      padding: const EdgeInsets.symmetric(vertical: 4),
      child: Text(text, style: Theme.of(context).textTheme.bodySmall),
    );
  }

  Widget _row(BuildContext context, PlayedMoveView move) {
    final last = move.lastGame;
    return ExplorerRow(
      move: move,
      study: explorer.study,
      onShowLast: last == null
          ? null
          : () => unawaited(openReview(context, last, isFinished: true)),
    );
  }
}
