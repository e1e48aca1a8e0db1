import 'package:flutter_test/flutter_test.dart';
import 'package:integration_test/integration_test.dart';
import 'package:prise/app_state.dart';
import 'package:prise/bridge/engine.dart';
import 'package:prise/bridge/rust_engine.dart';
import 'package:prise/play/match_controller.dart';
import 'package:prise/setup/clock_draft.dart';
import 'package:prise/setup/setup_draft.dart';

import 'support/device.dart';
import 'support/two_people.dart';

/// The life of a match over the real core: played, left, killed, continued,
/// finished, played again.
void main() {
  IntegrationTestWidgetsFlutterBinding.ensureInitialized();
  late RustEngine engine;
  late AppState app;

  setUpAll(() async => engine = await RustEngine.load());

  setUp(() async => app = await appInMemory(engine));

  Future<MatchController> start(
    String game, {
    List<int?> levels = const [null, null],
    String rules = '',
    ClockChoice? clock,
  }) async {
    final match = await app.start(
      MatchSetup(
        practice: false,
        game: game,
        rules: rules,
        players: [
          for (final level in levels) PlayerSetup(name: 'A', level: level),
        ],
        clock: clock,
        seed: 7,
      ),
    );
    match.board.reduceMotion = true;
    return match;
  }

  void play(MatchController match, int moves) {
    for (var ply = 0; ply < moves && !match.isOver; ply++) {
      final legal = match.view.legal;
      match.board.onMove(legal[ply * 7 % legal.length]);
    }
  }

  coreTest('a match that was killed goes on exactly where it was', () async {
    final match = await start('draughts');
    play(match, 11);
    match.undo();
    final left = match.view;
    final moves = match.history.map((entry) => entry.notation).toList();
    // The app is gone without a word: only what was written down is left.
    await match.flush();
    match.dispose();
    await app.refresh();
    expect(app.matches.single.ply, left.ply);
    final again = await app.resume(app.matches.single.id);
    expect(again.view.pieces, left.pieces);
    expect(again.view.seat, left.seat);
    expect(again.view.ply, left.ply);
    expect(again.view.canRedo, isTrue);
    expect(again.history.map((entry) => entry.notation), moves);
    again.dispose();
  });

  coreTest('several matches are in progress at once', () async {
    for (final moves in [1, 2, 3]) {
      final match = await start('draughts');
      play(match, moves);
      await app.leave(match);
    }
    expect(app.matches.map((match) => match.ply), [3, 2, 1]);
    await app.forget(app.matches.first);
    expect(app.matches.map((match) => match.ply), [2, 1]);
  });

  coreTest(
    'a finished match is a record and not in progress any more',
    () async {
      final match = await start('draughts');
      play(match, 400);
      expect(match.isOver, isTrue);
      expect(match.history, hasLength(match.view.ply));
      final outcome = match.view.outcome!;
      await app.leave(match);
      expect(app.matches, isEmpty);
      final record = (await app.library.records(
        const RecordFilter(amongPeople: false),
      )).items.single;
      expect(record.reason, outcome.reason);
      expect(record.winner, outcome.winner);
    },
  );

  coreTest('a rematch has the same players, rules and clock', () async {
    final clock = const ClockDraft(ClockKind.fischer, 180, 2).choice(2);
    final match = await start(
      'draughts',
      levels: [null, 4],
      rules: 'draws=fmjd-2015',
      clock: clock,
    );
    match.resign();
    final setup = match.setup;
    await app.leave(match);
    expect(setup.rules, 'draws=fmjd-2015');
    expect(setup.players.map((player) => player.level), [null, 4]);
    expect(setup.clock?.timesMs, clock.timesMs);
    expect(setup.clock?.extraMs, clock.extraMs);
    final again = await app.start(setup);
    expect(again.isOver, isFalse);
    expect(again.view.seats.last.level, 4);
    again.dispose();
  });

  coreTest('each player has the time of a handicap', () async {
    final clock = const ClockDraft(
      ClockKind.fischer,
      300,
    ).withHandicap(3, isOn: true).withSeat(1, 60);
    final match = await start(
      'three-kingdoms',
      levels: [null, null, null],
      clock: clock.choice(3),
    );
    final times = [for (final seat in match.view.seats) seat.timeMs];
    expect(times, [300000, 60000, 300000]);
    expect(match.setup.clock?.timesMs, times);
    match.dispose();
  });

  coreTest('B1 a deal is promised, mixed, played and proved', () async {
    for (final (game, seats) in [('dark-chess', 2), ('three-kingdoms', 3)]) {
      final deal = engine.promiseDeal(game);
      final match = await app.start(
        MatchSetup(
          game: game,
          rules: '',
          practice: false,
          players: List.filled(seats, const PlayerSetup(name: 'A')),
        ),
        Shuffled(
          deal,
          const DealMix(
            taps: [TapView(x: 120, y: 340, ms: 7)],
            words: 'my lucky socks',
          ),
        ),
      );
      match.board.reduceMotion = true;
      expect(match.view.commitment, deal.commitment);
      expect(match.view.commitmentShort, deal.shortCommitment);
      play(match, 3);
      expect(match.dealProof, isNull);
      while (!match.isOver) {
        match.resign();
      }
      final proof = match.dealProof!;
      expect(proof.isFair, isTrue);
      expect(proof.commitment, deal.commitment);
      expect(proof.mix, 'taps 120,340,7\nwords my lucky socks\n');
      expect(proof.pieces, hasLength(32));
      expect(proof.checks, hasLength(2));
      await app.leave(match);
    }
  });

  coreTest('who gives up among three is out, and the pieces stay', () async {
    final match = await start('three-kingdoms', levels: [null, null, null]);
    while (match.view.seats.any((seat) => seat.army == null)) {
      play(match, 1);
    }
    final quitter = match.view.seat;
    final army = match.view.seats[quitter].army!;
    final pieces = match.view.pieces.length;
    match.resign();
    expect(match.isOver, isFalse);
    expect(match.view.seat, isNot(quitter));
    expect(match.view.pieces, hasLength(pieces));
    expect(match.board.outArmies.value, {army});
    match.dispose();
  });

  coreTest('three players: left, continued and played to its end', () async {
    final match = await start('three-kingdoms', levels: [null, null, null]);
    play(match, 12);
    final left = match.view;
    await app.leave(match);
    expect(app.matches.single.players, hasLength(3));
    final again = await app.resume(app.matches.single.id);
    again.board.reduceMotion = true;
    expect(again.view.pieces, left.pieces);
    expect(again.view.seats.map((seat) => seat.army), [
      for (final seat in left.seats) seat.army,
    ]);
    expect(again.view.drawCounters.single.left, left.drawCounters.single.left);
    play(again, 2000);
    expect(again.isOver, isTrue);
    await app.leave(again);
    expect(app.matches, isEmpty);
  });

  coreTest('a computer answers a draw that is offered', () async {
    final match = await start('draughts', levels: [null, 3]);
    match.offerDraw();
    expect(match.isOver || match.view.drawOffer == null, isTrue);
    await app.leave(match);
  });

  coreTest('a search is stopped even before it has begun', () async {
    final match = await app.library.start(twoPeople);
    final search = match.think(timeMs: 600000);
    match.stop();
    await search.timeout(const Duration(seconds: 60));
    match.dispose();
  });

  coreTest('settings survive', () async {
    app.settings.showThinking = true;
    app.setups.remember(SetupDraft(engine.games.first)..levels[1] = 9);
    await Future.wait([app.settings.saved, app.setups.saved]);
    final again = AppState(engine: engine, library: app.library);
    expect(again.settings.showThinking, isTrue);
    expect(again.setups.draft(engine.games.first).levels, [null, 9]);
    again.dispose();
  });
}
