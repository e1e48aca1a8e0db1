import '../bridge/library.dart';
import '../settings/settings_category.dart';
import 'live_engine.dart';

/// How an analysis board was left the last time.
final class StudySettings extends SettingsCategory {
  /// Reads what is remembered.
  StudySettings(Library library) : super(library, 'study');

  bool _isEngineOn = true;
  int _lines = 1;

  /// Whether the engine thinks by itself.
  bool get isEngineOn => _isEngineOn;

  set isEngineOn(bool value) => change(() => _isEngineOn = value);

  /// How many lines it looks at.
  int get lines => _lines;

  set lines(int value) => change(() => _lines = value);

  @override
  void read(Map<String, Object?> json) {
    if (json['engine'] case final bool isOn) _isEngineOn = isOn;
    if (json['lines'] case final int lines
        when lines >= 1 && lines <= LiveEngine.mostLines) {
      _lines = lines;
    }
  }

  @override
  Map<String, Object?> write() => {'engine': _isEngineOn, 'lines': _lines};
}
