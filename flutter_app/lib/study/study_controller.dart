import 'package:flutter/foundation.dart';

import '../board/board_controller.dart';
import '../bridge/engine.dart';
import '../games/game_kit.dart';
import 'live_engine.dart';
import 'study_tree.dart';

/// Leads an analysis board: between the board, the tree of moves and the engine.
final class StudyController extends ChangeNotifier {
  /// Opens a study, which belongs to the controller from now on.
  StudyController({
    required this.study,
    required this.game,
    required GameKit kit,
    bool isFlipped = false,
  }) : _now = study.view() {
    this.kit = kit.forBoard(_now.board);
    board = BoardController(
      geometry: this.kit.geometry,
      onMove: (move) => _change(() => study.play(move.id)),
    )..isFlipped = isFlipped;
    engine = LiveEngine(study);
    _show(_now);
    _hasChanged = false;
  }

  /// The study in the core.
  final Study study;

  /// The game as the core describes it.
  final GameView game;

  /// The game as the app shows it.
  late final GameKit kit;

  /// The board.
  late final BoardController board;

  /// What the engine thinks.
  late final LiveEngine engine;

  StudySnapshot _now;
  StudyTree? _tree;
  bool _hasChanged = false;
  CoreError? _error;

  /// What there is to see.
  StudySnapshot get now => _now;

  /// The moves.
  StudyTree get tree => _tree ??= StudyTree(_now.nodes);

  /// Where one is.
  StudyNodeView get here => tree.node(_now.cursor) ?? tree.root;

  /// Its number in the library; nothing as long as it is not kept there.
  int? get keptId => study.keptId;

  /// Whether there is something that would be lost: in a study that is kept
  /// every change is written down.
  bool get hasUnkept => _hasChanged && keptId == null;

  /// What the core refused last, if it did.
  CoreError? get error => _error;

  /// Whether the game has a notation of its own that others read.
  late final bool hasPdn = study.toPdn() != null;

  /// Goes to a node.
  void goTo(int node) {
    if (node != _now.cursor) _change(() => study.goTo(node), isLook: true);
  }

  /// Goes one move back, or forward along the line.
  void step({required bool isForward}) {
    final to = isForward ? tree.next(here.id)?.id : here.parent;
    if (to != null) goTo(to);
  }

  /// To the start, or to the end of the line.
  void toEnd({required bool isForward}) =>
      goTo(isForward ? tree.endOf(here.id).id : tree.root.id);

  /// To the move that could be played instead, before or after this one.
  void sidestep({required bool isForward}) {
    final others = tree.alternatives(here.id);
    final at = others.indexWhere((node) => node.id == here.id);
    final to = at + (isForward ? 1 : -1);
    if (at >= 0 && to >= 0 && to < others.length) goTo(others[to].id);
  }

  /// From a variation back to where it left the main line.
  void toMainLine() => goTo(tree.mainBefore(here.id).id);

  /// Plays the first move of one of the engine's lines.
  void playNotation(String notation) {
    for (final move in _now.board.legal) {
      if (move.notation == notation) {
        return _change(() => study.play(move.id));
      }
    }
  }

  /// Makes the variation of a node the line.
  void promote(int node) => _change(() => study.promote(node));

  /// Takes a node out, with all that follows.
  void remove(int node) => _change(() => study.remove(node));

  /// What is said about a node's move, and its glyphs.
  void annotate(int node, String comment, List<int> glyphs) => _change(() {
    study.setComment(node, comment);
    return study.setGlyphs(node, glyphs);
  });

  /// Gives the study another name.
  void rename(String name) {
    _hasChanged |= name != _now.name;
    _change(() {
      study.rename(name);
      return study.view();
    });
  }

  /// The study is in the library now.
  void wasKept() => notifyListeners();

  void _change(StudySnapshot Function() act, {bool isLook = false}) {
    try {
      final now = act();
      _error = null;
      // A move that is there already changes nothing.
      _hasChanged |= !isLook && !_isSameTree(now.nodes, _now.nodes);
      _show(now);
    } on CoreError catch (error) {
      _error = error;
      board.show(_now.board, isEnabled: _now.board.outcome == null);
    }
    notifyListeners();
  }

  bool _isSameTree(List<StudyNodeView> one, List<StudyNodeView> other) {
    if (one.length != other.length) return false;
    for (final (index, node) in one.indexed) {
      final before = other[index];
      if (node.id != before.id ||
          node.comment != before.comment ||
          !listEquals(node.glyphs, before.glyphs)) {
        return false;
      }
    }
    return true;
  }

  void _show(StudySnapshot now) {
    final before = _now.cursor;
    _now = now;
    _tree = null;
    final isOver = now.board.outcome != null;
    board.show(
      now.board,
      isEnabled: !isOver,
      steps: here.parent == before ? now.board.lastSteps : const [],
    );
    engine.follow(now.cursor, isOver: isOver);
  }

  @override
  void dispose() {
    engine.dispose();
    board.dispose();
    study.dispose();
    super.dispose();
  }
}
