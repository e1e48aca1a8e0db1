import 'dark_chess/dark_chess_kit.dart';
import 'draughts/draughts_kit.dart';
import 'game_kit.dart';
import 'mill/mill_kit.dart';
import 'three_kingdoms/three_kingdoms_kit.dart';

/// The kits of the games that the app can show: one line a game.
const List<GameKit> gameKits = [
  DraughtsKit(),
  MillKit(),
  DarkChessKit(),
  ThreeKingdomsKit(),
];

/// The kit of a game, if the app has one.
GameKit? kitOf(String id) {
  for (final kit in gameKits) {
    if (kit.id == id) return kit;
  }
  return null;
}
