import 'dart:convert';

import 'package:flutter_test/flutter_test.dart';
import 'package:prise/board/move_input.dart';
import 'package:prise/bridge/types.dart';

import '../support/positions.dart';
import 'narrowing_cases.dart';

int sq(int number) => number - 1;

/// One position with its entries, as the core has written them down.
final class Case {
  Case(Map<String, dynamic> json)
    : position = json['position'] as String,
      legal = [
        for (final (id, it) in (json['moves'] as List).indexed)
          move(
            id,
            (it as Map<String, dynamic>)['from'] as int,
            ints(it['path']),
            over: ints(it['captured']),
            jumps: [for (final jump in it['jumps'] as List) ints(jump)],
          ),
      ],
      entries = [
        for (final [taps, kind, moves, more]
            in (json['entries'] as List).cast<List<dynamic>>())
          (ints(taps), kind as String, ints(moves), more as List),
      ];

  final String position;
  final List<LegalMove> legal;
  final List<(List<int>, String, List<int>, List<dynamic>)> entries;

  InputBoard get board_ => InputBoard(board(legal: legal));
}

List<int> ints(dynamic list) => (list as List).cast<int>();

/// What an input came to, in the words of the cases.
String outcome((MoveInput, InputEffect) result) {
  List<int> ids(List<LegalMove> moves) => [for (final move in moves) move.id];
  return switch (result) {
    (_, Decided(:final move)) => 'play ${ids([move])}',
    (MoveInput(from: null, isChoosing: false), _) => 'none []',
    (MoveInput(isChoosing: true, :final choice), _) => 'ask ${ids(choice)}',
    (MoveInput(:final candidates), _) => 'left ${ids(candidates)}',
  };
}

void main() {
  final cases = [
    for (final line in const LineSplitter().convert(narrowingCases))
      if (line.isNotEmpty) Case(jsonDecode(line) as Map<String, dynamic>),
  ];

  test('taps lead where the core says, in all of its cases', () {
    expect(cases.length, greaterThan(80));
    for (final Case(:position, :board_, :entries) in cases) {
      for (final (taps, kind, moves, more) in entries) {
        final context = '$position $taps';
        var result = (const MoveInput(), const Waiting() as InputEffect);
        for (final square in taps) {
          result = result.$1.tap(sq(square), board_);
        }
        expect(outcome(result), '$kind $moves', reason: context);
        final input = result.$1;
        switch (kind) {
          case 'left':
            final ahead = {...input.ends, ...input.vias};
            if (input.hasLoop) ahead.add(input.from!);
            expect(ahead, ints(more).map(sq).toSet(), reason: context);
          case 'ask':
            expect(
              [for (final route in input.choice) route.path],
              [for (final route in more) ints(route).map(sq).toList()],
              reason: context,
            );
        }
      }
    }
  });

  test('drags lead where taps lead, hop after hop', () {
    for (final Case(:position, :board_, :entries) in cases) {
      for (final (taps, kind, moves, _) in entries) {
        var result = const MoveInput().lift(sq(taps.first), board_);
        var at = taps.first;
        var isDragged = true;
        for (final square in taps.skip(1)) {
          // While routes are shown nothing can be dragged, and a piece that is
          // put down where it was lifted has not moved.
          isDragged = isDragged && !result.$1.isChoosing && square != at;
          if (!isDragged) break;
          final (lifted, _) = result.$1.lift(sq(at), board_);
          result = lifted.drop(sq(square), board_);
          at = square;
        }
        if (!isDragged) continue;
        expect(outcome(result), '$kind $moves', reason: '$position $taps');
      }
    }
  });
}
