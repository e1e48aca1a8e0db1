import 'package:flutter/widgets.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:integration_test/integration_test.dart';
import 'package:prise/app.dart';
import 'package:prise/app_state.dart';
import 'package:prise/bridge/engine.dart';
import 'package:prise/bridge/rust_engine.dart';
import 'package:prise/puzzles/daily_picture.dart';
import 'package:prise/puzzles/daily_puzzle_tile.dart';
import 'package:prise/puzzles/open_puzzle.dart';
import 'package:prise/puzzles/puzzle_desk.dart';
import 'package:prise/puzzles/solving_controller.dart';

import 'support/device.dart';

/// Puzzles over the real core: solved, failed, left and taken up again.
void main() {
  IntegrationTestWidgetsFlutterBinding.ensureInitialized();
  late RustEngine engine;
  late AppState app;

  setUpAll(() async => engine = await RustEngine.load());

  setUp(() async => app = await appInMemory(engine));

  int today() => dayOf(app.now());

  /// The solution, as somebody sees it who gives up.
  Future<List<String>> solutionOf(String game, int id) async {
    final puzzle = await app.library.puzzles.openAnew(game, id);
    final solution = puzzle.giveUp().solution;
    puzzle.dispose();
    return solution;
  }

  Future<SolvingController> open(String game, {int? id}) async {
    final solving = (await sitDownAt(app, game, id: id))!;
    solving.board.reduceMotion = true;
    return solving;
  }

  /// Waits until the solver may move, or nothing moves any more.
  Future<void> rest(SolvingController solving) async {
    final view = solving.view;
    while (solving.view.stage == PuzzleStage.judging ||
        solving.view.stage == PuzzleStage.answering ||
        solving.isShowing) {
      await Future<void>.delayed(const Duration(milliseconds: 50));
    }
    await solving.written;
    expect(solving.view.id, view.id);
  }

  /// Plays the solver's next move of a solution.
  Future<void> playNext(SolvingController solving, List<String> line) async {
    final wanted = line[solving.view.board.ply];
    final move = solving.view.board.legal.firstWhere(
      (move) => move.notation == wanted,
    );
    solving.board.onMove(move);
    await rest(solving);
  }

  /// A puzzle in which the solver has more than one move.
  Future<(int, List<String>)> longOne(String game) async {
    for (var seed = 0; ; seed++) {
      final card = (await app.library.puzzles.next(game, seed: seed))!;
      final line = await solutionOf(game, card.id);
      if (line.length >= 3) return (card.id, line);
    }
  }

  coreTest('there are puzzles of every game that is named', () async {
    expect(app.library.puzzles.games, containsAll(['draughts', 'mill']));
    for (final game in app.library.puzzles.games) {
      final progress = await app.library.puzzles.progress(game, today());
      expect(progress.puzzles, greaterThan(0), reason: game);
      expect(progress.themes, isNotEmpty, reason: game);
    }
  });

  coreTest('one is solved in every game, and counts', () async {
    for (final game in app.library.puzzles.games) {
      final (id, line) = await longOne(game);
      final solving = await open(game, id: id);
      while (!solving.isOver) {
        await playNext(solving, line);
      }
      expect(solving.view.verdict, PuzzleVerdict.solved, reason: '$game $id');
      expect(solving.view.solution, line);
      expect(solving.view.themes, isNotEmpty, reason: '$game $id');
      expect(solving.after!.solved, 1);
      expect(solving.after!.streak, 1);
      expect(solving.isRated, isTrue);
      final setup = solving.handedOver();
      if (solving.view.board.outcome == null) {
        final match = await app.start(
          MatchSetup(
            practice: setup.practice,
            game: game,
            rules: setup.rules,
            players: [
              for (var seat = 0; seat < setup.players.length; seat++)
                PlayerSetup(name: '${seat + 1}'),
            ],
            position: setup.position,
          ),
        );
        expect(match.view.pieces, solving.view.board.pieces);
        match.dispose();
      }
      solving.dispose();
    }
  });

  coreTest('one fails in every game: refuted, counted, due again', () async {
    for (final game in app.library.puzzles.games) {
      final (id, line) = await longOne(game);
      final solving = await open(game, id: id);
      final start = solving.view.board;
      var isRefuted = false;
      for (final move in start.legal) {
        if (move.notation == line.first) continue;
        final again = solving.view.board.legal.firstWhere(
          (legal) => legal.notation == move.notation,
        );
        solving.board.onMove(again);
        await rest(solving);
        if (solving.isOver) break;
        expect(solving.view.stage, PuzzleStage.wrong);
        // How it is refuted stands on the board.
        isRefuted |= solving.view.board.ply > 1;
        solving.retry();
        expect(solving.view.board.pieces, start.pieces);
        await solving.written;
        break;
      }
      expect(isRefuted, isTrue, reason: '$game $id');
      final failed = await app.library.puzzles.progress(game, today());
      expect((failed.tried, failed.solved), (1, 0));
      final due = await app.library.puzzles.due(game, today() + 1);
      expect([for (final card in due) card.id], [id]);
      while (!solving.isOver) {
        await playNext(solving, line);
      }
      expect(solving.view.verdict, PuzzleVerdict.failed);
      expect(solving.after!.tried, 1, reason: 'it counts once');
      solving.dispose();
    }
  });

  coreTest('one is left in the middle and taken up again', () async {
    for (final game in app.library.puzzles.games) {
      final (id, line) = await longOne(game);
      final solving = await open(game, id: id);
      await playNext(solving, line);
      final left = solving.view.board;
      expect(left.ply, greaterThan(0));
      // The app is gone without a word: only what was written down is left.
      solving.dispose();
      final progress = await app.library.puzzles.progress(game, today());
      expect(progress.unfinished, id);
      final again = (await sitDownAt(app, game, isLeft: true))!;
      again.board.reduceMotion = true;
      expect(again.view.board.pieces, left.pieces);
      expect(again.view.board.ply, left.ply);
      while (!again.isOver) {
        await playNext(again, line);
      }
      expect(again.view.verdict, PuzzleVerdict.solved);
      expect(again.after!.unfinished, isNull);
      again.dispose();
    }
  });

  coreTest('hints name the piece, then the move', () async {
    final (id, line) = await longOne('draughts');
    final solving = await open('draughts', id: id);
    solving.hint();
    expect(solving.hintShowsMove, isFalse);
    solving.hint();
    expect(solving.hintShowsMove, isTrue);
    expect(solving.hintMove!.notation, line.first);
    await solving.written;
    solving.dispose();
  });

  coreTest('the puzzle of the day is the same for everybody', () async {
    final other = await engine.open(null);
    for (final game in app.library.puzzles.games) {
      final one = await app.library.puzzles.daily(game, today());
      expect(one, isNotNull);
      expect(await other.puzzles.daily(game, today()), one);
    }
  });

  coreTest('a run leaves rating and unfinished puzzle alone', () async {
    final (left, line) = await longOne('draughts');
    final solving = await open('draughts', id: left);
    await playNext(solving, line);
    solving.dispose();
    final puzzles = app.library.puzzles;
    final before = await puzzles.progress('draughts', today());
    final card = (await puzzles.forRun('draughts', solved: 0, seed: 3))!;
    final solution = await solutionOf('draughts', card.id);
    final inRun = SolvingController(
      puzzle: await puzzles.openAnew('draughts', card.id),
      game: app.gameOf('draughts').$1,
      kit: app.gameOf('draughts').$2,
      today: today,
    )..board.reduceMotion = true;
    while (!inRun.isOver) {
      await playNext(inRun, solution);
    }
    expect(inRun.after!.rating, before.rating);
    expect(inRun.after!.unfinished, left);
    expect(inRun.after!.tried, before.tried + 1);
    inRun.dispose();
    expect(await puzzles.finishRun('draughts', 4), 4);
    expect(await puzzles.finishRun('draughts', 2), 4);
  });

  testWidgets('from the first screen to the solution and on', (tester) async {
    await app.refresh();
    await tester.pumpWidget(PriseApp(state: app));
    // The device's own language may be another one.
    app.settings.locale = const Locale('en');
    Future<void> see(String text) async {
      for (var tries = 0; tries < 200; tries++) {
        await tester.pump(const Duration(milliseconds: 100));
        if (find.text(text).evaluate().isNotEmpty) return;
      }
      fail('“$text” never came');
    }

    final tile = find.byType(DailyPuzzleTile);
    final picture = find.descendant(
      of: tile,
      matching: find.byType(DailyPicture),
    );
    while (picture.evaluate().isEmpty) {
      await tester.pump(const Duration(milliseconds: 100));
    }
    await tester.tap(tile);
    await see('Solution');
    await tester.pumpAndSettle();
    await tester.tap(find.text('Solution'));
    await see('Next puzzle');
    expect(find.text('That was the solution'), findsOneWidget);
    await tester.tap(find.text('Next puzzle'));
    await see('Solution');
    final progress = await app.library.puzzles.progress('draughts', today());
    expect(progress.dailyDone, isTrue);
    expect(progress.tried, 1);
  });
}
