import 'dart:async';
import 'dart:js_interop';

import 'page_storage.dart';

/// Opens the page's storage; nothing where the browser does not let the page
/// keep anything.
Future<PageStorage?> openPageStorage() async {
  final isOurs = await _claim();
  try {
    final opening = _databases?.open(_database, 1);
    if (opening == null) return null;
    opening.onupgradeneeded = ((JSAny? _) {
      opening.result.createObjectStore(_store);
    }).toJS;
    await _done(opening);
    return _WebStorage(opening.result, isOurs: isOurs);
    // Browsers refuse in ways of their own.
  } catch (_) {
    return null;
  }
}

const String _lock = 'prise.library';
const String _database = 'prise';
const String _store = 'texts';

/// Makes this page the owner for as long as it lives, unless another one is. An
/// old browser without locks cannot tell.
Future<bool> _claim() {
  final locks = _locks;
  if (locks == null) return Future.value(true);
  final claimed = Completer<bool>();
  JSPromise? hold(JSAny? lock) {
    claimed.complete(lock != null);
    // What is never done is never given up.
    return lock == null ? null : Completer<JSAny?>().future.toJS;
  }

  locks.request(_lock, _LockOptions(ifAvailable: true), hold.toJS);
  return claimed.future;
}

final class _WebStorage implements PageStorage {
  const _WebStorage(this._texts, {required this.isOurs});

  final _Database _texts;

  @override
  final bool isOurs;

  _ObjectStore _open(String mode) =>
      _texts.transaction(_store, mode).objectStore(_store);

  @override
  Future<String?> read(String key) async {
    try {
      final kept = await _done(_open('readonly').get(key));
      // An earlier version kept it elsewhere.
      return (kept as JSString?)?.toDart ?? _formerly?.getItem(key);
      // Browsers refuse in ways of their own.
    } catch (_) {
      return null;
    }
  }

  @override
  Future<bool> write(String key, String text) async {
    if (!isOurs) return false;
    try {
      await _done(_open('readwrite').put(text, key));
      _formerly?.removeItem(key);
      return true;
      // Browsers refuse in ways of their own.
    } catch (_) {
      return false;
    }
  }
}

Future<JSAny?> _done(_Request request) {
  final done = Completer<JSAny?>();
  request
    ..onsuccess = ((JSAny? _) => done.complete(request.answer)).toJS
    ..onerror = ((JSAny? _) => done.completeError('refused')).toJS;
  return done.future;
}

@JS('navigator.locks')
external _Locks? get _locks;

@JS('indexedDB')
external _Databases? get _databases;

@JS('localStorage')
external _Storage? get _formerly;

extension type _Locks(JSObject _) implements JSObject {
  external JSPromise request(
    String name,
    _LockOptions options,
    JSFunction callback,
  );
}

extension type _LockOptions._(JSObject _) implements JSObject {
  external factory _LockOptions({bool ifAvailable});
}

extension type _Databases(JSObject _) implements JSObject {
  external _Opening open(String name, int version);
}

extension type _Request(JSObject _) implements JSObject {
  @JS('result')
  external JSAny? get answer;
  external set onsuccess(JSFunction handler);
  external set onerror(JSFunction handler);
}

extension type _Opening(JSObject _) implements _Request {
  external _Database get result;
  external set onupgradeneeded(JSFunction handler);
}

extension type _Database(JSObject _) implements JSObject {
  external JSObject createObjectStore(String name);
  external _Transaction transaction(String store, String mode);
}

extension type _Transaction(JSObject _) implements JSObject {
  external _ObjectStore objectStore(String name);
}

extension type _ObjectStore(JSObject _) implements JSObject {
  external _Request get(String key);
  external _Request put(String text, String key);
}

extension type _Storage(JSObject _) implements JSObject {
  external String? getItem(String key);
  external void removeItem(String key);
}
