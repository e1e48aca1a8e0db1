import 'dart:async';

import 'package:flutter/foundation.dart';

import '../bridge/engine.dart';
import 'study_controller.dart';

/// Where the games come from that an explorer counts.
enum ExplorerSource {
  /// The library.
  own,

  /// The tree that comes with the app: the engine against itself.
  engine,

  /// The tree that a club has made.
  club,
}

/// What was played from the position of a study, and how it ended. It follows
/// the study's cursor.
final class OpeningExplorer extends ChangeNotifier {
  /// Makes the explorer of a study.
  OpeningExplorer({
    required this.study,
    required Library library,
    required Engine engine,
  }) : _library = library,
       _builtIn = engine.builtInTree(study.game.id) {
    study.addListener(_follow);
    unawaited(_open());
  }

  /// What is explored.
  final StudyController study;

  final Library _library;
  final OpeningTree? _builtIn;
  OpeningTree? _club;
  ExplorerSource _source = ExplorerSource.own;
  ExplorationView? _now;
  CoreError? _error;
  bool _isExplored = false;
  bool _isWatched = false;
  int _asked = 0;
  bool _isDisposed = false;

  /// Whether this game is explored at all.
  bool get isExplored => _isExplored;

  /// The sources there are.
  List<ExplorerSource> get sources => [
    ExplorerSource.own,
    if (_builtIn != null) ExplorerSource.engine,
    ExplorerSource.club,
  ];

  /// Where the games come from.
  ExplorerSource get source => _source;

  set source(ExplorerSource value) {
    _source = value;
    _now = null;
    notifyListeners();
    unawaited(_ask());
  }

  /// Whether somebody looks: else nothing is asked.
  bool get isWatched => _isWatched;

  set isWatched(bool value) {
    _isWatched = value;
    if (value) unawaited(_ask());
  }

  /// What is known; nothing while it is looked up, or where there is no tree.
  ExplorationView? get now => _now;

  /// What the tree that is shown says about itself; nothing for own games.
  TreeAboutView? get about => _tree?.about;

  /// Why nothing could be looked up.
  CoreError? get error => _error;

  /// Whether a tree of a club is there.
  bool get hasClub => _club != null;

  OpeningTree? get _tree => switch (_source) {
    ExplorerSource.own => null,
    ExplorerSource.engine => _builtIn,
    ExplorerSource.club => _club,
  };

  /// Takes the tree of a club in.
  Future<void> loadClub(Uint8List bytes) => _trying(() async {
    final tree = await _library.loadClubTree(bytes);
    if (tree.about.game != study.game.id) {
      tree.dispose();
      throw const CoreError(
        kind: ErrorKind.badSetup,
        message: 'the tree is of another game',
      );
    }
    _club?.dispose();
    _club = tree;
  });

  /// Forgets the tree of the club.
  Future<void> removeClub() => _trying(() async {
    await _library.removeClubTree(study.game.id);
    _club?.dispose();
    _club = null;
    _now = null;
  });

  Future<void> _open() => _trying(() async {
    final own = await _library.explore(study.study);
    _isExplored = own.isExplored;
    if (_isExplored) _club = await _library.clubTree(study.game.id);
  });

  Future<void> _trying(Future<void> Function() act) async {
    try {
      await act();
      _error = null;
    } on CoreError catch (error) {
      _error = error;
    }
    if (_isDisposed) return;
    notifyListeners();
    if (_error == null) await _ask();
  }

  void _follow() {
    if (_now?.node != study.now.cursor) unawaited(_ask());
  }

  Future<void> _ask() async {
    final number = ++_asked;
    final tree = _tree;
    if (_isDisposed || !_isWatched || !_isExplored) return;
    if (tree == null && _source != ExplorerSource.own) return;
    try {
      final found =
          await (tree?.explore(study.study) ?? _library.explore(study.study));
      if (_isDisposed || number != _asked) return;
      _now = found;
      _error = null;
    } on CoreError catch (error) {
      if (_isDisposed || number != _asked) return;
      _error = error;
    }
    notifyListeners();
  }

  @override
  void dispose() {
    _isDisposed = true;
    study.removeListener(_follow);
    _builtIn?.dispose();
    _club?.dispose();
    super.dispose();
  }
}
