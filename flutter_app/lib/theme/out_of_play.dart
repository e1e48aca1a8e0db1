import 'dart:ui';

/// How everything looks that belongs to a player who is out: grey and pale.
const ColorFilter outOfPlay = ColorFilter.matrix([
  0.2126, 0.7152, 0.0722, 0, 0, //
  0.2126, 0.7152, 0.0722, 0, 0, //
  0.2126, 0.7152, 0.0722, 0, 0, //
  0, 0, 0, 0.62, 0, //
]);
