import 'dart:typed_data';

import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';

/// A clock that is offered.
final class ClockPreset {
  const ClockPreset._(this.kind, this.seconds, [this.extraSeconds = 0]);

  /// The kind of clock; nothing for none.
  final ClockKind? kind;

  /// Each player's time.
  final int seconds;

  /// The increment, where the kind has one.
  final int extraSeconds;

  /// All that are offered, none first.
  static const List<ClockPreset> all = [
    ClockPreset._(null, 0),
    ClockPreset._(ClockKind.fischer, 180, 2),
    ClockPreset._(ClockKind.suddenDeath, 300),
    ClockPreset._(ClockKind.fischer, 600, 5),
    ClockPreset._(ClockKind.perMove, 30),
  ];

  /// The clock as the core wants it.
  ClockChoice? choice(int seats) {
    final kind = this.kind;
    if (kind == null) return null;
    return ClockChoice(
      kind: kind,
      timesMs: Uint32List(seats)..fillRange(0, seats, seconds * 1000),
      extraMs: extraSeconds * 1000,
      stopsInBackground: true,
    );
  }

  /// What it is called.
  String name(Words words) => switch (kind) {
    null => words.clockNone,
    ClockKind.perMove => words.clockPerMove(seconds),
    ClockKind.fischer => words.clockFischer(seconds ~/ 60, extraSeconds),
    _ => words.clockSuddenDeath(seconds ~/ 60),
  };
}
