import 'package:flutter/widgets.dart';

import '../app_state.dart';

/// Keeps the screen on as long as it is shown, if the player wants that.
class StayAwake extends StatefulWidget {
  /// Wraps a screen.
  const StayAwake({super.key, required this.child});

  /// The screen.
  final Widget child;

  @override
  State<StayAwake> createState() => _StayAwakeState();
}

class _StayAwakeState extends State<StayAwake> {
  late final AppState _app = AppScope.read(context);

  @override
  void initState() {
    super.initState();
    _app.playSettings.addListener(_apply);
    _apply();
  }

  @override
  void dispose() {
    _app.playSettings.removeListener(_apply);
    _app.devices.light?.staysOn = false;
    super.dispose();
  }

  void _apply() =>
      _app.devices.light?.staysOn = _app.playSettings.keepsScreenOn;

  @override
  Widget build(BuildContext context) => widget.child;
}
