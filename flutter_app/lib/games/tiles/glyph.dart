import 'dart:ui';

import 'brush.dart';

/// The characters on the tiles, each written stroke by stroke in a square of a
/// hundred by a hundred. They are drawn, not set in a font: so they look the
/// same everywhere, and no font has to be loaded.
enum Glyph {
  /// 帥
  marshal('帥', 9.2, [(_marshal, 0, 100)]),

  /// 將
  general('將', 8.6, [(_general, 0, 100)]),

  /// 仕
  courtier('仕', 11, [(_person, 0, 34), (_scholar, 30, 100)]),

  /// 士
  scholar('士', 12.5, [(_scholar, 0, 100)]),

  /// 相
  minister('相', 9.6, [(_minister, 0, 100)]),

  /// 象
  elephant('象', 8.4, [(_elephant, 0, 100)]),

  /// 俥
  chariotOfMen('俥', 8.6, [(_person, 0, 30), (_chariot, 29, 100)]),

  /// 車
  chariot('車', 9.4, [(_chariot, 0, 100)]),

  /// 傌
  horseOfMen('傌', 8.2, [(_person, 0, 30), (_horse, 29, 100)]),

  /// 馬
  horse('馬', 9.0, [(_horse, 0, 100)]),

  /// 炮
  cannon('炮', 9.0, [(_fire, 0, 44), (_wrap, 40, 100)]),

  /// 包
  catapult('包', 10.4, [(_wrap, 0, 100)]),

  /// 兵
  soldier('兵', 10.2, [(_soldier, 0, 100)]),

  /// 卒
  footman('卒', 9.6, [(_footman, 0, 100)]);

  const Glyph(this.character, this.weight, this.parts);

  /// The character itself.
  final String character;

  /// How broad the brush is: the more strokes, the finer.
  final double weight;

  /// What it is put together from, each with where it begins and ends from left
  /// to right.
  final List<(String, double, double)> parts;

  static final Map<Glyph, Path> _outlines = {};

  /// The outline in the square of a hundred by a hundred.
  Path get outline => _outlines[this] ??= _write();

  Path _write() {
    final path = Path();
    for (final (strokes, left, right) in parts) {
      for (final stroke in strokes.split(';')) {
        final [pressure, ...points] = stroke.trim().split(' ');
        final way = [for (final point in points) _squeezed(point, left, right)];
        final outline = BrushStroke(_pressures[pressure]!, way).outline(weight);
        path.addPath(outline, Offset.zero);
      }
    }
    return path;
  }

  static Offset _squeezed(String point, double left, double right) {
    final [x, y] = point.split(',').map(double.parse).toList();
    return Offset(left + (right - left) * x / 100, y);
  }
}

const Map<String, Pressure> _pressures = {
  'h': Pressure.level,
  'v': Pressure.even,
  'p': Pressure.falling,
  'n': Pressure.swelling,
  'd': Pressure.drop,
  'k': Pressure.hooked,
};

/// 士
const String _scholar = 'h 12,38 88,38; v 50,8 50,87; h 24,87 76,87';

/// 車
const String _chariot =
    'h 20,17 80,17; v 24,31 24,71; v 24,32 76,32 76,71; h 24,50 76,50; '
    'h 24,68 76,68; h 6,84 94,84; v 50,3 50,99';

/// 馬
const String _horse =
    'v 22,8 22,60; h 22,10 80,10; h 22,26 74,26; h 22,42 74,42; '
    'v 49,10 49,58; k 22,59 86,59 81,92 69,86; d 12,69 7,88; '
    'd 29,69 32,84; d 45,68 49,82; d 59,67 65,79';

/// 包
const String _wrap =
    'p 36,4 28,26 8,42; k 28,22 86,22 84,66 70,60; v 28,42 62,42 62,62; '
    'h 28,60 62,60; k 28,42 28,84 36,90 86,90 90,74';

/// 卒
const String _footman =
    'd 46,2 54,14; h 12,19 88,19; p 32,22 28,42 8,56; d 33,34 45,50; '
    'p 68,22 64,42 50,56; d 69,34 88,54; h 5,67 95,67; v 50,55 50,99';

/// 兵
const String _soldier =
    'p 78,5 54,14 24,15; v 25,13 25,62; h 26,36 84,36; v 60,36 60,62; '
    'h 4,63 96,63; p 36,70 28,88 8,98; n 62,70 76,84 92,96';

/// 相
const String _minister =
    'h 3,29 48,29; v 26,4 26,98; p 25,31 18,54 2,70; d 29,40 45,56; '
    'v 57,12 57,94; v 57,14 93,14 93,94; h 57,38 93,38; h 57,62 93,62; '
    'h 57,87 93,87';

/// 帥
const String _marshal =
    'p 27,3 24,10 18,17; v 14,18 14,92; v 14,20 41,20 41,46; '
    'h 14,44 41,44; v 14,60 43,60 43,90; h 14,86 43,86; v 55,25 55,76; '
    'k 55,27 95,27 95,72 83,66; v 75,5 75,99';

/// 將
const String _general =
    'v 14,8 14,38; h 12,38 37,38; v 37,4 37,99; h 5,60 37,60; '
    'p 19,61 18,82 5,96; p 62,3 57,22 45,34; v 58,15 86,15; '
    'p 87,13 80,44 46,57; d 58,25 64,35; d 69,22 74,32; h 43,66 97,66; '
    'k 80,50 80,94 67,88; d 53,74 61,87';

/// 象
const String _elephant =
    'p 44,2 37,16 20,27; v 40,11 66,11; p 67,9 62,20 54,25; '
    'v 23,25 23,43; v 23,26 79,26 79,43; h 23,42 79,42; v 51,26 51,42; '
    'p 48,43 34,58 8,64; k 40,54 60,66 57,97 44,90; p 52,61 36,76 8,80; '
    'p 57,72 38,92 6,97; p 86,46 78,56 62,62; n 60,56 74,80 96,94';

/// 亻
const String _person = 'p 84,3 62,42 6,62; v 54,40 54,99';

/// 火
const String _fire =
    'd 14,30 20,54; p 88,24 82,42 66,54; p 52,4 56,64 6,96; '
    'n 54,58 70,80 94,92';
