import 'dart:async';

import 'support/real_font.dart'
    if (dart.library.js_interop) 'support/real_font_web.dart';

/// Texts are measured in the letters that people see. Without a font of its own
/// the test runner draws every letter as wide as it is high.
Future<void> testExecutable(FutureOr<void> Function() testMain) async {
  await loadRealFont();
  await testMain();
}
