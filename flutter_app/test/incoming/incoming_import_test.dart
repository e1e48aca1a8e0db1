import 'dart:async';
import 'dart:convert';

import 'package:flutter/material.dart';
import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/app.dart';
import 'package:prise/app_state.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/home/home_screen.dart';
import 'package:prise/incoming/incoming_files.dart';
import 'package:prise/library/import_screen.dart';
import 'package:prise/play/play_screen.dart';
import 'package:prise/review/review_screen.dart';
import 'package:prise/study/study_screen.dart';

import '../support/fake_engine.dart';
import '../support/harness.dart';
import '../support/positions.dart';
import '../support/reviewed_match.dart';

/// The platform's own side: what has arrived waits until it is fetched.
class FakePlatform {
  FakePlatform(this._tester) {
    final messenger = _tester.binding.defaultBinaryMessenger;
    messenger.setMockMethodCallHandler(_channel, (call) async {
      expect(call.method, 'take');
      if (waiting.isEmpty) return null;
      return waiting.removeAt(0) ??
          (throw PlatformException(code: 'unreadable'));
    });
    addTearDown(() => messenger.setMockMethodCallHandler(_channel, null));
  }

  static const MethodChannel _channel = MethodChannel('prise/incoming');

  final WidgetTester _tester;

  /// Nothing stands for what cannot be read.
  final List<Uint8List?> waiting = [];

  /// Another app hands something over while Prise runs.
  Future<void> bring(String? text) async {
    waiting.add(text == null ? null : utf8.encode(text));
    await _tester.binding.defaultBinaryMessenger.handlePlatformMessage(
      _channel.name,
      const StandardMethodCodec().encodeMethodCall(const MethodCall('arrived')),
      (_) {},
    );
    await _tester.pumpAndSettle();
  }
}

void main() {
  const game = '1. 32-28 19-23 2-0';
  const brought = ImportView(
    matches: 0,
    records: 1,
    studies: 0,
    unknown: 0,
    duplicates: 0,
    settings: 0,
    problems: [],
    gameProblems: [],
    moreProblems: 0,
    notes: [],
    moreNotes: 0,
  );

  Future<FakeEngine> pump(WidgetTester tester) async {
    tester.view
      ..physicalSize = const Size(390, 844)
      ..devicePixelRatio = 1;
    addTearDown(tester.view.reset);
    final engine = FakeEngine(startBoard);
    engine.library.brings = brought;
    final state = AppState(
      engine: engine,
      library: engine.library,
      incoming: IncomingFiles(),
    )..settings.locale = const Locale('en');
    await tester.pumpWidget(PriseApp(state: state));
    await tester.pumpAndSettle();
    addTearDown(state.dispose);
    return engine;
  }

  testWidgets('a file that the app was opened with is imported', (
    tester,
  ) async {
    FakePlatform(tester).waiting.add(utf8.encode(game));
    final engine = await pump(tester);
    expect(find.byType(ImportScreen), findsOneWidget);
    expect(engine.library.imported.single, game);
  });

  testWidgets('a single game that arrived is opened at once', (tester) async {
    final platform = FakePlatform(tester);
    final engine = await pump(tester);
    engine.library
      ..reviewed[7] = reviewedMatch()
      ..brings = const ImportView(
        matches: 0,
        records: 1,
        studies: 0,
        only: 7,
        unknown: 0,
        duplicates: 0,
        settings: 0,
        problems: [],
        gameProblems: [],
        moreProblems: 0,
        notes: [],
        moreNotes: 0,
      );
    await platform.bring(game);
    expect(find.byType(ReviewScreen), findsOneWidget);
    await tester.tap(find.byTooltip('Back'));
    await tester.pumpAndSettle();
    expect(find.text('1 finished game added'), findsOneWidget);
  });

  testWidgets('a study that arrived is opened as one', (tester) async {
    final platform = FakePlatform(tester);
    final engine = await pump(tester);
    const study = 'Prise study 1\n[Game "mill"]\n';
    engine.studyTexts.add(study);
    await platform.bring(study);
    expect(find.byType(StudyScreen), findsOneWidget);
    expect(engine.library.imported, isEmpty);
    // What arrives next does not lose its screen to the study before it.
    await platform.bring(game);
    expect(find.byType(ImportScreen), findsOneWidget);
    expect(engine.library.imported.single, game);
    await platform.bring(study);
    await tester.tap(find.byTooltip('Back'));
    await tester.pumpAndSettle();
    expect(find.byType(StudyScreen), findsNothing);
    expect(find.text('1 finished game added'), findsOneWidget);
  });

  testWidgets('a study that cannot be read says so', (tester) async {
    final platform = FakePlatform(tester);
    await pump(tester);
    await platform.bring('Prise study 1\nnonsense');
    expect(find.text('This cannot be opened'), findsOneWidget);
    await tester.tap(find.text('Close'));
    await tester.pumpAndSettle();
    expect(find.byType(HomeScreen), findsOneWidget);
    expect(find.byType(ImportScreen), findsNothing);
  });

  testWidgets('a text shared during a match is imported, the match is kept', (
    tester,
  ) async {
    final platform = FakePlatform(tester);
    final engine = await pump(tester);
    await tapPlay(tester);
    matchOf(tester).board
      ..tap(31)
      ..tap(27);
    await tester.pumpAndSettle();
    await platform.bring(game);
    expect(find.byType(ImportScreen), findsOneWidget);
    expect(find.byType(PlayScreen), findsNothing);
    expect(engine.library.imported.single, game);
    await tester.tap(find.byTooltip('Back'));
    await tester.pumpAndSettle();
    expect(find.text('Continue'), findsOneWidget);
  });

  testWidgets('of two files at once both are imported', (tester) async {
    final platform = FakePlatform(tester);
    final engine = await pump(tester);
    platform.waiting.add(utf8.encode(game));
    await platform.bring('1. 33-28 18-23 0-2');
    expect(engine.library.imported, [game, '1. 33-28 18-23 0-2']);
    for (var screen = 0; screen < 2; screen++) {
      expect(find.byType(ImportScreen), findsOneWidget);
      await tester.tap(find.byTooltip('Back'));
      await tester.pumpAndSettle();
    }
    expect(find.byType(ImportScreen), findsNothing);
  });

  testWidgets('a file that cannot be read is told of, and the next one comes', (
    tester,
  ) async {
    final platform = FakePlatform(tester);
    final engine = await pump(tester);
    await platform.bring(null);
    expect(find.textContaining('could not be read'), findsOneWidget);
    expect(find.byType(ImportScreen), findsNothing);
    platform.waiting.add(null);
    await platform.bring(game);
    expect(engine.library.imported.single, game);
  });

  testWidgets('a dialog that is open gives way', (tester) async {
    final platform = FakePlatform(tester);
    await pump(tester);
    unawaited(
      showDialog<void>(
        context: tester.element(find.byType(HomeScreen)),
        builder: (_) => const AlertDialog(title: Text('Sure?')),
      ),
    );
    await tester.pumpAndSettle();
    await platform.bring(game);
    expect(find.text('Sure?'), findsNothing);
    expect(find.byType(ImportScreen), findsOneWidget);
  });

  testWidgets('without a platform side nothing happens', (tester) async {
    await pump(tester);
    expect(find.byType(ImportScreen), findsNothing);
    expect(tester.takeException(), isNull);
  });
}
