import '../board/animation_plan.dart';
import '../bridge/library.dart';
import 'settings_category.dart';

/// How fast pieces move.
enum AnimationSpeed {
  /// At half the pace.
  slow(2),

  /// As designed.
  normal(1),

  /// At twice the pace.
  fast(0.5),

  /// They are simply there.
  none(0);

  const AnimationSpeed(this._factor);

  final double _factor;

  /// How long things take at this speed.
  AnimationTiming get timing => const AnimationTiming() * _factor;
}

/// How a board behaves while it is played on.
final class PlaySettings extends SettingsCategory {
  /// Reads the preferences.
  PlaySettings(Library library) : super(library, 'play');

  bool _showsTargets = true;
  bool _confirmsMoves = false;
  AnimationSpeed _speed = AnimationSpeed.normal;
  bool _keepsScreenOn = true;
  bool _facesOpponent = false;

  /// Whether it is marked where the selected piece may go.
  bool get showsTargets => _showsTargets;

  set showsTargets(bool value) => change(() => _showsTargets = value);

  /// Whether a move is played only when it is confirmed.
  bool get confirmsMoves => _confirmsMoves;

  set confirmsMoves(bool value) => change(() => _confirmsMoves = value);

  /// How fast pieces move.
  AnimationSpeed get speed => _speed;

  set speed(AnimationSpeed value) => change(() => _speed = value);

  /// Whether the screen stays on during a match.
  bool get keepsScreenOn => _keepsScreenOn;

  set keepsScreenOn(bool value) => change(() => _keepsScreenOn = value);

  /// Whether the player opposite sees their side upright, between two people.
  bool get facesOpponent => _facesOpponent;

  set facesOpponent(bool value) => change(() => _facesOpponent = value);

  @override
  void read(Map<String, Object?> json) {
    if (json['targets'] case final bool isOn) _showsTargets = isOn;
    if (json['confirm'] case final bool isOn) _confirmsMoves = isOn;
    _speed = byName(AnimationSpeed.values, json['speed']) ?? _speed;
    if (json['screen'] case final bool isOn) _keepsScreenOn = isOn;
    if (json['facing'] case final bool isOn) _facesOpponent = isOn;
  }

  @override
  Map<String, Object?> write() => {
    'targets': _showsTargets,
    'confirm': _confirmsMoves,
    'speed': _speed.name,
    'screen': _keepsScreenOn,
    'facing': _facesOpponent,
  };
}
