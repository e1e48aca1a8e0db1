import 'dart:async';

import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:integration_test/integration_test.dart';
import 'package:prise/app.dart';
import 'package:prise/app_state.dart';
import 'package:prise/bridge/engine.dart';
import 'package:prise/bridge/rust_engine.dart';
import 'package:prise/play/play_screen.dart';
import 'package:prise/study/editor_screen.dart';
import 'package:prise/study/open_study.dart';
import 'package:prise/study/studies_screen.dart';
import 'package:prise/study/study_controller.dart';
import 'package:prise/study/study_screen.dart';

import 'support/device.dart';
import 'support/two_people.dart';

/// Positions and studies over the real core, in all games: edited, started,
/// analysed, kept and opened again.
void main() {
  IntegrationTestWidgetsFlutterBinding.ensureInitialized();
  late RustEngine engine;

  setUpAll(() async => engine = await RustEngine.load());

  /// Waits until something is so, however slow the device.
  Future<void> until(WidgetTester tester, bool Function() isSo) async {
    for (var wait = 0; wait < 2400 && !isSo(); wait++) {
      await tester.pump(const Duration(milliseconds: 50));
    }
    expect(isSo(), isTrue);
    await tester.pump(const Duration(milliseconds: 400));
  }

  Future<AppState> pumpApp(WidgetTester tester) async {
    final app = await appInMemory(engine)
      ..settings.locale = const Locale('en');
    await tester.pumpWidget(InMotion(child: PriseApp(state: app)));
    await tester.pumpAndSettle();
    unawaited(
      Navigator.of(
        tester.element(find.byType(Scaffold).first),
      ).push(MaterialPageRoute<void>(builder: (_) => const StudiesScreen())),
    );
    await tester.pumpAndSettle();
    return app;
  }

  StudyController studyOf(WidgetTester tester) =>
      tester.widget<StudyScreen>(find.byType(StudyScreen)).study;

  coreTest('an impossible position is named, and starts nothing', () async {
    final editor = engine.edit('draughts')..empty();
    for (var point = 10; point < 31; point++) {
      editor.place(point, 0);
    }
    final now = editor.view();
    expect(now.problem?.kind, EditorProblemKind.tooManyPieces);
    expect(now.problem?.count, 21);
    expect(now.problem?.points, hasLength(21));
    expect(now.canStart, isFalse);
    expect(editor.study, throwsA(isA<CoreError>()));
    editor.dispose();
  });

  coreTest('every game has its start, its tray and its text', () async {
    for (final game in engine.games) {
      final editor = engine.edit(game.id);
      final start = editor.view();
      expect(start.canStart, isTrue, reason: game.id);
      expect(start.tray, isNotEmpty);
      editor.empty();
      expect(editor.view().board.pieces, isEmpty);
      editor.undo();
      expect(editor.view().board.pieces, start.board.pieces);
      if (start.text case final text? when !game.isDealt) {
        expect(editor.paste(text).board.pieces, start.board.pieces);
      }
      editor.dispose();
    }
  });

  coreTest('a tree goes out as text and comes back', () async {
    final study = engine.study('draughts');
    final first = study.view().board.legal;
    study
      ..play(first.first.id)
      ..goTo(0);
    study.play(study.view().board.legal[1].id);
    study
      ..setComment(study.view().cursor, 'Instead')
      ..setGlyphs(study.view().cursor, [5])
      ..rename('Two ways');
    for (final text in [study.toText(), study.toPdn()!]) {
      final again = engine.readStudy(text);
      final nodes = again.view().nodes;
      expect(nodes.map((node) => node.notation), [
        for (final node in study.view().nodes) node.notation,
      ]);
      expect(nodes.last.comment, 'Instead');
      expect(nodes.last.glyphs, [5]);
      again.dispose();
    }
    study.dispose();
  });

  coreTest('a better move is told from a worse one', () async {
    // White can take two, or move away and lose a man.
    final editor = engine.edit('draughts')..paste('W:W32,38,43:B19,9,14');
    final study = editor.study();
    final legal = study.view().board.legal;
    final best = await study.judge(legal.first.notation, timeMs: 200);
    expect(best, isNotNull);
    final again = await study.judge(best!.best, timeMs: 200);
    expect(again?.isAsGood, isTrue);
    study.dispose();
    editor.dispose();
  });

  for (final id in ['draughts', 'mill', 'dark-chess', 'three-kingdoms']) {
    testWidgets('$id: edited, analysed, kept, opened again, played', (
      tester,
    ) async {
      final app = await pumpApp(tester);
      final (game, _) = app.gameOf(id);
      final index = app.games.indexWhere((entry) => entry.$1.id == id);

      // Edited: a piece is taken away and comes back.
      final edit = find.text('Editor').at(index);
      await tester.ensureVisible(edit);
      await tester.pumpAndSettle();
      await tester.tap(edit);
      await until(
        tester,
        () => find.byType(EditorScreen).evaluate().isNotEmpty,
      );
      final editor = tester
          .widget<EditorScreen>(find.byType(EditorScreen))
          .controller;
      final pieces = editor.now.board.pieces.length;
      if (pieces > 0) {
        editor.removePiece(editor.now.board.pieces.first.point);
        await tester.pump();
        expect(editor.now.board.pieces, hasLength(pieces - 1));
        editor.change((editor) => editor.undo());
      } else {
        editor.change((editor) => editor.place(0, 0));
        editor.change((editor) => editor.undo());
      }
      await tester.pump();
      expect(
        editor.now.canStart,
        isTrue,
        reason: '${editor.now.problem?.kind}',
      );

      // Analysed: the engine's first line comes, moves are made by hand.
      await tester.tap(find.widgetWithText(FilledButton, 'Analyse'));
      await until(tester, () => find.byType(StudyScreen).evaluate().isNotEmpty);
      final study = studyOf(tester);
      await until(tester, () => study.engine.now != null);
      expect(study.engine.now!.isExpectation, game.isDealt);
      study.playNotation(study.now.board.legal.first.notation);
      await until(tester, () => !study.board.isAnimating.value);
      study
        ..annotate(study.here.id, 'Our move', [1])
        ..step(isForward: false);
      await tester.pump();
      if (study.now.board.legal.length > 1) {
        study.playNotation(study.now.board.legal.last.notation);
      }
      await until(tester, () => study.engine.now?.node == study.now.cursor);
      final tree = study.now.nodes.map((node) => node.notation).toList();

      // Kept, left, listed, opened again.
      study.rename('Mine');
      final number = await app.library.keepStudy(study.study);
      await study.study.flush();
      study.wasKept();
      await tester.pump();
      await tester.tap(find.byTooltip('Back').first);
      await until(tester, () => find.byType(StudyScreen).evaluate().isEmpty);
      await tester.tap(find.byTooltip('Back').first);
      await until(tester, () => find.text('Mine').evaluate().isNotEmpty);
      expect((await app.library.studies()).single.id, number);
      await tester.ensureVisible(find.text('Mine'));
      await tester.pumpAndSettle();
      await tester.tap(find.text('Mine'));
      await until(tester, () => find.byType(StudyScreen).evaluate().isNotEmpty);
      final again = studyOf(tester);
      expect(again.now.nodes.map((node) => node.notation), tree);
      expect(
        again.now.nodes.where((node) => node.comment == 'Our move'),
        hasLength(1),
      );

      // Played from there.
      again.engine.isOn = false;
      final match = await app.startFromStudy(again.study, [
        for (var seat = 0; seat < game.seats; seat++)
          PlayerSetup(name: 'P$seat'),
      ]);
      expect(match.view.unrated, isNotEmpty);
      await app.leave(match);
      await tester.tap(find.byTooltip('Back').first);
      await until(tester, () => find.byType(StudyScreen).evaluate().isEmpty);
      expect(find.byType(PlayScreen), findsNothing);
    });
  }

  testWidgets('a study from a text or the library is changed by its rules', (
    tester,
  ) async {
    final app = await pumpApp(tester);
    final study = engine.study('mill', rules: 'flying=0,diagonals=1');
    final text = study.toText();
    final number = await app.library.keepStudy(study);
    await study.flush();
    study.dispose();
    for (final open in <FutureOr<Study> Function()>[
      () => engine.readStudy(text),
      () => app.library.openStudy(number),
    ]) {
      unawaited(showStudy(tester.element(find.byType(StudiesScreen)), open));
      await until(tester, () => find.byType(StudyScreen).evaluate().isNotEmpty);
      studyOf(tester).engine.isOn = false;
      await tester.tap(find.byTooltip('More').last);
      await tester.pumpAndSettle();
      await tester.tap(find.text('Change this position'));
      await until(
        tester,
        () => find.byType(EditorScreen).evaluate().isNotEmpty,
      );
      final editor = tester.widget<EditorScreen>(find.byType(EditorScreen));
      expect(editor.controller.now.rules, contains('flying=0'));
      expect(editor.controller.now.board.hasDiagonals, isTrue);
      await tester.tap(find.byTooltip('Back').last);
      await until(tester, () => find.byType(EditorScreen).evaluate().isEmpty);
      await tester.tap(find.byTooltip('Back').last);
      await until(tester, () => find.byType(StudyScreen).evaluate().isEmpty);
    }
  });

  testWidgets('the engine stops when one leaves', (tester) async {
    final app = await pumpApp(tester);
    await tester.tap(find.text('Analyse').first);
    await until(tester, () => find.byType(StudyScreen).evaluate().isNotEmpty);
    final study = studyOf(tester);
    await until(tester, () => study.engine.now != null);
    final asked = study.study.analyse(lines: 1, isThreat: false);
    study.study.stop();
    expect(await asked.timeout(const Duration(seconds: 10)), anything);
    await tester.tap(find.byTooltip('Back').first);
    await until(tester, () => find.byType(StudyScreen).evaluate().isEmpty);
    expect(app.matches, isEmpty);
  });

  coreTest('openings are explored in own games, and in the engine’s', () async {
    final library = await engine.open(null);
    final match = await library.start(twoPeople);
    final first = match.view().legal.first;
    match
      ..play(first.id)
      ..resign(1);
    await match.flush();
    final study = engine.study('draughts');
    final found = await library.explore(study);
    expect(found.isExplored, isTrue);
    expect(found.moves.single.notation, first.notation);
    expect(found.moves.single.wins, [1, 0]);
    expect(found.moves.single.lastGame, isNotNull);
    if (engine.builtInTree('draughts') case final tree?) {
      expect(tree.about.isSelfPlay, isTrue);
      expect(
        study.view().board.legal.map((move) => move.notation),
        containsAll((await tree.explore(study)).moves.map((it) => it.notation)),
      );
      tree.dispose();
    }
    study.dispose();
    match.dispose();
  });
}
