import '../bridge/engine.dart';

/// Where puzzles come from, one after the other.
final class PuzzleSource {
  /// At the player's own strength, of a theme if one is named.
  const PuzzleSource({this.theme}) : isAgain = false;

  /// Those that failed and are due again.
  const PuzzleSource.again() : theme = null, isAgain = true;

  /// The theme that is practised.
  final PuzzleTheme? theme;

  /// Whether failed ones come again.
  final bool isAgain;

  /// The next one; nothing if there is none. Throws a [CoreError].
  Future<PuzzleCard?> next(
    Puzzles puzzles,
    String game, {
    required int today,
    required int seed,
  }) async => isAgain
      ? (await puzzles.due(game, today)).firstOrNull
      : puzzles.next(game, theme: theme, seed: seed);
}
