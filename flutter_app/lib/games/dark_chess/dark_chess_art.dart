import 'dart:ui';

import '../../board/board_geometry.dart';
import '../../theme/board_theme.dart';
import '../board_surface.dart';
import '../tiles/glyph.dart';
import '../tiles/tile.dart';
import '../tiles/tile_art.dart';
import 'dark_chess_geometry.dart';
import 'dark_chess_pieces.dart';

/// Round tiles in the cells of a slab with inlaid lines.
final class DarkChessArt with TileArt {
  /// Upright, or on its side.
  const DarkChessArt({this.isOnItsSide = false});

  /// Whether the board lies on its side.
  final bool isOnItsSide;

  BoardGeometry get _geometry =>
      isOnItsSide ? darkChessGeometryOnItsSide : darkChessGeometry;

  int get _columns => isOnItsSide ? darkChessRanks : darkChessFiles;

  int get _rows => isOnItsSide ? darkChessFiles : darkChessRanks;

  @override
  void paintBoard(
    Canvas canvas,
    Size size,
    BoardTheme theme, {
    required bool isFlipped,
    required bool showCoordinates,
  }) {
    final area = _geometry.area(size);
    final cell = _geometry.cellOn(size);
    paintSlab(canvas, size, area, cell, theme);
    _paintHollows(canvas, area, cell, theme);
    paintInlay(canvas, _grid(area, cell), cell * 0.03, theme);
    if (!showCoordinates) return;
    paintPointNames(
      canvas,
      size,
      _geometry,
      theme,
      _name,
      isFlipped: isFlipped,
    );
  }

  /// A shallow hollow in each cell, where a tile comes to rest.
  void _paintHollows(Canvas canvas, Rect area, double cell, BoardTheme theme) {
    for (var row = 0; row < _rows; row++) {
      for (var file = 0; file < _columns; file++) {
        final centre =
            area.topLeft + Offset((file + 0.5) * cell, (row + 0.5) * cell);
        final radius = cell * 0.41;
        canvas.drawCircle(
          centre,
          radius,
          Paint()
            ..shader = Gradient.linear(
              centre - Offset(0, radius),
              centre + Offset(0, radius),
              [shaded(theme.dark, -0.2), shaded(theme.dark, 0.1)],
            ),
        );
      }
    }
  }

  Path _grid(Rect area, double cell) {
    final lines = Path();
    for (var file = 1; file < _columns; file++) {
      final x = area.left + file * cell;
      lines.addPolygon([Offset(x, area.top), Offset(x, area.bottom)], false);
    }
    for (var row = 1; row < _rows; row++) {
      final y = area.top + row * cell;
      lines.addPolygon([Offset(area.left, y), Offset(area.right, y)], false);
    }
    return lines;
  }

  String _name(int point) {
    final file = 'abcd'[point % darkChessFiles];
    return '$file${darkChessRanks - point ~/ darkChessFiles}';
  }

  @override
  Faction faction(int army) => darkChessFaction(army);

  @override
  String letter(int kind) => 'GAMRHCS'[kind];

  @override
  Glyph glyph(int army, int kind) => darkChessGlyph(army, kind);

  @override
  bool operator ==(Object other) =>
      other is DarkChessArt && other.isOnItsSide == isOnItsSide;

  @override
  int get hashCode => isOnItsSide.hashCode;
}
