import '../src/rust/api/library.dart' as core;
import 'deal.dart';
import 'library.dart';
import 'match.dart';
import 'page_keeper.dart';
import 'position_editor.dart';
import 'puzzles.dart';
import 'rust_archive.dart';
import 'rust_deal.dart';
import 'rust_editor.dart';
import 'rust_explorer.dart';
import 'rust_match.dart';
import 'rust_puzzles.dart';
import 'rust_studies.dart';
import 'types.dart';

/// A library of the Rust core in memory, for whoever keeps it.
final class RustKeepable implements Keepable {
  /// Wraps an open library.
  const RustKeepable(this._library);

  final core.Library _library;

  @override
  int get revision => _library.revision();

  @override
  Future<String> export() => _library.exportAll();

  @override
  Future<void> takeOver(String kept) => _library.importKept(text: kept);
}

/// The library of the Rust core.
final class RustLibrary
    with RustArchive, RustStudies, RustExplorer
    implements Library {
  /// Wraps an open library, and in a browser what keeps it.
  const RustLibrary(this._library, {this.keeper});

  /// What keeps a library in memory from one visit of the page to the next.
  final PageKeeper? keeper;

  final core.Library _library;

  @override
  core.Library get handle => _library;

  @override
  bool get isPersistent => keeper?.works ?? _library.isPersistent();

  @override
  bool get isOpenElsewhere => keeper?.isElsewhere ?? false;

  @override
  DamageView? get damage => _library.damage() ?? keeper?.damage;

  @override
  Puzzles get puzzles => RustPuzzles(_library);

  @override
  Future<Match> start(MatchSetup setup, [Shuffled? shuffled]) async =>
      RustMatch(switch (shuffled) {
        Shuffled(deal: final RustDeal deal, :final mix) =>
          await _library.startDealt(setup: setup, deal: deal.handle, mix: mix),
        _ => await _library.start(setup: setup),
      });

  @override
  Future<Match> startFrom(PositionEditor editor, MatchSetup setup) async =>
      RustMatch(
        await _library.startFrom(
          editor: (editor as RustEditor).handle,
          setup: setup,
        ),
      );

  @override
  Future<Match> resume(int id) async =>
      RustMatch(await _library.resume(id: id));

  @override
  Future<Match> lookOn(int id) async =>
      RustMatch(await _library.lookOn(id: id));

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
  Future<void> checkpoint() async {
    await _library.checkpoint();
    await keeper?.keepNow();
  }
}
