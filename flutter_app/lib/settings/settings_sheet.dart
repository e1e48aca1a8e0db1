import 'package:flutter/material.dart';

import '../app_state.dart';
import '../l10n/generated/app_localizations.dart';
import '../l10n/languages.dart';
import '../theme/board_theme.dart';
import 'app_settings.dart';

/// Shows the settings above whatever is on the screen.
Future<void> showSettings(BuildContext context) => showModalBottomSheet<void>(
  context: context,
  showDragHandle: true,
  isScrollControlled: true,
  useSafeArea: true,
  constraints: const BoxConstraints(maxWidth: 560),
  builder: (context) => const SettingsSheet(),
);

/// The preferences, each taking effect at once.
class SettingsSheet extends StatelessWidget {
  /// Makes the sheet.
  const SettingsSheet({super.key});

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final settings = AppScope.of(context).settings;
    return ListenableBuilder(
      listenable: settings,
      builder: (context, _) => SingleChildScrollView(
        padding: const EdgeInsets.fromLTRB(20, 0, 20, 20),
        child: Column(
          crossAxisAlignment: CrossAxisAlignment.start,
          children: [
            Row(
              children: [
                Expanded(
                  child: Text(
                    words.settings,
                    style: Theme.of(context).textTheme.headlineSmall,
                  ),
                ),
                IconButton(
                  onPressed: () => Navigator.of(context).pop(),
                  icon: const Icon(Icons.close),
                  tooltip: words.close,
                ),
              ],
            ),
            ..._choices(words, settings),
            SwitchListTile(
              contentPadding: EdgeInsets.zero,
              title: Text(words.showCoordinates),
              value: settings.showCoordinates,
              onChanged: (value) => settings.showCoordinates = value,
            ),
            SwitchListTile(
              contentPadding: EdgeInsets.zero,
              title: Text(words.showThinking),
              value: settings.showThinking,
              onChanged: (value) => settings.showThinking = value,
            ),
          ],
        ),
      ),
    );
  }

  List<Widget> _choices(Words words, AppSettings settings) => [
    _Choice<ThemeMode>(
      title: words.theme,
      values: {
        ThemeMode.system: words.themeSystem,
        ThemeMode.light: words.themeLight,
        ThemeMode.dark: words.themeDark,
      },
      chosen: settings.themeMode,
      onChosen: (mode) => settings.themeMode = mode,
    ),
    _Choice<BoardTheme>(
      title: words.boardTheme,
      values: {
        BoardTheme.wood: words.boardWood,
        BoardTheme.slate: words.boardSlate,
      },
      chosen: settings.boardTheme,
      onChosen: (theme) => settings.boardTheme = theme,
    ),
    _Choice<Locale?>(
      title: words.language,
      values: {
        null: words.languageSystem,
        for (final MapEntry(:key, :value) in languages.entries) key: value,
      },
      chosen: settings.locale,
      onChosen: (locale) => settings.locale = locale,
    ),
  ];
}

class _Choice<T> extends StatelessWidget {
  const _Choice({
    required this.title,
    required this.values,
    required this.chosen,
    required this.onChosen,
  });

  final String title;
  final Map<T, String> values;
  final T chosen;
  final ValueChanged<T> onChosen;

  @override
  Widget build(BuildContext context) {
    return Padding(
      padding: const EdgeInsets.only(top: 12),
      child: Column(
        crossAxisAlignment: CrossAxisAlignment.start,
        children: [
          Text(title, style: Theme.of(context).textTheme.titleSmall),
          Wrap(
            spacing: 8,
            children: [
              for (final MapEntry(:key, :value) in values.entries)
                ChoiceChip(
                  label: Text(value),
                  selected: key == chosen,
                  onSelected: (_) => onChosen(key),
                ),
            ],
          ),
        ],
      ),
    );
  }
}
