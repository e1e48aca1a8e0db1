/// What somebody does who puts a position together on a board: nothing is
/// played there, and every piece can go anywhere.
abstract interface class BoardEdits {
  /// A tap on a point.
  void tapPoint(int point);

  /// A piece was dragged to another point.
  void movePiece(int from, int to);

  /// A piece was dragged off the board, or held for long.
  void removePiece(int point);
}
