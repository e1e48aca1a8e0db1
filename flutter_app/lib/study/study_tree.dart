import '../bridge/types.dart';

/// One row of a tree as it is written: moves that follow each other, or what is
/// said about the last of them.
final class TreeRow {
  /// A row of moves.
  const TreeRow.moves(this.moves, {required this.depth}) : comment = null;

  /// A row that says something.
  const TreeRow.comment(String this.comment, {required this.depth})
    : moves = const [];

  /// The moves.
  final List<StudyNodeView> moves;

  /// What is said.
  final String? comment;

  /// How many variations it is inside of; 0 for the main line.
  final int depth;
}

/// The moves of a study by what follows what.
final class StudyTree {
  /// Orders the nodes of a snapshot, the start first.
  StudyTree(this.nodes) {
    for (final node in nodes) {
      _byId[node.id] = node;
      if (node.parent case final parent?) {
        (_children[parent] ??= []).add(node);
      }
    }
    for (final children in _children.values) {
      children.sort((one, other) => one.place.compareTo(other.place));
    }
  }

  /// All nodes, the start first.
  final List<StudyNodeView> nodes;

  final Map<int, StudyNodeView> _byId = {};
  final Map<int, List<StudyNodeView>> _children = {};

  /// The start.
  StudyNodeView get root => nodes.first;

  /// A node by its number.
  StudyNodeView? node(int id) => _byId[id];

  /// What may follow a node, its own line first.
  List<StudyNodeView> following(int id) => _children[id] ?? const [];

  /// The node that a line goes on with.
  StudyNodeView? next(int id) => following(id).firstOrNull;

  /// The moves that could be played instead of a node's, with it.
  List<StudyNodeView> alternatives(int id) => switch (_byId[id]?.parent) {
    final parent? => following(parent),
    null => [root],
  };

  /// The last node of the line that goes on from a node.
  StudyNodeView endOf(int id) {
    var at = _byId[id] ?? root;
    for (var after = next(at.id); after != null; after = next(at.id)) {
      at = after;
    }
    return at;
  }

  /// The last node of the main line before a node, or the node itself.
  StudyNodeView mainBefore(int id) {
    var at = _byId[id] ?? root;
    while (!at.isMain && at.parent != null) {
      at = _byId[at.parent] ?? root;
    }
    return at;
  }

  /// The moves that lead to a node, the first one first.
  List<StudyNodeView> wayTo(int id) {
    final way = <StudyNodeView>[];
    for (
      var at = _byId[id];
      at != null && at.parent != null;
      at = _byId[at.parent]
    ) {
      way.add(at);
    }
    return way.reversed.toList();
  }

  /// The tree as it is written: a move, then the variations of it, then what
  /// follows it.
  List<TreeRow> get rows {
    final rows = <TreeRow>[
      if (root.comment.isNotEmpty) TreeRow.comment(root.comment, depth: 0),
    ];
    _write(rows, next(root.id), 0);
    return rows;
  }

  void _write(List<TreeRow> rows, StudyNodeView? first, int depth) {
    var run = <StudyNodeView>[];
    void finish() {
      if (run.isNotEmpty) rows.add(TreeRow.moves(run, depth: depth));
      run = [];
    }

    for (var node = first; node != null; node = next(node.id)) {
      run.add(node);
      if (node.comment.isNotEmpty) {
        finish();
        rows.add(TreeRow.comment(node.comment, depth: depth));
      }
      if (node.place > 0) continue;
      final others = alternatives(node.id).skip(1).toList();
      if (others.isEmpty) continue;
      finish();
      for (final other in others) {
        _write(rows, other, depth + 1);
      }
    }
    finish();
  }
}
