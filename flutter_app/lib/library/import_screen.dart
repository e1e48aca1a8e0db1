import 'dart:async';

import 'package:file_selector/file_selector.dart';
import 'package:flutter/material.dart';
import 'package:flutter/services.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/error_words.dart';
import '../widgets/bar_title.dart';
import 'import_report_view.dart';
import 'import_text.dart';

/// Opens a file of the player's choice as text; nothing if none was chosen.
typedef PickText = Future<String?> Function();

Future<String?> _pickFile() async => (await openFile())?.readAsString();

/// Brings games, positions or a whole export into the library: pasted or from a
/// file.
class ImportScreen extends StatefulWidget {
  /// Makes the screen.
  const ImportScreen({super.key, this.pick = _pickFile});

  /// Opens a file.
  final PickText pick;

  @override
  State<ImportScreen> createState() => _ImportScreenState();
}

class _ImportScreenState extends State<ImportScreen> {
  final TextEditingController _text = TextEditingController();
  ImportReport? _report;
  String? _failure;
  bool _isBusy = false;

  @override
  void dispose() {
    _text.dispose();
    super.dispose();
  }

  Future<void> _paste() async {
    final data = await Clipboard.getData(Clipboard.kTextPlain);
    if (mounted) _text.text = data?.text ?? _text.text;
  }

  Future<void> _open() async {
    final words = Words.of(context);
    String? text;
    try {
      text = await widget.pick();
      // Every platform has its own way to fail at files.
    } catch (_) {
      if (mounted) setState(() => _failure = words.importNoFile);
      return;
    }
    if (text != null && mounted) await _take(text);
  }

  Future<void> _take(String text) async {
    final words = Words.of(context);
    if (text.trim().isEmpty) {
      return setState(() => _failure = words.importNothing);
    }
    setState(() {
      _isBusy = true;
      _failure = null;
      _report = null;
    });
    final app = AppScope.read(context);
    try {
      final report = await importText(app.engine, app.library, text);
      if (!mounted) return;
      setState(() => _report = report);
    } on CoreError catch (error) {
      final why = errorInWords(words, error.kind);
      if (mounted) setState(() => _failure = words.importFailed(why));
    }
    if (mounted) setState(() => _isBusy = false);
    await app.refresh();
  }

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    return Scaffold(
      appBar: AppBar(
        title: BarTitle(words.importGames),
        leading: IconButton(
          onPressed: () => Navigator.of(context).pop(),
          icon: const BackButtonIcon(),
          tooltip: words.back,
        ),
      ),
      body: SafeArea(
        child: Center(
          child: ConstrainedBox(
            constraints: const BoxConstraints(maxWidth: 640),
            child: CustomScrollView(
              slivers: [
                SliverPadding(
                  padding: const EdgeInsets.all(16),
                  sliver: SliverToBoxAdapter(child: _form(words)),
                ),
                if (_report case final report?)
                  ImportReportView(report: report),
              ],
            ),
          ),
        ),
      ),
    );
  }

  Widget _form(Words words) {
    final colors = Theme.of(context).colorScheme;
    return Column(
      crossAxisAlignment: CrossAxisAlignment.stretch,
      spacing: 12,
      children: [
        Text(words.importDetail),
        TextField(
          controller: _text,
          minLines: 4,
          maxLines: 8,
          autocorrect: false,
          enableSuggestions: false,
          style: const TextStyle(fontFamily: 'monospace'),
          decoration: InputDecoration(
            labelText: words.importText,
            border: const OutlineInputBorder(),
            alignLabelWithHint: true,
          ),
        ),
        Wrap(
          spacing: 8,
          runSpacing: 8,
          children: [
            OutlinedButton.icon(
              onPressed: _isBusy ? null : () => unawaited(_paste()),
              icon: const Icon(Icons.content_paste),
              label: Text(words.paste),
            ),
            OutlinedButton.icon(
              onPressed: _isBusy ? null : () => unawaited(_open()),
              icon: const Icon(Icons.folder_open),
              label: Text(words.openFile),
            ),
            FilledButton.icon(
              onPressed: _isBusy ? null : () => unawaited(_take(_text.text)),
              icon: const Icon(Icons.check),
              label: Text(words.importNow),
            ),
          ],
        ),
        if (_isBusy) LinearProgressIndicator(semanticsLabel: words.loading),
        if (_failure case final failure?)
          Semantics(
            liveRegion: true,
            child: Text(failure, style: TextStyle(color: colors.error)),
          ),
      ],
    );
  }
}
