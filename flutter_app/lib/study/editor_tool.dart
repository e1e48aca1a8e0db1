/// What a tap on the board of an editor does.
sealed class EditorTool {
  const EditorTool();
}

/// Picks a piece up and puts it down elsewhere.
final class HandTool extends EditorTool {
  /// Makes the tool.
  const HandTool();
}

/// Takes a piece away.
final class BinTool extends EditorTool {
  /// Makes the tool.
  const BinTool();
}

/// Puts a piece of the tray on the board.
final class PieceTool extends EditorTool {
  /// Makes the tool for a place in the tray.
  const PieceTool(this.trayIndex);

  /// The place in the tray.
  final int trayIndex;

  @override
  bool operator ==(Object other) =>
      other is PieceTool && other.trayIndex == trayIndex;

  @override
  int get hashCode => trayIndex.hashCode;
}
