import '../l10n/generated/app_localizations.dart';

/// The glyphs that can be put behind a move: their number, sign and name.
List<(int, String, String)> glyphsInWords(Words words) => [
  (1, '!', words.glyphGood),
  (2, '?', words.glyphMistake),
  (3, '!!', words.glyphBrilliant),
  (4, '??', words.glyphBlunder),
  (5, '!?', words.glyphInteresting),
  (6, '?!', words.glyphDubious),
];

/// The sign of a glyph; a number with a dollar where there is none.
String glyphSign(int glyph) =>
    const {1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!'}[glyph] ??
    '\$$glyph';

/// What a glyph says.
String glyphName(Words words, int glyph) =>
    glyphsInWords(words)
        .where((known) => known.$1 == glyph)
        .map((known) => known.$3)
        .firstOrNull ??
    glyphSign(glyph);
