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
  Future<List<TallyView>> statistics() => handle.statistics();

  @override
  Future<ProgressView> progress(String game) => handle.progress(game: game);

  @override
  Future<RatingView> rating(String game) => handle.rating(game: game);

  @override
  Future<String> exportAll() => handle.exportAll();

  @override
  Future<ImportView> importAll(String text) => handle.importAll(text: text);

  @override
  Future<PdnImportView> importPdn(String text) => handle.importPdn(text: text);

  @override
  Future<String> exportPdn() => handle.exportPdn();
}
