import 'dart:async';
import 'dart:typed_data';

import 'package:prise/bridge/engine.dart';

/// A study without rules: after every move there are the moves it was told, and
/// the engine says what the test says.
class FakeStudy implements Study {
  FakeStudy(this._start, {this.rules = ''});

  /// The rules that it says it is played by.
  String rules;

  final BoardView _start;

  /// What can be played after a line of moves, if not what can be played at the
  /// start.
  final Map<String, List<LegalMove>> legalAfter = {};

  final List<_Node> _nodes = [_Node(0, null, '')];
  int _cursor = 0;
  String _name = '';

  @override
  int? keptId;

  @override
  String? saveProblem;

  @override
  Future<void> flush() async => calls.add('flush');

  /// What was called, by name.
  final List<String> calls = [];

  /// How the engine answers; nothing for what [stop] ends.
  Future<EngineLines?> Function(
    FakeStudy study,
    int lines, {
    required bool isThreat,
    void Function(EngineLines report)? onProgress,
  })?
  engine;

  /// What is said about a try.
  TryView Function(String notation)? judgeTry;

  Completer<EngineLines?>? _running;

  /// Whether the engine is at work.
  bool get isThinking => _running != null && !_running!.isCompleted;

  _Node get _here => _nodes.firstWhere((node) => node.id == _cursor);

  Iterable<_Node> _following(int id) =>
      _nodes.where((node) => node.parent == id);

  List<String> _way(_Node node) => switch (node.parent) {
    final parent? => [
      ..._way(_nodes.firstWhere((node) => node.id == parent)),
      node.notation,
    ],
    null => const [],
  };

  List<LegalMove> get _legal =>
      legalAfter[_way(_here).join(' ')] ?? _start.legal;

  BoardView get _board {
    final way = _way(_here);
    return BoardView(
      unrated: const [],
      game: _start.game,
      hasDiagonals: _start.hasDiagonals,
      pieces: _start.pieces,
      seat: (_start.seat + way.length) % _start.seats.length,
      seats: _start.seats,
      legal: _legal,
      mustCapture: 0,
      lastSteps: const [],
      drawCounters: const [],
      captured: const [],
      ply: way.length,
      lastPly: way.length,
      canUndo: false,
      canRedo: false,
      outcome: _legal.isEmpty
          ? const OutcomeView(winner: 0, reason: EndReason.blocked)
          : null,
    );
  }

  List<StudyNodeView> _views(_Node node, {required bool isMain}) {
    final following = _following(node.id).toList();
    final siblings = node.parent == null
        ? [node]
        : _following(node.parent!).toList();
    final ply = _way(node).length;
    return [
      StudyNodeView(
        id: node.id,
        parent: node.parent,
        ply: ply,
        seat: ply == 0
            ? _start.seat
            : (_start.seat + ply - 1) % _start.seats.length,
        notation: node.notation,
        comment: node.comment,
        glyphs: Uint8List.fromList(node.glyphs),
        isMain: isMain,
        place: siblings.indexOf(node),
      ),
      for (final (place, next) in following.indexed)
        ..._views(next, isMain: isMain && place == 0),
    ];
  }

  @override
  StudySnapshot view() => StudySnapshot(
    board: _board,
    nodes: _views(_nodes.first, isMain: true),
    cursor: _cursor,
    name: _name,
    position: 'position ${_way(_here).join(' ')}',
    rules: rules,
  );

  StudySnapshot _changed(String call) {
    calls.add(call);
    stop();
    return view();
  }

  @override
  StudySnapshot play(int id) {
    final move = _legal.firstWhere((move) => move.id == id);
    for (final node in _following(_cursor)) {
      if (node.notation == move.notation) {
        _cursor = node.id;
        return _changed('play ${move.notation}');
      }
    }
    final node = _Node(_nodes.last.id + 1, _cursor, move.notation);
    _nodes.add(node);
    _cursor = node.id;
    return _changed('play ${move.notation}');
  }

  @override
  StudySnapshot goTo(int node) {
    _cursor = node;
    return _changed('goTo $node');
  }

  @override
  StudySnapshot promote(int node) {
    final promoted = _nodes.firstWhere((other) => other.id == node);
    final first = _nodes.indexWhere((it) => it.parent == promoted.parent);
    _nodes
      ..remove(promoted)
      ..insert(first, promoted);
    return _changed('promote $node');
  }

  @override
  StudySnapshot remove(int node) {
    void drop(int id) {
      for (final next in _following(id).toList()) {
        drop(next.id);
      }
      final gone = _nodes.firstWhere((node) => node.id == id);
      if (_cursor == id) _cursor = gone.parent!;
      _nodes.remove(gone);
    }

    drop(node);
    return _changed('remove $node');
  }

  @override
  StudySnapshot setComment(int node, String comment) {
    _nodes.firstWhere((other) => other.id == node).comment = comment;
    return view();
  }

  @override
  StudySnapshot setGlyphs(int node, List<int> glyphs) {
    _nodes.firstWhere((other) => other.id == node).glyphs = glyphs;
    return view();
  }

  @override
  void rename(String name) => _name = name;

  @override
  String toText() => 'Prise study 1 $_name';

  @override
  String? toPdn() => _start.game == 'draughts' ? '[Event "?"] *' : null;

  @override
  Future<EngineLines?> analyse({
    required int lines,
    required bool isThreat,
    void Function(EngineLines report)? onProgress,
  }) {
    calls.add('analyse $lines${isThreat ? ' threat' : ''}');
    if (engine case final engine?) {
      return engine(this, lines, isThreat: isThreat, onProgress: onProgress);
    }
    final running = _running = Completer<EngineLines?>();
    onProgress?.call(linesOf(count: lines, isThreat: isThreat));
    return running.future;
  }

  /// Lines that begin with the first legal moves here.
  EngineLines linesOf({
    int count = 1,
    bool isThreat = false,
    bool isExpectation = false,
    int depth = 12,
    List<int> scores = const [35, 10, -20],
  }) => EngineLines(
    node: _cursor,
    seat: isThreat ? (_board.seat + 1) % _start.seats.length : _board.seat,
    isThreat: isThreat,
    isExpectation: isExpectation,
    lines: [
      for (final (index, move) in _legal.take(count).indexed)
        EngineLine(
          score: scores[index],
          scores: Int32List.fromList(
            _start.seats.length > 2 ? const [100, -50, -50] : const [],
          ),
          depth: depth,
          from: move.from,
          to: move.to,
          moves: [move.notation, 'a', 'b'],
        ),
    ],
    depth: depth,
    nodes: 1000,
    elapsedMs: 100,
  );

  @override
  Future<TryView?> judge(String notation, {required int timeMs}) async {
    calls.add('judge $notation');
    return judgeTry?.call(notation);
  }

  @override
  void stop() {
    if (!isThinking) return;
    calls.add('stop');
    _running!.complete(null);
  }

  @override
  void dispose() {
    stop();
    calls.add('dispose');
  }
}

class _Node {
  _Node(this.id, this.parent, this.notation);

  final int id;
  final int? parent;
  final String notation;
  String comment = '';
  List<int> glyphs = const [];
}
