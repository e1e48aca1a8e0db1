/// What a web page keeps from one visit to the next; nothing elsewhere.
library;

export 'page_storage_none.dart'
    if (dart.library.js_interop) 'page_storage_web.dart';

/// A place where a page keeps texts by their keys.
abstract interface class PageStorage {
  /// Whether this page owns the place. There is one owner at a time: another tab
  /// may read, and must not write.
  bool get isOurs;

  /// The text that is kept under a key, if there is one.
  Future<String?> read(String key);

  /// Keeps a text under a key and tells whether it could: there may be no room.
  Future<bool> write(String key, String text);
}
