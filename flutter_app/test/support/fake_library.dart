import 'package:prise/bridge/engine.dart';

import 'fake_archive.dart';
import 'fake_engine.dart';
import 'fake_puzzles.dart';
import 'fake_studies.dart';

/// A library that keeps what it is told in memory.
class FakeLibrary with FakeArchive, FakeStudies implements Library {
  FakeLibrary(this._engine);

  final FakeEngine _engine;

  /// The matches by their number.
  final Map<int, FakeMatch> kept = {};

  /// The settings by their category.
  final Map<String, String> saved = {};

  @override
  final FakePuzzles puzzles = FakePuzzles();

  @override
  CoreError? failure;

  @override
  bool isPersistent = true;

  @override
  bool isOpenElsewhere = false;

  @override
  DamageView? damage;

  /// Why a match cannot be taken up again, by its number.
  final Map<int, String> problems = {};

  void _mayFail() {
    if (failure case final failure?) throw failure;
  }

  @override
  Future<Match> start(MatchSetup setup, [Shuffled? shuffled]) async {
    _mayFail();
    if (shuffled != null) _engine.shuffles.add(shuffled);
    final match = _engine.start(setup);
    return kept[match.id!] = match;
  }

  @override
  Future<Match> startFrom(PositionEditor editor, MatchSetup setup) =>
      start(setup);

  @override
  Future<Match> startFromStudy(Study study, MatchSetup setup) => start(setup);

  @override
  Future<Match> resume(int id) async {
    _mayFail();
    return kept[id]!;
  }

  @override
  Future<Match> lookOn(int id) => resume(id);

  @override
  Future<List<MatchSummary>> matches() async {
    _mayFail();
    return [
      for (final MapEntry(key: id, value: match)
          in kept.entries.toList().reversed)
        if (match.view().outcome == null)
          MatchSummary(
            isContinuation: false,
            id: id,
            game: match.view().game,
            players: [
              for (final seat in match.view().seats)
                PlayerSetup(name: seat.name, level: seat.level),
            ],
            ply: match.view().ply,
            seat: match.view().seat,
            updatedS: 0,
            problem: problems[id],
          ),
    ];
  }

  @override
  Future<void> delete(int id) async {
    _mayFail();
    if (kept.remove(id) case final match?) _forgotten[id] = match;
    forget(id);
  }

  final Map<int, FakeMatch> _forgotten = {};

  @override
  Future<void> undelete(int id) async {
    final match = _forgotten.remove(id);
    if (match == null) return super.undelete(id);
    final all = {...kept, id: match};
    kept
      ..clear()
      ..addEntries([
        for (final id in all.keys.toList()..sort()) MapEntry(id, all[id]!),
      ]);
  }

  @override
  String settings(String category) => saved[category] ?? 'null';

  @override
  Future<void> saveSettings(String category, String json) async {
    _mayFail();
    saved[category] = json;
  }

  @override
  Future<void> checkpoint() async => _mayFail();
}
