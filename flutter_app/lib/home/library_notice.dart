import 'package:flutter/material.dart';

import '../app_state.dart';
import '../l10n/generated/app_localizations.dart';

/// What the player should know about the library, if anything: that it will not
/// last, or that it could not be read. It can be put away.
class LibraryNotice extends StatefulWidget {
  /// Makes the notice.
  const LibraryNotice({super.key});

  @override
  State<LibraryNotice> createState() => _LibraryNoticeState();
}

class _LibraryNoticeState extends State<LibraryNotice> {
  bool _isPutAway = false;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final library = AppScope.of(context).library;
    final notice = library.notice != null
        ? words.noticeSetAside
        : library.isPersistent
        ? null
        : words.noticeNotKept;
    if (notice == null || _isPutAway) return const SizedBox.shrink();
    final theme = Theme.of(context);
    return Padding(
      padding: const EdgeInsets.only(top: 8),
      child: Row(
        children: [
          Icon(
            Icons.info_outline,
            size: 20,
            color: theme.colorScheme.onSurfaceVariant,
          ),
          const SizedBox(width: 8),
          Expanded(child: Text(notice, style: theme.textTheme.bodySmall)),
          IconButton(
            onPressed: () => setState(() => _isPutAway = true),
            icon: const Icon(Icons.close, size: 20),
            tooltip: words.close,
          ),
        ],
      ),
    );
  }
}
