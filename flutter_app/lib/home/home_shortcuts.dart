import 'dart:async';

import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import '../learn/learn_screen.dart';
import '../library/library_screen.dart';
import '../stats/stats_screen.dart';
import '../widgets/chip_label.dart';

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
          label: ChipLabel(words.learn),
          onPressed: () => openLearn(context),
        ),
        ActionChip(
          avatar: const Icon(Icons.collections_bookmark_outlined),
          label: ChipLabel(words.library),
          onPressed: () => open(const LibraryScreen()),
        ),
        ActionChip(
          avatar: const Icon(Icons.insights),
          label: ChipLabel(words.statistics),
          onPressed: () => open(const StatsScreen()),
        ),
      ],
    );
  }
}
