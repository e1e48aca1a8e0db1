import 'package:flutter_test/flutter_test.dart';
import 'package:integration_test/integration_test.dart';
import 'package:prise/bridge/engine.dart';
import 'package:prise/bridge/rust_engine.dart';
import 'package:prise/l10n/generated/app_localizations_en.dart';
import 'package:prise/play/outcome_words.dart';

import 'support/device.dart';

/// Games of every kind over the real core, from the first move to the last.
void main() {
  IntegrationTestWidgetsFlutterBinding.ensureInitialized();
  late RustEngine engine;

  setUpAll(() async => engine = await RustEngine.load());

  for (final (game, seats, rules) in [
    ('draughts', 2, ''),
    ('mill', 2, 'pieces=12,diagonals=1'),
    ('dark-chess', 2, 'tournament=1'),
    ('three-kingdoms', 3, ''),
  ]) {
    coreTest(
      'a game of $game comes to its end, and there are words for all that '
      'happens',
      () async {
        final app = await appInMemory(engine);
        final match = await app.start(
          MatchSetup(
            practice: false,
            game: game,
            rules: rules,
            players: [
              for (var seat = 0; seat < seats; seat++)
                PlayerSetup(name: '$seat'),
            ],
            seed: 7,
          ),
        );
        match.board.reduceMotion = true;
        final words = WordsEn();
        final GameView(:points, :kinds, :options) = match.game;
        expect(points, hasLength(match.kit.geometry.points.length));
        for (final option in options) {
          expect(match.kit.option(words, option.name), isNot(option.name));
        }
        final spoken = <String>{};
        for (var ply = 0; ply < 4000 && !match.isOver; ply++) {
          final BoardView(:legal, :pieces) = match.view;
          spoken.addAll([
            for (final piece in pieces) match.kit.piece(words, piece),
          ]);
          expect(
            match.kit.spoken(words, legal.first, points),
            contains(points[legal.first.to]),
          );
          match.board.onMove(legal[ply * 7 % legal.length]);
        }
        expect(match.isOver, isTrue);
        expect(match.history, hasLength(match.view.ply));
        expect(spoken.length, greaterThanOrEqualTo(kinds.length));
        final reason = match.view.outcome!.reason;
        expect(reasonInWords(words, reason), isNotEmpty);
      },
    );
  }
}
