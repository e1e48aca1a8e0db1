import 'package:flutter_test/flutter_test.dart';
import 'package:prise/play/clock_text.dart';

void main() {
  for (final (millis, text) in [
    (0, '0:00'),
    (99, '0:00.0'),
    (1234, '0:01.2'),
    (9999, '0:09.9'),
    (10000, '0:10'),
    (59001, '1:00'),
    (600000, '10:00'),
    (3600000, '1:00:00'),
    (5400000, '1:30:00'),
  ]) {
    test('$millis ms read $text', () => expect(clockInWords(millis), text));
  }
}
