import 'dart:js_interop';

const String _script = 'pkg/prise_bridge.js';

/// Throws if the core's script cannot be loaded.
Future<void> requireCoreScript() async {
  final _Response answer;
  try {
    answer = await _fetch(_script.toJS).toDart;
    // Browsers refuse in ways of their own.
  } catch (error) {
    throw StateError('$_script cannot be loaded: $error');
  }
  if (!answer.ok) throw StateError('$_script: HTTP ${answer.status}');
}

@JS('fetch')
external JSPromise<_Response> _fetch(JSString address);

extension type _Response._(JSObject _) implements JSObject {
  external bool get ok;
  external int get status;
}
