import 'dart:async';
import 'dart:convert';

import 'package:flutter/material.dart';
import 'package:prise/app.dart';
import 'package:prise/app_state.dart';
import 'package:prise/bridge/engine.dart';
import 'package:prise/bridge/rust_engine.dart';
import 'package:prise/library/record_pager.dart';
import 'package:prise/review/analysis.dart';
import 'package:prise/stats/game_statistics.dart';

/// The app with 10,000 finished games in its library, for measuring. It prints
/// how long the statistics take to read, and the first point of an analysis and
/// stopping it; how the list of games scrolls is for the platform's own tools to
/// tell.
Future<void> main() async {
  WidgetsFlutterBinding.ensureInitialized();
  final engine = await RustEngine.load();
  final library = await engine.open(null);
  await library.importFile(
    utf8.encode(await _games(10000, library)),
    library.prepareImport(),
  );
  await _measureStatistics(library);
  await _measureAnalysis(library);
  final app = AppState(engine: engine, library: library);
  await app.refresh();
  runApp(PriseApp(state: app));
}

Future<void> _measureStatistics(Library library) async {
  final times = <int>[];
  for (var round = 0; round < 20; round++) {
    final watch = Stopwatch()..start();
    await GameStatistics.read(library);
    times.add(watch.elapsedMicroseconds);
  }
  final first = times.first;
  times.sort();
  debugPrint(
    'statistics: first $first µs, median ${times[10]} µs, worst ${times.last} µs',
  );
}

Future<void> _measureAnalysis(Library library) async {
  final newest = await library.records(RecordPager.everything);
  final match = await library.review(newest.items.first.id);
  final watch = Stopwatch()..start();
  final looked = Completer<void>();
  unawaited(
    match.analyse(
      fromPly: 0,
      timeMs: Analysis.millisPerMoment,
      onMoment: (_) => looked.isCompleted ? null : looked.complete(),
    ),
  );
  await looked.future;
  final first = watch.elapsedMilliseconds;
  watch.reset();
  match
    ..stopAnalysis()
    ..dispose();
  debugPrint(
    'analysis: first point after $first ms, '
    'stopped and left in ${watch.elapsedMicroseconds} µs',
  );
}

/// An export of so many rated games like one of 60 moves that is played here.
Future<String> _games(int count, Library library) async {
  final match = await library.start(
    const MatchSetup(
      practice: false,
      game: 'draughts',
      rules: '',
      players: [
        PlayerSetup(name: 'You'),
        PlayerSetup(name: 'Prise', level: 3),
      ],
    ),
  );
  for (var ply = 0; ply < 60; ply++) {
    final legal = match.view().legal;
    match.play(legal[ply * 7 % legal.length].id);
  }
  match.resign(1);
  await match.flush();
  final export = jsonDecode(await library.exportAll()) as Map<String, Object?>;
  final record =
      (export['records']! as List<Object?>).single! as Map<String, Object?>;
  return jsonEncode({
    ...export,
    'records': [
      for (var game = 0; game < count; game++)
        {
          ...record,
          'finished': 1700000000000 + game * 3600000,
          'winner': game % 3 == 0 ? 1 : 0,
          'rating': {
            'before': 1500 + game % 90,
            'after': 1500 + (game + 1) % 90,
            'deviation': 60,
          },
        },
    ],
  });
}
