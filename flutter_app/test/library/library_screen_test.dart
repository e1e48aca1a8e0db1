import 'dart:async';

import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/library/import_screen.dart';
import 'package:prise/library/library_screen.dart';
import 'package:prise/library/record_tile.dart';
import 'package:prise/play/play_screen.dart';
import 'package:prise/review/review_screen.dart';

import '../support/fake_archive.dart';
import '../support/fake_engine.dart';
import '../support/fits.dart';
import '../support/harness.dart';
import '../support/positions.dart';
import '../support/pump_behind.dart';
import '../support/reviewed_match.dart';

void main() {
  const pumpLibrary = PumpBehind(
    Icons.collections_bookmark_outlined,
    LibraryScreen,
  );

  void fill(FakeEngine engine) => engine.library.finished = [
    record(1),
    record(2, winner: 1, reason: EndReason.resignation),
    record(3, winner: null, reason: EndReason.threefoldRepetition),
    record(4, levels: [null, null]),
  ];

  testWidgets('K5a D8 a record says what counted and what did not', (
    tester,
  ) async {
    await pumpLibrary(
      tester,
      prepare: (engine) => engine.library.finished = [
        record(
          1,
          game: 'three-kingdoms',
          levels: [null, 3, 3],
          winner: null,
          reason: EndReason.mutualAgreement,
          places: [3, 1, 1],
        ),
        record(2, unrated: [UnratedReason.takeBack], hasContinuation: true),
      ],
    );
    expect(find.textContaining('You lose'), findsOneWidget);
    expect(
      find.textContaining('Not rated: a move was taken back.'),
      findsOneWidget,
    );
    expect(find.textContaining('Played on after the end'), findsOneWidget);
  });

  testWidgets('an empty library says what to do', (tester) async {
    await pumpLibrary(tester);
    expect(find.text('No games yet'), findsOneWidget);
    await tester.tap(find.widgetWithText(FilledButton, 'Import'));
    await tester.pumpAndSettle();
    expect(find.byType(ImportScreen), findsOneWidget);
  });

  testWidgets('a full one shows how every game ended', (tester) async {
    await pumpLibrary(tester, prepare: fill);
    expect(find.textContaining('You win'), findsOneWidget);
    expect(find.textContaining('You lose'), findsOneWidget);
    expect(find.textContaining('Draw ·'), findsOneWidget);
    expect(find.textContaining('Player 1 wins'), findsOneWidget);
  });

  testWidgets('several are chosen, deleted together and taken back', (
    tester,
  ) async {
    final (_, engine) = await pumpLibrary(tester, prepare: fill);
    await tester.longPress(find.textContaining('You win'));
    await tester.pumpAndSettle();
    expect(find.text('1 selected'), findsOneWidget);
    await tester.tap(find.textContaining('Draw ·'));
    await tester.pumpAndSettle();
    expect(find.text('2 selected'), findsOneWidget);
    expect(find.byType(ReviewScreen), findsNothing);
    await tester.tap(find.byTooltip('Delete the selected games'));
    await tester.pumpAndSettle();
    expect(find.textContaining('You win'), findsNothing);
    expect(find.textContaining('Draw ·'), findsNothing);
    expect(find.textContaining('You lose'), findsOneWidget);
    expect(find.text('2 games deleted'), findsOneWidget);
    await tester.tap(find.text('Undo'));
    await tester.pumpAndSettle();
    expect(find.textContaining('You win'), findsOneWidget);
    expect(find.textContaining('Draw ·'), findsOneWidget);
    expect(engine.library.finished.map((it) => it.id).toSet(), {1, 2, 3, 4});
  });

  testWidgets('choosing ends without deleting', (tester) async {
    await pumpLibrary(tester, prepare: fill);
    await tester.longPress(find.textContaining('You win'));
    await tester.pumpAndSettle();
    await tester.binding.handlePopRoute();
    await tester.pumpAndSettle();
    expect(find.byType(Checkbox), findsNothing);
    expect(find.byType(LibraryScreen), findsOneWidget);
    expect(find.textContaining('You win'), findsOneWidget);
  });

  testWidgets('over nothing there is nothing to filter or to choose', (
    tester,
  ) async {
    await pumpLibrary(tester);
    expect(find.byType(FilterChip), findsNothing);
    await tester.tap(find.byTooltip('More'));
    await tester.pumpAndSettle();
    expect(find.text('Select several'), findsNothing);
    expect(find.text('Export everything'), findsOneWidget);
  });

  testWidgets('while it is read there is a sign of it', (tester) async {
    final waiting = Completer<void>();
    await pumpLibrary(
      tester,
      prepare: (engine) => engine.library.delay = waiting.future,
      settle: false,
    );
    expect(find.byType(CircularProgressIndicator), findsOneWidget);
    waiting.complete();
    await tester.pumpAndSettle();
    expect(find.byType(CircularProgressIndicator), findsNothing);
  });

  testWidgets('one that cannot be read can be tried again', (tester) async {
    final (_, engine) = await pumpLibrary(
      tester,
      prepare: (engine) => engine.library
        ..finished = [record(1)]
        ..failure = storageFailure,
    );
    expect(find.textContaining('has free space'), findsOneWidget);
    expect(find.text('Technical detail: broken'), findsOneWidget);
    engine.library.failure = null;
    await tester.tap(find.text('Try again'));
    await tester.pumpAndSettle();
    expect(find.textContaining('You win'), findsOneWidget);
  });

  testWidgets('filters choose, and nothing left says how to see all', (
    tester,
  ) async {
    final (_, engine) = await pumpLibrary(tester, prepare: fill);
    await tester.tap(find.text('Result'));
    await tester.pumpAndSettle();
    await tester.tap(find.text('Lost'));
    await tester.pumpAndSettle();
    expect(find.textContaining('You lose'), findsOneWidget);
    expect(find.textContaining('You win'), findsNothing);
    expect(engine.library.asked.last.ending, EndingKind.lost);

    await tester.tap(find.text('Opponent'));
    await tester.pumpAndSettle();
    await tester.tap(find.text('Computer 9'));
    await tester.pumpAndSettle();
    expect(find.text('Nothing fits the filter'), findsOneWidget);
    await tester.tap(find.text('Show everything'));
    await tester.pumpAndSettle();
    expect(find.textContaining('You win'), findsOneWidget);
  });

  testWidgets('a finished game is opened to look back at', (tester) async {
    await pumpLibrary(
      tester,
      prepare: (engine) => engine.library
        ..finished = [record(1)]
        ..reviewed[1] = reviewedMatch(),
    );
    await tester.tap(find.textContaining('You win'));
    await tester.pumpAndSettle();
    expect(find.byType(ReviewScreen), findsOneWidget);
  });

  testWidgets('what is deleted can be taken back', (tester) async {
    final (_, engine) = await pumpLibrary(tester, prepare: fill);
    await tester.tap(find.byIcon(Icons.delete_outline).first);
    await tester.pumpAndSettle();
    expect(engine.library.finished, hasLength(3));
    expect(find.textContaining('You win'), findsNothing);
    await tester.tap(find.text('Undo'));
    await tester.pumpAndSettle();
    expect(engine.library.finished, hasLength(4));
    expect(find.textContaining('You win'), findsOneWidget);
  });

  testWidgets('a match in progress stands first and is continued', (
    tester,
  ) async {
    final engine = FakeEngine(startBoard);
    final (app, _) = await pumpApp(tester, engine: engine);
    await tapPlay(tester);
    final match = matchOf(tester);
    match.board.onMove(match.view.legal.first);
    await tester.pump();
    await app.pause(match);
    Navigator.of(tester.element(find.byType(PlayScreen))).pop();
    await tester.pumpAndSettle();
    await tapVisible(tester, find.byIcon(Icons.collections_bookmark_outlined));
    await tester.pumpAndSettle();
    expect(find.text('In progress'), findsOneWidget);
    await tester.tap(find.byIcon(Icons.play_circle_outline));
    await tester.pumpAndSettle();
    expect(find.byType(PlayScreen), findsOneWidget);
  });

  testWidgets('of ten thousand games only what is seen is built', (
    tester,
  ) async {
    final (_, engine) = await pumpLibrary(
      tester,
      prepare: (engine) => engine.library.finished = [
        for (var id = 1; id <= 10000; id++) record(id),
      ],
    );
    expect(engine.library.asked, hasLength(1));
    for (var fling = 0; fling < 20; fling++) {
      await tester.fling(
        find.byType(CustomScrollView),
        const Offset(0, -500),
        5000,
      );
      await tester.pumpAndSettle();
    }
    expect(engine.library.asked.length, greaterThan(3));
    expect(find.byIcon(Icons.delete_outline).evaluate().length, lessThan(30));
  });

  testWidgets('games that are shown are not built again when more are read', (
    tester,
  ) async {
    final (_, engine) = await pumpLibrary(
      tester,
      prepare: (engine) => engine.library.finished = [
        for (var id = 1; id <= 100; id++) record(id),
      ],
    );
    // To where the next page is asked for.
    final list = find.byType(CustomScrollView);
    while (engine.library.asked.length < 2) {
      await tester.drag(list, const Offset(0, -100));
      if (engine.library.asked.length < 2) await tester.pump();
    }
    List<RecordTile> tiles() =>
        tester.widgetList<RecordTile>(find.byType(RecordTile)).toList();
    final before = tiles();
    await tester.pumpAndSettle();
    final after = Set<RecordTile>.identity()..addAll(tiles());
    final kept = before.where(after.contains).length;
    expect(kept, greaterThan(5));
    expect(tiles().length - kept, lessThan(5));
  });

  testThatItFits(
    (tester, size, scale) =>
        pumpLibrary(tester, prepare: fill, size: size, textScale: scale),
  );

  testWidgets('it speaks Chinese, by night', (tester) async {
    await pumpLibrary(
      tester,
      prepare: fill,
      locale: chinese,
      themeMode: ThemeMode.dark,
    );
    expect(find.text('棋局庫'), findsOneWidget);
    await expectAccessible(tester);
  });
}
