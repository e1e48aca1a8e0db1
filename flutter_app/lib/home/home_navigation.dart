import 'dart:async';

import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import '../learn/learn_screen.dart';
import '../library/library_screen.dart';
import '../settings/settings_screen.dart';
import '../stats/stats_screen.dart';
import '../widgets/fitted_text.dart';
import '../widgets/large_text.dart';

/// The ways to everything around the board: a bar with names below the
/// pictures, or buttons in one line.
class HomeNavigation extends StatelessWidget {
  /// Makes the navigation.
  const HomeNavigation({super.key, required this.isBar});

  /// Whether it is a bar across the screen.
  final bool isBar;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    void open(Widget screen) => unawaited(
      Navigator.of(
        context,
      ).push(MaterialPageRoute<void>(builder: (_) => screen)),
    );
    final ways = [
      (Icons.school_outlined, words.learn, () => openLearn(context)),
      (
        Icons.collections_bookmark_outlined,
        words.library,
        () => open(const LibraryScreen()),
      ),
      (Icons.insights, words.statistics, () => open(const StatsScreen())),
      (Icons.settings_outlined, words.settings, () => showSettings(context)),
    ];
    if (!isBar) {
      return Wrap(
        spacing: 4,
        alignment: WrapAlignment.end,
        children: [
          for (final (icon, name, act) in ways)
            // Large words need the line for themselves.
            if (isLargeText(context))
              IconButton(onPressed: act, icon: Icon(icon), tooltip: name)
            else
              TextButton.icon(
                onPressed: act,
                icon: Icon(icon),
                label: Text(name),
                style: TextButton.styleFrom(minimumSize: const Size(48, 48)),
              ),
        ],
      );
    }
    return Material(
      color: Theme.of(context).colorScheme.surfaceContainer,
      child: SafeArea(
        top: false,
        child: Row(
          children: [
            for (final (icon, name, act) in ways)
              Expanded(
                child: _Way(icon: icon, name: name, onOpen: act),
              ),
          ],
        ),
      ),
    );
  }
}

class _Way extends StatelessWidget {
  const _Way({required this.icon, required this.name, required this.onOpen});

  final IconData icon;
  final String name;
  final VoidCallback onOpen;

  @override
  Widget build(BuildContext context) {
    final ThemeData(:colorScheme, :textTheme) = Theme.of(context);
    return Semantics(
      button: true,
      label: name,
      excludeSemantics: true,
      onTap: onOpen,
      child: InkWell(
        onTap: onOpen,
        child: Padding(
          padding: const EdgeInsets.fromLTRB(4, 8, 4, 8),
          child: Column(
            mainAxisSize: MainAxisSize.min,
            spacing: 2,
            children: [
              Icon(icon, color: colorScheme.onSurfaceVariant),
              FittedText(
                name,
                style: textTheme.labelMedium?.copyWith(
                  color: colorScheme.onSurfaceVariant,
                ),
              ),
            ],
          ),
        ),
      ),
    );
  }
}
