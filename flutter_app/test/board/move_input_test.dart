import 'dart:typed_data';

import 'package:flutter_test/flutter_test.dart';
import 'package:prise/board/move_input.dart';
import 'package:prise/bridge/types.dart';

import '../support/positions.dart';

int sq(int number) => number - 1;

/// Taps squares one after the other.
(MoveInput, InputEffect) taps(InputBoard board, List<int> squares) {
  var result = (const MoveInput(), const Waiting() as InputEffect);
  for (final square in squares) {
    result = result.$1.tap(sq(square), board);
  }
  return result;
}

LegalMove decided((MoveInput, InputEffect) result) =>
    (result.$2 as Decided).move;

void main() {
  final start = InputBoard(startBoard());

  group('selecting', () {
    test('a piece with moves is selected and its ends are shown', () {
      final (input, effect) = taps(start, [32]);
      expect(effect, isA<Waiting>());
      expect(input.from, sq(32));
      expect(input.ends, {sq(28), sq(27)});
      expect(input.vias, isEmpty);
    });

    test('a second tap on it puts it down', () {
      expect(taps(start, [32, 32]).$1.from, isNull);
    });

    test('a tap on another piece selects that one', () {
      expect(taps(start, [32, 33]).$1.from, sq(33));
    });

    test('a tap on an empty square clears the selection', () {
      expect(taps(start, [32, 25]).$1.from, isNull);
    });

    test('a tap on an end plays the move', () {
      expect(decided(taps(start, [32, 27])).id, 2);
    });
  });

  group('refusing', () {
    test('a piece that is blocked', () {
      final refused = taps(start, [47]).$2 as Refused;
      expect(refused.why, Refusal.blocked);
      expect(refused.point, sq(47));
    });

    test('a piece of the other side', () {
      expect((taps(start, [20]).$2 as Refused).why, Refusal.notYours);
    });

    test('a piece beside the one that must capture', () {
      final capturing = InputBoard(
        board(
          white: [28, 50],
          black: [23],
          legal: [
            move(1, 28, [19], over: [23]),
          ],
        ),
      );
      expect((taps(capturing, [50]).$2 as Refused).why, Refusal.mustCapture);
    });

    test('nothing is refused where nothing can be played', () {
      final ended = InputBoard(board(white: [28], black: [23]));
      expect(taps(ended, [28]).$2, isA<Waiting>());
    });
  });

  group('narrowing', () {
    // Two ways to different ends over one common first hop.
    final forked = InputBoard(
      board(
        white: [48],
        black: [42, 32, 31],
        legal: [
          move(1, 48, [37, 28], over: [42, 32]),
          move(2, 48, [37, 26], over: [42, 31]),
        ],
      ),
    );

    test('ends are told from squares on the way', () {
      final (input, _) = taps(forked, [48]);
      expect(input.ends, {sq(28), sq(26)});
      expect(input.vias, {sq(37)});
    });

    test('the end square decides at once', () {
      expect(decided(taps(forked, [48, 26])).id, 2);
    });

    test('hop by hop decides too', () {
      final (input, effect) = taps(forked, [48, 37]);
      expect(effect, isA<Waiting>());
      expect(input.trail, [sq(37)]);
      expect(decided(taps(forked, [48, 37, 28])).id, 1);
    });

    test('AC-37 FIX-004.4 one route needs no choice', () {
      final result = taps(forked, [48, 28]);
      expect(result.$1.isChoosing, isFalse);
      expect(decided(result).id, 1);
    });

    test('a hop that only one route has decides', () {
      expect(decided(taps(InputBoard(threeRoutes()), [15, 38])).captured, [
        sq(24),
        sq(27),
        sq(8),
      ]);
    });

    test('a later hop that only one route has decides', () {
      expect(decided(taps(InputBoard(threeRoutes()), [15, 26])).id, 3);
    });
  });

  group('choosing', () {
    test(
      'AC-35 FIX-004.2 two routes between the same squares are a choice',
      () {
        final two = InputBoard(
          board(
            white: [4],
            kings: [4],
            black: [13, 20, 32, 37],
            legal: [
              move(1, 4, [27, 38, 15], over: [13, 32, 20]),
              move(2, 4, [31, 42, 15], over: [13, 37, 20]),
            ],
          ),
        );
        final (input, effect) = taps(two, [4, 15]);
        expect(effect, isA<Waiting>());
        expect(input.choice.map((route) => route.id), [1, 2]);
      },
    );

    test('EC-13 three routes: all are offered, the chosen one is played', () {
      final (input, _) = taps(InputBoard(threeRoutes()), [15, 3]);
      expect(input.choice, hasLength(3));
      expect(decided(input.choose(1)).captured, [sq(24), sq(27), sq(8)]);
    });

    test('AC-36 FIX-004.1 the whole route is what is played', () {
      final (input, _) = taps(InputBoard(threeRoutes()), [15, 3]);
      for (final index in [0, 1, 2]) {
        expect(decided(input.choose(index)), input.choice[index]);
      }
    });

    test('EC-14 what the core sends as one move is one move', () {
      final one = InputBoard(
        board(
          white: [28],
          black: [22, 23, 12, 13],
          legal: [
            move(1, 28, [17, 8, 19, 28], over: [22, 12, 13, 23]),
          ],
        ),
      );
      expect(decided(taps(one, [28, 28])).id, 1);
    });

    test('EC-15 the shorter way to the same square is no choice', () {
      // From 34 the king could reach 25 over 30 alone. The core sends only the
      // two ways that take four.
      final two = InputBoard(
        board(
          white: [34],
          kings: [34, 46],
          black: [5, 17, 28, 29, 30, 38, 46],
          legal: [
            move(1, 34, [12, 21, 43, 25], over: [29, 17, 38, 30]),
            move(2, 34, [23, 32, 43, 25], over: [29, 28, 38, 30]),
          ],
        ),
      );
      final (input, effect) = taps(two, [34, 25]);
      expect(effect, isA<Waiting>());
      expect(input.choice.map((route) => route.id), [1, 2]);
      expect(input.choice.map((route) => route.captured.length), [4, 4]);
    });

    test('a tap outside cancels', () {
      final (input, effect) = taps(InputBoard(threeRoutes()), [15, 3, 50]);
      expect(input.isChoosing, isFalse);
      expect(input.from, isNull);
      expect(effect, isA<Waiting>());
    });

    test('a number that is not there changes nothing', () {
      final (input, _) = taps(InputBoard(threeRoutes()), [15, 3]);
      expect(input.choose(3).$2, isA<Waiting>());
      expect(input.choose(-1).$1, same(input));
    });

    test('an end that is a next hop of another route is a choice', () {
      final both = InputBoard(
        board(
          white: [28],
          black: [1, 2],
          legal: [
            move(1, 28, [17, 39], over: [1, 2]),
            move(2, 28, [39, 17], over: [2, 1]),
          ],
        ),
      );
      expect(taps(both, [28, 39]).$1.choice, hasLength(2));
    });
  });

  group('captures with several routes', () {
    // As the core sends them: 46x23 may land on 32 or 37, 46x26 only on 37.
    final shared = InputBoard(
      board(
        white: [46],
        kings: [46],
        black: [41, 28, 31, 1],
        legal: [
          move(
            1,
            46,
            [32, 23],
            over: [41, 28],
            jumps: [
              [32, 28, 23],
              [37, 28, 23],
              [46, 41, 32],
              [46, 41, 37],
            ],
          ),
          move(
            2,
            46,
            [37, 26],
            over: [41, 31],
            jumps: [
              [37, 31, 26],
              [46, 41, 37],
            ],
          ),
        ],
      ),
    );

    test('a hop that two captures share plays neither', () {
      final (input, effect) = taps(shared, [46, 37]);
      expect(effect, isA<Waiting>());
      expect(input.candidates, hasLength(2));
      expect(input.trail, [sq(37)]);
      expect(input.isHopByHop, isTrue);
      expect(decided(taps(shared, [46, 37, 26])).id, 2);
      expect(decided(taps(shared, [46, 37, 23])).id, 1);
    });

    test('the move that is decided goes the way that was entered', () {
      final one = decided(taps(shared, [46, 37, 23]));
      expect(one.path, [sq(37), sq(23)]);
      expect(decided(taps(shared, [46, 32])).path, [sq(32), sq(23)]);
    });

    test('a drag onto a shared hop narrows, and goes on from there', () {
      final (lifted, _) = const MoveInput().lift(sq(46), shared);
      final (input, effect) = lifted.drop(sq(37), shared);
      expect(effect, isA<Waiting>());
      expect(input.trail, [sq(37)]);
      final (again, _) = input.lift(sq(37), shared);
      expect(decided(again.drop(sq(26), shared)).id, 2);
    });

    // 34x12x3x25x34x48 and 34x25x3x17x39x48.
    final twins = InputBoard(
      board(
        white: [34],
        kings: [34],
        black: [8, 14, 24, 29, 30, 33, 43, 49],
        legal: [
          move(
            1,
            34,
            [12, 3, 25, 34, 48],
            over: [29, 8, 14, 30, 43],
            jumps: [
              [3, 14, 25],
              [12, 8, 3],
              [25, 30, 34],
              [34, 29, 12],
              [34, 43, 48],
              [25, 14, 3],
              [3, 8, 12],
              [12, 29, 34],
              [34, 30, 25],
            ],
          ),
          move(
            2,
            34,
            [25, 3, 17, 39, 48],
            over: [30, 14, 8, 33, 43],
            jumps: [
              [3, 8, 17],
              [17, 33, 39],
              [25, 14, 3],
              [34, 30, 25],
              [39, 43, 48],
            ],
          ),
        ],
      ),
    );

    test('captures that share both ends and a hop are a question', () {
      expect(taps(twins, [34, 25]).$1.candidates, hasLength(2));
      final (input, effect) = taps(twins, [34, 25, 48]);
      expect(effect, isA<Waiting>());
      expect(input.choice.map((route) => route.id), [1, 2]);
      for (final route in input.choice) {
        expect(route.path, contains(sq(25)));
      }
    });

    test('a question is settled by a piece or a hop of one route', () {
      expect(decided(taps(twins, [34, 48, 29])).id, 1);
      expect(decided(taps(twins, [34, 48, 33])).id, 2);
      expect(decided(taps(twins, [34, 48, 17])).id, 2);
      expect(taps(twins, [34, 48, 25]).$1.choice, hasLength(2));
      expect(taps(twins, [34, 48, 50]).$1.isChoosing, isFalse);
    });
  });

  group('a capture that comes back', () {
    final circle = InputBoard(
      board(
        white: [28],
        black: [22, 23, 12, 13],
        legal: [
          move(1, 28, [17, 8, 19, 28], over: [22, 12, 13, 23]),
          move(2, 28, [39], over: [33]),
        ],
      ),
    );

    test('shows a loop and is played by a second tap', () {
      final (input, _) = taps(circle, [28]);
      expect(input.hasLoop, isTrue);
      expect(input.ends, {sq(39)});
      expect(decided(taps(circle, [28, 28])).id, 1);
    });
  });

  group('dragging', () {
    test('lifting selects, dropping on an end plays', () {
      final (input, _) = const MoveInput().lift(sq(32), start);
      expect(input.from, sq(32));
      expect(decided(input.drop(sq(28), start)).id, 1);
    });

    test('a drop that means nothing keeps the selection', () {
      final (input, _) = const MoveInput().lift(sq(32), start);
      for (final point in [null, sq(25), sq(32)]) {
        final (after, effect) = input.drop(point, start);
        expect(after.from, sq(32));
        expect(effect, isA<Waiting>());
      }
    });

    test('lifting a blocked piece is refused', () {
      expect(const MoveInput().lift(sq(47), start).$2, isA<Refused>());
    });
  });

  group('moves of one tap', () {
    LegalMove at(int id, MoveKind kind, int point) => LegalMove(
      id: id,
      kind: kind,
      to: point,
      path: Uint8List(0),
      captured: Uint8List(0),
      jumps: const [],
      notation: '',
    );

    test('placing, removing and flipping', () {
      for (final kind in [MoveKind.place, MoveKind.remove, MoveKind.flip]) {
        final board_ = InputBoard(board(legal: [at(9, kind, 4)]));
        expect(decided(const MoveInput().tap(4, board_)).id, 9);
      }
    });

    test('what a tap does is not done by brushing over the board', () {
      final board_ = InputBoard(board(legal: [at(9, MoveKind.flip, 4)]));
      final (input, effect) = const MoveInput().lift(4, board_);
      expect(input.from, isNull);
      expect(effect, isA<Waiting>());
    });

    test('what has to be done first is said', () {
      for (final (kind, why) in [
        (MoveKind.place, Refusal.mustPlace),
        (MoveKind.remove, Refusal.mustRemove),
        (MoveKind.flip, Refusal.mustFlip),
      ]) {
        final board_ = InputBoard(
          board(white: [28], black: [1], legal: [at(9, kind, 4)]),
        );
        for (final square in [28, 1]) {
          final effect = const MoveInput().tap(sq(square), board_).$2;
          expect((effect as Refused).why, why);
        }
      }
    });

    test('two ways to remove one piece are a choice', () {
      final board_ = InputBoard(
        board(legal: [at(1, MoveKind.remove, 4), at(2, MoveKind.remove, 4)]),
      );
      expect(const MoveInput().tap(4, board_).$1.choice, hasLength(2));
    });
  });
}
