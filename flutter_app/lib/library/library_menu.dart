import 'dart:async';

import 'package:flutter/material.dart';

import '../bridge/library.dart';
import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/error_words.dart';
import '../widgets/more_menu.dart';
import '../widgets/text_out.dart';

/// Takes everything out of the library, or brings it back.
class LibraryMenu extends StatelessWidget {
  /// Makes the menu.
  const LibraryMenu({
    super.key,
    required this.library,
    required this.onRestore,
    required this.onSelect,
  });

  /// The library.
  final Library library;

  /// Called to choose several games; nothing if there are none.
  final VoidCallback? onSelect;

  /// Called to bring an export back.
  final VoidCallback onRestore;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    return MoreMenu(
      items: [
        if (onSelect case final onSelect?)
          (Icons.checklist, words.librarySelect, onSelect),
        (
          Icons.save_alt,
          words.exportAll,
          () => unawaited(
            _export(
              context,
              library.exportAll,
              name: 'prise-${_today()}.json',
              type: 'application/json',
            ),
          ),
        ),
        (
          Icons.ios_share,
          words.exportPdn,
          () => unawaited(
            _export(
              context,
              library.exportPdn,
              name: 'prise-${_today()}.pdn',
              type: 'text/plain',
            ),
          ),
        ),
        (Icons.restore, words.restore, onRestore),
      ],
    );
  }

  Future<void> _export(
    BuildContext context,
    Future<String> Function() write, {
    required String name,
    required String type,
  }) async {
    final messenger = ScaffoldMessenger.of(context);
    final words = Words.of(context);
    try {
      final text = await write();
      if (!context.mounted) return;
      await shareFile(context, text, name: name, type: type);
    } on CoreError catch (error) {
      messenger.showSnackBar(
        SnackBar(content: Text(errorInWords(words, error.kind))),
      );
    }
  }

  static String _today() => DateTime.now().toIso8601String().substring(0, 10);
}
