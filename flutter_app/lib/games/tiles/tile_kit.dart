import '../../bridge/types.dart';
import '../../l10n/generated/app_localizations.dart';
import '../game_kit.dart';

/// What games with tiles that are turned up have in common: nobody has an army
/// before the first flip, and what was captured is told by faction.
abstract class TileKit extends GameKit {
  /// For the kits, which have no state.
  const TileKit();

  /// What is written on a piece.
  String character(int army, int kind);

  /// The kinds that an army has, for a legend.
  List<int> kindsOf(int army);

  /// The kind of an army's foremost piece.
  int chief(int army);

  @override
  bool get showsLosses => true;

  @override
  int? armyOfSeat(int seat) => null;

  @override
  PieceView mark(int? army) =>
      PieceView(point: 0, army: army, kind: army == null ? null : chief(army));

  @override
  PieceView trophy(int? army) => mark(army);

  @override
  String optionValue(Words words, String name, String value) => value;

  @override
  String piece(Words words, PieceView piece) {
    final PieceView(army: army, kind: kind) = piece;
    if (army == null || kind == null) return words.faceDown;
    return words.tileOf(
      this.army(words, army),
      this.kind(words, kind),
      character(army, kind),
    );
  }

  @override
  String? task(Words words, BoardView view) {
    final canOnlyFlip =
        view.legal.isNotEmpty &&
        view.legal.every((move) => move.kind == MoveKind.flip);
    return canOnlyFlip ? words.taskFlip : super.task(words, view);
  }

  /// A picture of the game: tiles face down, some turned up.
  List<PieceView> showcaseOf(
    Set<int> points, {
    required Map<int, (int, int)> faceUp,
    Set<int> empty = const {},
  }) => [
    for (final point in points.difference(empty))
      PieceView(point: point, army: faceUp[point]?.$1, kind: faceUp[point]?.$2),
  ];
}
