import 'package:flutter/material.dart';

import '../bridge/library.dart';
import '../l10n/languages.dart';
import '../theme/board_theme.dart';
import 'settings_category.dart';

/// What the player prefers, whatever the game.
final class AppSettings extends SettingsCategory {
  /// Reads the preferences.
  AppSettings(Library library) : super(library, 'appearance');

  ThemeMode _themeMode = ThemeMode.system;
  BoardTheme _board = BoardTheme.wood;
  BoardTheme? _pieces;
  late BoardTheme _boardTheme = _board;
  Locale? _locale;
  bool _showCoordinates = true;
  bool _showThinking = false;
  bool _tileLetters = false;

  /// By day, by night, or as the device.
  ThemeMode get themeMode => _themeMode;

  set themeMode(ThemeMode value) => change(() => _themeMode = value);

  /// What boards and pieces are made of.
  BoardTheme get boardTheme => _boardTheme;

  /// What boards are made of.
  BoardTheme get board => _board;

  set board(BoardTheme value) => change(() {
    _board = value;
    _combine();
  });

  /// What pieces are made of; nothing for the same as the board.
  BoardTheme? get pieces => _pieces;

  set pieces(BoardTheme? value) => change(() {
    _pieces = value;
    _combine();
  });

  /// The language; nothing for the device's.
  Locale? get locale => _locale;

  set locale(Locale? value) => change(() => _locale = value);

  /// Whether points carry their names.
  bool get showCoordinates => _showCoordinates;

  set showCoordinates(bool value) => change(() => _showCoordinates = value);

  /// Whether the computer's thinking is shown.
  bool get showThinking => _showThinking;

  set showThinking(bool value) => change(() => _showThinking = value);

  /// Whether tiles carry a Latin letter beside their character.
  bool get tileLetters => _tileLetters;

  set tileLetters(bool value) => change(() {
    _tileLetters = value;
    _combine();
  });

  @override
  void read(Map<String, Object?> json) {
    _themeMode = byName(ThemeMode.values, json['theme']) ?? _themeMode;
    for (final theme in BoardTheme.all) {
      if (theme.id == json['board']) _board = theme;
      if (theme.id == json['pieces']) _pieces = theme;
    }
    if (json['letters'] case final bool isOn) _tileLetters = isOn;
    _combine();
    for (final language in languages.keys) {
      if (language.toLanguageTag() == json['language']) _locale = language;
    }
    if (json['coordinates'] case final bool isOn) _showCoordinates = isOn;
    if (json['thinking'] case final bool isOn) _showThinking = isOn;
  }

  @override
  Map<String, Object?> write() => {
    'theme': _themeMode.name,
    'board': _board.id,
    'pieces': _pieces?.id,
    'language': _locale?.toLanguageTag(),
    'coordinates': _showCoordinates,
    'thinking': _showThinking,
    'letters': _tileLetters,
  };

  void _combine() => _boardTheme = _board.withPiecesOf(
    _pieces ?? _board,
    hasLetters: _tileLetters,
  );
}
