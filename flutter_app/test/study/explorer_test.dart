import 'dart:async';
import 'dart:typed_data';

import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/study/explorer_panel.dart';
import 'package:prise/study/explorer_row.dart';
import 'package:prise/study/open_study.dart';
import 'package:prise/study/opening_explorer.dart';
import 'package:prise/study/study_controller.dart';
import 'package:prise/study/study_screen.dart';

import '../support/fake_engine.dart';
import '../support/fake_studies.dart';
import '../support/fake_study.dart';
import '../support/harness.dart';
import '../support/other_games.dart';
import '../support/positions.dart';
import '../support/uncut.dart';

void main() {
  Future<(StudyController, FakeEngine)> pumpExplorer(
    WidgetTester tester, {
    Size size = const Size(390, 844),
    double textScale = 1,
    Locale locale = const Locale('en'),
    ThemeMode themeMode = ThemeMode.light,
    bool opens = true,
  }) async {
    final (app, engine) = await pumpApp(
      tester,
      size: size,
      textScale: textScale,
      locale: locale,
      themeMode: themeMode,
    );
    addTearDown(app.dispose);
    engine.library.ownGames = (study) =>
        explorationOf(study, study.view().board.legal.take(2).toList());
    final context = tester.element(find.byType(Scaffold).first);
    unawaited(showStudy(context, () => FakeStudy(startBoard())));
    await tester.pumpAndSettle();
    if (opens) {
      await tester.ensureVisible(
        find.text(locale == chinese ? '開局庫' : 'Explorer'),
      );
      await tester.pumpAndSettle();
      await tester.tap(find.text(locale == chinese ? '開局庫' : 'Explorer'));
      await tester.pumpAndSettle();
    }
    final screen = tester.widget<StudyScreen>(find.byType(StudyScreen));
    return (screen.study, engine);
  }

  OpeningExplorer explorerOf(WidgetTester tester) =>
      tester.widget<ExplorerPanel>(find.byType(ExplorerPanel)).explorer;

  testWidgets('own games are counted, and a tap plays the move', (
    tester,
  ) async {
    final handle = tester.ensureSemantics();
    final (study, _) = await pumpExplorer(tester);
    expect(find.byType(ExplorerRow), findsNWidgets(2));
    expect(
      find.bySemanticsLabel(
        '32-28, 3 games, White won 1, Black won 1, 1 drawn',
      ),
      findsOneWidget,
    );
    await tapVisible(
      tester,
      find.descendant(
        of: find.byType(ExplorerRow).first,
        matching: find.text('32-28'),
      ),
    );
    await tester.pumpAndSettle();
    expect(study.here.notation, '32-28');
    // It follows: the numbers are those of the new position.
    expect(explorerOf(tester).now?.node, study.now.cursor);
    handle.dispose();
  });

  testWidgets('the engine’s tree says whose games they are', (tester) async {
    await pumpExplorer(tester);
    await tapVisible(tester, find.text('The engine'));
    await tester.pumpAndSettle();
    expect(
      find.textContaining('What the engine plays and how it ends: 1200 games'),
      findsOneWidget,
    );
    expect(find.byType(ExplorerRow), findsNWidgets(3));
  });

  testWidgets('the file of a club is loaded, named and removed', (
    tester,
  ) async {
    final (_, engine) = await pumpExplorer(tester);
    await tapVisible(tester, find.text('Club'));
    await tester.pumpAndSettle();
    expect(find.textContaining('prise explore build'), findsOneWidget);
    final explorer = explorerOf(tester);
    await explorer.loadClub(Uint8List(0));
    expect(explorer.error?.kind, ErrorKind.badSetup);
    await explorer.loadClub(Uint8List.fromList([1]));
    await tester.pumpAndSettle();
    expect(explorer.error, isNull);
    expect(find.textContaining('Our club: 1200 games'), findsOneWidget);
    await tapVisible(tester, find.text('Remove'));
    await tester.pumpAndSettle();
    expect(engine.library.clubTrees, isEmpty);
    expect(find.byType(ExplorerRow), findsNothing);
  });

  testWidgets('nothing is looked up while nobody looks', (tester) async {
    var asked = 0;
    final (study, engine) = await pumpExplorer(tester, opens: false);
    engine.library.ownGames = (study) {
      asked++;
      return explorationOf(study, const []);
    };
    study.playNotation('32-28');
    await tester.pumpAndSettle();
    expect(asked, 0);
  });

  testWidgets('games that are not explored have no explorer', (tester) async {
    final (app, _) = await pumpApp(tester, games: [threeKingdoms]);
    addTearDown(app.dispose);
    final context = tester.element(find.byType(Scaffold).first);
    final start = momentOf(
      threeKingdoms,
      pieces: const [PieceView(point: 0)],
      legal: [moveOn(threeKingdoms, 0, MoveKind.flip, 'a9')],
    );
    unawaited(showStudy(context, () => FakeStudy(start)));
    await tester.pumpAndSettle();
    expect(find.text('Explorer'), findsNothing);
  });

  for (final MapEntry(key: name, value: size) in surfaces.entries) {
    testWidgets('it fits $name', (tester) async {
      for (final (scale, locale) in [
        (1.0, const Locale('en')),
        (2.0, chinese),
      ]) {
        await pumpExplorer(
          tester,
          size: size,
          textScale: scale,
          locale: locale,
        );
        expect(tester.takeException(), isNull);
        expectUncut(tester, find.byType(StudyScreen));
      }
    });
  }

  testWidgets('it is accessible, by day and by night', (tester) async {
    final handle = tester.ensureSemantics();
    for (final (locale, mode) in [
      (const Locale('en'), ThemeMode.light),
      (chinese, ThemeMode.dark),
    ]) {
      await pumpExplorer(tester, locale: locale, themeMode: mode);
      await expectAccessible(tester);
    }
    handle.dispose();
  });
}
