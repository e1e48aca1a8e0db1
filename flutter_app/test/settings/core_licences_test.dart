import 'dart:convert';

import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/settings/core_licences.dart';

class _Bundle extends CachingAssetBundle {
  _Bundle(this.text);

  final String text;

  @override
  Future<ByteData> load(String key) async =>
      ByteData.sublistView(utf8.encode(text));
}

void main() {
  test('every licence names its packages and has its paragraphs', () async {
    final entries = await coreLicences(
      bundle: _Bundle(
        '[{"packages": ["one 1.0", "two 2.0"], "text": "Be kind.\\n\\nBye."}]',
      ),
    ).toList();
    expect(entries.single.packages, ['one 1.0', 'two 2.0']);
    expect(entries.single.paragraphs.map((p) => p.text), ['Be kind.', 'Bye.']);
  });
}
