import 'study.dart';
import 'types.dart';

/// A position that is put together by hand. Every call answers with the whole
/// picture, and may throw a [CoreError].
abstract interface class PositionEditor {
  /// The game.
  String get game;

  /// What there is to see.
  EditorSnapshot view();

  /// The start of the game.
  EditorSnapshot start();

  /// The empty board.
  EditorSnapshot empty();

  /// The board in the mirror.
  EditorSnapshot mirror();

  /// Takes a position from a text. If it is none, the board stays.
  EditorSnapshot paste(String text);

  /// Other rules; the board stays.
  EditorSnapshot setRules(String rules);

  /// Puts a piece of the tray on a point, in place of what stands there.
  EditorSnapshot place(int point, int trayIndex);

  /// Takes away what stands on a point.
  EditorSnapshot remove(int point);

  /// Moves what stands on a point to another, in place of what stands there.
  EditorSnapshot shift(int from, int to);

  /// Whose turn it is.
  EditorSnapshot setToMove(int seat);

  /// How many pieces a player has in hand.
  EditorSnapshot setInHand(int seat, int count);

  /// The army that a player leads; nothing for nobody's.
  EditorSnapshot setArmy(int seat, int? army);

  /// Whether a player has left the rotation.
  EditorSnapshot setOut(int seat, {required bool isOut});

  /// The number on the way to a draw.
  EditorSnapshot setCounter(int counter);

  /// How many of a piece of the tray may still lie face-down.
  EditorSnapshot setHidden(int trayIndex, int count);

  /// Makes as many hidden pieces as lie face-down.
  EditorSnapshot fillHidden();

  /// Takes the last change back.
  EditorSnapshot undo();

  /// Puts it back.
  EditorSnapshot redo();

  /// A study from this position.
  Study study();

  /// Frees what it holds. It cannot be used afterwards.
  void dispose();
}
