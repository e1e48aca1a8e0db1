import 'dart:async';

import 'package:flutter/material.dart';

import '../bridge/library.dart';
import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/error_words.dart';
import '../widgets/text_out.dart';

/// Takes everything out of the library, or brings it back.
class LibraryMenu extends StatelessWidget {
  /// Makes the menu.
  const LibraryMenu({
    super.key,
    required this.library,
    required this.onRestore,
  });

  /// The library.
  final Library library;

  /// Called to bring an export back.
  final VoidCallback onRestore;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    return MenuAnchor(
      menuChildren: [
        MenuItemButton(
          leadingIcon: const Icon(Icons.save_alt),
          onPressed: () => unawaited(
            _export(
              context,
              library.exportAll,
              name: 'prise-${_today()}.json',
              type: 'application/json',
            ),
          ),
          child: Text(words.exportAll),
        ),
        MenuItemButton(
          leadingIcon: const Icon(Icons.ios_share),
          onPressed: () => unawaited(
            _export(
              context,
              library.exportPdn,
              name: 'prise-${_today()}.pdn',
              type: 'text/plain',
            ),
          ),
          child: Text(words.exportPdn),
        ),
        MenuItemButton(
          leadingIcon: const Icon(Icons.restore),
          onPressed: onRestore,
          child: Text(words.restore),
        ),
      ],
      builder: (context, menu, _) => IconButton(
        onPressed: () => menu.isOpen ? menu.close() : menu.open(),
        icon: const Icon(Icons.more_vert),
        tooltip: words.more,
      ),
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
