import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import '../widgets/large_text.dart';
import 'lesson.dart';

/// The words of a lesson: the rule, its table, and what to try.
class LessonText extends StatelessWidget {
  /// Makes the text.
  const LessonText({super.key, required this.lesson});

  /// The lesson.
  final Lesson lesson;

  @override
  Widget build(BuildContext context) {
    final theme = Theme.of(context);
    return Column(
      crossAxisAlignment: CrossAxisAlignment.start,
      children: [
        Semantics(
          header: true,
          child: Text(
            lesson.title.of(context),
            style: theme.textTheme.headlineSmall,
          ),
        ),
        const SizedBox(height: 8),
        Text(lesson.words.of(context), style: theme.textTheme.bodyLarge),
        if (lesson.table case final table?) ...[
          const SizedBox(height: 12),
          _Rows(table: table),
        ],
        if (lesson.diagram case final diagram?) ...[
          const SizedBox(height: 12),
          Row(
            crossAxisAlignment: CrossAxisAlignment.start,
            children: [
              Icon(
                Icons.touch_app_outlined,
                color: theme.colorScheme.primary,
                semanticLabel: Words.of(context).tryThis,
              ),
              const SizedBox(width: 8),
              Expanded(
                child: Text(
                  diagram.task.of(context),
                  style: theme.textTheme.bodyLarge?.copyWith(
                    fontWeight: FontWeight.w600,
                  ),
                ),
              ),
            ],
          ),
        ],
      ],
    );
  }
}

class _Rows extends StatelessWidget {
  const _Rows({required this.table});

  final LessonTable table;

  @override
  Widget build(BuildContext context) {
    return isLargeText(context) ? _blocks(context) : _table(context);
  }

  /// Every row by itself, where the columns would be too narrow.
  Widget _blocks(BuildContext context) {
    final text = Theme.of(context).textTheme;
    return Column(
      crossAxisAlignment: CrossAxisAlignment.start,
      children: [
        for (final row in table.rows) ...[
          Text(row.first.of(context), style: text.titleSmall),
          Wrap(
            spacing: 16,
            children: [
              for (final (column, cell) in row.indexed.skip(1))
                Text(
                  '${table.head[column].of(context)} ${cell.of(context)}',
                  style: text.bodyMedium,
                ),
            ],
          ),
          const SizedBox(height: 8),
        ],
      ],
    );
  }

  Widget _table(BuildContext context) {
    final ThemeData(:colorScheme, :textTheme) = Theme.of(context);
    return Table(
      // The first column and the numbers take what they need, words the rest.
      columnWidths: {
        for (var column = 0; column < table.head.length; column++)
          column: column == _widest
              ? const FlexColumnWidth()
              : const IntrinsicColumnWidth(),
      },
      defaultVerticalAlignment: TableCellVerticalAlignment.middle,
      border: TableBorder(
        horizontalInside: BorderSide(color: colorScheme.outlineVariant),
      ),
      children: [
        _row(context, [
          for (final cell in table.head) cell.of(context),
        ], textTheme.labelLarge),
        for (final row in table.rows)
          _row(context, [
            for (final cell in row) cell.of(context),
          ], textTheme.bodyMedium),
      ],
    );
  }

  /// The column with the longest text.
  int get _widest {
    var widest = 0;
    var most = 0;
    for (final row in table.rows) {
      for (final (column, cell) in row.indexed) {
        if (cell.en.length <= most) continue;
        most = cell.en.length;
        widest = column;
      }
    }
    return widest;
  }

  TableRow _row(BuildContext context, List<String> cells, TextStyle? style) =>
      TableRow(
        children: [
          for (final cell in cells)
            Padding(
              padding: const EdgeInsetsDirectional.fromSTEB(0, 6, 16, 6),
              child: Text(cell, style: style),
            ),
        ],
      );
}
