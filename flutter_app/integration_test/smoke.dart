import 'package:flutter/foundation.dart';
import 'package:flutter/widgets.dart';
import 'package:path_provider/path_provider.dart';
import 'package:prise/bridge/engine.dart';
import 'package:prise/bridge/rust_engine.dart';

/// What a device, or a browser, has to be able to do with the core: a game to
/// its end against the computer, an undo, a match that is saved, and after the
/// program is started again that match as it was left.
///
/// Run it twice. It prints what it has done, and `smoke: FAILED` if it could not.
Future<void> main() async {
  WidgetsFlutterBinding.ensureInitialized();
  try {
    final engine = await RustEngine.load();
    final library = await engine.open(await _folder());
    final matches = await library.matches();
    if (matches.isEmpty) {
      await _play(library);
    } else {
      await _resume(library, matches.single);
    }
  } catch (error, trace) {
    debugPrint('smoke: FAILED $error\n$trace');
  }
}

/// A folder of its own, beside what the player keeps. A browser has none: the
/// page keeps it.
Future<String> _folder() async =>
    kIsWeb ? '' : '${(await getApplicationSupportDirectory()).path}/smoke';

const MatchSetup _setup = MatchSetup(
  practice: false,
  game: 'draughts',
  rules: '',
  players: [
    PlayerSetup(name: 'You'),
    PlayerSetup(name: 'Prise', level: 2),
  ],
);

/// A player whose every move is the last legal one.
Future<void> _play(Library library) async {
  final match = await library.start(_setup);
  var view = match.view();
  while (view.outcome == null) {
    if (view.seats[view.seat].level case final level?) {
      final thought = await match.think(level: level);
      view = match.play(thought!.best!);
    } else {
      view = match.play(view.legal.last.id);
    }
  }
  await match.flush();
  final records = await library.records(const RecordFilter(amongPeople: false));
  _expect(records.items.length, 1);
  debugPrint('smoke: played ${view.ply} plies, ${view.outcome!.reason.name}');

  final other = await library.start(_setup);
  final opening = other.view();
  other.play(opening.legal.first.id);
  final thought = await other.think(level: 2);
  other.play(thought!.best!);
  final undone = other.undo();
  _expect(undone.ply, 0);
  _expect(undone.lastPly, 2);
  await other.flush();
  _expect(library.isPersistent, true);
  // The page keeps it within half a second.
  await Future<void>.delayed(const Duration(seconds: 2));
  debugPrint('smoke: saved');
}

Future<void> _resume(Library library, MatchSummary summary) async {
  final match = await library.resume(summary.id);
  final view = match.view();
  _expect(view.ply, 0);
  _expect(view.lastPly, 2);
  _expect(match.redo().ply, 2);
  final records = await library.records(const RecordFilter(amongPeople: false));
  _expect(records.items.length, 1);
  debugPrint('smoke: resumed');
}

void _expect(Object? found, Object? wanted) {
  if (found != wanted) throw StateError('$found instead of $wanted');
}
