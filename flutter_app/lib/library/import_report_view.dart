import 'dart:async';

import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../games/registry.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/open_match.dart';
import '../widgets/technical_detail.dart';
import 'import_text.dart';
import 'import_words.dart';

/// What an import brought, and every single thing that could not be read.
class ImportReportView extends StatelessWidget {
  /// Makes the view, a sliver.
  const ImportReportView({super.key, required this.report});

  /// The report.
  final ImportReport report;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final ImportReport(:problems, :notes, :brought) = report;
    final rows = <Widget Function()>[
      for (final line in _summary(context, words)) () => line,
      for (final (game, position) in report.positions)
        () => _position(context, words, game, position),
      if (notes.isNotEmpty)
        () => _Line(
          icon: Icons.info_outline,
          text: words.importNotes(notes.length + brought.moreNotes),
          isStrong: true,
        ),
      for (final note in notes) () => _problem(words, note),
      if (problems.isNotEmpty)
        () => _Line(
          icon: Icons.warning_amber,
          text: words.importProblems(problems.length + brought.moreProblems),
          isStrong: true,
        ),
      for (final problem in problems) () => _problem(words, problem),
    ];
    return SliverPadding(
      padding: const EdgeInsets.fromLTRB(16, 0, 16, 24),
      // Only those rows are built that can be seen.
      sliver: SliverList.builder(
        itemCount: rows.length,
        itemBuilder: (context, index) => rows[index](),
      ),
    );
  }

  List<Widget> _summary(BuildContext context, Words words) {
    final ImportView(
      :records,
      :matches,
      :studies,
      :duplicates,
      :settings,
      :unknown,
    ) = report.brought;
    return [
      if (report.brought.cancelledAfter case final games?)
        _Line(
          icon: Icons.stop_circle_outlined,
          text: words.importStopped(games),
          isStrong: true,
        ),
      if (report.isEmpty)
        _Line(icon: Icons.block, text: words.importedNothing, isStrong: true),
      if (records > 0)
        _Line(
          icon: Icons.check,
          text: words.importedRecords(records),
          isStrong: true,
        ),
      if (unknown > 0)
        _Line(icon: Icons.question_mark, text: words.importedUnknown(unknown)),
      if (matches > 0)
        _Line(
          icon: Icons.check,
          text: words.importedMatches(matches),
          isStrong: true,
        ),
      if (studies > 0)
        _Line(
          icon: Icons.check,
          text: words.importedStudies(studies),
          isStrong: true,
        ),
      if (duplicates > 0)
        _Line(icon: Icons.done_all, text: words.importedKnown(duplicates)),
      if (settings > 0)
        _Line(icon: Icons.tune, text: words.importedSettings(settings)),
    ];
  }

  Widget _position(
    BuildContext context,
    Words words,
    String game,
    String position,
  ) => ListTile(
    contentPadding: EdgeInsets.zero,
    leading: const Icon(Icons.grid_view),
    title: Text(kitOf(game)?.name(words) ?? game),
    subtitle: Text(position, maxLines: 2, overflow: TextOverflow.ellipsis),
    trailing: FilledButton.tonal(
      onPressed: () => unawaited(startFrom(context, game, position)),
      child: Text(words.play),
    ),
  );

  Widget _problem(Words words, ImportProblem problem) => _Line(
    icon: Icons.remove,
    text: problemInWords(words, problem),
    detail: switch (problem) {
      EntryProblem(:final view) => view.why,
      LineProblem() || GameProblem() || GameNote() => null,
    },
  );
}

class _Line extends StatelessWidget {
  const _Line({
    required this.icon,
    required this.text,
    this.isStrong = false,
    this.detail,
  });

  final IconData icon;
  final String text;
  final bool isStrong;

  /// What exactly was wrong, in English.
  final String? detail;

  @override
  Widget build(BuildContext context) {
    final style = Theme.of(context).textTheme;
    return MergeSemantics(
      child: Padding(
        padding: const EdgeInsets.symmetric(vertical: 4),
        child: Row(
          crossAxisAlignment: CrossAxisAlignment.start,
          spacing: 12,
          children: [
            Icon(icon, size: 20),
            Expanded(
              child: Column(
                crossAxisAlignment: CrossAxisAlignment.start,
                children: [
                  Text(
                    text,
                    style: isStrong ? style.titleSmall : style.bodyMedium,
                  ),
                  if (detail case final detail?) TechnicalDetail(detail),
                ],
              ),
            ),
          ],
        ),
      ),
    );
  }
}
