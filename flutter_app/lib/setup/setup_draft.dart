import 'dart:math' as math;

import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import 'clock_draft.dart';

/// Against whom a person plays in a game of two.
enum Opponent {
  /// A computer.
  computer,

  /// Somebody at the same device.
  person,

  /// Nobody: two computers play, and the person watches.
  none,
}

/// On which side a person plays against a computer.
enum Side {
  /// Who moves first.
  first,

  /// A coin decides, anew for every match.
  random,

  /// Who moves second.
  second,
}

/// A match in the making.
final class SetupDraft {
  /// A person against the computer, everything else as the core proposes.
  SetupDraft(this.game)
    : levels = [
        for (var seat = 0; seat < game.seats; seat++)
          seat == 0 ? null : defaultLevel,
      ],
      options = [for (final option in game.options) option.defaultValue];

  /// What was chosen the last time, as far as the game still has it.
  factory SetupDraft.fromJson(GameView game, Map<String, Object?> json) {
    final draft = SetupDraft(game);
    if (json['levels'] case final List<Object?> levels
        when levels.length == game.seats && levels.every(_isLevel)) {
      draft.levels.setAll(0, levels.cast<int?>());
    }
    if (json['options'] case final Map<String, Object?> options) {
      for (final (index, option) in game.options.indexed) {
        final value = option.values.indexWhere(
          (value) => value == options[option.name],
        );
        if (value >= 0) draft.options[index] = value;
      }
    }
    return draft
      ..clock = ClockDraft.fromJson(json['clock'], game.seats)
      ..isRandom = json['random'] == true
      ..practice = json['practice'] == true;
  }

  /// The level that a new player meets.
  static const int defaultLevel = 3;

  /// The highest level of the core.
  static const int highestLevel = 10;

  /// The game.
  final GameView game;

  /// Each seat's level; nothing for a person.
  final List<int?> levels;

  /// The chosen value of every rule option.
  final List<int> options;

  /// The clock; nothing for none.
  ClockDraft? clock;

  /// Whether it is to be practice, where that is possible.
  bool practice = false;

  /// Whether a coin decides who sits where, in a game of two.
  bool isRandom = false;

  /// Against whom, in a game of two.
  Opponent get opponent => switch (levels) {
    [null, null] => Opponent.person,
    [_?, _?] => Opponent.none,
    _ => Opponent.computer,
  };

  set opponent(Opponent value) {
    final level = levels.nonNulls.firstOrNull ?? defaultLevel;
    final (first, second) = switch (value) {
      Opponent.person => (null, null),
      Opponent.none => (level, level),
      Opponent.computer => (null, level),
    };
    if (value != opponent) levels.setAll(0, [first, second]);
  }

  /// On which side the person plays, against one computer.
  Side get side => isRandom
      ? Side.random
      : levels.first == null
      ? Side.first
      : Side.second;

  set side(Side value) {
    isRandom = value == Side.random;
    if (value == Side.random || value == side) return;
    levels.setAll(0, levels.reversed.toList());
  }

  /// Whether the match can be practice: with face-down pieces, and a computer.
  bool get mayBePractice =>
      game.isDealt && levels.any((level) => level != null);

  /// What is remembered of it.
  Map<String, Object?> toJson() => {
    'levels': levels,
    'options': {
      for (final (index, option) in game.options.indexed)
        option.name: option.values[options[index]],
    },
    'clock': clock?.toJson(),
    'random': isRandom,
    'practice': practice,
  };

  /// The setup as the core wants it. Where a coin decides who sits where,
  /// `toss` is it.
  MatchSetup finish(Words words, {bool Function()? toss}) {
    final isTossed =
        isRandom && game.seats == 2 && opponent == Opponent.computer;
    final isSwapped = isTossed && (toss ?? math.Random().nextBool)();
    final levels = isSwapped ? this.levels.reversed.toList() : this.levels;
    final people = levels.where((level) => level == null).length;
    return MatchSetup(
      game: game.id,
      rules: [
        for (final (index, option) in game.options.indexed)
          '${option.name}=${option.values[options[index]]}',
      ].join(','),
      players: [
        for (final (seat, level) in levels.indexed)
          PlayerSetup(
            name: level != null
                ? words.computer
                : people == 1
                ? words.you
                : words.playerNumber(seat + 1),
            level: level,
          ),
      ],
      clock: clock?.choice(game.seats),
      practice: practice && mayBePractice,
    );
  }

  static bool _isLevel(Object? level) =>
      level == null || level is int && level >= 1 && level <= highestLevel;
}
