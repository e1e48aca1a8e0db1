import 'package:flutter/material.dart';

import '../theme/board_theme.dart';

/// What the player prefers, whatever the game.
final class AppSettings extends ChangeNotifier {
  ThemeMode _themeMode = ThemeMode.system;
  BoardTheme _boardTheme = BoardTheme.wood;
  Locale? _locale;
  bool _showCoordinates = true;
  bool _showThinking = false;

  /// By day, by night, or as the device.
  ThemeMode get themeMode => _themeMode;

  set themeMode(ThemeMode value) => _change(() => _themeMode = value);

  /// What boards are made of.
  BoardTheme get boardTheme => _boardTheme;

  set boardTheme(BoardTheme value) => _change(() => _boardTheme = value);

  /// The language; nothing for the device's.
  Locale? get locale => _locale;

  set locale(Locale? value) => _change(() => _locale = value);

  /// Whether points carry their names.
  bool get showCoordinates => _showCoordinates;

  set showCoordinates(bool value) => _change(() => _showCoordinates = value);

  /// Whether the computer's thinking is shown.
  bool get showThinking => _showThinking;

  set showThinking(bool value) => _change(() => _showThinking = value);

  void _change(VoidCallback set) {
    set();
    notifyListeners();
  }
}
