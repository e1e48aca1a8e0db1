import 'dart:async';
import 'dart:convert';

import 'package:file_selector/file_selector.dart';
import 'package:flutter/material.dart';
import 'package:flutter/services.dart';

import '../app_state.dart';
import '../bridge/archive.dart';
import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/error_words.dart';
import '../review/open_review.dart';
import '../study/open_study.dart';
import '../widgets/bar_title.dart';
import '../widgets/screen_back_button.dart';
import 'import_report_view.dart';
import 'import_text.dart';

/// Opens a file of the player's choice; nothing if none was chosen.
typedef PickFile = Future<Uint8List?> Function();

Future<Uint8List?> _pickFile() async => (await openFile())?.readAsBytes();

/// How often the progress of a long import is looked at.
const _lookInterval = Duration(milliseconds: 200);

/// Brings games, positions or a whole export into the library: pasted or from a
/// file.
class ImportScreen extends StatefulWidget {
  /// Makes the screen.
  const ImportScreen({super.key, this.pick = _pickFile, this.arrived});

  /// Opens a file.
  final PickFile pick;

  /// What another app handed over: it is imported at once.
  final Uint8List? arrived;

  @override
  State<ImportScreen> createState() => _ImportScreenState();
}

class _ImportScreenState extends State<ImportScreen> {
  final TextEditingController _text = TextEditingController();
  final GlobalKey _buttons = GlobalKey();
  ImportReport? _report;
  String? _failure;
  _Running? _running;
  Timer? _look;

  bool get _isBusy => _running != null;

  @override
  void initState() {
    super.initState();
    if (widget.arrived case final arrived?) {
      WidgetsBinding.instance.addPostFrameCallback((_) {
        if (mounted) unawaited(_take(arrived));
      });
    }
  }

  @override
  void dispose() {
    _look?.cancel();
    _text.dispose();
    super.dispose();
  }

  Future<void> _paste() async {
    final data = await Clipboard.getData(Clipboard.kTextPlain);
    if (mounted) _text.text = data?.text ?? _text.text;
  }

  Future<void> _open() async {
    final words = Words.of(context);
    Uint8List? bytes;
    try {
      bytes = await widget.pick();
      // Every platform has its own way to fail at files.
    } catch (_) {
      if (mounted) setState(() => _failure = words.importNoFile);
      return;
    }
    if (bytes != null && mounted) await _take(bytes);
  }

  Future<void> _take(Uint8List bytes) async {
    final words = Words.of(context);
    const blank = [0x09, 0x0A, 0x0D, 0x20];
    if (bytes.every(blank.contains)) {
      return setState(() => _failure = words.importNothing);
    }
    final app = AppScope.read(context);
    if (studyIn(app.engine, bytes) case final text?) return _openStudy(text);
    final task = app.library.prepareImport();
    setState(() {
      _running = _Running(task, bytes.length);
      _failure = null;
      _report = null;
    });
    _look = Timer.periodic(_lookInterval, (_) => setState(() {}));
    _bringIntoSight();
    try {
      final report = await importBytes(app.engine, app.library, bytes, task);
      if (!mounted) return;
      setState(() => _report = report);
      _bringIntoSight();
    } on CoreError catch (error) {
      final why = errorInWords(words, error.kind);
      if (mounted) setState(() => _failure = words.importFailed(why));
    }
    _look?.cancel();
    if (mounted) setState(() => _running = null);
    await app.refresh();
    if (mounted) await _openOnly();
  }

  /// A study is not added: it is looked at, and can be kept there. What another
  /// app handed over has nothing to come back to here.
  Future<void> _openStudy(String text) async {
    final app = AppScope.read(context);
    await showStudy(context, () => app.engine.readStudy(text));
    if (!mounted || widget.arrived == null) return;
    // Something else may have arrived meanwhile.
    if (ModalRoute.isCurrentOf(context) ?? false) Navigator.of(context).pop();
  }

  /// What is going on and what came of it stand below the buttons: on a small
  /// screen the text above them gives way.
  void _bringIntoSight() => WidgetsBinding.instance.addPostFrameCallback((_) {
    final buttons = _buttons.currentContext;
    if (buttons != null) unawaited(Scrollable.ensureVisible(buttons));
  });

  /// Opens the game, if one came and there is nothing to be said about it.
  Future<void> _openOnly() async {
    final report = _report;
    final only = report?.brought.only;
    if (only == null || report!.problems.isNotEmpty) return;
    if (report.notes.isNotEmpty || report.positions.isNotEmpty) return;
    await openReview(context, only, isFinished: true);
  }

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    return Scaffold(
      appBar: AppBar(
        title: BarTitle(words.importGames),
        leading: const ScreenBackButton(),
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
          key: _buttons,
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
              onPressed: _isBusy
                  ? null
                  : () => unawaited(_take(utf8.encode(_text.text))),
              icon: const Icon(Icons.check),
              label: Text(words.importNow),
            ),
          ],
        ),
        if (_running case final running?) _Progress(running: running),
        if (_failure case final failure?)
          Semantics(
            liveRegion: true,
            child: Text(failure, style: TextStyle(color: colors.error)),
          ),
      ],
    );
  }
}

/// An import that is going on.
final class _Running {
  const _Running(this.task, this.length);

  final ImportTask task;

  /// How many bytes there are.
  final int length;
}

/// How far an import has come, and a way to end it.
class _Progress extends StatelessWidget {
  const _Progress({required this.running});

  final _Running running;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final ImportProgress(:bytes, :games) = running.task.progress;
    return Column(
      crossAxisAlignment: CrossAxisAlignment.stretch,
      spacing: 8,
      children: [
        LinearProgressIndicator(
          // Until the first game is read nothing is known.
          value: games == 0 ? null : bytes / running.length,
          semanticsLabel: words.loading,
        ),
        Row(
          spacing: 8,
          children: [
            Expanded(child: Text(words.importProgress(games))),
            TextButton.icon(
              onPressed: running.task.cancel,
              icon: const Icon(Icons.stop),
              label: Text(words.importStop),
            ),
          ],
        ),
      ],
    );
  }
}
