import 'dart:async';

import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import '../learn/learn_screen.dart';
import '../library/library_screen.dart';
import '../stats/stats_screen.dart';

/// The ways to everything around the board.
class HomeShortcuts extends StatelessWidget {
  /// Makes the shortcuts.
  const HomeShortcuts({super.key});

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    void open(Widget screen) => unawaited(
      Navigator.of(
        context,
      ).push(MaterialPageRoute<void>(builder: (_) => screen)),
    );
    return Wrap(
      spacing: 8,
      runSpacing: 4,
      children: [
        ActionChip(
          avatar: const Icon(Icons.school_outlined),
          label: Text(words.learn),
          onPressed: () => openLearn(context),
        ),
        ActionChip(
          avatar: const Icon(Icons.collections_bookmark_outlined),
          label: Text(words.library),
          onPressed: () => open(const LibraryScreen()),
        ),
        ActionChip(
          avatar: const Icon(Icons.insights),
          label: Text(words.statistics),
          onPressed: () => open(const StatsScreen()),
        ),
      ],
    );
  }
}
