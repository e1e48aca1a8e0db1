import '../src/rust/api/catalog.dart' as catalog;
import '../src/rust/api/session.dart';
import '../src/rust/frb_generated.dart';
import 'engine.dart';

/// The Rust core.
final class RustEngine implements Engine {
  RustEngine._();

  /// Loads the core. Call it once.
  static Future<RustEngine> load() async {
    await RustLib.init();
    return RustEngine._();
  }

  @override
  late final List<GameView> games = List.unmodifiable(catalog.games());

  @override
  Match start(MatchSetup setup) => _RustMatch(GameSession.start(setup: setup));
}

final class _RustMatch implements Match {
  _RustMatch(this._session);

  final GameSession _session;

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
