import 'dart:async';

import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/engine.dart';
import '../games/registry.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/error_words.dart';
import '../widgets/piece_icon.dart';
import '../widgets/when_words.dart';
import 'keep_study.dart';
import 'open_study.dart';

/// The studies that are kept, the one changed last first.
class StudyList extends StatefulWidget {
  /// Makes the list.
  const StudyList({super.key});

  @override
  State<StudyList> createState() => StudyListState();
}

/// Where the list is read.
class StudyListState extends State<StudyList> {
  List<StudySummary>? _studies;
  CoreError? _error;

  @override
  void initState() {
    super.initState();
    unawaited(read());
  }

  /// Reads it again.
  Future<void> read() async {
    try {
      final studies = await AppScope.read(context).library.studies();
      if (!mounted) return;
      setState(() {
        _studies = [
          for (final study in studies)
            if (kitOf(study.game) != null) study,
        ];
        _error = null;
      });
    } on CoreError catch (error) {
      if (mounted) setState(() => _error = error);
    }
  }

  Future<void> _open(StudySummary study) async {
    final library = AppScope.read(context).library;
    await showStudy(context, () => library.openStudy(study.id));
    if (mounted) await read();
  }

  Future<void> _delete(StudySummary study) async {
    final isGone = await forgetStudy(
      context,
      study.id,
      onChanged: () {
        if (mounted) unawaited(read());
      },
    );
    if (isGone && mounted) await read();
  }

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final text = Theme.of(context).textTheme;
    final studies = _studies;
    return Column(
      crossAxisAlignment: CrossAxisAlignment.stretch,
      children: [
        Padding(
          padding: const EdgeInsets.fromLTRB(4, 8, 4, 4),
          child: Semantics(
            header: true,
            child: Text(words.studiesKept, style: text.titleMedium),
          ),
        ),
        if (_error case final error?)
          Text(errorInWords(words, error.kind))
        else if (studies != null && studies.isEmpty)
          Padding(
            padding: const EdgeInsets.all(4),
            child: Text(words.studiesNone, style: text.bodyMedium),
          ),
        for (final study in studies ?? const <StudySummary>[])
          _row(context, words, study),
      ],
    );
  }

  Widget _row(BuildContext context, Words words, StudySummary study) {
    final kit = kitOf(study.game)!;
    final when = DateTime.fromMillisecondsSinceEpoch(study.updatedS * 1000);
    final name = study.name.isEmpty ? kit.name(words) : study.name;
    return ListTile(
      contentPadding: const EdgeInsetsDirectional.only(start: 4),
      leading: PieceIcon.of(
        kit.trophy(0),
        art: kit.art,
        theme: AppScope.of(context).settings.boardTheme,
        size: 40,
      ),
      title: Text(name),
      subtitle: Text(
        [
          if (study.name.isNotEmpty) kit.name(words),
          words.studyMoves(study.moves),
          whenInWords(context, when),
        ].join(' · '),
      ),
      trailing: IconButton(
        onPressed: () => unawaited(_delete(study)),
        icon: const Icon(Icons.delete_outline),
        tooltip: words.studyDelete(name),
      ),
      onTap: () => unawaited(_open(study)),
    );
  }
}
