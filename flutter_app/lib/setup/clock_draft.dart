import 'dart:typed_data';

import 'package:flutter/foundation.dart';

import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../settings/settings_category.dart';

/// A clock in the making: the same time for everybody, unless somebody is to
/// have a handicap.
final class ClockDraft {
  /// Makes a clock.
  const ClockDraft(
    this.kind,
    this.seconds, [
    this.extraSeconds = 0,
    this.seatSeconds = const [],
  ]);

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

  /// Each seat's own time instead of [seconds]; empty if all have the same.
  final List<int> seatSeconds;

  /// Whether the players' times are chosen one by one.
  bool get isHandicap => seatSeconds.isNotEmpty;

  /// The same clock with the same time for everybody.
  ClockDraft get even => ClockDraft(kind, seconds, extraSeconds);

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
  ClockDraft change({
    ClockKind? kind,
    int? seconds,
    int? extraSeconds,
    List<int>? seatSeconds,
  }) {
    final next = kind ?? this.kind;
    final times = timesOf(next);
    return ClockDraft(
      next,
      _nearest(times, seconds ?? this.seconds),
      hasExtra(next) ? _nearest(extras, extraSeconds ?? this.extraSeconds) : 0,
      [
        for (final time in seatSeconds ?? this.seatSeconds)
          _nearest(times, time),
      ],
    );
  }

  /// This clock with a time for each seat, or with the same for all.
  ClockDraft withHandicap(int seats, {required bool isOn}) =>
      isOn ? change(seatSeconds: List.filled(seats, seconds)) : even;

  /// This clock with another time for one seat of a handicap.
  ClockDraft withSeat(int seat, int seconds) =>
      change(seatSeconds: [...seatSeconds]..[seat] = seconds);

  static int _nearest(List<int> values, int wanted) => values.reduce(
    (best, value) =>
        (value - wanted).abs() < (best - wanted).abs() ? value : best,
  );

  /// The clock as the core wants it.
  ClockChoice choice(int seats) => ClockChoice(
    kind: kind,
    timesMs: Uint32List.fromList([
      for (final seconds
          in isHandicap ? seatSeconds : List.filled(seats, seconds))
        seconds * 1000,
    ]),
    extraMs: extraSeconds * 1000,
    stopsInBackground: true,
  );

  /// What it is called.
  String name(Words words) {
    final time = isHandicap
        ? [
            for (final seconds in seatSeconds) timeName(words, seconds),
          ].join(' / ')
        : timeName(words, seconds);
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
    if (isHandicap) 'seats': seatSeconds,
  };

  /// The clock that was remembered; nothing if that makes no sense for a game
  /// of so many seats.
  static ClockDraft? fromJson(Object? json, int seats) {
    if (json case {
      'seconds': final int seconds,
      'extra': final int extra,
    } when seconds > 0 && extra >= 0) {
      final kind = byName(ClockKind.values, json['kind']);
      if (kind == null) return null;
      return ClockDraft(kind, seconds, extra, _handicap(json['seats'], seats));
    }
    return null;
  }

  static List<int> _handicap(Object? json, int seats) =>
      json is List<Object?> &&
          json.length == seats &&
          json.every((time) => time is int && time > 0)
      ? json.cast<int>()
      : const [];

  @override
  bool operator ==(Object other) =>
      other is ClockDraft &&
      other.kind == kind &&
      other.seconds == seconds &&
      other.extraSeconds == extraSeconds &&
      listEquals(other.seatSeconds, seatSeconds);

  @override
  int get hashCode =>
      Object.hash(kind, seconds, extraSeconds, Object.hashAll(seatSeconds));
}
