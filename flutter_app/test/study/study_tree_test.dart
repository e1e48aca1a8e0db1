import 'dart:typed_data';

import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/study/study_tree.dart';

StudyNodeView _node(
  int id,
  int? parent,
  int ply,
  String notation, {
  int place = 0,
  bool isMain = true,
  String comment = '',
}) => StudyNodeView(
  id: id,
  parent: parent,
  ply: ply,
  seat: ply.isOdd ? 0 : 1,
  notation: notation,
  comment: comment,
  glyphs: Uint8List(0),
  isMain: isMain,
  place: place,
);

void main() {
  // a b c, with two variations of b, one of them with a variation of its own.
  final tree = StudyTree([
    _node(0, null, 0, ''),
    _node(1, 0, 1, 'a'),
    _node(2, 1, 2, 'b'),
    _node(3, 2, 3, 'c'),
    _node(4, 1, 2, 'd', place: 1, isMain: false),
    _node(5, 4, 3, 'e', isMain: false, comment: 'sharp'),
    _node(7, 4, 3, 'f', place: 1, isMain: false),
    _node(6, 1, 2, 'g', place: 2, isMain: false),
  ]);

  test('a move comes before its variations, and they before what follows', () {
    expect(
      [
        for (final row in tree.rows)
          '${row.depth} ${row.comment ?? row.moves.map((node) => node.notation).join(' ')}',
      ],
      ['0 a b', '1 d e', '1 sharp', '2 f', '1 g', '0 c'],
    );
  });

  test('every node is written exactly once', () {
    final written = [
      for (final row in tree.rows)
        for (final node in row.moves) node.id,
    ]..sort();
    expect(written, [1, 2, 3, 4, 5, 6, 7]);
  });

  test('lines lead forward, back and aside', () {
    expect(tree.next(0)?.id, 1);
    expect(tree.endOf(0).id, 3);
    expect(tree.endOf(4).id, 5);
    expect(tree.alternatives(4).map((node) => node.id), [2, 4, 6]);
    expect(tree.alternatives(0).map((node) => node.id), [0]);
    expect(tree.mainBefore(7).id, 1);
    expect(tree.mainBefore(3).id, 3);
    expect(tree.wayTo(7).map((node) => node.notation), ['a', 'd', 'f']);
  });

  test('what is said about the start comes first', () {
    final rows = StudyTree([
      _node(0, null, 0, '', comment: 'White wins'),
      _node(1, 0, 1, 'a'),
    ]).rows;
    expect(rows.first.comment, 'White wins');
  });
}
