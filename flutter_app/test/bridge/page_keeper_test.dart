import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/page_keeper.dart';
import 'package:prise/bridge/page_storage.dart';
import 'package:prise/bridge/types.dart';

/// A library that is one text.
final class FakeKeepable implements Keepable {
  String text = 'new';
  CoreError? failure;

  @override
  int revision = 0;

  void change(String text) {
    this.text = text;
    revision++;
  }

  @override
  Future<String> export() async => text;

  @override
  Future<void> takeOver(String kept) async {
    if (failure case final failure?) throw failure;
    text = kept;
  }
}

/// What the tabs of a browser share.
final class FakeBrowser {
  final Map<String, String> texts = {};
  bool isOwned = false;
  bool isFull = false;

  FakeStorage open() {
    final isOurs = !isOwned;
    isOwned = true;
    return FakeStorage(this, isOurs: isOurs);
  }
}

final class FakeStorage implements PageStorage {
  FakeStorage(this._browser, {required this.isOurs});

  final FakeBrowser _browser;

  @override
  final bool isOurs;

  @override
  Future<String?> read(String key) async => _browser.texts[key];

  @override
  Future<bool> write(String key, String text) async {
    if (_browser.isFull) return false;
    _browser.texts[key] = text;
    return true;
  }
}

void main() {
  const key = 'prise.library';

  Future<PageKeeper> keep(Keepable library, PageStorage storage) async {
    final keeper = await PageKeeper.keep(library, storage);
    addTearDown(keeper.dispose);
    return keeper;
  }

  Future<void> aMoment() => Future.delayed(const Duration(seconds: 1));

  test('what changes is kept, and there at the next visit', () async {
    final browser = FakeBrowser();
    final first = FakeKeepable();
    final keeper = await keep(first, browser.open());
    expect(keeper.works, isTrue);
    first.change('a move');
    await aMoment();
    expect(browser.texts[key], 'a move');
    browser.isOwned = false;
    final second = FakeKeepable();
    await keep(second, browser.open());
    expect(second.text, 'a move');
  });

  test('a second tab reads and does not write', () async {
    final browser = FakeBrowser();
    final first = FakeKeepable();
    await keep(first, browser.open());
    first.change('a move');
    await aMoment();
    final second = FakeKeepable();
    final keeper = await keep(second, browser.open());
    expect(second.text, 'a move');
    expect((keeper.isElsewhere, keeper.works), (true, false));
    second.change('nothing of this');
    await keeper.keepNow();
    await aMoment();
    expect(browser.texts[key], 'a move');
    first.change('the next move');
    await aMoment();
    expect(browser.texts[key], 'the next move');
  });

  test('what could not be kept is tried again', () async {
    final browser = FakeBrowser();
    final library = FakeKeepable();
    final keeper = await keep(library, browser.open());
    browser.isFull = true;
    library.change('a move');
    await aMoment();
    expect(keeper.works, isFalse);
    browser.isFull = false;
    await keeper.keepNow();
    expect(keeper.works, isTrue);
    expect(browser.texts[key], 'a move');
  });

  test('what cannot be taken over is set aside and told', () async {
    final browser = FakeBrowser();
    browser.texts[key] = 'half a text';
    final library = FakeKeepable()
      ..failure = const CoreError(
        kind: ErrorKind.notAnExport,
        message: 'it ends too early',
      );
    final keeper = await keep(library, browser.open());
    expect(keeper.damage?.why, 'it ends too early');
    expect(browser.texts['$key.damaged'], 'half a text');
    expect(browser.texts[key], 'new');
  });

  test('without storage nothing is kept, and it is said', () async {
    final keeper = await PageKeeper.keep(FakeKeepable(), null);
    expect((keeper.isElsewhere, keeper.works), (false, false));
    await keeper.keepNow();
  });
}
