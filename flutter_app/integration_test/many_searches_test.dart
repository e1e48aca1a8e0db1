import 'package:flutter/foundation.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:integration_test/integration_test.dart';
import 'package:prise/bridge/engine.dart';
import 'package:prise/bridge/rust_engine.dart';

import 'support/device.dart';

/// How many searches each test asks for: `--dart-define=SEARCHES=250` for the
/// long run of 2,000.
const int _searches = int.fromEnvironment('SEARCHES', defaultValue: 15);

/// The computer answers every time it is asked, while the page goes on looking at
/// the match and other matches are begun and left.
void main() {
  IntegrationTestWidgetsFlutterBinding.ensureInitialized();
  late RustEngine engine;

  setUpAll(() async => engine = await RustEngine.load());

  coreTest('the page looks on while a search ends', () async {
    final match = engine.start(
      const MatchSetup(
        practice: false,
        game: 'draughts',
        rules: '',
        players: [
          PlayerSetup(name: '0', level: 1),
          PlayerSetup(name: '1', level: 1),
        ],
        seed: 0,
      ),
    );
    final shown = match.view();
    for (var asked = 0; asked < _searches * 10; asked++) {
      var isOver = false;
      final answer = match
          .think(timeMs: 2)
          .timeout(const Duration(seconds: 30))
          .whenComplete(() => isOver = true);
      // Without a pause but to hear of the answer: a page that waited for the
      // thread that lets go of the match would stand still here.
      while (!isOver) {
        for (var look = 0; look < 50; look++) {
          match
            ..tick()
            ..view();
        }
        await Future<void>.delayed(Duration.zero);
      }
      expect((await answer)!.best, isNotNull);
    }
    expect(match.view().pieces, shown.pieces);
    match.dispose();
  });

  for (final (game, seats) in [
    ('draughts', 2),
    ('mill', 2),
    ('dark-chess', 2),
    ('three-kingdoms', 3),
  ]) {
    for (final level in [1, 3]) {
      coreTest('no answer of $game at level $level is lost', () async {
        Match begin(int seed) => engine.start(
          MatchSetup(
            practice: false,
            game: game,
            rules: '',
            players: [
              for (var seat = 0; seat < seats; seat++)
                PlayerSetup(name: '$seat', level: level),
            ],
            seed: seed,
          ),
        );
        var match = begin(0);
        for (var asked = 0; asked < _searches; asked++) {
          if (match.view().legal.isEmpty) {
            match.dispose();
            match = begin(asked);
          }
          final answer = match.think(level: level, onProgress: (_) {});
          // Handles are made, used and dropped while the other thread does so.
          for (var look = 0; look < 20; look++) {
            begin(look).dispose();
            match.view();
          }
          final thought = await answer.timeout(const Duration(seconds: 30));
          match.play(thought!.best!);
        }
        match.dispose();
        debugPrint('$game, level $level: $_searches searches');
      });
    }
  }
}
