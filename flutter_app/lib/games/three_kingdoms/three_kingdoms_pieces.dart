import '../tiles/glyph.dart';
import '../tiles/tile.dart';

/// The armies in the core's order.
const List<Faction> _armies = [Faction.green, Faction.red, Faction.black];

/// The first kinds belong to the green army alone: the Generals and the
/// Soldiers of both colours.
const List<Glyph> _green = [
  Glyph.marshal,
  Glyph.general,
  Glyph.soldier,
  Glyph.footman,
];

/// The other kinds, from the Advisor to the Cannon.
const List<Glyph> _red = [
  Glyph.courtier,
  Glyph.minister,
  Glyph.chariotOfMen,
  Glyph.horseOfMen,
  Glyph.cannon,
];

/// The same kinds of the black army.
const List<Glyph> _black = [
  Glyph.scholar,
  Glyph.elephant,
  Glyph.chariot,
  Glyph.horse,
  Glyph.catapult,
];

/// The faction of an army.
Faction threeKingdomsFaction(int army) => _armies[army];

/// What is written on a piece.
Glyph threeKingdomsGlyph(int army, int kind) => switch (_armies[army]) {
  Faction.green => _green[kind],
  Faction.red => _red[kind - _green.length],
  Faction.black => _black[kind - _green.length],
};
