import '../bridge/library.dart';
import '../bridge/types.dart';
import '../settings/settings_category.dart';
import 'setup_draft.dart';

/// The game that was chosen last, and how each game was set up the last time.
final class RememberedSetups extends SettingsCategory {
  /// Reads what is remembered.
  RememberedSetups(Library library) : super(library, 'setups');

  String? _lastGame;
  Map<String, Object?> _games = {};

  /// The game that was chosen last; nothing before the first.
  String? get lastGame => _lastGame;

  /// A draft of what was chosen for this game the last time.
  SetupDraft draft(GameView game) => switch (_games[game.id]) {
    final Map<String, Object?> json => SetupDraft.fromJson(game, json),
    _ => SetupDraft(game),
  };

  /// Remembers a choice.
  void remember(SetupDraft draft) => change(() {
    _lastGame = draft.game.id;
    _games[draft.game.id] = draft.toJson();
  });

  @override
  void read(Map<String, Object?> json) {
    if (json['last'] case final String game) _lastGame = game;
    if (json['games'] case final Map<String, Object?> games) _games = games;
  }

  @override
  Map<String, Object?> write() => {'last': _lastGame, 'games': _games};
}
