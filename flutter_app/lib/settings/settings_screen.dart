import 'dart:async';

import 'package:flutter/material.dart';

import '../app_state.dart';
import '../l10n/generated/app_localizations.dart';
import '../l10n/languages.dart';
import '../theme/board_theme.dart';
import '../widgets/bar_title.dart';
import 'about_section.dart';
import 'play_settings.dart';
import 'setting_choice.dart';
import 'settings_preview.dart';

/// Shows the settings.
void showSettings(BuildContext context) => unawaited(
  Navigator.of(
    context,
  ).push(MaterialPageRoute<void>(builder: (_) => const SettingsScreen())),
);

/// The preferences, each taking effect at once, beside a board to see it on.
class SettingsScreen extends StatelessWidget {
  /// Makes the screen.
  const SettingsScreen({super.key});

  @override
  Widget build(BuildContext context) {
    return Scaffold(
      appBar: AppBar(title: BarTitle(Words.of(context).settings)),
      body: SafeArea(
        child: LayoutBuilder(
          builder: (context, constraints) {
            final Size(:width, :height) = constraints.biggest;
            if (width > height * 1.05) {
              return const Row(
                children: [
                  Expanded(child: SettingsPreview()),
                  Expanded(flex: 2, child: _Preferences()),
                ],
              );
            }
            return Column(
              children: [
                SizedBox(height: height * 0.3, child: const SettingsPreview()),
                const Expanded(child: _Preferences()),
              ],
            );
          },
        ),
      ),
    );
  }
}

class _Preferences extends StatelessWidget {
  const _Preferences();

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final app = AppScope.of(context);
    return ListenableBuilder(
      listenable: Listenable.merge([
        app.settings,
        app.playSettings,
        app.feedbackSettings,
      ]),
      builder: (context, _) => Align(
        alignment: Alignment.topCenter,
        child: SingleChildScrollView(
          padding: const EdgeInsets.fromLTRB(16, 0, 16, 24),
          child: ConstrainedBox(
            constraints: const BoxConstraints(maxWidth: 640),
            child: Column(
              crossAxisAlignment: CrossAxisAlignment.stretch,
              children: [
                ..._appearance(words, app),
                ..._board(words, app),
                ..._feedback(words, app),
                SettingsTitle(words.settingsAbout),
                const AboutSection(),
              ],
            ),
          ),
        ),
      ),
    );
  }

  List<Widget> _appearance(Words words, AppState app) {
    final settings = app.settings;
    String material(BoardTheme theme) => switch (theme.id) {
      'wood' => words.boardWood,
      'slate' => words.boardSlate,
      'meadow' => words.boardMeadow,
      'contrast' => words.boardContrast,
      _ => theme.id,
    };
    return [
      SettingsTitle(words.settingsAppearance),
      SettingChoice<ThemeMode>(
        title: words.theme,
        values: {
          ThemeMode.system: words.themeSystem,
          ThemeMode.light: words.themeLight,
          ThemeMode.dark: words.themeDark,
        },
        chosen: settings.themeMode,
        onChosen: (mode) => settings.themeMode = mode,
      ),
      SettingChoice<BoardTheme>(
        title: words.boardTheme,
        values: {for (final theme in BoardTheme.all) theme: material(theme)},
        chosen: settings.board,
        onChosen: (theme) => settings.board = theme,
      ),
      SettingChoice<BoardTheme?>(
        title: words.pieceTheme,
        values: {
          null: words.piecesAsBoard,
          for (final theme in BoardTheme.pieceSets) theme: material(theme),
        },
        chosen: settings.pieces,
        onChosen: (theme) => settings.pieces = theme,
      ),
      SettingSwitch(
        title: words.tileLetters,
        detail: words.tileLettersDetail,
        isOn: settings.tileLetters,
        onChanged: (isOn) => settings.tileLetters = isOn,
      ),
      SettingChoice<Locale?>(
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

  List<Widget> _board(Words words, AppState app) {
    final AppState(:settings, :playSettings) = app;
    return [
      SettingsTitle(words.settingsBoard),
      SettingChoice<AnimationSpeed>(
        title: words.animationSpeed,
        values: {
          AnimationSpeed.slow: words.speedSlow,
          AnimationSpeed.normal: words.speedNormal,
          AnimationSpeed.fast: words.speedFast,
          AnimationSpeed.none: words.speedNone,
        },
        chosen: playSettings.speed,
        onChosen: (speed) => playSettings.speed = speed,
      ),
      const SizedBox(height: 8),
      SettingSwitch(
        title: words.showTargets,
        isOn: playSettings.showsTargets,
        onChanged: (isOn) => playSettings.showsTargets = isOn,
      ),
      SettingSwitch(
        title: words.showCoordinates,
        isOn: settings.showCoordinates,
        onChanged: (isOn) => settings.showCoordinates = isOn,
      ),
      SettingSwitch(
        title: words.confirmMoves,
        detail: words.confirmMovesDetail,
        isOn: playSettings.confirmsMoves,
        onChanged: (isOn) => playSettings.confirmsMoves = isOn,
      ),
      SettingSwitch(
        title: words.faceToFace,
        detail: words.faceToFaceDetail,
        isOn: playSettings.facesOpponent,
        onChanged: (isOn) => playSettings.facesOpponent = isOn,
      ),
      SettingSwitch(
        title: words.showThinking,
        isOn: settings.showThinking,
        onChanged: (isOn) => settings.showThinking = isOn,
      ),
      SettingSwitch(
        title: words.keepScreenOn,
        isOn: playSettings.keepsScreenOn,
        onChanged: (isOn) => playSettings.keepsScreenOn = isOn,
      ),
    ];
  }

  List<Widget> _feedback(Words words, AppState app) {
    final feedback = app.feedbackSettings;
    return [
      SettingsTitle(words.settingsFeedback),
      SettingSwitch(
        title: words.sound,
        detail: words.soundDetail,
        isOn: feedback.hasSound,
        onChanged: (isOn) => feedback.hasSound = isOn,
      ),
      SettingSwitch(
        title: words.haptics,
        isOn: feedback.hasHaptics,
        onChanged: (isOn) => feedback.hasHaptics = isOn,
      ),
    ];
  }
}
