import 'package:flutter/material.dart';

import '../widgets/radio_chip.dart';

/// The title of preferences that belong together.
class SettingsTitle extends StatelessWidget {
  /// Makes a title.
  const SettingsTitle(this.text, {super.key});

  /// What they are about.
  final String text;

  @override
  Widget build(BuildContext context) {
    final ThemeData(:textTheme, :colorScheme) = Theme.of(context);
    return Padding(
      padding: const EdgeInsets.only(top: 20),
      child: Semantics(
        header: true,
        child: Text(
          text,
          style: textTheme.titleMedium?.copyWith(color: colorScheme.primary),
        ),
      ),
    );
  }
}

/// A preference with a few values, all in sight.
class SettingChoice<T> extends StatelessWidget {
  /// Makes the choice.
  const SettingChoice({
    super.key,
    required this.title,
    required this.values,
    required this.chosen,
    required this.onChosen,
  });

  /// What it is about.
  final String title;

  /// The values with their names.
  final Map<T, String> values;

  /// The one that is chosen.
  final T chosen;

  /// Called with another one.
  final ValueChanged<T> onChosen;

  @override
  Widget build(BuildContext context) {
    return Padding(
      padding: const EdgeInsets.only(top: 12),
      child: Semantics(
        container: true,
        label: title,
        explicitChildNodes: true,
        child: Column(
          crossAxisAlignment: CrossAxisAlignment.start,
          children: [
            ExcludeSemantics(
              child: Text(title, style: Theme.of(context).textTheme.bodyLarge),
            ),
            Wrap(
              spacing: 8,
              runSpacing: 4,
              children: [
                for (final MapEntry(:key, :value) in values.entries)
                  RadioChip(
                    label: value,
                    isChosen: key == chosen,
                    onChosen: () => onChosen(key),
                  ),
              ],
            ),
          ],
        ),
      ),
    );
  }
}

/// A preference that is on or off.
class SettingSwitch extends StatelessWidget {
  /// Makes the switch.
  const SettingSwitch({
    super.key,
    required this.title,
    required this.isOn,
    required this.onChanged,
    this.detail,
  });

  /// What it is about.
  final String title;

  /// What more there is to say.
  final String? detail;

  /// Whether it is on.
  final bool isOn;

  /// Called with the other state.
  final ValueChanged<bool> onChanged;

  @override
  Widget build(BuildContext context) => SwitchListTile(
    contentPadding: EdgeInsets.zero,
    title: Text(title),
    subtitle: detail == null ? null : Text(detail!),
    value: isOn,
    onChanged: onChanged,
  );
}
