import 'dart:async';
import 'dart:convert';

import 'package:flutter/material.dart';
import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/library/import_screen.dart';
import 'package:prise/play/play_screen.dart';
import 'package:prise/study/study_screen.dart';

import '../support/fake_engine.dart';
import '../support/fits.dart';
import '../support/harness.dart';

void main() {
  const brought = ImportView(
    matches: 0,
    records: 2,
    studies: 0,
    unknown: 1,
    duplicates: 0,
    settings: 0,
    problems: [],
    gameProblems: [
      PdnProblemView(
        game: 3,
        line: 12,
        kind: PdnProblemKind.illegalMove,
        detail: '32-27',
      ),
      PdnProblemView(
        game: 5,
        kind: PdnProblemKind.otherResult,
        detail: '2-0',
        reason: EndReason.elimination,
      ),
    ],
    moreProblems: 7,
    notes: [
      PdnNoteView(
        game: 2,
        kind: PdnNoteKind.goesOnAfterDraw,
        detail: '41',
        reason: EndReason.threefoldRepetition,
      ),
    ],
    moreNotes: 0,
  );

  Future<FakeEngine> pumpImport(
    WidgetTester tester, {
    PickFile? pick,
    Size size = const Size(390, 844),
    double textScale = 1,
    Locale locale = const Locale('en'),
    ThemeMode themeMode = ThemeMode.light,
    Uint8List? arrived,
  }) async {
    final (_, engine) = await pumpApp(
      tester,
      size: size,
      textScale: textScale,
      locale: locale,
      themeMode: themeMode,
    );
    engine.library.brings = brought;
    unawaited(
      Navigator.of(tester.element(find.byType(Scaffold).first)).push(
        MaterialPageRoute<void>(
          builder: (_) => pick == null
              ? ImportScreen(arrived: arrived)
              : ImportScreen(pick: pick),
        ),
      ),
    );
    await tester.pumpAndSettle();
    return engine;
  }

  Future<void> take(WidgetTester tester, String text) async {
    await tester.enterText(find.byType(TextField), text);
    await tester.tap(find.byIcon(Icons.check).first);
    await tester.pumpAndSettle();
  }

  testWidgets('games are added, and what could not be read is listed', (
    tester,
  ) async {
    final engine = await pumpImport(tester);
    await take(tester, '[Event "?"] 1. 32-28 *');
    expect(engine.library.imported.single, contains('32-28'));
    expect(find.text('2 finished games added'), findsOneWidget);
    expect(find.text('1 of them without a known result'), findsOneWidget);
    expect(find.text('1 was changed:'), findsOneWidget);
    expect(
      find.textContaining('Game 2: It was a draw by rule before move 41'),
      findsOneWidget,
    );
    expect(find.text('9 could not be read:'), findsOneWidget);
    expect(
      find.text('Game 3, line 12: 32-27 is not legal here.'),
      findsOneWidget,
    );
    expect(
      find.textContaining('Game 5: It is written down as'),
      findsOneWidget,
    );
  });

  testWidgets('an export is restored', (tester) async {
    final engine = await pumpImport(tester);
    engine.library.brings = const ImportView(
      matches: 1,
      records: 40,
      studies: 2,
      unknown: 0,
      duplicates: 3,
      settings: 2,
      problems: [
        EntryProblemView(
          kind: EntryKind.record,
          number: 9,
          why: 'unknown game',
        ),
      ],
      gameProblems: [],
      moreProblems: 0,
      notes: [],
      moreNotes: 0,
    );
    await take(tester, ' {"version":1}');
    expect(find.text('40 finished games added'), findsOneWidget);
    expect(find.text('2 studies added'), findsOneWidget);
    expect(find.text('3 were there already'), findsOneWidget);
    expect(find.text('2 groups of settings restored'), findsOneWidget);
    expect(find.textContaining('Finished game no. 9'), findsOneWidget);
  });

  testWidgets('positions can be played from, bad lines are named', (
    tester,
  ) async {
    final engine = await pumpImport(tester);
    engine.positions.addAll({'W:W28:B22', 'B:W28:B22'});
    await take(tester, 'W:W28:B22\nnonsense\nB:W28:B22');
    expect(find.text('W:W28:B22'), findsOneWidget);
    expect(find.text('Line 2: “nonsense” is not a position.'), findsOneWidget);
    await tester.tap(find.widgetWithText(FilledButton, 'Play').first);
    await tester.pumpAndSettle();
    expect(find.byType(PlayScreen), findsOneWidget);
    expect(engine.setups.last.position, 'W:W28:B22');

    // Left without a move it is still there: the position was worth the trouble.
    await tester.tap(find.byTooltip('Back'));
    await tester.pumpAndSettle();
    expect(engine.library.kept, hasLength(1));
  });

  testWidgets('a file goes to the core as it is, Latin-1 or not', (
    tester,
  ) async {
    final latin1 = Uint8List.fromList([0x31, 0x2E, 0x20, 0xE9]);
    final engine = await pumpImport(tester, pick: () async => latin1);
    await tester.tap(find.byIcon(Icons.folder_open));
    await tester.pumpAndSettle();
    expect(engine.library.imported, ['1. \u{fffd}']);
    expect(find.text('2 finished games added'), findsOneWidget);
  });

  testWidgets('a text that begins with a comment is no export', (tester) async {
    final engine = await pumpImport(tester);
    await take(tester, '{well played} 1. 32-28');
    expect(engine.library.imported, ['{well played} 1. 32-28']);
  });

  testWidgets('a long import shows how far it is and can be stopped', (
    tester,
  ) async {
    final engine = await pumpImport(tester);
    final done = Completer<void>();
    engine.library.delay = done.future;
    await tester.enterText(find.byType(TextField), '1. 32-28 *' * 10);
    await tester.tap(find.byIcon(Icons.check).first);
    await tester.pump();
    final task = engine.library.task!;
    LinearProgressIndicator bar() =>
        tester.widget(find.byType(LinearProgressIndicator));
    expect(bar().value, isNull);
    task.progress = const ImportProgress(bytes: 50, games: 5);
    await tester.pump(const Duration(milliseconds: 250));
    expect(bar().value, 0.5);
    expect(find.text('5 games read'), findsOneWidget);
    await tester.tap(find.text('Stop'));
    expect(task.isCancelled, isTrue);

    engine.library.brings = const ImportView(
      matches: 0,
      records: 5,
      studies: 0,
      unknown: 0,
      duplicates: 0,
      settings: 0,
      cancelledAfter: 5,
      problems: [],
      gameProblems: [],
      moreProblems: 0,
      notes: [],
      moreNotes: 0,
    );
    done.complete();
    await tester.pumpAndSettle();
    expect(
      find.text('Stopped after 5 games. What was added stays.'),
      findsOneWidget,
    );
    expect(find.byType(LinearProgressIndicator), findsNothing);
  });

  testWidgets('studies alone are something', (tester) async {
    final engine = await pumpImport(tester);
    engine.library.brings = const ImportView(
      matches: 0,
      records: 0,
      studies: 1,
      unknown: 0,
      duplicates: 0,
      settings: 0,
      problems: [],
      gameProblems: [],
      moreProblems: 0,
      notes: [],
      moreNotes: 0,
    );
    await take(tester, ' {"version":1}');
    expect(find.text('1 study added'), findsOneWidget);
    expect(find.textContaining('Nothing'), findsNothing);
  });

  testWidgets('a study is opened, not added', (tester) async {
    final engine = await pumpImport(tester);
    engine.studyTexts.add('Prise study 1\n');
    await take(tester, 'Prise study 1\n');
    expect(find.byType(StudyScreen), findsOneWidget);
    expect(engine.library.imported, isEmpty);
    await tester.tap(find.byTooltip('Back'));
    await tester.pumpAndSettle();
    expect(find.byType(ImportScreen), findsOneWidget);
  });

  testWidgets('no file chosen changes nothing', (tester) async {
    final engine = await pumpImport(tester, pick: () async => null);
    await tester.tap(find.byIcon(Icons.folder_open));
    await tester.pumpAndSettle();
    expect(engine.library.imported, isEmpty);
  });

  testWidgets('a file that cannot be opened says so', (tester) async {
    await pumpImport(
      tester,
      pick: () async => throw const FormatException('not text'),
    );
    await tester.tap(find.byIcon(Icons.folder_open));
    await tester.pumpAndSettle();
    expect(find.textContaining('could not be opened'), findsOneWidget);
  });

  testWidgets('nothing to import says so', (tester) async {
    await pumpImport(tester);
    await take(tester, '  ');
    expect(
      find.text(
        'There is nothing to import yet: paste some text or open a file.',
      ),
      findsOneWidget,
    );
  });

  testWidgets('a library that fails says why', (tester) async {
    final engine = await pumpImport(tester);
    engine.library.failure = const CoreError(
      kind: ErrorKind.storage,
      message: 'disk full',
    );
    await take(tester, '1. 32-28 *');
    expect(find.textContaining('could not be saved'), findsOneWidget);
  });

  testWidgets('the clipboard is pasted', (tester) async {
    tester.binding.defaultBinaryMessenger.setMockMethodCallHandler(
      SystemChannels.platform,
      (call) async =>
          call.method == 'Clipboard.getData' ? {'text': '1. 33-29 *'} : null,
    );
    await pumpImport(tester);
    await tester.tap(find.byIcon(Icons.content_paste));
    await tester.pumpAndSettle();
    expect(find.text('1. 33-29 *'), findsOneWidget);
  });

  testThatItFits(
    (tester, size, scale) => pumpImport(tester, size: size, textScale: scale),
  );

  for (final locale in [const Locale('en'), chinese]) {
    testWidgets('what came of a file that arrived is in sight: $locale', (
      tester,
    ) async {
      await pumpImport(
        tester,
        size: surfaces['a small phone']!,
        textScale: 2,
        locale: locale,
        themeMode: ThemeMode.dark,
        arrived: utf8.encode('1. 32-28 *'),
      );
      final first = find.textContaining(
        locale == chinese ? '已加入 2 局' : '2 finished games added',
      );
      expect(tester.getRect(first).bottom, lessThan(568));
      expect(tester.takeException(), isNull);
    });
  }

  testWidgets('it speaks Chinese, by night', (tester) async {
    await pumpImport(tester, locale: chinese, themeMode: ThemeMode.dark);
    await take(tester, '1. 32-28 *');
    expect(find.text('已加入 2 局已結束的棋局'), findsOneWidget);
  });
}
