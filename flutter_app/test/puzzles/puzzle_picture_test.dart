import 'dart:ui' as ui;

import 'package:flutter/painting.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/games/draughts/draughts_kit.dart';
import 'package:prise/puzzles/puzzle_picture.dart';
import 'package:prise/theme/board_theme.dart';

import '../support/positions.dart';

void main() {
  testWidgets('a puzzle is a picture with its question below', (tester) async {
    await tester.runAsync(() async {
      final png = await puzzlePng(
        kit: const DraughtsKit(),
        theme: BoardTheme.wood,
        pieces: pieces(white: [35], black: [24]),
        isFlipped: false,
        caption: 'White to move and win',
        locale: const Locale('en'),
      );
      final codec = await ui.instantiateImageCodec(png);
      final image = (await codec.getNextFrame()).image;
      expect(image.width, 1080);
      expect(image.height, greaterThan(1080), reason: 'words below the board');
      final bytes = (await image.toByteData())!;
      Color at(int x, int y) {
        final offset = (y * image.width + x) * 4;
        return Color.fromARGB(
          bytes.getUint8(offset + 3),
          bytes.getUint8(offset),
          bytes.getUint8(offset + 1),
          bytes.getUint8(offset + 2),
        );
      }

      // Paper at the lower edge, the board at its middle.
      expect(at(4, image.height - 4), const Color(0xFFFFFFFF));
      expect(at(540, 540), isNot(const Color(0xFFFFFFFF)));
      var ink = 0;
      for (var y = 1080; y < image.height; y++) {
        for (var x = 0; x < image.width; x += 4) {
          if (at(x, y).computeLuminance() < 0.2) ink++;
        }
      }
      expect(ink, greaterThan(50), reason: 'the question can be read');
      image.dispose();
    });
  });
}
