import 'dart:convert';
import 'dart:typed_data';

import 'package:prise/bridge/engine.dart';

/// An import that goes as far as a test says.
final class FakeImportTask implements ImportTask {
  @override
  ImportProgress progress = const ImportProgress(bytes: 0, games: 0);

  /// Whether somebody has ended it.
  bool isCancelled = false;

  @override
  void cancel() => isCancelled = true;
}

/// Finished games in memory, newest first.
mixin FakeArchive implements Archive {
  /// The finished games.
  List<RecordSummary> finished = [];

  /// What was deleted, by number.
  final Map<int, (int, RecordSummary)> deleted = {};

  /// What was asked for, page by page.
  final List<RecordFilter> asked = [];

  /// What can be looked at, by number.
  final Map<int, Match> reviewed = {};

  /// The results.
  List<ResultCounts> counts = [];

  /// How they came about, by game.
  final Map<String, RatingHistory> ratingHistories = {};

  /// What imports bring.
  ImportView? brings;

  /// The texts that were imported.
  final List<String> imported = [];

  /// The last import.
  FakeImportTask? task;

  /// What every call fails with, if it is to fail.
  CoreError? get failure;

  /// What every answer waits for.
  Future<void>? delay;

  Future<void> _answer() async {
    await delay;
    if (failure case final failure?) throw failure;
  }

  @override
  Future<Match> review(int id) async {
    await _answer();
    return reviewed[id] ??
        (throw const CoreError(
          kind: ErrorKind.storage,
          message: 'there is no such game',
        ));
  }

  @override
  Future<Match> reviewContinuation(int id) => review(-id);

  @override
  Future<Match> branch(Match match, int ply, List<PlayerSetup> players) async {
    await _answer();
    return match.branch(ply, players);
  }

  @override
  Future<RecordPage> records(
    RecordFilter filter, {
    PageMark? after,
    int size = 50,
  }) async {
    asked.add(filter);
    await _answer();
    bool isAsked(RecordSummary record) {
      final levels = record.players.map((player) => player.level);
      final ending = record.winner == null
          ? EndingKind.drawn
          : record.winner == 0
          ? EndingKind.won
          : EndingKind.lost;
      return (filter.game ?? record.game) == record.game &&
          (filter.level == null || levels.contains(filter.level)) &&
          (!filter.amongPeople || levels.every((level) => level == null)) &&
          (filter.ending ?? ending) == ending;
    }

    final all = finished.where(isAsked).toList();
    final start = after == null
        ? 0
        : all.indexWhere((record) => record.id == after.id) + 1;
    final items = all.skip(start).take(size).toList();
    return RecordPage(
      items: items,
      unreadable: 0,
      next: start + size < all.length
          ? PageMark(finishedMs: 0, id: items.last.id)
          : null,
    );
  }

  /// Forgets a finished game.
  void forget(int id) {
    final index = finished.indexWhere((record) => record.id == id);
    if (index >= 0) deleted[id] = (index, finished.removeAt(index));
  }

  @override
  Future<void> undelete(int id) async {
    await _answer();
    if (deleted.remove(id) case (final index, final record)?) {
      finished.insert(index, record);
    }
  }

  @override
  Future<List<ResultCounts>> statistics() async {
    await _answer();
    return counts;
  }

  @override
  Future<RatingHistory> ratingHistory(String game) async =>
      ratingHistories[game] ??
      const RatingHistory(games: 0, ratings: [], streak: 0, longestStreak: 0);

  @override
  Future<RatingView> rating(String game) async {
    final last = ratingHistories[game]?.ratings.lastOrNull;
    return RatingView(
      rating: last?.rating ?? 1500,
      deviation: last?.deviation ?? 350,
      games: ratingHistories[game]?.games ?? 0,
    );
  }

  @override
  Future<String> exportAll() async {
    await _answer();
    return '{"everything":true}';
  }

  @override
  ImportTask prepareImport() => task = FakeImportTask();

  @override
  Future<ImportView> importFile(Uint8List bytes, ImportTask task) async {
    await _answer();
    imported.add(utf8.decode(bytes, allowMalformed: true));
    return brings!;
  }

  @override
  Future<String> exportPdn() async {
    await _answer();
    return '[Event "?"]';
  }
}

/// A finished game.
RecordSummary record(
  int id, {
  String game = 'draughts',
  List<int?> levels = const [null, 3],
  int? winner = 0,
  EndReason? reason = EndReason.blocked,
  List<int> places = const [],
  List<UnratedReason> unrated = const [],
  bool hasContinuation = false,
  bool isUnknown = false,
}) => RecordSummary(
  places: Uint8List.fromList(places),
  unrated: unrated,
  hasContinuation: hasContinuation,
  id: id,
  game: game,
  players: [
    for (final level in levels) PlayerSetup(name: 'somebody', level: level),
  ],
  winner: winner,
  isUnknown: isUnknown,
  reason: reason,
  ply: 40 + id % 50,
  finishedS: 1790000000 - id * 3600,
  isImported: false,
);
