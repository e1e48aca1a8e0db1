import 'bridge/engine.dart';

/// Browsers compile a function when it is first called, so that the first move
/// would take twice as long as the others. This plays one of each game that
/// nobody sees, while the first screen is being looked at.
Future<void> warmUp(Engine engine) async {
  for (final game in engine.games) {
    // Never long at a time: the screen answers in between.
    await Future<void>.delayed(const Duration(milliseconds: 200));
    final match = engine.start(
      MatchSetup(
        practice: false,
        game: game.id,
        rules: '',
        players: [
          for (var seat = 0; seat < game.seats; seat++)
            const PlayerSetup(name: ''),
        ],
      ),
    );
    match
      ..play(match.view().legal.first.id)
      ..history()
      ..dispose();
  }
}
