import 'dart:async';

import 'package:flutter/material.dart';
import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/board/game_board.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/feedback/devices.dart';
import 'package:prise/feedback/power_saver.dart';
import 'package:prise/games/registry.dart';
import 'package:prise/study/arrow_painter.dart';
import 'package:prise/study/editor_screen.dart';
import 'package:prise/study/move_tree.dart';
import 'package:prise/study/open_study.dart';
import 'package:prise/study/studies_screen.dart';
import 'package:prise/study/study_controller.dart';
import 'package:prise/study/study_panel.dart';
import 'package:prise/study/study_screen.dart';
import 'package:prise/study/study_view.dart';
import 'package:prise/widgets/app_board.dart';

import '../support/fake_engine.dart';
import '../support/fake_study.dart';
import '../support/hands.dart';
import '../support/harness.dart';
import '../support/other_games.dart';
import '../support/positions.dart';
import '../support/uncut.dart';

final Map<String, BoardView Function()> _starts = {
  'draughts': startBoard,
  'mill': () => momentOf(
    mill,
    pieces: const [PieceView(point: 3, army: 0, kind: 0)],
    armies: const [0, 1],
    inHand: const [8, 9],
    phase: Phase.placing,
    legal: [
      for (final (id, to) in ['d5', 'e5', 'a1'].indexed)
        moveOn(mill, id, MoveKind.place, to),
    ],
  ),
  'dark-chess': () => momentOf(
    darkChess,
    pieces: const [PieceView(point: 0), PieceView(point: 9, army: 0, kind: 3)],
    armies: const [0, 1],
    legal: [moveOn(darkChess, 0, MoveKind.flip, 'a8')],
  ),
  'three-kingdoms': () => momentOf(
    threeKingdoms,
    pieces: const [PieceView(point: 0), PieceView(point: 6)],
    armies: const [0, null, 2],
    legal: [moveOn(threeKingdoms, 0, MoveKind.flip, 'a9')],
  ),
};

class _Power implements PowerSaver {
  bool isSaving = false;

  @override
  Future<bool> isOn() async => isSaving;
}

