import 'dart:async';

import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/library/record_pager.dart';

import '../support/fake_archive.dart';
import '../support/fake_engine.dart';
import '../support/fake_library.dart';
import '../support/positions.dart';

void main() {
  late FakeLibrary library;
  late RecordPager pager;

  setUp(() {
    library = FakeEngine(startBoard).library
      ..finished = [
        for (var id = 1; id <= 120; id++) record(id, winner: id % 2),
      ];
    pager = RecordPager(library);
  });

  tearDown(() => pager.dispose());

  test('pages are read as they come into sight', () async {
    await pager.reload();
    expect(pager.items, hasLength(50));
    pager.at(10);
    await pumpEventQueue();
    expect(pager.items, hasLength(50));
    pager.at(40);
    await pumpEventQueue();
    expect(pager.items, hasLength(100));
    pager.at(99);
    await pumpEventQueue();
    expect(pager.items, hasLength(120));
    expect(pager.isComplete, isTrue);
    expect(pager.items.map((record) => record.id).toSet(), hasLength(120));
  });

  test('a filter starts anew, and drops late answers', () async {
    final late = Completer<void>();
    library.delay = late.future;
    unawaited(pager.reload());
    library.delay = null;
    pager.filter = const RecordFilter(
      amongPeople: false,
      ending: EndingKind.lost,
    );
    late.complete();
    await pumpEventQueue();
    expect(pager.items, hasLength(50));
    expect(pager.items.every((record) => record.winner == 1), isTrue);
  });

  test('what is deleted comes back to its place', () async {
    await pager.reload();
    final third = pager.items[2];
    final place = await pager.delete(third);
    expect(pager.items, isNot(contains(third)));
    expect(library.finished, hasLength(119));
    await pager.undelete(third, place);
    expect(pager.items[2], third);
    expect(library.finished, hasLength(120));
  });

  test('a page that cannot be read can be asked for again', () async {
    library.failure = const CoreError(kind: ErrorKind.storage, message: 'no');
    await pager.reload();
    expect(pager.error?.message, 'no');
    expect(pager.isLoading, isFalse);
    library.failure = null;
    await pager.loadMore();
    expect(pager.error, isNull);
    expect(pager.items, hasLength(50));
  });
}
