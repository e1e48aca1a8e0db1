import 'dart:convert';

import 'package:flutter_test/flutter_test.dart';
import 'package:integration_test/integration_test.dart';
import 'package:prise/bridge/engine.dart';
import 'package:prise/bridge/rust_engine.dart';
import 'package:prise/games/registry.dart';
import 'package:prise/library/import_text.dart';
import 'package:prise/library/record_pager.dart';
import 'package:prise/review/review_controller.dart';
import 'package:prise/stats/game_statistics.dart';

import 'support/device.dart';

/// Looking back, bringing games in and taking them out, over the real core.
void main() {
  IntegrationTestWidgetsFlutterBinding.ensureInitialized();
  late RustEngine engine;
  late Library library;

  setUpAll(() async => engine = await RustEngine.load());
  setUp(() async => library = await engine.open(null));

  /// Plays so many moves between a person and the computer's seat; the person
  /// wins if the other one resigns.
  Future<Match> play(
    int moves, {
    String game = 'draughts',
    int? resigns,
  }) async {
    final match = await library.start(
      MatchSetup(
        practice: false,
        game: game,
        rules: '',
        players: const [
          PlayerSetup(name: 'A'),
          PlayerSetup(name: 'B', level: 3),
        ],
        seed: 3,
      ),
    );
    for (var ply = 0; ply < moves && match.view().outcome == null; ply++) {
      final legal = match.view().legal;
      match.play(legal[(ply * 7 + moves) % legal.length].id);
    }
    if (resigns != null && match.view().outcome == null) match.resign(resigns);
    await match.flush();
    return match;
  }

  Future<ReviewController> review(int id) async {
    final match = await library.review(id);
    return ReviewController(
      match: match,
      game: engine.games.firstWhere((game) => game.id == match.view().game),
      kit: kitOf(match.view().game)!,
    );
  }

  for (final game in ['draughts', 'mill', 'dark-chess']) {
    coreTest('every moment of a game of $game is shown and analysed', () async {
      final played = await play(14, game: game, resigns: 1);
      final looked = await review(played.id!);
      addTearDown(looked.dispose);
      expect(looked.length, 15);
      for (var ply = 0; ply < looked.length; ply++) {
        looked.goTo(ply);
        expect(looked.board.view!.ply, ply);
        expect(looked.position, isNotEmpty);
      }
      looked
        ..showsBest = true
        ..goTo(4)
        ..analysis.start();
      for (var wait = 0; wait < 200 && !looked.analysis.isComplete; wait++) {
        await Future<void>.delayed(const Duration(milliseconds: 50));
      }
      expect(looked.analysis.isComplete, isTrue);
      expect(looked.judgement.winner(15), 0);
      expect(looked.judgement.chance(15), 1);
      expect(looked.line, isNotEmpty);
      expect(looked.line.first.notation, looked.best.first);
    });
  }

  coreTest('of three everybody has chances at every moment', () async {
    final match = await library.start(
      const MatchSetup(
        practice: false,
        game: 'three-kingdoms',
        rules: '',
        players: [
          PlayerSetup(name: 'A'),
          PlayerSetup(name: 'B', level: 3),
          PlayerSetup(name: 'C', level: 3),
        ],
        seed: 3,
      ),
    );
    for (var ply = 0; ply < 12; ply++) {
      final legal = match.view().legal;
      match.play(legal[ply * 7 % legal.length].id);
    }
    final looked = ReviewController(
      match: match,
      game: engine.games.firstWhere((game) => game.id == 'three-kingdoms'),
      kit: kitOf('three-kingdoms')!,
    );
    addTearDown(looked.dispose);
    looked.analysis.start();
    for (var wait = 0; wait < 400 && !looked.analysis.isComplete; wait++) {
      await Future<void>.delayed(const Duration(milliseconds: 50));
    }
    for (var ply = 0; ply <= 12; ply++) {
      final chances = looked.judgement.chances(ply)!;
      expect(chances, hasLength(3));
      expect(chances.reduce((sum, next) => sum + next), closeTo(1, 0.45));
    }
    expect(looked.analysis.at(0)!.isFlip, isTrue);
  });

  coreTest('an analysis that is left gives its match back at once', () async {
    final played = await play(40, resigns: 0);
    final looked = await review(played.id!);
    looked.analysis.start();
    for (var wait = 0; wait < 60 && looked.analysis.done == 0; wait++) {
      await Future<void>.delayed(const Duration(milliseconds: 50));
    }
    expect(looked.analysis.done, greaterThan(0));
    expect(looked.analysis.isComplete, isFalse);
    looked.analysis.stop();
    final done = looked.analysis.done;
    await Future<void>.delayed(const Duration(milliseconds: 600));
    expect(looked.analysis.done, done);
    looked
      ..analysis.start()
      ..dispose();
  });

  coreTest('a new match goes on from a moment, the old one stays', () async {
    final played = await play(20, resigns: 0);
    final looked = await review(played.id!);
    addTearDown(looked.dispose);
    final branch = await library.branch(looked.match, 10, const [
      PlayerSetup(name: 'A'),
      PlayerSetup(name: 'B'),
    ]);
    looked.goTo(10);
    expect(branch.view().pieces, looked.board.view!.pieces);
    branch.play(branch.view().legal.first.id);
    await branch.flush();
    expect(await library.matches(), hasLength(1));
    expect((await library.records(RecordPager.everything)).items, hasLength(1));
  });

  Future<ImportReport> importText(Library library, String text) =>
      importBytes(engine, library, utf8.encode(text), library.prepareImport());

  coreTest(
    'of a hundred games the broken ones are named, the others kept',
    () async {
      final texts = <String>[];
      for (var game = 1; game <= 100; game++) {
        final match = await play(10 + game % 20, resigns: game % 2);
        // Two games that tell the same would be one.
        final pdn = match.pdn().replaceFirst('[Round "?"]', '[Round "$game"]');
        texts.add(switch (game % 20) {
          0 => pdn.replaceFirst(RegExp(r'1\. \S+'), '1. 32-17'),
          10 => pdn.replaceFirst('\n\n', '\n[FEN "nonsense"]\n\n'),
          _ => pdn,
        });
      }
      final fresh = await engine.open(null);
      final report = await importText(fresh, texts.join('\n\n'));
      expect(report.brought.records, 90);
      expect(report.problems, hasLength(10));
      final problems = report.problems.cast<GameProblem>();
      expect(problems.map((problem) => problem.view.game), [
        for (var game = 10; game <= 100; game += 10) game,
      ]);
      expect(problems.map((problem) => problem.view.kind).toSet(), {
        PdnProblemKind.illegalMove,
        PdnProblemKind.badPosition,
      });
      final pager = RecordPager(fresh);
      addTearDown(pager.dispose);
      await pager.reload();
      await pager.loadMore();
      expect(pager.items, hasLength(90));
      expect(pager.items.first.isImported, isTrue);
    },
  );

  coreTest('positions of several games are told apart', () async {
    final report = await importText(library, 'W:W31-50:B1-20\nnonsense\n');
    expect(report.positions.single.$1, 'draughts');
    expect((report.problems.single as LineProblem).line, 2);
  });

  coreTest('an export brings everything back', () async {
    for (var game = 0; game < 12; game++) {
      await play(12 + game, resigns: game % 3 == 0 ? 0 : 1);
    }
    await play(5);
    final text = await library.exportAll();
    expect(jsonDecode(text), isA<Map<String, Object?>>());
    final fresh = await engine.open(null);
    final report = await importText(fresh, text);
    expect(report.brought.records, 12);
    expect(report.brought.matches, 1);
    expect(report.problems, isEmpty);
    Future<List<Object?>> told(Library library) async => [
      for (final record in (await library.records(
        RecordPager.everything,
      )).items)
        (record.game, record.winner, record.ply, record.ratingAfter),
    ];
    expect(await told(fresh), await told(library));
    final again = await importText(fresh, text);
    expect(again.brought.records, 0);
    expect(again.brought.duplicates, 13);
    final before = (await GameStatistics.read(library)).single;
    final after = (await GameStatistics.read(fresh)).single;
    expect(after.total, before.total);
    expect(after.total, (won: 8, drawn: 0, lost: 4));
    List<double> ratings(GameStatistics statistics) => [
      for (final point in statistics.ratingHistory.ratings) point.rating,
    ];
    expect(ratings(after), ratings(before));
    expect(
      after.ratingHistory.longestStreak,
      before.ratingHistory.longestStreak,
    );
  });

  coreTest('what is deleted comes back', () async {
    final played = await play(12, resigns: 1);
    await library.delete(played.id!);
    expect((await library.records(RecordPager.everything)).items, isEmpty);
    await library.undelete(played.id!);
    expect((await library.records(RecordPager.everything)).items, hasLength(1));
  });

  coreTest('filters ask by game, opponent and result', () async {
    await play(12, resigns: 1);
    await play(12, resigns: 0);
    await play(12, game: 'mill', resigns: 0);
    Future<int> count(RecordFilter filter) async =>
        (await library.records(filter)).items.length;
    expect(
      await count(const RecordFilter(game: 'mill', amongPeople: false)),
      1,
    );
    expect(await count(const RecordFilter(level: 3, amongPeople: false)), 3);
    expect(await count(const RecordFilter(amongPeople: true)), 0);
    expect(
      await count(
        const RecordFilter(amongPeople: false, ending: EndingKind.lost),
      ),
      2,
    );
  });
}
