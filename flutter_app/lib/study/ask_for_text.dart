import 'dart:async';

import 'package:flutter/material.dart';
import 'package:flutter/services.dart';

import '../l10n/generated/app_localizations.dart';

/// Asks for a text; nothing if it is not to be given. With `pastes` there is a
/// button for what is on the clipboard: it is read only when somebody wants it.
Future<String?> askForText(
  BuildContext context, {
  required String title,
  required String yes,
  String? detail,
  String text = '',
  int maxLines = 1,
  bool pastes = false,
}) => showDialog<String>(
  context: context,
  builder: (_) =>
      _TextDialog(title, detail, yes, text, maxLines, pastes: pastes),
);

class _TextDialog extends StatefulWidget {
  const _TextDialog(
    this.title,
    this.detail,
    this.yes,
    this.text,
    this.maxLines, {
    required this.pastes,
  });

  final String title;
  final String? detail;
  final String yes;
  final String text;
  final int maxLines;
  final bool pastes;

  @override
  State<_TextDialog> createState() => _TextDialogState();
}

class _TextDialogState extends State<_TextDialog> {
  late final TextEditingController _text = TextEditingController(
    text: widget.text,
  )..selection = TextSelection(baseOffset: 0, extentOffset: widget.text.length);

  @override
  void dispose() {
    _text.dispose();
    super.dispose();
  }

  Future<void> _paste() async {
    final clipboard = await Clipboard.getData(Clipboard.kTextPlain);
    if (mounted && clipboard?.text != null) {
      _text.text = clipboard!.text!.trim();
    }
  }

  void _done() => Navigator.of(context).pop(_text.text);

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    return AlertDialog(
      scrollable: true,
      title: Text(widget.title),
      content: SizedBox(
        width: 420,
        child: TextField(
          controller: _text,
          autofocus: true,
          minLines: 1,
          maxLines: widget.maxLines,
          onSubmitted: (_) => _done(),
          decoration: InputDecoration(
            border: const OutlineInputBorder(),
            labelText: widget.detail,
            suffixIcon: widget.pastes
                ? IconButton(
                    onPressed: () => unawaited(_paste()),
                    icon: const Icon(Icons.content_paste),
                    tooltip: words.paste,
                  )
                : null,
          ),
        ),
      ),
      actions: [
        TextButton(
          onPressed: () => Navigator.of(context).pop(),
          child: Text(words.cancel),
        ),
        FilledButton(onPressed: _done, child: Text(widget.yes)),
      ],
    );
  }
}
