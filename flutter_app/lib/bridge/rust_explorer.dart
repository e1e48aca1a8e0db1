import 'dart:typed_data';

import '../src/rust/api/explorer.dart' as core;
import '../src/rust/api/library.dart' as core;
import 'explorer.dart';
import 'rust_study.dart';
import 'study.dart';
import 'types.dart';

/// A tree of openings of the Rust core.
final class RustOpeningTree implements OpeningTree {
  /// Wraps a tree.
  RustOpeningTree(this._tree);

  final core.OpeningTree _tree;

  @override
  late final TreeAboutView about = _tree.about();

  @override
  Future<ExplorationView> explore(Study study) =>
      _tree.explore(study: (study as RustStudy).session);

  @override
  void dispose() => _tree.handle.dispose();
}

/// What the library of the Rust core knows of openings.
mixin RustExplorer implements Explorer {
  /// The library.
  core.Library get handle;

  @override
  Future<ExplorationView> explore(Study study) =>
      handle.explore(study: (study as RustStudy).session);

  @override
  Future<OpeningTree> loadClubTree(Uint8List bytes) async =>
      RustOpeningTree(await handle.loadClubTree(bytes: bytes));

  @override
  Future<OpeningTree?> clubTree(String game) async =>
      switch (await handle.clubTree(game: game)) {
        final tree? => RustOpeningTree(tree),
        null => null,
      };

  @override
  Future<void> removeClubTree(String game) => handle.removeClubTree(game: game);
}
