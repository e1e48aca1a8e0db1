/// Makes sure that the core's script is there before it is asked for: a browser
/// that cannot load a script says so to nobody who waits for it.
library;

export 'core_script_none.dart'
    if (dart.library.js_interop) 'core_script_web.dart';
