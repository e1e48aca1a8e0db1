import 'dart:typed_data';
import 'dart:ui' as ui;

import 'package:flutter/painting.dart';

import '../board/painters/piece_painter.dart';
import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../theme/board_theme.dart';

const double _width = 1080;
const double _edge = 32;

/// A board with its pieces and a caption below it as a PNG, to send to others.
Future<Uint8List> puzzlePng({
  required GameKit kit,
  required BoardTheme theme,
  required List<PieceView> pieces,
  required bool isFlipped,
  required String caption,
  required ui.Locale locale,
}) async {
  final board = ui.Size(_width, _width / kit.geometry.outerAspectRatio);
  final text = TextPainter(
    text: TextSpan(
      text: caption,
      style: const TextStyle(color: Color(0xFF1B1B1B), fontSize: 44),
    ),
    textDirection: ui.TextDirection.ltr,
    textAlign: TextAlign.center,
    locale: locale,
  )..layout(minWidth: _width - 2 * _edge, maxWidth: _width - 2 * _edge);
  final size = ui.Size(_width, board.height + text.height + 2 * _edge);
  final recorder = ui.PictureRecorder();
  final canvas = ui.Canvas(recorder)
    ..drawRect(
      ui.Offset.zero & size,
      ui.Paint()..color = const Color(0xFFFFFFFF),
    );
  kit.art.paintBoard(
    canvas,
    board,
    theme,
    isFlipped: isFlipped,
    showCoordinates: true,
  );
  final radius = pieceRadius * kit.geometry.cellOn(board);
  for (final piece in pieces) {
    final centre = kit.geometry.at(piece.point, board, flipped: isFlipped);
    kit.art.paintPiece(canvas, piece, centre, radius, theme);
  }
  text
    ..paint(canvas, ui.Offset(_edge, board.height + _edge))
    ..dispose();
  final picture = recorder.endRecording();
  final image = await picture.toImage(size.width.ceil(), size.height.ceil());
  final bytes = await image.toByteData(format: ui.ImageByteFormat.png);
  picture.dispose();
  image.dispose();
  return bytes!.buffer.asUint8List();
}
