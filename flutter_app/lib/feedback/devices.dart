import 'cue_output.dart';
import 'haptics.dart';
import 'power_saver.dart';
import 'screen_light.dart';
import 'sounds.dart';

/// What of the device reaches the player's ears and hands. Any of it may be
/// missing.
final class Devices {
  /// Only what is named is there.
  const Devices({this.sounds, this.haptics, this.light, this.power});

  /// All that a real device has.
  Devices.real()
    : sounds = Sounds(),
      haptics = const Haptics(),
      light = DeviceLight(),
      power = const DevicePower();

  /// The loudspeaker.
  final CueOutput? sounds;

  /// The motor.
  final CueOutput? haptics;

  /// The screen's light.
  final ScreenLight? light;

  /// The battery.
  final PowerSaver? power;

  /// Frees what they hold.
  void dispose() {
    sounds?.dispose();
    haptics?.dispose();
  }
}
