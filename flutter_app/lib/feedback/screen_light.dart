import 'dart:async';

import 'package:flutter/foundation.dart';
import 'package:wakelock_plus/wakelock_plus.dart';

/// Keeps the device's screen on, or lets it go dark again.
abstract interface class ScreenLight {
  /// Whether the screen is to stay on.
  set staysOn(bool value);
}

/// The screen of a real device.
final class DeviceLight implements ScreenLight {
  @override
  set staysOn(bool value) => unawaited(_toggle(value));

  /// Where the platform cannot do it, the screen goes dark as it always did.
  Future<void> _toggle(bool isOn) async {
    try {
      await WakelockPlus.toggle(enable: isOn);
    } catch (error) {
      debugPrint('screen: $error');
    }
  }
}
