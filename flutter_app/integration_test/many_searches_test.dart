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
