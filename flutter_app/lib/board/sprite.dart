import 'dart:ui';

import '../bridge/types.dart';

/// A piece that is not simply standing on its point: it moves, fades or turns.
final class Sprite {
  /// Makes a sprite.
  const Sprite({
    required this.piece,
    required this.place,
    this.opacity = 1,
    this.scale = 1,
    this.lift = 0,
    this.turn = 0,
  });

  /// What it looks like.
  final PieceView piece;

  /// Where its middle is, in the unit square.
  final Offset place;

  /// How solid it is, from 0 to 1.
  final double opacity;

  /// Its size; 1 is a standing piece.
  final double scale;

  /// How high above the board it is, from 0 to 1: its shadow shows it.
  final double lift;

  /// How far it is turned edge-on, from 0 (flat) to 1 (edge-on).
  final double turn;
}
