import '../src/rust/api/library.dart' as core;
import 'library.dart';
import 'match.dart';
import 'rust_archive.dart';
import 'rust_match.dart';
import 'types.dart';

/// The library of the Rust core.
final class RustLibrary with RustArchive implements Library {
  /// Wraps an open library.
  const RustLibrary(this._library);

  final core.Library _library;

  @override
  core.Library get handle => _library;

  @override
  bool get isPersistent => _library.isPersistent();

  @override
  String? get notice => _library.notice();

  @override
  Future<Match> start(MatchSetup setup) async =>
      RustMatch(await _library.start(setup: setup));

  @override
  Future<Match> resume(int id) async =>
      RustMatch(await _library.resume(id: id));

  @override
  Future<List<MatchSummary>> matches() => _library.matches();

  @override
  Future<void> delete(int id) => _library.delete(id: id);

  @override
  String settings(String category) =>
      _library.settings(category: category).json;

  @override
  Future<void> saveSettings(String category, String json) =>
      _library.saveSettings(category: category, json: json);

  @override
  Future<void> checkpoint() => _library.checkpoint();
}
