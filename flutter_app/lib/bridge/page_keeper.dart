import 'dart:async';

import '../src/rust/api/error.dart';
import '../src/rust/api/library.dart' as core;
import 'page_storage.dart';

/// Keeps a library that lives in memory from one visit of a web page to the
/// next. Whatever changes is kept within half a second.
final class PageKeeper {
  PageKeeper._(this._library);

  static const String _key = 'prise.library';
  static const Duration _pause = Duration(milliseconds: 500);

  final core.Library _library;
  int? _kept;
  bool _isKeeping = false;

  /// Whether everything could be kept so far.
  bool get works => _works;
  bool _works = true;

  /// Fills a library with what the page has kept, and keeps it from now on.
  static Future<PageKeeper> keep(core.Library library) async {
    if (readPage(_key) case final kept?) {
      try {
        await library.importAll(text: kept);
      } on CoreError {
        // Damaged, but perhaps not lost.
        writePage('$_key.damaged', kept);
      }
    }
    final keeper = PageKeeper._(library);
    await keeper._look();
    Timer.periodic(_pause, (_) => keeper._look());
    return keeper;
  }

  Future<void> _look() async {
    final revision = _library.revision();
    if (_isKeeping || revision == _kept) return;
    _isKeeping = true;
    try {
      _works = writePage(_key, await _library.exportAll());
      _kept = revision;
    } on CoreError {
      _works = false;
    } finally {
      _isKeeping = false;
    }
  }
}
