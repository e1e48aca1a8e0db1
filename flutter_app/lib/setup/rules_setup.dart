import 'package:flutter/foundation.dart';
import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/large_text.dart';
import '../widgets/radio_chip.dart';
import 'preset_card.dart';
import 'setup_draft.dart';

/// By which rules: a set that is worth a name, or every option by itself.
class RulesSetup extends StatelessWidget {
  /// Makes the choice.
  const RulesSetup({
    super.key,
    required this.draft,
    required this.kit,
    required this.presets,
    required this.onChanged,
  });

  /// What is being set up.
  final SetupDraft draft;

  /// The game.
  final GameKit kit;

  /// The sets of rules that are worth a name.
  final List<RulePresetView> presets;

  /// Called with the new values of all options.
  final ValueChanged<List<int>> onChanged;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final options = draft.game.options;
    final isNamed = presets.any(_isChosen);
    return Column(
      crossAxisAlignment: CrossAxisAlignment.start,
      children: [
        _presets(context, words),
        if (!isNamed) ...[
          const SizedBox(height: 8),
          RadioChip(label: words.custom, isChosen: true, onChosen: () {}),
        ],
        // Where there is one option, the sets say it all.
        if (options.length > 1)
          ExpansionTile(
            tilePadding: EdgeInsets.zero,
            shape: const Border(),
            title: Text(words.allRules),
            expandedCrossAxisAlignment: CrossAxisAlignment.start,
            children: [
              for (final (index, option) in options.indexed)
                if (_isInUse(option)) _option(words, index, option),
            ],
          ),
      ],
    );
  }

  /// Sets with a picture stand side by side, the others below each other.
  Widget _presets(BuildContext context, Words words) {
    final theme = AppScope.of(context).settings.boardTheme;
    PresetCard card(RulePresetView preset) => PresetCard(
      name: kit.preset(words, preset.id),
      detail: kit.presetDetail(words, preset.id),
      picture: kit.presetPicture(preset.id),
      isChosen: _isChosen(preset),
      onChosen: () => onChanged(preset.values),
      theme: theme,
    );
    final isPictured = presets.any(
      (preset) => kit.presetPicture(preset.id) != null,
    );
    if (!isPictured || isCramped(context)) {
      return Column(
        crossAxisAlignment: CrossAxisAlignment.stretch,
        spacing: 8,
        children: [for (final preset in presets) card(preset)],
      );
    }
    return LayoutBuilder(
      builder: (context, constraints) {
        final beside = constraints.maxWidth >= _threeBeside ? 3 : 2;
        final width = (constraints.maxWidth - 8 * (beside - 1)) / beside;
        return Wrap(
          spacing: 8,
          runSpacing: 8,
          children: [
            for (final preset in presets)
              SizedBox(width: width.floorToDouble(), child: card(preset)),
          ],
        );
      },
    );
  }

  /// From this width on three pictures stand side by side.
  static const double _threeBeside = 600;

  bool _isChosen(RulePresetView preset) =>
      listEquals(preset.values, draft.options);

  /// What belongs to something that is switched off does not matter.
  bool _isInUse(OptionView option) {
    final group = option.group;
    if (group == null || group == option.name) return true;
    final head = draft.game.options.indexWhere((other) => other.name == group);
    return head < 0 || draft.options[head] == 1;
  }

  Widget _option(Words words, int index, OptionView option) {
    final name = kit.option(words, option.name);
    void choose(int value) => onChanged([...draft.options]..[index] = value);
    if (listEquals(option.values, const ['0', '1'])) {
      return SwitchListTile(
        contentPadding: EdgeInsets.zero,
        title: Text(name),
        value: draft.options[index] == 1,
        onChanged: (isOn) => choose(isOn ? 1 : 0),
      );
    }
    return Column(
      crossAxisAlignment: CrossAxisAlignment.start,
      children: [
        Text(name),
        Wrap(
          spacing: 8,
          runSpacing: 4,
          children: [
            for (final (value, text) in option.values.indexed)
              RadioChip(
                label: kit.optionValue(words, option.name, text),
                isChosen: draft.options[index] == value,
                onChosen: () => choose(value),
              ),
          ],
        ),
      ],
    );
  }
}
