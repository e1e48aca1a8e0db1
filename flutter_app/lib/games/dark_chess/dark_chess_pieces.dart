import '../tiles/glyph.dart';
import '../tiles/tile.dart';

/// The armies in the core's order.
const List<Faction> _armies = [Faction.red, Faction.black];

/// The characters of the red and of the black army, from the General to the
/// Soldier.
const List<List<Glyph>> _glyphs = [
  [
    Glyph.marshal,
    Glyph.courtier,
    Glyph.minister,
    Glyph.chariotOfMen,
    Glyph.horseOfMen,
    Glyph.cannon,
    Glyph.soldier,
  ],
  [
    Glyph.general,
    Glyph.scholar,
    Glyph.elephant,
    Glyph.chariot,
    Glyph.horse,
    Glyph.catapult,
    Glyph.footman,
  ],
];

/// The faction of an army.
Faction darkChessFaction(int army) => _armies[army];

/// What is written on a piece.
Glyph darkChessGlyph(int army, int kind) => _glyphs[army][kind];
