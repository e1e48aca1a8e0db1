import 'dart:async';

import 'package:flutter/material.dart';
import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/board/game_board.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/games/dark_chess/dark_chess_geometry.dart';
import 'package:prise/games/registry.dart';
import 'package:prise/play/play_screen.dart';
import 'package:prise/study/editor_screen.dart';
import 'package:prise/study/editor_tool.dart';
import 'package:prise/study/editor_tray.dart';
import 'package:prise/study/open_study.dart';
import 'package:prise/study/study_screen.dart';
import 'package:prise/widgets/piece_icon.dart';

import '../support/fake_editor.dart';
import '../support/fake_engine.dart';
import '../support/hands.dart';
import '../support/harness.dart';
import '../support/other_games.dart';
import '../support/positions.dart';
import '../support/uncut.dart';

final Map<String, GameView> _games = {
  for (final game in [draughts, mill, darkChess, threeKingdoms]) game.id: game,
};

void main() {
  Future<(FakeEditor, FakeEngine)> pumpEditor(
    WidgetTester tester, {
    String game = 'draughts',
    Size size = const Size(390, 844),
    double textScale = 1,
    Locale locale = const Locale('en'),
    ThemeMode themeMode = ThemeMode.light,
  }) async {
    final (app, engine) = await pumpApp(
      tester,
      games: _games.values.toList(),
      size: size,
      textScale: textScale,
      locale: locale,
      themeMode: themeMode,
    );
    addTearDown(app.dispose);
    final context = tester.element(find.byType(Scaffold).first);
    unawaited(editPosition(context, _games[game]!));
    await tester.pumpAndSettle();
    return (engine.editors.last, engine);
  }

  Finder tool(String name) => find.bySemanticsLabel(RegExp('^$name'));

  testWidgets('a piece of the tray is put down by taps, and taken away', (
    tester,
  ) async {
    final handle = tester.ensureSemantics();
    final (editor, _) = await pumpEditor(tester);
    await tester.tap(tool('White king'));
    await tester.pump();
    await tester.tapAt(square(tester, 28));
    await tester.pump();
    expect(editor.calls.last, 'place 27 1');
    // The same piece on the same point: it was not meant.
    await tester.tapAt(square(tester, 28));
    await tester.pump();
    expect(editor.calls.last, 'remove 27');
    await tester.tap(tool('Remove pieces'));
    await tester.pump();
    await tester.tapAt(square(tester, 1));
    await tester.pump();
    expect(editor.calls.last, 'remove 0');
    handle.dispose();
  });

  testWidgets('a piece of the tray is dragged onto the board', (tester) async {
    final handle = tester.ensureSemantics();
    final (editor, _) = await pumpEditor(tester);
    final from = tester.getCenter(tool('Black man'));
    final drag = await tester.startGesture(from);
    await tester.pump(const Duration(milliseconds: 20));
    await drag.moveTo(from.translate(0, -40));
    await tester.pump();
    await drag.moveTo(square(tester, 33));
    await tester.pump();
    await drag.up();
    await tester.pump();
    expect(editor.calls.last, 'place 32 2');
    handle.dispose();
  });

  testWidgets('pieces are dragged, picked up, held and thrown away', (
    tester,
  ) async {
    final (editor, _) = await pumpEditor(tester);
    await tester.dragFrom(
      square(tester, 1),
      square(tester, 12) - square(tester, 1),
    );
    await tester.pump();
    expect(editor.calls.last, 'shift 0 11');
    // The hand is the tool to begin with: tap, and tap where it is to go.
    await tester.tapAt(square(tester, 12));
    await tester.pump();
    await tester.tapAt(square(tester, 13));
    await tester.pump();
    expect(editor.calls.last, 'shift 11 12');
    await tester.longPressAt(square(tester, 13));
    await tester.pump();
    expect(editor.calls.last, 'remove 12');
    // Off the board.
    await tester.dragFrom(square(tester, 2), const Offset(0, 420));
    await tester.pump();
    expect(editor.calls.last, 'remove 1');
  });

  testWidgets('what is wrong is said in one line, marked, and cannot start', (
    tester,
  ) async {
    final (editor, _) = await pumpEditor(tester);
    expect(find.text('Ready to play'), findsOneWidget);
    editor.most = 3;
    await tester.longPressAt(square(tester, 21));
    await tester.pump();
    expect(find.text('Black has 4 pieces; 3 is the most'), findsOneWidget);
    final board = tester.widget<GameBoard>(find.byType(GameBoard)).controller;
    expect(board.highlights.value.wrong, {0, 1, 2, 3});
    final buttons = tester.widgetList<FilledButton>(find.byType(FilledButton));
    expect(buttons.map((button) => button.onPressed), [null, null]);
    // Taking one away mends it.
    await tester.longPressAt(square(tester, 1));
    await tester.pump();
    expect(find.text('Ready to play'), findsOneWidget);
    expect(board.highlights.value.wrong, isEmpty);
  });

  testWidgets('every problem has words in both languages', (tester) async {
    for (final locale in [const Locale('en'), chinese]) {
      final (editor, _) = await pumpEditor(
        tester,
        game: 'three-kingdoms',
        locale: locale,
      );
      for (final kind in EditorProblemKind.values) {
        editor.problem = EditorProblem(
          kind: kind,
          army: 1,
          piece: 4,
          seat: 2,
          count: 5,
          limit: 4,
          points: Uint8List(0),
        );
        await tester.longPressAt(tester.getCenter(find.byType(GameBoard)));
        final controller = tester
            .widget<EditorScreen>(find.byType(EditorScreen))
            .controller;
        controller.change((editor) => editor.view());
        await tester.pump();
        expect(tester.takeException(), isNull, reason: '$kind');
        expect(find.byIcon(Icons.error_outline), findsOneWidget);
      }
    }
  });

  testWidgets('undo, redo, start, empty and mirror', (tester) async {
    final (editor, _) = await pumpEditor(tester);
    await tester.longPressAt(square(tester, 1));
    await tester.pump();
    await tester.tap(find.byTooltip('Undo'));
    await tester.pump();
    expect(editor.view().board.pieces, hasLength(7));
    await tester.tap(find.byTooltip('Redo'));
    await tester.pump();
    expect(editor.view().board.pieces, hasLength(6));
    await tester.sendKeyDownEvent(LogicalKeyboardKey.control);
    await tester.sendKeyEvent(LogicalKeyboardKey.keyZ);
    await tester.sendKeyUpEvent(LogicalKeyboardKey.control);
    await tester.pump();
    expect(editor.view().board.pieces, hasLength(7));
    for (final (name, call) in [
      ('Empty board', 'empty'),
      ('Starting position', 'start'),
      ('Mirror', 'mirror'),
    ]) {
      await tester.tap(find.byTooltip('More'));
      await tester.pumpAndSettle();
      await tester.tap(find.text(name));
      await tester.pumpAndSettle();
      expect(editor.calls.last, call);
    }
  });

  testWidgets('a position is pasted; what is none changes nothing', (
    tester,
  ) async {
    final (editor, _) = await pumpEditor(tester);
    Future<void> paste(String text) async {
      await tester.tap(find.byTooltip('More'));
      await tester.pumpAndSettle();
      await tester.tap(find.text('Paste a position'));
      await tester.pumpAndSettle();
      await tester.enterText(find.byType(TextField), text);
      await tester.tap(find.text('Use it'));
      await tester.pumpAndSettle();
    }

    await paste('nonsense');
    expect(find.textContaining('That is no position'), findsOneWidget);
    expect(editor.calls, isEmpty);
    await paste('W:W31:B5');
    expect(editor.calls.last, 'paste W:W31:B5');
  });

  testWidgets('the keyboard alone puts pieces down and takes them away', (
    tester,
  ) async {
    final (editor, _) = await pumpEditor(tester);
    final controller = tester
        .widget<EditorScreen>(find.byType(EditorScreen))
        .controller;
    // A tool of the tray is chosen like any button.
    final piece = find
        .descendant(
          of: find.byType(EditorTray),
          matching: find.byType(PieceIcon),
        )
        .first;
    Focus.of(tester.element(piece)).requestFocus();
    await tester.pump();
    await tester.sendKeyEvent(LogicalKeyboardKey.enter);
    await tester.pump();
    expect(controller.tool, const PieceTool(0));
    // Tab reaches the board.
    for (var tabs = 0; tabs < 30 && controller.board.focus == null; tabs++) {
      await tester.sendKeyEvent(LogicalKeyboardKey.tab);
      await tester.pump();
      await tester.sendKeyEvent(LogicalKeyboardKey.arrowRight);
      await tester.pump();
    }
    final focus = controller.board.focus;
    expect(focus, isNotNull, reason: 'the board can be reached');
    await tester.sendKeyEvent(LogicalKeyboardKey.enter);
    await tester.pump();
    expect(editor.calls.last, 'place $focus 0');
    await tester.sendKeyEvent(LogicalKeyboardKey.delete);
    await tester.pump();
    expect(editor.calls.last, 'remove $focus');
  });

  testWidgets('mill has pieces in hand, and rules', (tester) async {
    final handle = tester.ensureSemantics();
    final (editor, engine) = await pumpEditor(tester, game: 'mill');
    engine.presets = millPresets;
    await tapVisible(tester, find.byTooltip('In hand, Black: one more'));
    await tester.pump();
    expect(editor.calls.last, 'hand 1 1');
    await tapVisible(tester, find.byIcon(Icons.tune));
    await tester.pumpAndSettle();
    await tester.tap(find.textContaining('Mills only').first);
    await tester.pump();
    expect(editor.calls.last, 'rules');
    handle.dispose();
  });

  testWidgets('three kingdoms has owners, who is out, and the counter', (
    tester,
  ) async {
    final (editor, _) = await pumpEditor(tester, game: 'three-kingdoms');
    await tapVisible(tester, find.widgetWithText(ChoiceChip, 'Green').first);
    await tester.pump();
    expect(editor.calls.last, 'army 0 0');
    await tapVisible(tester, find.text('Out').last);
    await tester.pump();
    expect(editor.calls.last, 'out 2 true');
    await tapVisible(tester, find.byTooltip('Count towards a draw: one more'));
    await tester.pump();
    expect(editor.calls.last, 'counter 1');
  });

  testWidgets('dark chess has face-down pieces and what they may be', (
    tester,
  ) async {
    final handle = tester.ensureSemantics();
    final (editor, _) = await pumpEditor(tester, game: 'dark-chess');
    await tester.tap(tool('[Ff]ace'));
    await tester.pump();
    final board = tester.getRect(find.byType(GameBoard));
    await tester.tapAt(board.topLeft + darkChessGeometry.at(9, board.size));
    await tester.pump();
    expect(editor.calls.last, 'place 9 0');
    await tapVisible(
      tester,
      find.byTooltip(RegExp('^Hidden: .*general.*one more')).first,
    );
    await tester.pump();
    expect(editor.calls.last, 'hidden 1 1');
    await tapVisible(tester, find.text('Make the numbers fit'));
    await tester.pump();
    expect(editor.calls.last, 'fill');
    handle.dispose();
  });

  testWidgets('a position is played by whoever is chosen', (tester) async {
    final (_, engine) = await pumpEditor(tester);
    await tester.tap(find.widgetWithText(FilledButton, 'Play'));
    await tester.pumpAndSettle();
    expect(find.text('Play from here'), findsOneWidget);
    await tester.tap(find.text('Start'));
    await tester.pumpAndSettle();
    expect(find.byType(PlayScreen), findsOneWidget);
    expect(engine.setups.single.players.map((player) => player.level), [
      null,
      3,
    ]);
  });

  testWidgets('a position is analysed, and then edited on', (tester) async {
    final (_, _) = await pumpEditor(tester);
    await tester.tap(find.widgetWithText(FilledButton, 'Analyse'));
    await tester.pumpAndSettle();
    expect(find.byType(StudyScreen), findsOneWidget);
    await tester.tap(find.byTooltip('Back'));
    await tester.pumpAndSettle();
    expect(find.byType(EditorScreen), findsOneWidget);
  });

  group('fits, with nothing cut:', () {
    for (final kit in gameKits) {
      for (final MapEntry(key: name, value: size) in {
        ...surfaces,
        'a large tablet': const Size(1024, 1366),
        'a tall phone on its side': const Size(844, 390),
      }.entries) {
        testWidgets('${kit.id} on $name', (tester) async {
          await pumpEditor(tester, game: kit.id, size: size);
          expect(tester.takeException(), isNull);
          expect(find.byType(EditorTray), findsOneWidget);
          expectUncut(tester, find.byType(EditorScreen));
          await pumpEditor(tester, game: kit.id, size: size, textScale: 2);
          expect(tester.takeException(), isNull);
          expectUncut(tester, find.byType(EditorScreen));
        });
      }
    }
  });

  group('is accessible:', () {
    for (final kit in gameKits) {
      testWidgets(kit.id, (tester) async {
        final handle = tester.ensureSemantics();
        for (final (locale, mode) in [
          (const Locale('en'), ThemeMode.light),
          (chinese, ThemeMode.dark),
        ]) {
          await pumpEditor(
            tester,
            game: kit.id,
            locale: locale,
            themeMode: mode,
          );
          await expectAccessible(tester);
        }
        handle.dispose();
      });
    }
  });
}
