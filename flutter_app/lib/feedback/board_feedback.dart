import '../bridge/types.dart';
import '../settings/feedback_settings.dart';
import 'cue.dart';
import 'devices.dart';

/// What a board lets the player hear and feel: one call for the steps that
/// happen at a moment.
final class BoardFeedback {
  /// Makes the service over the devices.
  const BoardFeedback(this._settings, this._devices);

  final FeedbackSettings _settings;
  final Devices _devices;

  /// A board opens: what will be heard is loaded.
  void prepare() {
    if (_settings.hasSound) _devices.sounds?.prepare();
  }

  /// Gives the cue of these steps. `after` is the position that they led to,
  /// once the last of them has happened.
  void of(List<StepView> steps, {BoardView? after}) {
    final cue = cueOf(steps, after: after);
    if (cue != null) give(cue);
  }

  /// Gives a cue, as far as the player wants it.
  void give(Cue cue) {
    if (_settings.hasSound) _devices.sounds?.give(cue);
    if (_settings.hasHaptics) _devices.haptics?.give(cue);
  }
}
