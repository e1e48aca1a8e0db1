import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/technical_detail.dart';

/// What the player should know about the library, if anything: that it will not
/// last, or that it was damaged, what was saved of it, and where the rest is. It
/// can be put away.
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
    final damage = library.damage;
    final notice = damage != null
        ? _damageInWords(words, damage)
        : library.isOpenElsewhere
        ? words.noticeElsewhere
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
          Expanded(
            child: Column(
              crossAxisAlignment: CrossAxisAlignment.start,
              spacing: 4,
              children: [
                Text(notice, style: theme.textTheme.bodySmall),
                if (damage != null) TechnicalDetail(damage.path),
              ],
            ),
          ),
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

/// What was saved of a damaged library, and what was not.
String _damageInWords(Words words, DamageView damage) => [
  words.noticeDamaged,
  words.noticeSaved(damage.matches, damage.records),
  if (damage.studies > 0) words.noticeSavedStudies(damage.studies),
  if (damage.lost case final lost? when lost > 0) words.noticeLost(lost),
  words.noticeSetAside,
].join(' ');
