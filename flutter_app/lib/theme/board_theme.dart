import 'package:flutter/painting.dart';

/// The colours of one army's pieces.
final class ArmyColors {
  /// Makes the colours.
  const ArmyColors({
    required this.face,
    required this.edge,
    required this.groove,
    required this.shine,
    required this.emblem,
  });

  /// The top of a piece.
  final Color face;

  /// Its side.
  final Color edge;

  /// What is cut into it.
  final Color groove;

  /// Where light falls on it.
  final Color shine;

  /// Crowns, characters and marks on it.
  final Color emblem;
}

/// The colours of round tiles that can lie face down.
final class TileColors {
  /// Makes the colours.
  const TileColors({
    required this.front,
    required this.back,
    required this.green,
    required this.red,
    required this.black,
  });

  /// A tile that is turned up, whatever its faction.
  final ArmyColors front;

  /// A tile that lies face down.
  final ArmyColors back;

  /// What is written on the tiles of the green faction.
  final Color green;

  /// The same for the red one.
  final Color red;

  /// The same for the black one.
  final Color black;
}

/// What a board is made of.
final class BoardTheme {
  /// Makes a theme.
  const BoardTheme({
    required this.id,
    required this.frame,
    required this.frameEdge,
    required this.light,
    required this.dark,
    required this.lightInk,
    required this.darkInk,
    required this.grain,
    required this.selection,
    required this.target,
    required this.must,
    required this.lastMove,
    required this.hint,
    required this.armies,
    required this.tiles,
    this.hasLetters = false,
  });

  /// Its name in settings.
  final String id;

  /// The frame.
  final Color frame;

  /// The edge between the frame and the playing area.
  final Color frameEdge;

  /// Light squares.
  final Color light;

  /// Dark squares, the ones that are played on.
  final Color dark;

  /// Lines and text on light squares.
  final Color lightInk;

  /// Lines and text on dark squares.
  final Color darkInk;

  /// How strong the grain is, from 0 (polished stone) to 1 (rough wood).
  final double grain;

  /// The selected piece.
  final Color selection;

  /// Where it may go.
  final Color target;

  /// Pieces that have to capture.
  final Color must;

  /// The last move.
  final Color lastMove;

  /// A proposed move.
  final Color hint;

  /// The armies in their order.
  final List<ArmyColors> armies;

  /// The tiles of games that turn them up.
  final TileColors tiles;

  /// Whether tiles carry a Latin letter beside their character.
  final bool hasLetters;

  /// The colours of an army; those of a face-down piece for none.
  ArmyColors army(int? index) => index == null ? tiles.back : armies[index];

  /// The same board with the pieces of another theme, with letters on tiles or
  /// without.
  BoardTheme withPiecesOf(BoardTheme other, {bool hasLetters = false}) =>
      other == this && hasLetters == this.hasLetters
      ? this
      : BoardTheme(
          id: id,
          frame: frame,
          frameEdge: frameEdge,
          light: light,
          dark: dark,
          lightInk: lightInk,
          darkInk: darkInk,
          grain: grain,
          selection: selection,
          target: target,
          must: must,
          lastMove: lastMove,
          hint: hint,
          armies: other.armies,
          tiles: other.tiles,
          hasLetters: hasLetters,
        );

  /// Warm wood: maple and walnut.
  static const BoardTheme wood = BoardTheme(
    id: 'wood',
    frame: Color(0xFF4A2B18),
    frameEdge: Color(0xFFD9A766),
    light: Color(0xFFEBCFA2),
    dark: Color(0xFF8E5A34),
    lightInk: Color(0xFF4A2B18),
    darkInk: Color(0xFFF6E3C5),
    grain: 1,
    selection: Color(0xFFFFE08A),
    target: Color(0xFFFFF3C4),
    must: Color(0xFFFFC940),
    lastMove: Color(0xFFE0B13A),
    hint: Color(0xFF7FE3C4),
    armies: [
      ArmyColors(
        face: Color(0xFFF7EBD3),
        edge: Color(0xFFB99A6B),
        groove: Color(0xFFC4A577),
        shine: Color(0xFFFFFFFF),
        emblem: Color(0xFFA06A12),
      ),
      ArmyColors(
        face: Color(0xFF3A2A24),
        edge: Color(0xFF130B08),
        groove: Color(0xFF16100D),
        shine: Color(0xFF8A6F62),
        emblem: Color(0xFFF0C24E),
      ),
    ],
    tiles: TileColors(
      front: ArmyColors(
        face: Color(0xFFF5E6C6),
        edge: Color(0xFF9C7440),
        groove: Color(0xFFC9A871),
        shine: Color(0xFFFFFBF0),
        emblem: Color(0xFF1A1A1A),
      ),
      back: ArmyColors(
        face: Color(0xFF5E1F19),
        edge: Color(0xFF240A08),
        groove: Color(0xFF35100D),
        shine: Color(0xFFB4604F),
        emblem: Color(0xFFE6BC68),
      ),
      green: Color(0xFF1A6B2B),
      red: Color(0xFFB3201D),
      black: Color(0xFF1A1A1A),
    ),
  );

