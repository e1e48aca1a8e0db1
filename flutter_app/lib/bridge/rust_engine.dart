import 'package:flutter/foundation.dart' show kIsWeb;

import '../src/rust/api/catalog.dart' as catalog;
import '../src/rust/api/explorer.dart' as core;
import '../src/rust/api/library.dart' as core;
import '../src/rust/api/session.dart';
import '../src/rust/api/study.dart';
import '../src/rust/frb_generated.dart';
import 'core_script.dart';
import 'engine.dart';
import 'page_keeper.dart';
import 'page_storage.dart';
import 'rust_deal.dart';
import 'rust_editor.dart';
import 'rust_explorer.dart';
import 'rust_library.dart';
import 'rust_match.dart';
import 'rust_study.dart';

/// The Rust core.
final class RustEngine implements Engine {
  RustEngine._();

  /// Loads the core. Call it once.
  static Future<RustEngine> load() async {
    await requireCoreScript();
    await RustLib.init();
    return RustEngine._();
  }

  @override
  late final String version = catalog.version();

  @override
  late final List<GameView> games = List.unmodifiable(catalog.games());

  @override
  List<RulePresetView> presetsOf(GameView game) =>
      catalog.rulePresets(game: game.id);

  @override
  List<LevelView> levelsOf(GameView game) => catalog.levels(game: game.id);

  @override
  late final List<ClockPresetView> clocks = List.unmodifiable(
    catalog.clockPresets(),
  );

  @override
  Future<Library> open(String? folder) async {
    if (folder == null) return RustLibrary(await core.Library.inMemory());
    final library = await core.Library.open(folder: folder);
    if (!kIsWeb) return RustLibrary(library);
    final keeper = await PageKeeper.keep(
      RustKeepable(library),
      await openPageStorage(),
    );
    return RustLibrary(library, keeper: keeper);
  }

  @override
  String readPosition(String game, String text) =>
      catalog.readPosition(game: game, rules: '', text: text);

  @override
  PromisedDeal promiseDeal(String game) => RustDeal(game);

  @override
  Match start(MatchSetup setup) => RustMatch(GameSession.start(setup: setup));

  @override
  PositionEditor edit(String game, {String rules = ''}) =>
      RustEditor(game, rules);

  @override
  Study study(String game, {String rules = ''}) =>
      RustStudy(StudySession.ofStart(game: game, rules: rules));

  @override
  Study readStudy(String text) => RustStudy(StudySession.fromText(text: text));

  @override
  bool isStudy(String start) => StudySession.isText(start: start);

  @override
  OpeningTree? builtInTree(String game) =>
      switch (core.OpeningTree.builtIn(game: game)) {
        final tree? => RustOpeningTree(tree),
        null => null,
      };
}
