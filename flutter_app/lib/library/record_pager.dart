import 'package:flutter/foundation.dart';

import '../bridge/library.dart';
import '../bridge/types.dart';

/// Finished games, read page by page as they come into sight.
final class RecordPager extends ChangeNotifier {
  /// Makes the list of a library. Nothing is read before [reload].
  RecordPager(this._library);

  /// Every finished game.
  static const RecordFilter everything = RecordFilter(amongPeople: false);

  /// How many games are read at once.
  static const int pageSize = 50;

  /// So many games before the end the next page is read.
  static const int _ahead = 25;

  final Library _library;
  final List<RecordSummary> _items = [];
  RecordFilter _filter = everything;
  PageMark? _next;
  bool _isLoading = false;
  bool _isComplete = false;
  bool _isDisposed = false;
  int _unreadable = 0;
  CoreError? _error;

  /// What was asked for last: late answers to earlier questions are dropped.
  int _question = 0;

  /// The games that were read, newest first.
  List<RecordSummary> get items => _items;

  /// Whether a page is being read.
  bool get isLoading => _isLoading;

  /// Whether there are no more.
  bool get isComplete => _isComplete;

  /// How many should be there but cannot be read.
  int get unreadable => _unreadable;

  /// Why the last page could not be read, if it could not.
  CoreError? get error => _error;

  /// Which games are listed.
  RecordFilter get filter => _filter;

  set filter(RecordFilter value) {
    if (value == _filter) return;
    _filter = value;
    reload();
  }

  /// Reads from the start.
  Future<void> reload() {
    _items.clear();
    _next = null;
    _isComplete = false;
    _unreadable = 0;
    _isLoading = false;
    return loadMore();
  }

  /// The game at a place, which has come into sight.
  RecordSummary at(int index) {
    if (index >= _items.length - _ahead && _error == null) {
      // Not while the list is being built.
      Future.microtask(loadMore);
    }
    return _items[index];
  }

  /// Reads the next page.
  Future<void> loadMore() async {
    if (_isLoading || _isComplete || _isDisposed) return;
    final question = ++_question;
    _isLoading = true;
    _error = null;
    notifyListeners();
    try {
      final page = await _library.records(
        _filter,
        after: _next,
        size: pageSize,
      );
      if (question != _question || _isDisposed) return;
      _items.addAll(page.items);
      _unreadable += page.unreadable;
      _next = page.next;
      _isComplete = page.next == null;
    } on CoreError catch (error) {
      if (question != _question || _isDisposed) return;
      _error = error;
    }
    _isLoading = false;
    notifyListeners();
  }

  /// Forgets a game. Returns where it stood.
  Future<int> delete(RecordSummary record) async {
    await _library.delete(record.id);
    final index = _items.indexOf(record);
    if (index >= 0) _items.removeAt(index);
    if (!_isDisposed) notifyListeners();
    return index;
  }

  /// Takes a game back to where it stood.
  Future<void> undelete(RecordSummary record, int index) async {
    await _library.undelete(record.id);
    if (_isDisposed) return;
    if (index >= 0) _items.insert(index.clamp(0, _items.length), record);
    notifyListeners();
  }

  @override
  void dispose() {
    _isDisposed = true;
    super.dispose();
  }
}
