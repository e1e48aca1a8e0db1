import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/l10n/generated/app_localizations_en.dart';
import 'package:prise/setup/clock_draft.dart';
import 'package:prise/setup/remembered_setups.dart';
import 'package:prise/setup/setup_draft.dart';

import '../support/fake_engine.dart';
import '../support/fake_library.dart';
import '../support/positions.dart';

void main() {
  late FakeLibrary library;

  setUp(() => library = FakeEngine(startBoard).library);

  test(
    'FR-003 the last game and its setup are there after a restart',
    () async {
      RememberedSetups(library).remember(
        SetupDraft(draughts)
          ..levels.setAll(0, [8, null])
          ..options[0] = 1
          ..clock = const ClockDraft(ClockKind.bronstein, 900, 10),
      );
      await pumpEventQueue();
      final again = RememberedSetups(library);
      expect(again.lastGame, 'draughts');
      final draft = again.draft(draughts);
      expect(draft.levels, [8, null]);
      expect(draft.options, [1]);
      expect(draft.clock, const ClockDraft(ClockKind.bronstein, 900, 10));
    },
  );

  test('a handicap is remembered as long as it fits the game', () async {
    const clock = ClockDraft(ClockKind.fischer, 300, 3, [300, 60]);
    RememberedSetups(library).remember(SetupDraft(draughts)..clock = clock);
    await pumpEventQueue();
    expect(RememberedSetups(library).draft(draughts).clock, clock);
    for (final seats in ['[300]', '[300, 0]', '"two"']) {
      library.saved['setups'] =
          '{"games": {"draughts": {"clock": {"kind": "fischer", '
          '"seconds": 300, "extra": 3, "seats": $seats}}}}';
      expect(RememberedSetups(library).draft(draughts).clock, clock.even);
    }
  });

  test('a coin decides anew who begins, and that is remembered', () async {
    final words = WordsEn();
    RememberedSetups(
      library,
    ).remember(SetupDraft(draughts)..side = Side.random);
    await pumpEventQueue();
    final draft = RememberedSetups(library).draft(draughts);
    expect(draft.side, Side.random);
    List<int?> levels({required bool toss}) => [
      for (final player in draft.finish(words, toss: () => toss).players)
        player.level,
    ];
    expect(levels(toss: false), [null, 3]);
    expect(levels(toss: true), [3, null]);
    draft.side = Side.second;
    expect(levels(toss: true), [3, null]);
  });

  test('against whom: a computer, a person, or two computers', () {
    final draft = SetupDraft(draughts)..levels[1] = 7;
    for (final (opponent, levels) in [
      (Opponent.person, [null, null]),
      (Opponent.computer, [null, 3]),
      (Opponent.none, [3, 3]),
    ]) {
      draft.opponent = opponent;
      expect(draft.levels, levels);
      expect(draft.opponent, opponent);
    }
  });

  test('a new player meets the computer without a clock', () {
    final setups = RememberedSetups(library);
    expect(setups.lastGame, isNull);
    final draft = setups.draft(draughts);
    expect(draft.levels, [null, SetupDraft.defaultLevel]);
    expect(draft.clock, isNull);
  });

  for (final (name, json) in [
    ('levels that there are not', '{"levels": [null, 99]}'),
    ('too many seats', '{"levels": [null, 1, 1]}'),
    ('a rule that is gone', '{"options": {"huffing": "1", "draws": "odd"}}'),
    (
      'a clock without time',
      '{"clock": {"kind": "fischer", "seconds": 0, "extra": 0}}',
    ),
    (
      'a clock of an unknown kind',
      '{"clock": {"kind": "sun", "seconds": 9, "extra": 0}}',
    ),
  ]) {
    test('$name: the defaults', () {
      library.saved['setups'] = '{"games": {"draughts": $json}}';
      final draft = RememberedSetups(library).draft(draughts);
      expect(draft.levels, [null, SetupDraft.defaultLevel]);
      expect(draft.options, [0]);
      expect(draft.clock, isNull);
    });
  }
}