void main() {
  Future<(StudyController, FakeStudy, FakeEngine)> pumpStudy(
    WidgetTester tester, {
    String game = 'draughts',
    Size size = const Size(390, 844),
    double textScale = 1,
    Locale locale = const Locale('en'),
    ThemeMode themeMode = ThemeMode.light,
    void Function(FakeStudy study)? prepare,
    Devices devices = const Devices(),
  }) async {
    final games = [draughts, mill, darkChess, threeKingdoms];
    final (app, engine) = await pumpApp(
      tester,
      first: _starts[game]!,
      devices: devices,
      games: games,
      size: size,
      textScale: textScale,
      locale: locale,
      themeMode: themeMode,
    );
    addTearDown(app.dispose);
    final context = tester.element(find.byType(Scaffold).first);
    final fake = FakeStudy(_starts[game]!());
    prepare?.call(fake);
    unawaited(showStudy(context, () => fake));
    await tester.pumpAndSettle();
    final screen = tester.widget<StudyScreen>(find.byType(StudyScreen));
    return (screen.study, fake, engine);
  }

  /// Draughts with a variation: 32-28 and then 19-23 or 18-23 (a comment), and
  /// 31-27 instead of the first move.
  Future<(StudyController, FakeStudy, FakeEngine)> pumpTree(
    WidgetTester tester, {
    Size size = const Size(390, 844),
    double textScale = 1,
    Locale locale = const Locale('en'),
  }) => pumpStudy(
    tester,
    size: size,
    textScale: textScale,
    locale: locale,
    prepare: (study) {
      study
        ..legalAfter['32-28'] = [
          move(1, 19, [23]),
          move(2, 18, [23]),
        ]
        ..play(startBoard().legal.first.id)
        ..play(1)
        ..goTo(1)
        ..play(2)
        ..setComment(3, 'Not a good idea')
        ..setGlyphs(3, [6])
        ..goTo(0)
        ..play(startBoard().legal[1].id)
        ..goTo(0);
    },
  );

  testWidgets('moves by hand of both sides become a tree', (tester) async {
    final (study, fake, _) = await pumpStudy(tester);
    final first = startBoard().legal.first;
    await tester.tapAt(square(tester, first.from! + 1));
    await tester.pump();
    await tester.tapAt(square(tester, first.to + 1));
    await tester.pumpAndSettle();
    expect(study.here.notation, first.notation);
    expect(fake.calls, contains('play ${first.notation}'));
    expect(study.hasUnkept, isTrue);
    expect(find.text('1. ${first.notation}'), findsOneWidget);
  });

  testWidgets('the engine shows lines, depth, arrows and who stands better', (
    tester,
  ) async {
    final handle = tester.ensureSemantics();
    final (study, fake, _) = await pumpStudy(tester);
    expect(fake.isThinking, isTrue, reason: 'it is on to begin with');
    expect(find.text('Depth 12'), findsOneWidget);
    expect(find.text('+0.35'), findsOneWidget);
    expect(find.bySemanticsLabel('Evaluation'), findsOneWidget);
    List<MoveArrow> arrows() => tester
        .widgetList<CustomPaint>(find.byType(CustomPaint))
        .map((paint) => paint.painter)
        .whereType<ArrowPainter>()
        .single
        .arrows;
    expect(arrows(), hasLength(1));
    await tester.tap(find.byTooltip('Number of lines: 1'));
    await tester.pumpAndSettle();
    await tester.tap(find.text('3 lines'));
    await tester.pumpAndSettle();
    expect(study.engine.lines, 3);
    expect(arrows(), hasLength(study.engine.now!.lines.length));
    // A tap on a line plays its first move.
    await tester.tap(find.text('+0.35'));
    await tester.pumpAndSettle();
    expect(study.here.notation, startBoard().legal.first.notation);
    await tester.tap(find.byType(Switch));
    await tester.pump();
    expect(fake.isThinking, isFalse);
    expect(arrows(), isEmpty);
    expect(find.text('Engine off'), findsOneWidget);
    handle.dispose();
  });

  testWidgets('what the engine reports builds neither board nor tree', (
    tester,
  ) async {
    late void Function(EngineLines) report;
    final (_, fake, _) = await pumpStudy(
      tester,
      prepare: (study) =>
          study.engine = (study, lines, {required isThreat, onProgress}) {
            report = onProgress!;
            return Completer<EngineLines?>().future;
          },
    );
    final built = <Type>{};
    debugOnRebuildDirtyWidget = (element, _) =>
        built.add(element.widget.runtimeType);
    addTearDown(() => debugOnRebuildDirtyWidget = null);
    report(fake.linesOf(depth: 17));
    await tester.pump();
    debugOnRebuildDirtyWidget = null;
    expect(find.text('Depth 17'), findsOneWidget);
    expect(built, isNotEmpty);
    for (final type in [AppBoard, GameBoard, StudyView, StudyPanel, MoveTree]) {
      expect(built, isNot(contains(type)));
    }
  });

  testWidgets('the threat is what the other side would play', (tester) async {
    final (_, fake, _) = await pumpStudy(tester);
    await tester.tap(find.byIcon(Icons.visibility_outlined));
    await tester.pump();
    expect(fake.calls.last, 'analyse 1 threat');
    expect(find.textContaining('Threat of Black'), findsOneWidget);
  });

  testWidgets('an average over what is hidden is said to be one', (
    tester,
  ) async {
    await pumpStudy(
      tester,
      game: 'dark-chess',
      prepare: (study) => study.engine =
          (study, lines, {required isThreat, onProgress}) async =>
              study.linesOf(isExpectation: true),
    );
    expect(find.textContaining('average over what is hidden'), findsOneWidget);
    expect(find.textContaining('⌀'), findsOneWidget);
  });

  testWidgets('the engine stops in the background and when one leaves', (
    tester,
  ) async {
    final (_, fake, _) = await pumpStudy(tester);
    expect(fake.isThinking, isTrue);
    for (final state in [
      AppLifecycleState.inactive,
      AppLifecycleState.hidden,
    ]) {
      tester.binding.handleAppLifecycleStateChanged(state);
    }
    expect(fake.isThinking, isFalse);
    for (final state in [
      AppLifecycleState.inactive,
      AppLifecycleState.resumed,
    ]) {
      tester.binding.handleAppLifecycleStateChanged(state);
    }
    await tester.pump();
    expect(fake.isThinking, isTrue);
    await tester.tap(find.byTooltip('Back'));
    await tester.pumpAndSettle();
    expect(fake.isThinking, isFalse);
    expect(fake.calls.last, 'dispose');
  });

  testWidgets('the engine rests while the battery is saved', (tester) async {
    final power = _Power()..isSaving = true;
    final (_, fake, _) = await pumpStudy(
      tester,
      devices: Devices(power: power),
    );
    expect(fake.isThinking, isFalse);
    expect(find.textContaining('battery'), findsOneWidget);
    power.isSaving = false;
    await tester.pump(const Duration(seconds: 30));
    await tester.pump();
    expect(fake.isThinking, isTrue);
    await tester.tap(find.byTooltip('Back'));
    await tester.pumpAndSettle();
  });

  testWidgets('the switch is remembered', (tester) async {
    final (_, _, engine) = await pumpStudy(tester);
    await tester.tap(find.byType(Switch));
    await tester.pump();
    await tester.pump();
    expect(engine.library.saved['study'], contains('"engine":false'));
  });

  testWidgets('the keyboard walks through the tree', (tester) async {
    final (study, _, _) = await pumpTree(tester);
    Future<void> press(LogicalKeyboardKey key) async {
      await tester.sendKeyEvent(key);
      await tester.pumpAndSettle();
    }

    await press(LogicalKeyboardKey.arrowRight);
    expect(study.here.notation, '32-28');
    await press(LogicalKeyboardKey.arrowRight);
    expect(study.here.notation, '19-23');
    await press(LogicalKeyboardKey.arrowDown);
    expect(study.here.notation, '18-23');
    await press(LogicalKeyboardKey.arrowUp);
    expect(study.here.notation, '19-23');
    await press(LogicalKeyboardKey.home);
    expect(study.here.parent, isNull);
    await press(LogicalKeyboardKey.end);
    expect(study.here.notation, '19-23');
    await press(LogicalKeyboardKey.arrowLeft);
    expect(study.here.notation, '32-28');
    await press(LogicalKeyboardKey.keyE);
    expect(study.engine.isOn, isFalse);
  });

  testWidgets('from a variation back to where it left the main line', (
    tester,
  ) async {
    final (study, _, _) = await pumpTree(tester);
    study.goTo(3);
    await tester.pumpAndSettle();
    expect(study.here.isMain, isFalse);
    await tester.tap(find.byTooltip('Back to the main line'));
    await tester.pumpAndSettle();
    expect(study.here.notation, '32-28');
  });

  testWidgets('a screen reader walks through the tree and hears all of it', (
    tester,
  ) async {
    final handle = tester.ensureSemantics();
    final (study, _, _) = await pumpTree(tester);
    final moves = find.semantics.byPredicate(
      (node) => RegExp('^Move [0-9]+, ').hasMatch(node.label),
    );
    expect(moves.evaluate().map((node) => node.label), [
      'Move 1, White: 32-28',
      'Move 1, White: 32-27, variation',
      'Move 2, Black: 19-23',
      'Move 2, Black: 18-23, dubious move, variation, Not a good idea',
    ]);
    tester.semantics.tap(find.semantics.byLabel(RegExp('18-23, dubious')));
    await tester.pumpAndSettle();
    expect(study.here.notation, '18-23');
    handle.dispose();
  });

  testWidgets('variations move up and go, comments and signs stay', (
    tester,
  ) async {
    final (study, _, _) = await pumpTree(tester);
    study.goTo(3);
    await tester.pumpAndSettle();
    Future<void> choose(String name) async {
      await tester.tap(find.byTooltip('This move'));
      await tester.pumpAndSettle();
      await tester.tap(find.text(name));
      await tester.pumpAndSettle();
    }

    await choose('Move the variation up');
    expect(study.here.isMain, isTrue);
    await choose('Comment and sign');
    await tester.tap(find.text('!?'));
    await tester.enterText(find.byType(TextField), 'Worth a try');
    await tester.tap(find.text('Done'));
    await tester.pumpAndSettle();
    expect(study.here.comment, 'Worth a try');
    expect(study.here.glyphs, [5]);
    expect(find.text('Worth a try'), findsOneWidget);
    expect(find.textContaining('18-23!?'), findsOneWidget);
    await choose('Remove from here on');
    expect(study.here.notation, '32-28');
    expect(find.textContaining('18-23'), findsNothing);
  });

  testWidgets('the position is changed in the editor', (tester) async {
    final (_, fake, engine) = await pumpStudy(
      tester,
      prepare: (study) => study.rules = 'draws=fmjd-2015',
    );
    await tester.tap(find.byTooltip('More'));
    await tester.pumpAndSettle();
    await tester.tap(find.text('Change this position'));
    await tester.pumpAndSettle();
    expect(find.byType(EditorScreen), findsOneWidget);
    expect(engine.editors.single.view().rules, 'draws=fmjd-2015');
    expect(fake.isThinking, isFalse, reason: 'another screen is in front');
    await tester.tap(find.byTooltip('Back').last);
    await tester.pumpAndSettle();
    expect(fake.isThinking, isTrue);
  });

  testWidgets('the first screen leads to studies of every game', (
    tester,
  ) async {
    final (app, engine) = await pumpApp(tester, games: [draughts, mill]);
    addTearDown(app.dispose);
    await tester.tap(find.text('Study'));
    await tester.pumpAndSettle();
    expect(find.byType(StudiesScreen), findsOneWidget);
    await tester.tap(find.text('Analyse').first);
    await tester.pumpAndSettle();
    expect(find.byType(StudyScreen), findsOneWidget);
    await tester.tap(find.byTooltip('Back'));
    await tester.pumpAndSettle();
    await tester.tap(find.text('Editor').last);
    await tester.pumpAndSettle();
    expect(engine.editors.single.game, 'mill');
  });

  testWidgets('a study is read from a text, or it is said that it is none', (
    tester,
  ) async {
    final (app, engine) = await pumpApp(tester);
    addTearDown(app.dispose);
    engine.studyTexts.add('1. 32-28 (1. 31-26) *');
    await tester.tap(find.text('Study'));
    await tester.pumpAndSettle();
    Future<void> paste(String text) async {
      await tester.tap(find.byTooltip('Open a study from text'));
      await tester.pumpAndSettle();
      await tester.enterText(find.byType(TextField), text);
      await tester.tap(find.text('Open'));
      await tester.pumpAndSettle();
    }

    await paste('nonsense');
    expect(find.text('This cannot be opened'), findsOneWidget);
    await tester.tap(find.text('Close').last);
    await tester.pumpAndSettle();
    await paste('1. 32-28 (1. 31-26) *');
    expect(find.byType(StudyScreen), findsOneWidget);
  });

  group('fits, with nothing cut:', () {
    for (final MapEntry(key: name, value: size) in {
      ...surfaces,
      'a large tablet': const Size(1024, 1366),
      'a tall phone on its side': const Size(844, 390),
    }.entries) {
      testWidgets('a tree on $name', (tester) async {
        for (final scale in [1.0, 2.0]) {
          await pumpTree(tester, size: size, textScale: scale);
          expect(tester.takeException(), isNull);
          expectUncut(tester, find.byType(StudyScreen));
        }
      });
    }
    for (final kit in gameKits) {
      testWidgets('${kit.id} in Chinese at 200 %', (tester) async {
        for (final size in [const Size(320, 568), const Size(844, 390)]) {
          await pumpStudy(
            tester,
            game: kit.id,
            size: size,
            textScale: 2,
            locale: chinese,
          );
          expect(tester.takeException(), isNull);
          expectUncut(tester, find.byType(StudyScreen));
        }
      });
    }
  });

  testWidgets('it is accessible, by day and by night', (tester) async {
    final handle = tester.ensureSemantics();
    for (final game in _starts.keys) {
      for (final (locale, mode) in [
        (const Locale('en'), ThemeMode.light),
        (chinese, ThemeMode.dark),
      ]) {
        await pumpStudy(tester, game: game, locale: locale, themeMode: mode);
        await expectAccessible(tester);
      }
    }
    handle.dispose();
  });
}
