import 'reviewable.dart';
import 'types.dart';

/// One match at the board. Every method may throw a [CoreError].
abstract interface class Match implements Reviewable {
  /// Its number in the library; nothing if it is not kept.
  int? get id;

  /// What was lost when it was loaded; nothing if it is exactly what was left.
  String? get notice;

  /// Waits until everything is written down.
  Future<void> flush();

  /// How the match was set up, for playing another one like it.
  MatchSetup setup();

  /// The match as it stands now. Looking changes nothing.
  BoardView view();

  /// Reads the clock. If a flag has fallen, that is written down, and the match
  /// as it stands then is the answer; nothing otherwise.
  BoardView? tick();

  /// The match as it stood after this many moves and adjudications.
  BoardView viewAt(int ply);

  /// The moves and adjudications up to now.
  List<HistoryEntry> history();

  /// What proves that the deal was fair, once the game is over.
  DealProof dealProof();

  /// Plays a move of the last view.
  BoardView play(int id);

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

  /// Lets every computer player answer the draw on offer: afterwards the game is
  /// drawn, or the offer is gone, or it waits for a person.
  BoardView answerDraw();

  /// The app goes to the background: the computer stops, and the clock if the
  /// setup says so.
  BoardView suspend();

  /// The board is shown (again): the clock runs.
  BoardView resume();

  /// Lets the computer think for the player to move. The answer names the move
  /// to play; there is none if the search was stopped before it began. What is
  /// reported on the way may be lost.
  Future<Thinking?> think({
    int? level,
    int? timeMs,
    void Function(Thinking report)? onProgress,
  });

  /// Ends the search that is running.
  void stop();

  /// Frees what the match holds. It cannot be used afterwards.
  void dispose();
}
