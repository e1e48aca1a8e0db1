import 'dart:async';

import '../src/rust/api/error.dart';
import '../src/rust/api/library.dart' show DamageView;
import 'page_storage.dart';

/// A library that lives in memory, as far as keeping it needs.
abstract interface class Keepable {
  /// Changes with everything that is written.
  int get revision;

  /// Everything as one text. Throws a [CoreError] if it cannot be read.
  Future<String> export();

  /// Takes over what was kept. Throws a [CoreError] if it cannot.
  Future<void> takeOver(String kept);
}

/// Keeps a library that lives in memory from one visit of a web page to the
/// next. Whatever changes is kept within half a second, by the tab that came
/// first: others only read.
final class PageKeeper {
  PageKeeper._(this._library, this._storage);

  static const String _key = 'prise.library';
  static const Duration _pause = Duration(milliseconds: 500);

  final Keepable _library;
  final PageStorage? _storage;
  int? _kept;
  Future<void>? _keeping;
  Timer? _timer;

  /// Whether everything could be kept so far.
  bool get works => _works && _storage != null && _storage.isOurs;
  bool _works = true;

  /// Whether another tab keeps the library.
  bool get isElsewhere => _storage != null && !_storage.isOurs;

  /// What became of a text that could not be taken over.
  DamageView? get damage => _damage;
  DamageView? _damage;

  /// Fills a library with what the page has kept, and keeps it from now on.
  static Future<PageKeeper> keep(Keepable library, PageStorage? storage) async {
    final keeper = PageKeeper._(library, storage);
    if (await storage?.read(_key) case final kept?) {
      try {
        await library.takeOver(kept);
      } on CoreError catch (error) {
        await keeper._setAside(kept, error);
      }
    }
    if (storage != null && storage.isOurs) {
      await keeper.keepNow();
      keeper._timer = Timer.periodic(
        _pause,
        (_) => unawaited(keeper.keepNow()),
      );
    }
    return keeper;
  }

  /// Damaged, but perhaps not lost.
  Future<void> _setAside(String kept, CoreError error) async {
    const aside = '$_key.damaged';
    await _storage?.write(aside, kept);
    _damage = DamageView(
      path: aside,
      why: error.message,
      matches: 0,
      records: 0,
      studies: 0,
    );
  }

  /// Keeps nothing from now on.
  void dispose() => _timer?.cancel();

  /// Keeps what has changed, if anything has.
  Future<void> keepNow() async {
    // One after the other: the later one is the newer one.
    while (_keeping != null) {
      await _keeping;
    }
    final revision = _library.revision;
    final storage = _storage;
    if (storage == null || !storage.isOurs || revision == _kept) return;
    final keeping = _write(storage, revision);
    _keeping = keeping;
    await keeping;
    _keeping = null;
  }

  Future<void> _write(PageStorage storage, int revision) async {
    try {
      _works = await storage.write(_key, await _library.export());
      if (_works) _kept = revision;
    } on CoreError {
      _works = false;
    }
  }
}
