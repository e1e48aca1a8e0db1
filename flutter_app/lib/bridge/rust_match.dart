import '../src/rust/api/session.dart';
import 'match.dart';
import 'types.dart';

/// A match of the Rust core.
final class RustMatch implements Match {
  /// Wraps a session.
  const RustMatch(this._session);

  final GameSession _session;

  @override
  int? get id => _session.id();

  @override
  String? get notice => _session.notice();

  @override
  String? get saveProblem => _session.saveProblem();

  @override
  Future<void> flush() => _session.flush();

  @override
  MatchSetup setup() => _session.setup();

  @override
  BoardView view() => _session.view();

  @override
  BoardView viewAt(int ply) => _session.viewAt(ply: ply);

  @override
  List<HistoryEntry> history() => _session.history();

  @override
  Played play(int id) => _session.play(id: id);

  @override
  BoardView undo() => _session.undo();

  @override
  BoardView redo() => _session.redo();

  @override
  BoardView resign(int seat) => _session.resign(seat: seat);

  @override
  BoardView offerDraw(int seat) => _session.offerDraw(seat: seat);

  @override
  BoardView declineDraw(int seat) => _session.declineDraw(seat: seat);

  @override
  BoardView answerDraw() => _session.answerDraw();

  @override
  BoardView suspend() => _session.suspend();

  @override
  BoardView resume() => _session.resume();

  @override
  Stream<Thinking> think({int? level, int? timeMs}) =>
      _session.think(level: level, timeMs: timeMs);

  @override
  void stop() => _session.stop();

  @override
  void dispose() {
    _session.stop();
    _session.dispose();
  }
}
