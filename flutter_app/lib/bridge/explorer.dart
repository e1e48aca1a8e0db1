import 'dart:typed_data';

import 'study.dart';
import 'types.dart';

/// A tree of openings: what was played from a position, and how it ended. Every
/// method may throw a [CoreError].
abstract interface class OpeningTree {
  /// What it says about itself.
  TreeAboutView get about;

  /// What was played from the position at a study's cursor.
  Future<ExplorationView> explore(Study study);

  /// Frees what it holds. It cannot be used afterwards.
  void dispose();
}

/// What a library knows of openings. Every method may throw a [CoreError].
abstract interface class Explorer {
  /// What was played from the position at a study's cursor in the finished games
  /// of the library.
  Future<ExplorationView> explore(Study study);

  /// Takes the tree of a club in, in place of the one before of the same game.
  Future<OpeningTree> loadClubTree(Uint8List bytes);

  /// The tree of a club for a game, if one was loaded.
  Future<OpeningTree?> clubTree(String game);

  /// Forgets the tree of a club.
  Future<void> removeClubTree(String game);
}
