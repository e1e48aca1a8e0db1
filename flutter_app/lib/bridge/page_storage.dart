/// What a web page keeps from one visit to the next; nothing elsewhere.
library;

export 'page_storage_none.dart'
    if (dart.library.js_interop) 'page_storage_web.dart';
