import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../setup/rules_setup.dart';
import '../setup/setup_draft.dart';
import 'editor_controller.dart';

/// The rules `NAME=VALUE,…` as choices.
SetupDraft draftOfRules(GameView game, String rules) =>
    SetupDraft.fromJson(game, {
      'options': <String, Object?>{
        for (final rule in rules.split(','))
          if (rule.split('=') case [final name, final value])
            name.trim(): value.trim(),
      },
    });

/// What the rules that are chosen are called.
String rulesInWords(BuildContext context, EditorController controller) {
  final words = Words.of(context);
  final values = draftOfRules(controller.game, controller.now.rules).options;
  for (final preset in AppScope.read(
    context,
  ).engine.presetsOf(controller.game)) {
    if (_isSame(preset.values, values)) {
      return controller.kit.preset(words, preset.id);
    }
  }
  return words.custom;
}

bool _isSame(List<int> one, List<int> other) =>
    one.length == other.length &&
    one.indexed.every((entry) => other[entry.$1] == entry.$2);

/// Lets the rules of a position be chosen, as for a match.
Future<void> chooseRules(BuildContext context, EditorController controller) =>
    showModalBottomSheet<void>(
      context: context,
      isScrollControlled: true,
      useSafeArea: true,
      showDragHandle: true,
      builder: (context) => ListenableBuilder(
        listenable: controller,
        builder: (context, _) {
          final draft = draftOfRules(controller.game, controller.now.rules);
          return SingleChildScrollView(
            padding: const EdgeInsets.fromLTRB(16, 0, 16, 24),
            child: RulesSetup(
              draft: draft,
              kit: controller.kit,
              presets: AppScope.read(context).engine.presetsOf(controller.game),
              onChanged: (values) {
                draft.options.setAll(0, values);
                final rules = draft.finish(Words.of(context)).rules;
                controller.change((editor) => editor.setRules(rules));
              },
            ),
          );
        },
      ),
    );
