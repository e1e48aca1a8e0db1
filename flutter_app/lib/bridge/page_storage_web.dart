import 'dart:js_interop';

/// Absent, or throwing, where the browser does not let the page keep anything.
@JS('localStorage')
external _Storage? get _storage;

extension type _Storage(JSObject _) implements JSObject {
  external String? getItem(String key);
  external void setItem(String key, String text);
}

/// The text that is kept under a key, if there is one.
String? readPage(String key) {
  try {
    return _storage?.getItem(key);
    // Browsers refuse in ways of their own.
  } catch (_) {
    return null;
  }
}

/// Keeps a text under a key and tells whether it could: there may be no room.
bool writePage(String key, String text) {
  try {
    final storage = _storage;
    storage?.setItem(key, text);
    return storage != null;
    // Browsers refuse in ways of their own.
  } catch (_) {
    return false;
  }
}
