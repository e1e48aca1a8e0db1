import 'types.dart';

export 'types.dart';

/// The core as the app sees it. The real one is `RustEngine`; tests have their
/// own.
abstract interface class Engine {
  /// All games there are, in the order in which they are offered.
  List<GameView> get games;

  /// Starts a match. Throws a [CoreError] if the setup makes no sense.
  Match start(MatchSetup setup);
}

/// One match at the board. Every method may throw a [CoreError].
abstract interface class Match {
  /// The match as it stands now.
  BoardView view();

  /// The match as it stood after this many moves and rulings.
  BoardView viewAt(int ply);

  /// The moves and rulings up to now.
  List<HistoryEntry> history();

  /// Plays a move of the last view.
  Played play(int id);

  /// Goes back to the last moment at which a person had to move.
  BoardView undo();

  /// Goes forward again to the next moment at which a person has to move.
  BoardView redo();

  /// A player gives up.
  BoardView resign(int seat);

  /// A player offers a draw, or agrees to the one on offer.
  BoardView offerDraw(int seat);

  /// A player declines the draw on offer, or takes an own offer back.
  BoardView declineDraw(int seat);

  /// The app goes to the background: the computer stops, and the clock if the
  /// setup says so.
  BoardView suspend();

  /// The board is shown (again): the clock runs.
  BoardView resume();

  /// Lets the computer think for the player to move. The last report names the
  /// move to play, unless the search was stopped.
  Stream<Thinking> think({int? level, int? timeMs});

  /// Ends the search that is running.
  void stop();

  /// Frees what the match holds. It cannot be used afterwards.
  void dispose();
}
