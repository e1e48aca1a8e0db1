import 'dart:ui';

import '../board/board_art.dart';
import '../board/board_geometry.dart';
import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../theme/board_theme.dart';

/// The colour of an army's curve in a graph, and the lengths that are drawn and
/// left out by turns; none for an unbroken one.
typedef ArmyLine = ({Color ink, List<double> dashes});

/// A board with pieces that shows what is special about a set of rules.
typedef RulePicture = ({GameKit kit, List<PieceView> pieces});

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

  /// The kit for the board of a match, where the rules change it.
  GameKit forBoard(BoardView view) => this;

  /// The kit for a screen that is wider than high, where the board is turned
  /// for it.
  GameKit get onItsSide => this;

  /// By how many pieces the player at a seat of two is ahead; nothing where
  /// that means nothing.
  int? lead(BoardView view, int seat) {
    if (view.seats.length != 2) return null;
    final own = view.seats[seat].army;
    if (own == null) return null;
    var lead = 0;
    for (final capture in view.captured) {
      lead += capture.army == own ? -1 : 1;
    }
    return lead;
  }

  /// Whether a move can be planned while the other one thinks: where nothing
  /// is hidden.
  bool get mayPlan => false;

  /// Whether the board is only good upright: the screen does not turn then.
  bool get isUprightOnly => false;

  /// Whether each army's losses are shown beside the board, because there are
  /// too many kinds or players to show each player's captures.
  bool get showsLosses => false;

  /// The army that a seat will lead; nothing if the game decides that.
  int? armyOfSeat(int seat) => seat;

  /// The piece that stands for a player's army; a face-down one for none.
  PieceView mark(int? army) => PieceView(point: 0, army: army, kind: 0);

  /// What an army's curve looks like in a graph of more than two players;
  /// nothing for none.
  ArmyLine? line(int? army, BoardTheme theme) => null;

  /// The piece that is shown for the winner.
  PieceView trophy(int? army) => mark(army);

  /// What the player to move has to do, in words, if it needs saying.
  String? task(Words words, BoardView view) =>
      view.mustCapture > 0 ? words.mustCapture(view.mustCapture) : null;

  /// What is said of a piece that can be taken off in a way of capturing.
  String removal(Words words, CaptureMode mode) => words.statePrey;

  /// What a player is called: by the army, or by the seat until one is known.
  String seatName(Words words, int seat, int? army) =>
      army == null ? words.playerNumber(seat + 1) : this.army(words, army);

  /// What the game is called.
  String name(Words words);

  /// The same where several games stand in a row.
  String shortName(Words words);

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

  /// What a set of rules that is worth a name is called.
  String preset(Words words, String id) => id;

  /// What it means, in a sentence or two.
  String presetDetail(Words words, String id) => '';

  /// What it looks like, where a picture says more.
  RulePicture? presetPicture(String id) => null;

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
      MoveKind.capture when move.captured.contains(move.to) => words.spokenTake(
        points[from],
        to,
      ),
      MoveKind.capture => words.spokenCapture(
        points[from],
        to,
        move.captured.map((point) => points[point]).join(', '),
      ),
    };
  }
}
