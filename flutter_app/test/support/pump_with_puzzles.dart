import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/app_state.dart';
import 'package:prise/bridge/types.dart';

import 'fake_engine.dart';
import 'fake_puzzles.dart';
import 'harness.dart';
import 'positions.dart';

/// The app over a core with these puzzles, by game.
Future<(AppState, FakePuzzles)> pumpWithPuzzles(
  WidgetTester tester,
  Map<String, List<FakeTask>> tasks, {
  List<GameView>? games,
  Size size = const Size(390, 844),
  double textScale = 1,
  Locale locale = const Locale('en'),
  ThemeMode themeMode = ThemeMode.light,
  void Function(FakePuzzles)? prepare,
}) async {
  final engine = FakeEngine(startBoard, games: games);
  final puzzles = engine.library.puzzles..tasks.addAll(tasks);
  prepare?.call(puzzles);
  final (app, _) = await pumpApp(
    tester,
    engine: engine,
    size: size,
    textScale: textScale,
    locale: locale,
    themeMode: themeMode,
  );
  await tester.pumpAndSettle();
  return (app, puzzles);
}
