import 'dart:typed_data';
import 'dart:ui';

import 'package:flutter_test/flutter_test.dart';

/// What a painter draws, as pixels of four bytes.
Future<Uint8List> pixelsOf(
  WidgetTester tester,
  Size size,
  void Function(Canvas canvas) paint,
) async {
  final recorder = PictureRecorder();
  paint(Canvas(recorder));
  final picture = recorder.endRecording();
  final bytes = await tester.runAsync(() async {
    final image = await picture.toImage(size.width.ceil(), size.height.ceil());
    final data = await image.toByteData();
    image.dispose();
    return data!.buffer.asUint8List();
  });
  picture.dispose();
  return bytes!;
}

/// How bright each pixel is, from 0 to 255, so that colour alone tells nothing.
List<int> greys(Uint8List pixels) => [
  for (var at = 0; at < pixels.length; at += 4)
    (pixels[at] * 3 + pixels[at + 1] * 6 + pixels[at + 2]) ~/ 10,
];

/// The part of the pixels whose brightness differs clearly.
double difference(List<int> one, List<int> other) {
  var different = 0;
  for (var at = 0; at < one.length; at++) {
    if ((one[at] - other[at]).abs() > 40) different++;
  }
  return different / one.length;
}
