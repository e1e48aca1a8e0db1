import 'package:flutter/foundation.dart';
import 'package:path_provider/path_provider.dart';

import 'bridge/engine.dart';

/// Opens the library where the platform keeps what apps remember. Where that is
/// impossible (no room, no rights) the app still plays, from a library that
/// lasts as long as the app.
Future<Library> openLibrary(Engine engine) async {
  try {
    return await engine.open(await _folder());
    // Whatever the platform's reason, a game without a memory beats none.
  } catch (error) {
    debugPrint('the library cannot be opened: $error');
    return engine.open(null);
  }
}

/// A browser has no folders: the core knows where to keep things there.
Future<String> _folder() async =>
    kIsWeb ? '' : (await getApplicationSupportDirectory()).path;
