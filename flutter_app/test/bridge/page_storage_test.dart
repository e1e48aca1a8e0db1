import 'package:flutter/foundation.dart' show kIsWeb;
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/page_storage.dart';

void main() {
  // `flutter test --platform chrome`: the browser's own storage and locks.
  test('a browser keeps texts, and one page at a time owns them', () async {
    final first = (await openPageStorage())!;
    expect(first.isOurs, isTrue);
    expect(await first.read('nothing'), isNull);
    final long = 'a long text, ' * 1000000;
    expect(await first.write('a', long), isTrue);
    expect(await first.read('a'), long);
    final second = (await openPageStorage())!;
    expect(second.isOurs, isFalse);
    expect(await second.read('a'), long);
    expect(await second.write('a', 'another'), isFalse);
    expect(await first.write('a', 'short'), isTrue);
    expect(await second.read('a'), 'short');
  }, skip: !kIsWeb);

  test('elsewhere there is no page to keep anything', () async {
    expect(await openPageStorage(), isNull);
  }, skip: kIsWeb);
}
