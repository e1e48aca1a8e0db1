import 'dart:convert';
import 'dart:developer';

import 'package:flutter/foundation.dart';

import '../bridge/library.dart';
import '../bridge/types.dart';

/// Preferences that belong together. The library keeps them as one JSON value;
/// whatever cannot be read of it leaves the defaults.
abstract class SettingsCategory extends ChangeNotifier {
  /// Reads the category.
  SettingsCategory(this._library, this._name) {
    try {
      final json = jsonDecode(_library.settings(_name));
      if (json is Map<String, Object?>) read(json);
    } on CoreError catch (error) {
      log('settings "$_name": ${error.message}');
    } on FormatException catch (error) {
      log('settings "$_name": ${error.message}');
    }
  }

  final Library _library;
  final String _name;

  /// Completes when everything is written down, one change after the other.
  Future<void> saved = Future.value();

  /// Takes over what the library holds. A value of the wrong kind is passed
  /// over.
  @protected
  void read(Map<String, Object?> json);

  /// What the library is to hold.
  @protected
  Map<String, Object?> write();

  /// Makes a change, tells it, and has it written down.
  @protected
  void change(VoidCallback set) {
    set();
    notifyListeners();
    saved = saved.then((_) => _save());
  }

  Future<void> _save() async {
    try {
      await _library.saveSettings(_name, jsonEncode(write()));
    } on CoreError catch (error) {
      // A preference that is lost is no reason to disturb a game.
      log('settings "$_name": ${error.message}');
    }
  }
}

/// The value of an enum by its name; nothing if there is none.
T? byName<T extends Enum>(List<T> values, Object? name) {
  for (final value in values) {
    if (value.name == name) return value;
  }
  return null;
}
