import 'dart:async';

import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/play/play_screen.dart';
import 'package:prise/study/open_study.dart';
import 'package:prise/study/studies_screen.dart';
import 'package:prise/study/study_screen.dart';

import '../support/fake_engine.dart';
import '../support/fake_study.dart';
import '../support/hands.dart';
import '../support/harness.dart';
import '../support/positions.dart';
import '../support/uncut.dart';

void main() {
  Future<FakeEngine> pumpStudies(
    WidgetTester tester, {
    int count = 0,
    Size size = const Size(390, 844),
    double textScale = 1,
    Locale locale = const Locale('en'),
  }) async {
    final engine = FakeEngine(startBoard);
    for (var number = 1; number <= count; number++) {
      final study = FakeStudy(startBoard())..rename('Study $number');
      await engine.library.keepStudy(study);
    }
    final (app, _) = await pumpApp(
      tester,
      engine: engine,
      size: size,
      textScale: textScale,
      locale: locale,
    );
    addTearDown(app.dispose);
    final context = tester.element(find.byType(Scaffold).first);
    unawaited(
      Navigator.of(
        context,
      ).push(MaterialPageRoute<void>(builder: (_) => const StudiesScreen())),
    );
    await tester.pumpAndSettle();
    return engine;
  }

  Future<void> playFirst(WidgetTester tester) async {
    await tester.tapAt(square(tester, 32));
    await tester.pump();
    await tester.tapAt(square(tester, 28));
    await tester.pumpAndSettle();
  }

  Future<void> choose(WidgetTester tester, String name) async {
    await tester.tap(find.byTooltip('More'));
    await tester.pumpAndSettle();
    await tester.tap(find.text(name));
    await tester.pumpAndSettle();
  }

  testWidgets('a study is kept under a name, listed and opened again', (
    tester,
  ) async {
    final engine = await pumpStudies(tester);
    expect(find.textContaining('None yet'), findsOneWidget);
    await tester.tap(find.text('Analyse').first);
    await tester.pumpAndSettle();
    await playFirst(tester);
    await choose(tester, 'Keep as a study');
    await tester.enterText(find.byType(TextField), 'Roozenburg');
    await tester.tap(find.text('Keep'));
    await tester.pumpAndSettle();
    expect(engine.library.keptStudies, hasLength(1));
    expect(engine.studies.single.calls, contains('flush'));
    expect(find.text('Roozenburg'), findsOneWidget);
    // What is kept is left without a question.
    await tester.tap(find.byTooltip('Back'));
    await tester.pumpAndSettle();
    expect(find.byType(StudyScreen), findsNothing);
    expect(find.text('Roozenburg'), findsOneWidget);
    expect(find.textContaining('1 move'), findsOneWidget);
    await tester.tap(find.text('Roozenburg'));
    await tester.pumpAndSettle();
    expect(find.byType(StudyScreen), findsOneWidget);
  });

  testWidgets('what would be lost is asked about', (tester) async {
    final engine = await pumpStudies(tester);
    await tester.tap(find.text('Analyse').first);
    await tester.pumpAndSettle();
    await playFirst(tester);
    await tester.tap(find.byTooltip('Back'));
    await tester.pumpAndSettle();
    expect(find.text('Keep this study?'), findsOneWidget);
    // Beside the question: go on.
    await tester.tapAt(const Offset(4, 4));
    await tester.pumpAndSettle();
    expect(find.byType(StudyScreen), findsOneWidget);
    await tester.tap(find.byTooltip('Back'));
    await tester.pumpAndSettle();
    await tester.tap(find.text('Throw away'));
    await tester.pumpAndSettle();
    expect(find.byType(StudyScreen), findsNothing);
    expect(engine.library.keptStudies, isEmpty);
  });

  testWidgets('a study that nobody has touched is left at once', (
    tester,
  ) async {
    await pumpStudies(tester);
    await tester.tap(find.text('Analyse').first);
    await tester.pumpAndSettle();
    await tester.tap(find.byTooltip('Back'));
    await tester.pumpAndSettle();
    expect(find.byType(StudyScreen), findsNothing);
  });

  testWidgets('a library that fails keeps nothing, and says so', (
    tester,
  ) async {
    final engine = await pumpStudies(tester);
    await tester.tap(find.text('Analyse').first);
    await tester.pumpAndSettle();
    await playFirst(tester);
    engine.library.failure = const CoreError(
      kind: ErrorKind.storage,
      message: 'full',
    );
    await choose(tester, 'Keep as a study');
    await tester.tap(find.text('Keep'));
    await tester.pumpAndSettle();
    expect(find.byType(SnackBar), findsOneWidget);
    expect(engine.library.keptStudies, isEmpty);
    expect(find.byType(StudyScreen), findsOneWidget);
  });

  testWidgets('a change that cannot be written down is told of', (
    tester,
  ) async {
    final engine = await pumpStudies(tester, count: 1);
    await tester.tap(find.text('Study 1'));
    await tester.pumpAndSettle();
    engine.library.keptStudies[1]!.saveProblem = 'full';
    await playFirst(tester);
    expect(find.textContaining('could not be saved'), findsOneWidget);
  });

  testWidgets('a study is deleted, and brought back', (tester) async {
    final engine = await pumpStudies(tester, count: 2);
    await tester.tap(find.byTooltip('Delete Study 1'));
    await tester.pumpAndSettle();
    expect(engine.library.keptStudies.keys, [2]);
    expect(find.text('Study 1'), findsNothing);
    await tester.tap(find.text('Undo'));
    await tester.pumpAndSettle();
    expect(find.text('Study 1'), findsOneWidget);
  });

  testWidgets('a position of the editor is kept as a study', (tester) async {
    final engine = await pumpStudies(tester);
    final context = tester.element(find.byType(Scaffold).last);
    unawaited(editPosition(context, draughts));
    await tester.pumpAndSettle();
    await choose(tester, 'Keep as a study');
    await tester.enterText(find.byType(TextField), 'An ending');
    await tester.tap(find.text('Keep'));
    await tester.pumpAndSettle();
    expect(engine.library.keptStudies.values.single.view().name, 'An ending');
  });

  testWidgets('a match is played from where a study stands', (tester) async {
    final engine = await pumpStudies(tester);
    await tester.tap(find.text('Analyse').first);
    await tester.pumpAndSettle();
    await choose(tester, 'Play from here');
    await tester.tap(find.text('Start').last);
    await tester.pumpAndSettle();
    expect(find.byType(PlayScreen), findsOneWidget);
    expect(engine.setups, hasLength(1));
  });

  for (final MapEntry(key: name, value: size) in surfaces.entries) {
    testWidgets('the list fits $name', (tester) async {
      for (final (scale, locale) in [
        (1.0, const Locale('en')),
        (2.0, const Locale('en')),
        (2.0, chinese),
      ]) {
        await pumpStudies(
          tester,
          count: 3,
          size: size,
          textScale: scale,
          locale: locale,
        );
        expect(tester.takeException(), isNull);
        expectUncut(tester, find.byType(StudiesScreen));
      }
    });
  }

  testWidgets('the list is accessible', (tester) async {
    final handle = tester.ensureSemantics();
    await pumpStudies(tester, count: 3);
    await expectAccessible(tester);
    handle.dispose();
  });
}
