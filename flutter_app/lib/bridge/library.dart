import 'archive.dart';
import 'deal.dart';
import 'explorer.dart';
import 'match.dart';
import 'position_editor.dart';
import 'puzzles.dart';
import 'studies.dart';
import 'types.dart';

/// What the core remembers: matches in progress, finished games, settings.
/// Every method may throw a [CoreError].
abstract interface class Library implements Archive, Studies, Explorer {
  /// Whether what is saved outlives the app.
  bool get isPersistent;

  /// Whether it belongs to another tab of the browser. What happens here is not
  /// kept then.
  bool get isOpenElsewhere;

  /// What became of the library's file if it was damaged.
  DamageView? get damage;

  /// The puzzles, and what the player has done with them.
  Puzzles get puzzles;

  /// Starts a match that is written down after every move, dealt from what was
  /// shuffled; without it, from what the core draws alone.
  Future<Match> start(MatchSetup setup, [Shuffled? shuffled]);

  /// Starts a match from the position in an editor, which gives game, rules and
  /// start; the setup gives the players and the clock. What lies face-down is
  /// dealt anew.
  Future<Match> startFrom(PositionEditor editor, MatchSetup setup);

  /// Takes a match up again exactly where it was left.
  Future<Match> resume(int id);

  /// A match in progress to look at: it is not played there.
  Future<Match> lookOn(int id);

  /// All matches in progress, the one played last first.
  Future<List<MatchSummary>> matches();

  /// Forgets a match in progress or a finished game.
  Future<void> delete(int id);

  /// The settings of a category as JSON; `null` as text if there are none, or
  /// if they cannot be read.
  String settings(String category);

  /// Saves the settings of a category.
  Future<void> saveSettings(String category, String json);

  /// Makes the next opening quick whatever happens to the app.
  Future<void> checkpoint();
}
