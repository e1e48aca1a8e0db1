import '../src/rust/api/session.dart';
import 'match.dart';
import 'rust_reviewable.dart';
import 'types.dart';

/// A match of the Rust core.
final class RustMatch with RustReviewable implements Match {
  /// Wraps a session.
  RustMatch(this.session);

  @override
  final GameSession session;

  /// How many searches were asked for, and how many stops, so far.
  int _searches = 0;
  int _stops = 0;

  @override
  int? get id => session.id();

  @override
  String? get notice => session.notice();

  @override
  String? get saveProblem => session.saveProblem();

  @override
  Future<void> flush() => session.flush();

  @override
  MatchSetup setup() => session.setup();

  @override
  BoardView view() => session.view();

  @override
  BoardView viewAt(int ply) => session.viewAt(ply: ply);

  @override
  List<HistoryEntry> history() => session.history();

  @override
  Played play(int id) => session.play(id: id);

  @override
  BoardView undo() => session.undo();

  @override
  BoardView redo() => session.redo();

  @override
  BoardView resign(int seat) => session.resign(seat: seat);

  @override
  BoardView offerDraw(int seat) => session.offerDraw(seat: seat);

  @override
  BoardView declineDraw(int seat) => session.declineDraw(seat: seat);

  @override
  BoardView answerDraw() => session.answerDraw();

  @override
  BoardView suspend() => session.suspend();

  @override
  BoardView resume() => session.resume();

  @override
  Stream<Thinking> think({int? level, int? timeMs}) {
    final search = ++_searches;
    final stops = _stops;
    return session.think(level: level, timeMs: timeMs).map((thinking) {
      // A stop may have come before the core's thread had begun to search.
      final isStopped = _stops > stops && search == _searches;
      if (isStopped && !session.isDisposed) session.stop();
      return thinking;
    });
  }

  @override
  void stop() {
    _stops++;
    session.stop();
  }

  @override
  void dispose() {
    stop();
    session.stopAnalysis();
    session.dispose();
  }
}
