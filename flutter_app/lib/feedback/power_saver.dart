import 'package:flutter/services.dart';

/// Whether the device saves its battery.
abstract interface class PowerSaver {
  /// Asks the device. One that cannot tell does not.
  Future<bool> isOn();
}

/// The battery of a real device.
final class DevicePower implements PowerSaver {
  /// There is only one.
  const DevicePower();

  static const MethodChannel _channel = MethodChannel('prise/power');

  @override
  Future<bool> isOn() async {
    try {
      return await _channel.invokeMethod<bool>('isSaving') ?? false;
      // Desktops and browsers do not tell.
    } on MissingPluginException {
      return false;
    } on PlatformException {
      return false;
    }
  }
}
