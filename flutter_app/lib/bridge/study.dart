import 'types.dart';

/// A tree of moves from a position, with the engine beside it. Every call may
/// throw a [CoreError].
abstract interface class Study {
  /// Its number in the library, once it is kept there.
  int? get keptId;

  /// Why the last change is not written down, if so.
  String? get saveProblem;

  /// Waits until everything is written down.
  Future<void> flush();

  /// What there is to see.
  StudySnapshot view();

  /// Plays a move of the last view: along the tree if it is there, else as a
  /// new line.
  StudySnapshot play(int id);

  /// Goes to a node.
  StudySnapshot goTo(int node);

  /// Makes a node's line the first of those that may follow the one before it.
  StudySnapshot promote(int node);

  /// Takes a node out, with all that follows it.
  StudySnapshot remove(int node);

  /// What is said about a node's move.
  StudySnapshot setComment(int node, String comment);

  /// The glyphs of a node's move.
  StudySnapshot setGlyphs(int node, List<int> glyphs);

  /// Gives it another name.
  void rename(String name);

  /// The study as text.
  String toText();

  /// The study as PDN; nothing where the game has none.
  String? toPdn();

  /// Looks for the best lines at the cursor until [stop], or a change of the
  /// study. With `isThreat`: what the other side would play. The answer is what
  /// was found; what is reported on the way may be lost.
  Future<EngineLines?> analyse({
    required int lines,
    required bool isThreat,
    void Function(EngineLines report)? onProgress,
  });

  /// Whether a move at the cursor is as good as the best one, after so long;
  /// nothing if it was stopped.
  Future<TryView?> judge(String notation, {required int timeMs});

  /// Ends the analysis that is running.
  void stop();

  /// Frees what it holds. It cannot be used afterwards.
  void dispose();
}
