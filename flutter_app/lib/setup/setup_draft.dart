import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import 'clock_presets.dart';

/// A match in the making.
final class SetupDraft {
  /// A person against the computer, everything else as the core proposes.
  SetupDraft(this.game)
    : levels = [
        for (var seat = 0; seat < game.seats; seat++)
          seat == 0 ? null : defaultLevel,
      ],
      options = [for (final option in game.options) option.defaultValue];

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

  /// The clock.
  ClockPreset clock = ClockPreset.all.first;

  /// The setup as the core wants it.
  MatchSetup finish(Words words) => MatchSetup(
    game: game.id,
    rules: [
      for (final (index, option) in game.options.indexed)
        '${option.name}=${option.values[options[index]]}',
    ].join(','),
    players: [
      for (final level in levels)
        PlayerSetup(
          name: level == null ? words.you : words.computer,
          level: level,
        ),
    ],
    clock: clock.choice(game.seats),
  );
}
