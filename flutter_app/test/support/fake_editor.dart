import 'dart:typed_data';

import 'package:prise/bridge/engine.dart';

import 'fake_study.dart';
import 'other_games.dart';

/// An editor without rules: every kind of piece can be put anywhere, and more
/// than [most] pieces of an army are too many.
class FakeEditor implements PositionEditor {
  FakeEditor(this._game, {String rules = ''}) : _now = _Draft(rules: rules) {
    _now.pieces.addAll(_start);
  }

  final GameView _game;

  /// The most pieces of an army.
  int most = 20;

  /// What is wrong, if not the number of pieces.
  EditorProblem? problem;

  _Draft _now;
  final List<_Draft> _past = [];
  final List<_Draft> _future = [];

  /// What was called, by name.
  final List<String> calls = [];

  @override
  String get game => _game.id;

  bool get _isDark => _game.isDealt;

  Map<int, (int?, int?)> get _start => {
    for (var point = 0; point < 4; point++)
      point: _isDark ? (null, null) : (1, 0),
    if (!_isDark)
      for (var point = 20; point < 23; point++) point: (0, 0),
  };

  /// A face-down piece first where there are any, then every kind of every army.
  List<(int?, int?)> get _faces => [
    if (_isDark) (null, null),
    for (var army = 0; army < _game.armies.length; army++)
      for (var kind = 0; kind < _game.kinds.length; kind++)
        if (_game.seats == 2 || (army == 0) == (kind < 4)) (army, kind),
  ];

  EditorProblem? get _problem {
    for (var army = 0; army < _game.armies.length; army++) {
      final points = [
        for (final MapEntry(key: point, :value) in _now.pieces.entries)
          if (value.$1 == army) point,
      ];
      if (points.length > most) {
        return EditorProblem(
          kind: EditorProblemKind.tooManyPieces,
          army: army,
          count: points.length,
          limit: most,
          points: Uint8List.fromList(points),
        );
      }
    }
    return problem;
  }

  @override
  EditorSnapshot view() {
    final points = _now.pieces.keys.toList()..sort();
    final problem = _problem;
    return EditorSnapshot(
      board: momentOf(
        _game,
        pieces: [
          for (final point in points)
            PieceView(
              point: point,
              army: _now.pieces[point]!.$1,
              kind: _now.pieces[point]!.$2,
            ),
        ],
        armies: [
          for (var seat = 0; seat < _game.seats; seat++)
            _isDark ? _now.armies[seat] : seat,
        ],
        out: _now.out,
        seat: _now.seat,
        inHand: _game.id == 'mill'
            ? [_now.inHand[0] ?? 0, _now.inHand[1] ?? 0]
            : null,
      ),
      rules: _now.rules,
      tray: [
        for (final (index, (army, kind)) in _faces.indexed)
          TrayPieceView(
            army: army,
            kind: kind,
            most: 12,
            placed: _now.pieces.values
                .where((face) => face == (army, kind))
                .length,
            hidden: _now.hidden[index] ?? 0,
          ),
      ],
      problem: problem,
      text: problem == null ? 'W:W31:B1' : null,
      canStart: problem == null,
      counter: _now.counter,
      counterMost: _game.id == 'three-kingdoms' ? 60 : 0,
      choosesArmies: _isDark,
      canUndo: _past.isNotEmpty,
      canRedo: _future.isNotEmpty,
    );
  }

  EditorSnapshot _change(String call, void Function(_Draft draft) act) {
    calls.add(call);
    _past.add(_now.copy());
    _future.clear();
    act(_now);
    return view();
  }

  @override
  EditorSnapshot start() => _change(
    'start',
    (draft) => draft.pieces
      ..clear()
      ..addAll(_start),
  );

  @override
  EditorSnapshot empty() => _change('empty', (draft) => draft.pieces.clear());

  @override
  EditorSnapshot mirror() => _change('mirror', (_) {});

  @override
  EditorSnapshot paste(String text) {
    if (!text.startsWith('W:')) {
      throw const CoreError(
        kind: ErrorKind.badPosition,
        message: 'not a position',
      );
    }
    return _change('paste $text', (_) {});
  }

  @override
  EditorSnapshot setRules(String rules) =>
      _change('rules', (draft) => draft.rules = rules);

  @override
  EditorSnapshot place(int point, int trayIndex) => _change(
    'place $point $trayIndex',
    (draft) => draft.pieces[point] = _faces[trayIndex],
  );

  @override
  EditorSnapshot remove(int point) =>
      _change('remove $point', (draft) => draft.pieces.remove(point));

  @override
  EditorSnapshot shift(int from, int to) => _change(
    'shift $from $to',
    (draft) => draft.pieces[to] = draft.pieces.remove(from)!,
  );

  @override
  EditorSnapshot setToMove(int seat) =>
      _change('turn $seat', (draft) => draft.seat = seat);

  @override
  EditorSnapshot setInHand(int seat, int count) =>
      _change('hand $seat $count', (draft) => draft.inHand[seat] = count);

  @override
  EditorSnapshot setArmy(int seat, int? army) =>
      _change('army $seat $army', (draft) => draft.armies[seat] = army);

  @override
  EditorSnapshot setOut(int seat, {required bool isOut}) => _change(
    'out $seat $isOut',
    (draft) => isOut ? draft.out.add(seat) : draft.out.remove(seat),
  );

  @override
  EditorSnapshot setCounter(int counter) =>
      _change('counter $counter', (draft) => draft.counter = counter);

  @override
  EditorSnapshot setHidden(int trayIndex, int count) => _change(
    'hidden $trayIndex $count',
    (draft) => draft.hidden[trayIndex] = count,
  );

  @override
  EditorSnapshot fillHidden() => _change('fill', (_) {});

  @override
  EditorSnapshot undo() {
    if (_past.isEmpty) return view();
    _future.add(_now);
    _now = _past.removeLast();
    return view();
  }

  @override
  EditorSnapshot redo() {
    if (_future.isEmpty) return view();
    _past.add(_now);
    _now = _future.removeLast();
    return view();
  }

  @override
  Study study() => FakeStudy(view().board);

  @override
  void dispose() => calls.add('dispose');
}

class _Draft {
  _Draft({required this.rules});

  String rules;
  Map<int, (int?, int?)> pieces = {};
  int seat = 0;
  Map<int, int> inHand = {};
  Map<int, int?> armies = {};
  Set<int> out = {};
  int counter = 0;
  Map<int, int> hidden = {};

  _Draft copy() => _Draft(rules: rules)
    ..pieces = {...pieces}
    ..seat = seat
    ..inHand = {...inHand}
    ..armies = {...armies}
    ..out = {...out}
    ..counter = counter
    ..hidden = {...hidden};
}
