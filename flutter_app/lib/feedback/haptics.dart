import 'dart:async';

import 'package:flutter/services.dart';

import 'cue.dart';
import 'cue_output.dart';

/// The device's motor.
final class Haptics implements CueOutput {
  /// There is only one.
  const Haptics();

  @override
  void prepare() {}

  @override
  void give(Cue cue) => unawaited(switch (cue) {
    Cue.hop => HapticFeedback.selectionClick(),
    Cue.flip => HapticFeedback.lightImpact(),
    Cue.capture || Cue.mill => HapticFeedback.mediumImpact(),
    Cue.promotion || Cue.end => HapticFeedback.heavyImpact(),
  });

  @override
  void dispose() {}
}
