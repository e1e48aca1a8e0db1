import 'draughts/draughts_kit.dart';
import 'game_kit.dart';

/// The kits of the games that the app can show: one line a game.
const List<GameKit> gameKits = [DraughtsKit()];

/// The kit of a game, if the app has one.
GameKit? kitOf(String id) {
  for (final kit in gameKits) {
    if (kit.id == id) return kit;
  }
  return null;
}
