import 'dart:async';

import 'package:flutter/services.dart';

/// What other apps open with Prise, or share to it. The platform's own side
/// keeps what has arrived until it is fetched, so that nothing is lost while the
/// app starts.
final class IncomingFiles {
  /// Listens to the platform.
  IncomingFiles() {
    _channel.setMethodCallHandler((call) async {
      if (call.method == 'arrived') await _fetch();
    });
    unawaited(_fetch());
  }

  static const MethodChannel _channel = MethodChannel('prise/incoming');

  final StreamController<Uint8List> _files = StreamController();

  /// The files and texts, oldest first, and an error for each that cannot be
  /// read. One listener; what arrives before it waits.
  Stream<Uint8List> get files => _files.stream;

  /// Stops listening.
  void dispose() {
    _channel.setMethodCallHandler(null);
    unawaited(_files.close());
  }

  Future<void> _fetch() async {
    try {
      while (await _take()) {}
      // Desktops and browsers have no such side.
    } on MissingPluginException {
      return;
    }
  }

  /// Takes one, and tells whether there may be more.
  Future<bool> _take() async {
    try {
      final bytes = await _channel.invokeMethod<Uint8List>('take');
      if (bytes == null || _files.isClosed) return false;
      _files.add(bytes);
      return true;
    } on PlatformException catch (error) {
      // Too large, or gone before it could be read.
      if (error.code != 'unreadable' || _files.isClosed) return false;
      _files.addError(error);
      return true;
    }
  }
}
