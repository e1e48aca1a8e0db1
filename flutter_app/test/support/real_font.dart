import 'dart:io';

import 'package:flutter/foundation.dart';
import 'package:flutter/services.dart';

/// Loads Roboto as Flutter itself brings it, for tests on the virtual machine.
Future<void> loadRealFont() async {
  final folder = _folder();
  if (folder == null) {
    debugPrint('Roboto was not found: texts are measured in square letters');
    return;
  }
  final roboto = FontLoader('Roboto');
  for (final weight in ['Regular', 'Medium', 'Bold']) {
    final file = File('${folder.path}/Roboto-$weight.ttf');
    if (!file.existsSync()) continue;
    final bytes = file.readAsBytesSync();
    roboto.addFont(Future.value(ByteData.sublistView(bytes)));
  }
  await roboto.load();
}

/// Beside the program that runs the tests, somewhere in Flutter's cache.
Directory? _folder() {
  var folder = File(Platform.resolvedExecutable).parent;
  while (folder.path != folder.parent.path) {
    for (final name in ['material_fonts', 'artifacts/material_fonts']) {
      final fonts = Directory('${folder.path}/$name');
      if (fonts.existsSync()) return fonts;
    }
    folder = folder.parent;
  }
  return null;
}