  /// Slate: cool stone with pieces of marble and jet.
  static const BoardTheme slate = BoardTheme(
    id: 'slate',
    frame: Color(0xFF1D2730),
    frameEdge: Color(0xFF7D93A6),
    light: Color(0xFFC9D4DC),
    dark: Color(0xFF4F6577),
    lightInk: Color(0xFF1D2730),
    darkInk: Color(0xFFEAF2F8),
    grain: 0.18,
    selection: Color(0xFFA8E4FF),
    target: Color(0xFFE3F6FF),
    must: Color(0xFFFFB454),
    lastMove: Color(0xFF8FC7E8),
    hint: Color(0xFFB5F28B),
    armies: [
      ArmyColors(
        face: Color(0xFFFBFCFD),
        edge: Color(0xFF9DAAB5),
        groove: Color(0xFFAEBBC6),
        shine: Color(0xFFFFFFFF),
        emblem: Color(0xFF1F6F9C),
      ),
      ArmyColors(
        face: Color(0xFF28303A),
        edge: Color(0xFF0A0E12),
        groove: Color(0xFF0E1318),
        shine: Color(0xFF7B8A99),
        emblem: Color(0xFF9FDCFF),
      ),
    ],
    tiles: TileColors(
      front: ArmyColors(
        face: Color(0xFFF6F8FA),
        edge: Color(0xFF7C8B98),
        groove: Color(0xFFB7C3CD),
        shine: Color(0xFFFFFFFF),
        emblem: Color(0xFF1A1A1A),
      ),
      back: ArmyColors(
        face: Color(0xFF1F2F4D),
        edge: Color(0xFF0A111F),
        groove: Color(0xFF121C30),
        shine: Color(0xFF7289B3),
        emblem: Color(0xFFCBDAEE),
      ),
      green: Color(0xFF146A30),
      red: Color(0xFFB3201D),
      black: Color(0xFF1A1A1A),
    ),
  );

  /// A green board with pieces of maple and walnut.
  static final BoardTheme meadow = BoardTheme(
    id: 'meadow',
    frame: const Color(0xFF1E3626),
    frameEdge: const Color(0xFFA9C29A),
    light: const Color(0xFFEFEBD6),
    dark: const Color(0xFF3E6B4A),
    lightInk: const Color(0xFF1E3626),
    darkInk: const Color(0xFFF3F7EA),
    grain: 0.3,
    selection: const Color(0xFFFFE58A),
    target: const Color(0xFFFFF6CF),
    must: const Color(0xFFFFC940),
    lastMove: const Color(0xFFE8D35A),
    hint: const Color(0xFF9CE8F2),
    armies: wood.armies,
    tiles: wood.tiles,
  );

  /// Black, white and grey, as far apart as they can be.
  static const BoardTheme contrast = BoardTheme(
    id: 'contrast',
    frame: Color(0xFF000000),
    frameEdge: Color(0xFFFFFFFF),
    light: Color(0xFFFFFFFF),
    dark: Color(0xFF5C5C5C),
    lightInk: Color(0xFF000000),
    darkInk: Color(0xFFFFFFFF),
    grain: 0,
    selection: Color(0xFF00E5FF),
    target: Color(0xFFFFFFFF),
    must: Color(0xFFFFD60A),
    lastMove: Color(0xFFFFD60A),
    hint: Color(0xFF7CFF6B),
    armies: [
      ArmyColors(
        face: Color(0xFFFFFFFF),
        edge: Color(0xFF000000),
        groove: Color(0xFF767676),
        shine: Color(0xFFFFFFFF),
        emblem: Color(0xFF000000),
      ),
      ArmyColors(
        face: Color(0xFF000000),
        edge: Color(0xFFFFFFFF),
        groove: Color(0xFF9A9A9A),
        shine: Color(0xFF6A6A6A),
        emblem: Color(0xFFFFFFFF),
      ),
    ],
    tiles: TileColors(
      front: ArmyColors(
        face: Color(0xFFFFFFFF),
        edge: Color(0xFF000000),
        groove: Color(0xFF767676),
        shine: Color(0xFFFFFFFF),
        emblem: Color(0xFF000000),
      ),
      back: ArmyColors(
        face: Color(0xFF000000),
        edge: Color(0xFFFFFFFF),
        groove: Color(0xFF9A9A9A),
        shine: Color(0xFF6A6A6A),
        emblem: Color(0xFFFFFFFF),
      ),
      green: Color(0xFF005C1A),
      red: Color(0xFFB00000),
      black: Color(0xFF000000),
    ),
  );

  /// All boards, in the order in which they are offered.
  static final List<BoardTheme> all = [wood, slate, meadow, contrast];

  /// The themes whose pieces differ.
  static const List<BoardTheme> pieceSets = [wood, slate, contrast];
}
