import 'package:flutter_test/flutter_test.dart';
import 'package:integration_test/integration_test.dart';
import 'package:prise/bridge/engine.dart';
import 'package:prise/bridge/rust_engine.dart';
import 'package:prise/learn/lesson.dart';
import 'package:prise/learn/lessons/lessons.dart';
import 'package:prise/settings/settings_preview.dart';

import 'support/device.dart';

/// Every diagram against the rules themselves: what a lesson claims is what the
/// core does.
void main() {
  IntegrationTestWidgetsFlutterBinding.ensureInitialized();
  late RustEngine engine;

  setUpAll(() async => engine = await RustEngine.load());

  Match start(String game, Diagram diagram) => engine.start(
    MatchSetup(
      practice: false,
      game: game,
      rules: diagram.rules,
      players: [
        for (final entry in engine.games)
          if (entry.id == game)
            for (var seat = 0; seat < entry.seats; seat++)
              PlayerSetup(name: '$seat'),
      ],
      position: diagram.position,
    ),
  );

  Match lesson(String game, String id) => start(
    game,
    lessons[game]!.firstWhere((lesson) => lesson.id == id).diagram!,
  );

  Set<String> legal(Match match) => {
    for (final move in match.view().legal) move.notation,
  };

  BoardView play(Match match, String line) {
    for (final notation in line.split(' ')) {
      final moves = match.view().legal;
      match.play(moves.firstWhere((move) => move.notation == notation).id);
    }
    return match.view();
  }

  int points(BoardView view) => view.pieces.length;

  for (final MapEntry(key: game, value: all) in lessons.entries) {
    for (final lesson in all) {
      final diagram = lesson.diagram;
      if (diagram == null) continue;
      coreTest('$game, ${lesson.id}: the line can be played', () async {
        final match = start(game, diagram);
        for (final notation in diagram.line) {
          expect(legal(match), contains(notation));
          play(match, notation);
        }
      });
    }
  }

  coreTest('the board beside the settings captures nine', () async {
    final match = start('draughts', settingsDiagram);
    final before = points(match.view());
    expect(points(play(match, settingsDiagram.line.single)), before - 9);
  });

  group('draughts', () {
    /// A lesson with all that is legal in it and how many pieces that takes.
    for (final (id, moves, captured) in [
      ('must-capture', {'31x22'}, 1),
      ('backward', {'28x30'}, 2),
      ('majority', {'37x17'}, 2),
      ('deferred', {'1x15', '1x20', '1x47'}, 2),
      ('circle', {'28x28'}, 4),
      ('passing', {'14x12'}, 2),
      ('flying-capture', {'46x5', '46x10', '46x14', '46x19', '46x23'}, 1),
      ('routes', {'4x27x38x15', '4x31x42x15'}, 3),
    ]) {
      coreTest('$id: exactly this can be captured', () async {
        final match = lesson('draughts', id);
        expect(legal(match), moves);
        expect(match.view().mustCapture, captured);
      });
    }

    coreTest('passing: the man is still a man', () async {
      final view = play(lesson('draughts', 'passing'), '14x12');
      expect(view.pieces.firstWhere((piece) => piece.point == 11).kind, 0);
    });

    coreTest('promotion: the man is a king', () async {
      final view = play(lesson('draughts', 'promotion'), '7-1');
      expect(view.pieces.firstWhere((piece) => piece.point == 0).kind, 1);
    });

    coreTest('end: a player who is shut in has lost', () async {
      final view = play(lesson('draughts', 'end'), '15-10');
      expect(view.outcome?.winner, 0);
      expect(view.outcome?.reason, EndReason.blocked);
    });

    coreTest('draws: three kings against one are counted', () async {
      final view = play(lesson('draughts', 'draws'), '28-32');
      expect(view.drawCounters, isNotEmpty);
    });
  });

  group('mill', () {
    for (final (id, line, removals) in [
      ('mill', 'g7', {'xd2', 'xf4'}),
      ('protection', 'a1', {'xg1'}),
      ('custodian', 'a7', {'xd7'}),
      ('intervention', 'd7', {'xa7', 'xg7'}),
      ('intervention', 'd7 xa7', {'xg7'}),
      ('first-decides', 'd7', {'xa7', 'xg7', 'xf4'}),
      ('first-decides', 'd7 xa7', {'xg7'}),
      ('mill-or-custodian', 'a7', {'xd7', 'xf4', 'xc3'}),
    ]) {
      coreTest('$id after $line: exactly this can be taken', () async {
        final match = lesson('mill', id);
        play(match, line);
        expect(legal(match), removals);
      });
    }

    for (final (id, line) in [
      ('first-decides', 'd7 xf4'),
      ('first-decides', 'd7 xa7 xg7'),
      ('mill-or-custodian', 'a7 xd7'),
    ]) {
      coreTest('$id after $line: the turn is over', () async {
        expect(play(lesson('mill', id), line).seat, 1);
      });
    }

    coreTest('flying: any empty point can be reached', () async {
      final match = lesson('mill', 'flying');
      expect(legal(match), hasLength(3 * 17));
    });

    coreTest('placing: pieces slide to the next point', () async {
      final match = lesson('mill', 'placing');
      expect(legal(match), containsAll(['d6-d5', 'd6-b6', 'd6-f6']));
    });

    coreTest('end: two pieces are too few', () async {
      final view = play(lesson('mill', 'end'), 'd1-a1 xe3');
      expect(view.outcome?.winner, 0);
      expect(view.outcome?.reason, EndReason.tooFewPieces);
    });
  });

  group('dark chess', () {
    for (final (id, can, cannot) in [
      ('ranks', {'b5-b6', 'b5-a5', 'b5-c5'}, {'b5-b4'}),
      ('soldier-general', {'b5-b6'}, {'c4-c3', 'b5-a5'}),
      ('cannon', {'b2-b7', 'b2-d2'}, {'b2-c2', 'b2-b4'}),
      ('face-down', {'c2-c8', 'b5', 'c5'}, {'b4-b5', 'c2-c5'}),
      ('moving', {'b4-b5', 'b4-a4', 'b4-c4', 'b4-b3'}, {'b4-b6'}),
    ]) {
      coreTest('$id: this is legal, that is not', () async {
        final moves = legal(lesson('dark-chess', id));
        expect(moves, containsAll(can));
        expect(moves.intersection(cannot), isEmpty);
      });
    }

    coreTest(
      'first-flip: the flipper leads the colour that comes up',
      () async {
        final view = play(lesson('dark-chess', 'first-flip'), 'b7');
        final flipped = view.pieces.firstWhere((piece) => piece.army != null);
        expect(view.seats[0].army, flipped.army);
        expect(view.seats[1].army, isNot(flipped.army));
      },
    );

    coreTest('end: a player without pieces has lost', () async {
      final view = play(lesson('dark-chess', 'end'), 'b4-b5');
      expect(view.outcome?.winner, 0);
    });
  });

  group('three kingdoms', () {
    for (final (id, can, cannot) in [
      ('no-ranks', {'c5-c6', 'c5-b5'}, {'c5-d5'}),
      ('cannon', {'c2-c8'}, {'c2-c9', 'c2-a2', 'c2-e2', 'c2-c5'}),
      ('sliding', {'c5-c1', 'c5-c8', 'c5-e5'}, {'c5-c9', 'c5-a5'}),
      (
        'leaping',
        {'c5-a7', 'c5-e7', 'c5-a3', 'c5-e3', 'b3-a5', 'b3-d4', 'b3-a1'},
        {'c5-d6', 'b3-b4'},
      ),
      ('stepping', {'c5-d5', 'b5-a5'}, {'c5-d6', 'c5-e5'}),
    ]) {
      coreTest('$id: this is legal, that is not', () async {
        final moves = legal(lesson('three-kingdoms', id));
        expect(moves, containsAll(can));
        expect(moves.intersection(cannot), isEmpty);
      });
    }

    coreTest('stepping: the Advisor steps aside, never along a line', () async {
      final match = lesson('three-kingdoms', 'stepping');
      play(match, 'c5-d5');
      expect(legal(match), containsAll(['b7-a8', 'b7-c8', 'b7-a6']));
      expect(legal(match), isNot(contains('b7-b8')));
    });

    coreTest(
      'four-corners: 32 face-down pieces, a faction for each player',
      () async {
        final match = lesson('three-kingdoms', 'four-corners');
        final before = match.view();
        expect(before.pieces, hasLength(32));
        expect(before.pieces.every((piece) => piece.army == null), isTrue);
        final armies = {
          for (final seat in play(match, 'd9 a9 e8').seats) seat.army,
        };
        expect(armies, {0, 1, 2});
      },
    );

    coreTest('assignment: a faction that is taken gives nothing', () async {
      final view = play(lesson('three-kingdoms', 'assignment'), 'a8 b7');
      expect(view.seats[0].army, isNotNull);
      expect(view.seats[1].army, isNull);
    });

    coreTest('elimination: who is out is left out', () async {
      final view = play(lesson('three-kingdoms', 'elimination'), 'c5-c8 e5-d4');
      expect(view.seats[0].isOut, isTrue);
      expect(view.seat, 1);
      expect(view.outcome, isNull);
    });

    coreTest('sixty: a quiet move draws, a capture starts again', () async {
      final drawn = play(lesson('three-kingdoms', 'sixty'), 'c5-c6');
      expect(drawn.outcome?.reason, EndReason.sixtyMoveRule);
      expect(drawn.outcome?.winner, isNull);
      final goesOn = play(lesson('three-kingdoms', 'sixty'), 'c5-c8');
      expect(goesOn.outcome, isNull);
      expect(goesOn.drawCounters.single.left, 60);
    });
  });
}
