import 'dart:typed_data';

import 'match.dart';
import 'types.dart';

/// An import: how far it has come, and how to end it.
abstract interface class ImportTask {
  /// How much was read.
  ImportProgress get progress;

  /// Ends it. What was added until then stays.
  void cancel();
}

/// What a library tells of finished games, and how it gives and takes them.
/// Every method may throw a [CoreError].
abstract interface class Archive {
  /// A finished game to look at. Nothing that happens there is written down.
  Future<Match> review(int id);

  /// How a finished game went on after its end was undone, to look at.
  Future<Match> reviewContinuation(int id);

  /// A new match that goes on from a ply of another and is written down.
  Future<Match> branch(Match match, int ply, List<PlayerSetup> players);

  /// A page of finished games, newest first: the first one, or the one after a
  /// page.
  Future<RecordPage> records(
    RecordFilter filter, {
    PageMark? after,
    int size = 50,
  });

  /// Takes back what was deleted since the app was opened.
  Future<void> undelete(int id);

  /// Who won how often.
  Future<List<ResultCounts>> statistics();

  /// How the ratings and streaks in a game came about.
  Future<RatingHistory> ratingHistory(String game);

  /// How strong the person is in a game.
  Future<RatingView> rating(String game);

  /// Everything as one JSON text.
  Future<String> exportAll();

  /// Prepares an import.
  ImportTask prepareImport();

  /// Adds what a file or a pasted text holds: an export of everything, or games
  /// as PDN. A game that cannot be read does not cost the others.
  Future<ImportView> importFile(Uint8List bytes, ImportTask task);

  /// All finished draughts games as PDN, oldest first.
  Future<String> exportPdn();
}
