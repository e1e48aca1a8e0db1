import 'dart:typed_data';

import 'package:prise/bridge/engine.dart';

import 'fake_study.dart';

/// Studies and trees of openings that are kept in memory.
mixin FakeStudies implements Studies, Explorer {
  /// The studies by their number.
  final Map<int, FakeStudy> keptStudies = {};

  final Map<int, FakeStudy> _deleted = {};

  /// Why nothing can be done, if so.
  CoreError? get failure;

  void _mayFail() {
    if (failure case final failure?) throw failure;
  }

  @override
  Future<int> keepStudy(Study study) async {
    _mayFail();
    final id = study.keptId ?? keptStudies.length + 1;
    keptStudies[id] = (study as FakeStudy)..keptId = id;
    return id;
  }

  @override
  Future<Study> openStudy(int id) async {
    _mayFail();
    return keptStudies[id]!;
  }

  @override
  Future<List<StudySummary>> studies() async {
    _mayFail();
    return [
      for (final MapEntry(key: id, value: study)
          in keptStudies.entries.toList().reversed)
        StudySummary(
          id: id,
          game: study.view().board.game,
          name: study.view().name,
          moves: study.view().nodes.length - 1,
          updatedS: 0,
        ),
    ];
  }

  @override
  Future<void> deleteStudy(int id) async {
    _mayFail();
    _deleted[id] = keptStudies.remove(id)!;
  }

  @override
  Future<void> undeleteStudy(int id) async =>
      keptStudies[id] = _deleted.remove(id)!;

  /// What was played in own games, by what is told.
  ExplorationView Function(Study study)? ownGames;

  /// The trees of clubs by game.
  final Map<String, FakeTree> clubTrees = {};

  @override
  Future<ExplorationView> explore(Study study) async {
    _mayFail();
    return ownGames?.call(study) ?? explorationOf(study, const []);
  }

  @override
  Future<OpeningTree> loadClubTree(Uint8List bytes) async {
    if (bytes.isEmpty) {
      throw const CoreError(kind: ErrorKind.badSetup, message: 'not a tree');
    }
    return clubTrees['draughts'] = FakeTree('draughts', name: 'Our club');
  }

  @override
  Future<OpeningTree?> clubTree(String game) async => clubTrees[game];

  @override
  Future<void> removeClubTree(String game) async => clubTrees.remove(game);
}

/// A tree in which every legal move was played three times.
class FakeTree implements OpeningTree {
  FakeTree(this.game, {this.name = '', this.isSelfPlay = false});

  final String game;
  final String name;
  final bool isSelfPlay;

  @override
  TreeAboutView get about => TreeAboutView(
    game: game,
    name: name,
    isSelfPlay: isSelfPlay,
    games: 1200,
    level: isSelfPlay ? 5 : null,
    moves: 5000,
  );

  @override
  Future<ExplorationView> explore(Study study) async =>
      explorationOf(study, [for (final move in study.view().board.legal) move]);

  @override
  void dispose() {}
}

/// These moves, each played in three games: won, drawn, lost.
ExplorationView explorationOf(Study study, List<LegalMove> moves) =>
    ExplorationView(
      node: study.view().cursor,
      isExplored: study.view().board.seats.length == 2,
      games: 3 * moves.length,
      wins: Uint32List.fromList([moves.length, moves.length]),
      draws: moves.length,
      moves: [
        for (final move in moves)
          PlayedMoveView(
            id: move.id,
            notation: move.notation,
            alike: const [],
            from: move.from,
            to: move.to,
            games: 3,
            wins: Uint32List.fromList([1, 1]),
            draws: 1,
          ),
      ],
    );
