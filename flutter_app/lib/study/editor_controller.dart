import 'package:flutter/foundation.dart';

import '../board/board_controller.dart';
import '../board/board_edits.dart';
import '../bridge/engine.dart';
import '../games/game_kit.dart';
import 'editor_tool.dart';

/// Leads the putting together of a position: between the board, the tray and
/// the core, which judges every change.
final class EditorController extends ChangeNotifier implements BoardEdits {
  /// Begins with what an editor holds, which belongs to the controller from now
  /// on.
  EditorController({
    required this.editor,
    required this.game,
    required GameKit kit,
  }) : _kit = kit,
       _now = editor.view() {
    board = BoardController(
      geometry: kit.geometry,
      onMove: (_) {},
      edits: this,
    );
    _show(_now);
  }

  /// The position in the core.
  final PositionEditor editor;

  /// The game as the core describes it.
  final GameView game;

  /// The board.
  late final BoardController board;

  final GameKit _kit;
  EditorSnapshot _now;
  EditorTool _tool = const HandTool();
  int? _picked;

  /// The game as the app shows it, by the rules that are chosen.
  GameKit get kit => _kit.forBoard(_now.board);

  /// What there is to see.
  EditorSnapshot get now => _now;

  /// What a tap does.
  EditorTool get tool => _tool;

  set tool(EditorTool value) {
    _tool = value;
    _picked = null;
    _mark();
    notifyListeners();
  }

  /// The piece that the hand has picked up.
  int? get picked => _picked;

  @override
  void tapPoint(int point) {
    final standing = _pieceAt(point);
    switch (_tool) {
      case PieceTool(:final trayIndex) when _isPiece(standing, trayIndex):
        change((editor) => editor.remove(point));
      case PieceTool(:final trayIndex):
        change((editor) => editor.place(point, trayIndex));
      case BinTool() when standing != null:
        change((editor) => editor.remove(point));
      case HandTool() when _picked != null && _picked != point:
        movePiece(_picked!, point);
      case HandTool():
        _picked = standing == null || _picked == point ? null : point;
        _mark();
        notifyListeners();
      case BinTool():
        break;
    }
  }

  @override
  void movePiece(int from, int to) =>
      change((editor) => editor.shift(from, to));

  @override
  void removePiece(int point) => change((editor) => editor.remove(point));

  /// Changes the position. What the core refuses changes nothing, and is told.
  CoreError? change(EditorSnapshot Function(PositionEditor editor) act) {
    try {
      _show(act(editor));
      return null;
    } on CoreError catch (error) {
      return error;
    } finally {
      notifyListeners();
    }
  }

  void _show(EditorSnapshot now) {
    _now = now;
    _picked = null;
    board.show(now.board, isEnabled: false);
    _mark();
  }

  void _mark() =>
      board.markEdit(picked: _picked, wrong: {...?_now.problem?.points});

  PieceView? _pieceAt(int point) =>
      _now.board.pieces.where((piece) => piece.point == point).firstOrNull;

  bool _isPiece(PieceView? piece, int trayIndex) {
    final tray = _now.tray[trayIndex];
    return piece != null && piece.army == tray.army && piece.kind == tray.kind;
  }

  @override
  void dispose() {
    board.dispose();
    editor.dispose();
    super.dispose();
  }
}
