import 'dart:typed_data';

import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../settings/settings_category.dart';

/// A clock in the making: the same time for everybody.
final class ClockDraft {
  /// Makes a clock.
  const ClockDraft(this.kind, this.seconds, [this.extraSeconds = 0]);

  /// A clock that the core offers; nothing for none.
  static ClockDraft? ofPreset(ClockPresetView preset) => switch (preset.kind) {
    null => null,
    final kind => ClockDraft(
      kind,
      preset.timeMs ~/ 1000,
      preset.extraMs ~/ 1000,
    ),
  };

  /// The kind of clock.
  final ClockKind kind;

  /// Each player's time, for the game or for every move.
  final int seconds;

  /// The increment or delay, where the kind has one.
  final int extraSeconds;

  /// The times a custom clock can have for a game.
  static const List<int> gameSeconds = [
    30, 60, 120, 180, 300, 600, 900, 1200, 1800, 2700, 3600, 5400, 7200, //
  ];

  /// The times a custom clock can have for a move.
  static const List<int> moveSeconds = [5, 10, 15, 20, 30, 45, 60, 90, 120];

  /// What a custom clock can give for every move.
  static const List<int> extras = [1, 2, 3, 5, 10, 15, 20, 30, 60];

  /// Whether this kind gives time for every move.
  static bool hasExtra(ClockKind kind) =>
      kind == ClockKind.fischer || kind == ClockKind.bronstein;

  /// The times this kind can have.
  static List<int> timesOf(ClockKind kind) =>
      kind == ClockKind.perMove ? moveSeconds : gameSeconds;

  /// This clock with something changed; times that the kind does not have
  /// become the nearest that it has.
  ClockDraft change({ClockKind? kind, int? seconds, int? extraSeconds}) {
    final next = kind ?? this.kind;
    return ClockDraft(
      next,
      _nearest(timesOf(next), seconds ?? this.seconds),
      hasExtra(next) ? _nearest(extras, extraSeconds ?? this.extraSeconds) : 0,
    );
  }

  static int _nearest(List<int> values, int wanted) => values.reduce(
    (best, value) =>
        (value - wanted).abs() < (best - wanted).abs() ? value : best,
  );

  /// The clock as the core wants it.
  ClockChoice choice(int seats) => ClockChoice(
    kind: kind,
    timesMs: Uint32List(seats)..fillRange(0, seats, seconds * 1000),
    extraMs: extraSeconds * 1000,
    stopsInBackground: true,
  );

  /// What it is called.
  String name(Words words) {
    final time = timeName(words, seconds);
    return switch (kind) {
      ClockKind.perMove => words.clockPerMove(time),
      ClockKind.suddenDeath => time,
      ClockKind.fischer => words.clockFischer(time, extraSeconds),
      ClockKind.bronstein => words.clockBronstein(time, extraSeconds),
      ClockKind.hourglass => words.clockHourglass(time),
    };
  }

  /// A time in words.
  static String timeName(Words words, int seconds) =>
      seconds % 60 == 0 ? words.minutes(seconds ~/ 60) : words.seconds(seconds);

  /// What is remembered of it.
  Map<String, Object?> toJson() => {
    'kind': kind.name,
    'seconds': seconds,
    'extra': extraSeconds,
  };

  /// The clock that was remembered; nothing if that makes no sense.
  static ClockDraft? fromJson(Object? json) {
    if (json case {
      'seconds': final int seconds,
      'extra': final int extra,
    } when seconds > 0 && extra >= 0) {
      final kind = byName(ClockKind.values, json['kind']);
      if (kind != null) return ClockDraft(kind, seconds, extra);
    }
    return null;
  }

  @override
  bool operator ==(Object other) =>
      other is ClockDraft &&
      other.kind == kind &&
      other.seconds == seconds &&
      other.extraSeconds == extraSeconds;

  @override
  int get hashCode => Object.hash(kind, seconds, extraSeconds);
}
