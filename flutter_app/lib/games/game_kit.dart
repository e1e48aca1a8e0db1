import '../board/board_art.dart';
import '../board/board_geometry.dart';
import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';

/// All that the app adds to a game of the core: where its points are, what it
/// looks like, what things are called. The rules stay in the core.
abstract class GameKit {
  /// For the kits, which have no state.
  const GameKit();

  /// The game's id in the core.
  String get id;

  /// Where the points are.
  BoardGeometry get geometry;

  /// How it looks.
  BoardArt get art;

  /// Pieces as at the start, for a small picture of the game.
  List<PieceView> get showcase;

  /// What the game is called.
  String name(Words words);

  /// What the game is about, in a sentence.
  String about(Words words);

  /// What an army is called.
  String army(Words words, int? army);

  /// What a kind of piece is called.
  String kind(Words words, int? kind);

  /// What a rule option is called.
  String option(Words words, String name);

  /// What a value of a rule option is called.
  String optionValue(Words words, String name, String value);

  /// What a piece is called.
  String piece(Words words, PieceView piece) =>
      words.pieceOf(army(words, piece.army), kind(words, piece.kind));

  /// How a move reads on the screen.
  String notation(String text) => text.replaceAll('x', '×');

  /// How a move sounds.
  String spoken(Words words, LegalMove move, List<String> points) {
    final to = points[move.to];
    final from = move.from;
    return switch (move.kind) {
      MoveKind.place => words.spokenPlace(to),
      MoveKind.remove => words.spokenRemove(to),
      MoveKind.flip => words.spokenFlip(to),
      _ when from == null => words.spokenPlace(to),
      MoveKind.quiet => words.spokenMove(points[from], to),
      MoveKind.capture => words.spokenCapture(
        points[from],
        to,
        move.captured.map((point) => points[point]).join(', '),
      ),
    };
  }
}
