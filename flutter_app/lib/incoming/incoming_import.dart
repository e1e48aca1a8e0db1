import 'dart:async';

import 'package:flutter/material.dart';
import 'package:flutter/services.dart';

import '../app_state.dart';
import '../l10n/generated/app_localizations.dart';
import '../library/import_screen.dart';

/// Opens the import screen with whatever other apps hand over. A match that is
/// on the screen then is left as with back: it can be continued.
class IncomingImport extends StatefulWidget {
  /// Listens around the first screen.
  const IncomingImport({super.key, required this.child});

  /// The first screen.
  final Widget child;

  @override
  State<IncomingImport> createState() => _IncomingImportState();
}

class _IncomingImportState extends State<IncomingImport> {
  static const String _name = 'arrived';

  StreamSubscription<Uint8List>? _listening;

  @override
  void initState() {
    super.initState();
    _listening = AppScope.read(
      context,
    ).incoming?.files.listen(_show, onError: _sayUnreadable);
  }

  @override
  void dispose() {
    unawaited(_listening?.cancel());
    super.dispose();
  }

  void _show(Uint8List bytes) {
    // What came a moment before is still read, and told of below this one.
    final navigator = Navigator.of(context)
      ..popUntil((route) => route.isFirst || route.settings.name == _name);
    unawaited(
      navigator.push(
        MaterialPageRoute<void>(
          settings: const RouteSettings(name: _name),
          builder: (_) => ImportScreen(arrived: bytes),
        ),
      ),
    );
  }

  void _sayUnreadable(Object error) => ScaffoldMessenger.of(context)
    ..hideCurrentSnackBar()
    ..showSnackBar(
      SnackBar(content: Text(Words.of(context).importUnreadableFile)),
    );

  @override
  Widget build(BuildContext context) => widget.child;
}
