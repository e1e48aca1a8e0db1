import 'dart:async';

import 'package:flutter_rust_bridge/flutter_rust_bridge_for_generated.dart';

/// Makes a call that reports on its way. Its result is what counts: a browser
/// may lose reports, since the call's thread speaks before the page listens.
Future<R> withProgress<R, P>(
  void Function(P report)? onProgress,
  Future<R> Function(RustStreamSink<P>? progress) call,
) async {
  if (onProgress == null) return call(null);
  final progress = RustStreamSink<P>();
  final result = call(progress);
  final listening = progress.stream.listen(onProgress, onError: (Object _) {});
  try {
    return await result;
  } finally {
    unawaited(listening.cancel());
  }
}
