import '../bridge/library.dart';
import '../settings/settings_category.dart';

/// A day as the core counts them, from the first of January 1970: the day on the
/// player's calendar.
int dayOf(DateTime now) =>
    DateTime.utc(now.year, now.month, now.day).millisecondsSinceEpoch ~/
    Duration.millisecondsPerDay;

/// Which game's puzzles the player looked at last, and news of what was done
/// with them.
final class PuzzleDesk extends SettingsCategory {
  /// Reads what is remembered.
  PuzzleDesk(Library library) : super(library, 'puzzles');

  String? _game;

  /// Whether a puzzle is being opened: a second tap does not open another one.
  bool isOpening = false;

  /// The game, if one was chosen that there are puzzles of; the first one
  /// otherwise, or none.
  String? gameOf(List<String> games) =>
      games.contains(_game) ? _game : games.firstOrNull;

  /// The player looks at the puzzles of a game.
  void choose(String game) {
    if (game != _game) change(() => _game = game);
  }

  /// Something was solved, failed or left: whoever shows that reads it again.
  void tell() => notifyListeners();

  @override
  void read(Map<String, Object?> json) {
    if (json['game'] case final String game) _game = game;
  }

  @override
  Map<String, Object?> write() => {'game': ?_game};
}
