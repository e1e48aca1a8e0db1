import 'dart:ui';

import '../../theme/board_theme.dart';
import '../board_surface.dart';
import '../tiles/glyph.dart';
import '../tiles/tile.dart';
import '../tiles/tile_art.dart';
import 'three_kingdoms_geometry.dart';
import 'three_kingdoms_pieces.dart';

/// Round tiles on the crossings of inlaid lines. The free cross between the
/// four corners is paved with a brighter ground, and its crossings are dotted.
final class ThreeKingdomsArt with TileArt {
  /// There is only one.
  const ThreeKingdomsArt();

  @override
  void paintBoard(
    Canvas canvas,
    Size size,
    BoardTheme theme, {
    required bool isFlipped,
    required bool showCoordinates,
  }) {
    final area = threeKingdomsGeometry.area(size);
    final cell = threeKingdomsGeometry.cellOn(size);
    paintSlab(canvas, size, area, cell, theme);
    _paintAisle(canvas, area, cell, theme);
    paintInlay(canvas, _grid(size), cell * 0.035, theme);
    _paintDots(canvas, size, cell, theme);
    if (!showCoordinates) return;
    paintPointNames(
      canvas,
      size,
      threeKingdomsGeometry,
      theme,
      _name,
      isFlipped: isFlipped,
    );
  }

  void _paintAisle(Canvas canvas, Rect area, double cell, BoardTheme theme) {
    final wide = Rect.fromCenter(
      center: area.center,
      width: area.width,
      height: cell,
    );
    final high = Rect.fromCenter(
      center: area.center,
      width: cell,
      height: area.height,
    );
    final cross = Path.combine(
      PathOperation.union,
      Path()..addRect(wide),
      Path()..addRect(high),
    );
    canvas.drawPath(
      cross,
      Paint()..color = theme.light.withValues(alpha: 0.13),
    );
  }

  Path _grid(Size size) {
    Offset at(int file, int row) =>
        threeKingdomsGeometry.at(row * threeKingdomsFiles + file, size);
    const lastFile = threeKingdomsFiles - 1;
    const lastRow = threeKingdomsRanks - 1;
    final lines = Path();
    for (var file = 0; file <= lastFile; file++) {
      lines.addPolygon([at(file, 0), at(file, lastRow)], false);
    }
    for (var row = 0; row <= lastRow; row++) {
      lines.addPolygon([at(0, row), at(lastFile, row)], false);
    }
    return lines;
  }

  void _paintDots(Canvas canvas, Size size, double cell, BoardTheme theme) {
    final ink = Paint()..color = theme.darkInk;
    for (var point = 0; point < threeKingdomsGeometry.points.length; point++) {
      final radius = cell * (isOnAisle(point) ? 0.085 : 0.045);
      canvas.drawCircle(threeKingdomsGeometry.at(point, size), radius, ink);
    }
  }

  String _name(int point) {
    final file = 'abcde'[point % threeKingdomsFiles];
    return '$file${threeKingdomsRanks - point ~/ threeKingdomsFiles}';
  }

  @override
  Faction faction(int army) => threeKingdomsFaction(army);

  @override
  String letter(int kind) => 'GGSSAMRHC'[kind];

  @override
  Glyph glyph(int army, int kind) => threeKingdomsGlyph(army, kind);
}
