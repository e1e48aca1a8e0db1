import 'dart:typed_data';

import '../src/rust/api/import.dart' as core;
import '../src/rust/api/library.dart' as core;
import 'archive.dart';
import 'match.dart';
import 'rust_match.dart';
import 'types.dart';

/// The archive of the Rust core.
mixin RustArchive implements Archive {
  /// The library it belongs to.
  core.Library get handle;

  @override
  Future<Match> review(int id) async => RustMatch(await handle.review(id: id));

  @override
  Future<Match> reviewContinuation(int id) async =>
      RustMatch(await handle.reviewContinuation(id: id));

  @override
  Future<Match> branch(Match match, int ply, List<PlayerSetup> players) async =>
      RustMatch(
        await handle.branch(
          session: (match as RustMatch).session,
          ply: ply,
          players: players,
        ),
      );

  @override
  Future<RecordPage> records(
    RecordFilter filter, {
    PageMark? after,
    int size = 50,
  }) => handle.records(filter: filter, after: after, size: size);

  @override
  Future<void> undelete(int id) => handle.undelete(id: id);

  @override
  Future<List<ResultCounts>> statistics() => handle.statistics();

  @override
  Future<RatingHistory> ratingHistory(String game) =>
      handle.ratingHistory(game: game);

  @override
  Future<RatingView> rating(String game) => handle.rating(game: game);

  @override
  Future<String> exportAll() => handle.exportAll();

  @override
  ImportTask prepareImport() => _RustImportTask(core.ImportJob());

  @override
  Future<ImportView> importFile(Uint8List bytes, ImportTask task) =>
      handle.importFile(bytes: bytes, job: (task as _RustImportTask).job);

  @override
  Future<String> exportPdn() => handle.exportPdn();
}

final class _RustImportTask implements ImportTask {
  const _RustImportTask(this.job);

  final core.ImportJob job;

  @override
  ImportProgress get progress => job.progress();

  @override
  void cancel() => job.cancel();
}
