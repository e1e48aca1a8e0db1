import 'deal.dart';
import 'explorer.dart';
import 'library.dart';
import 'match.dart';
import 'position_editor.dart';
import 'study.dart';
import 'types.dart';

export 'archive.dart';
export 'deal.dart';
export 'explorer.dart';
export 'library.dart';
export 'match.dart';
export 'position_editor.dart';
export 'puzzles.dart';
export 'reviewable.dart';
export 'studies.dart';
export 'study.dart';
export 'types.dart';

/// The core as the app sees it. The real one is `RustEngine`; tests have their
/// own.
abstract interface class Engine {
  /// The version of the core, which is the app's.
  String get version;

  /// All games there are, in the order in which they are offered.
  List<GameView> get games;

  /// The sets of rules of a game that are worth a name, the default first.
  List<RulePresetView> presetsOf(GameView game);

  /// The strengths of the computer in a game, the weakest first.
  List<LevelView> levelsOf(GameView game);

  /// The clocks that are offered, none first.
  List<ClockPresetView> get clocks;

  /// Opens the library in a folder; one that lasts as long as the app for none.
  /// Throws a [CoreError] if it cannot be opened.
  Future<Library> open(String? folder);

  /// Reads a position of a game and writes it in its canonical form. Throws a
  /// [CoreError] if it cannot be read.
  String readPosition(String game, String text);

  /// Draws a deal of a game and promises it, before the players mix anything
  /// in. Throws a [CoreError] if nothing is dealt in the game.
  PromisedDeal promiseDeal(String game);

  /// Starts a match that no library keeps. Throws a [CoreError] if the setup
  /// makes no sense.
  Match start(MatchSetup setup);

  /// An editor of positions that begins with the start of a game. Throws a
  /// [CoreError] if there are no such rules.
  PositionEditor edit(String game, {String rules = ''});

  /// A study from the start of a game. Throws a [CoreError] if there are no
  /// such rules.
  Study study(String game, {String rules = ''});

  /// A study from its text, or a game of draughts from PDN. Throws a [CoreError]
  /// if it is neither.
  Study readStudy(String text);

  /// Whether a text that begins like this is a study, be it sound or not.
  bool isStudy(String start);

  /// The tree of openings of a game that comes with the app: what the engine
  /// plays and how it ends. Nothing where there is none.
  OpeningTree? builtInTree(String game);
}
