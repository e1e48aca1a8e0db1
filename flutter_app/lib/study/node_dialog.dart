import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import 'glyph_words.dart';
import 'study_controller.dart';

/// Lets somebody say what there is to say about a move.
Future<void> annotateNode(BuildContext context, StudyController study) async {
  final node = study.here;
  final result = await showDialog<(String, List<int>)>(
    context: context,
    builder: (_) => _NodeDialog(study, node),
  );
  if (result case (final comment, final glyphs)) {
    study.annotate(node.id, comment, glyphs);
  }
}

class _NodeDialog extends StatefulWidget {
  const _NodeDialog(this.study, this.node);

  final StudyController study;
  final StudyNodeView node;

  @override
  State<_NodeDialog> createState() => _NodeDialogState();
}

class _NodeDialogState extends State<_NodeDialog> {
  late final TextEditingController _comment = TextEditingController(
    text: widget.node.comment,
  );
  late final Set<int> _glyphs = {...widget.node.glyphs};

  @override
  void dispose() {
    _comment.dispose();
    super.dispose();
  }

  /// A move has one of the six signs; others that a file brought stay.
  void _choose(int glyph, List<int> known) => setState(() {
    final had = _glyphs.contains(glyph);
    _glyphs.removeAll(known);
    if (!had) _glyphs.add(glyph);
  });

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final glyphs = glyphsInWords(words);
    final known = [for (final (number, _, _) in glyphs) number];
    final isStart = widget.node.parent == null;
    return AlertDialog(
      scrollable: true,
      title: Text(
        isStart
            ? words.reviewStart
            : words.annotateMove(
                widget.study.kit.notation(widget.node.notation),
              ),
      ),
      content: SizedBox(
        width: 420,
        child: Column(
          crossAxisAlignment: CrossAxisAlignment.start,
          spacing: 12,
          children: [
            if (!isStart)
              Wrap(
                spacing: 8,
                runSpacing: 4,
                children: [
                  for (final (number, sign, name) in glyphs)
                    Semantics(
                      label: name,
                      child: ChoiceChip(
                        label: ExcludeSemantics(child: Text(sign)),
                        tooltip: name,
                        selected: _glyphs.contains(number),
                        onSelected: (_) => _choose(number, known),
                      ),
                    ),
                ],
              ),
            TextField(
              controller: _comment,
              minLines: 2,
              maxLines: 5,
              decoration: InputDecoration(
                border: const OutlineInputBorder(),
                labelText: words.comment,
              ),
            ),
          ],
        ),
      ),
      actions: [
        TextButton(
          onPressed: () => Navigator.of(context).pop(),
          child: Text(words.cancel),
        ),
        FilledButton(
          onPressed: () => Navigator.of(
            context,
          ).pop((_comment.text.trim(), _glyphs.toList()..sort())),
          child: Text(words.done),
        ),
      ],
    );
  }
}
