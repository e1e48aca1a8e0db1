import '../bridge/library.dart';
import 'settings_category.dart';

/// What the player wants to hear and feel.
final class FeedbackSettings extends SettingsCategory {
  /// Reads the preferences.
  FeedbackSettings(Library library) : super(library, 'feedback');

  bool _hasSound = true;
  bool _hasHaptics = true;

  /// Whether moves can be heard.
  bool get hasSound => _hasSound;

  set hasSound(bool value) => change(() => _hasSound = value);

  /// Whether moves can be felt.
  bool get hasHaptics => _hasHaptics;

  set hasHaptics(bool value) => change(() => _hasHaptics = value);

  @override
  void read(Map<String, Object?> json) {
    if (json['sound'] case final bool isOn) _hasSound = isOn;
    if (json['haptics'] case final bool isOn) _hasHaptics = isOn;
  }

  @override
  Map<String, Object?> write() => {'sound': _hasSound, 'haptics': _hasHaptics};
}
