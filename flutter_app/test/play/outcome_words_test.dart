import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/games/draughts/draughts_kit.dart';
import 'package:prise/l10n/generated/app_localizations.dart';
import 'package:prise/l10n/generated/app_localizations_en.dart';
import 'package:prise/l10n/generated/app_localizations_zh.dart';
import 'package:prise/play/outcome_words.dart';

import '../support/positions.dart';

const reasons = [
  'Elimination',
  'Blocked',
  'TooFewPieces',
  'LastStanding',
  'Resignation',
  'Timeout',
  'ThreefoldRepetition',
  'FourfoldRepetition',
  'TwentyFiveMoveRule',
  'SixteenMoveRule',
  'FiveMoveRule',
  'MutualAgreement',
  'SixtyMoveRule',
  'HundredPlyRule',
];

void main() {
  test('every reason of the core has words of its own in both languages', () {
    for (final words in [WordsEn(), WordsZh()]) {
      final texts = {
        for (final reason in reasons) reasonInWords(words, reason),
      };
      expect(texts, hasLength(reasons.length));
      expect(texts.intersection(reasons.toSet()), isEmpty);
    }
  });

  test('the result is told from where the person sits', () {
    String result(int? winner, int? person) => resultInWords(
      WordsEn(),
      OutcomeView(winner: winner, reason: 'Blocked'),
      startBoard().seats,
      const DraughtsKit(),
      onlyPerson: person,
    );
    expect(result(0, 0), 'You win');
    expect(result(1, 0), 'You lose');
    expect(result(1, null), 'Black wins');
    expect(result(null, 0), 'Draw');
  });

  test('a reason that was not recorded is told in words', () {
    expect(reasonInWords(WordsEn(), 'Unknown'), 'The reason was not recorded.');
    expect(reasonInWords(WordsZh(), 'Unknown'), '未記錄原因。');
  });

  test('counters name their rule and count moves as players do', () {
    String text(Words words, String reason, int left) => counterInWords(
      words,
      DrawCounterView(reason: reason, left: left, limit: 25),
    );
    final (english, chinese) = (WordsEn(), WordsZh());
    expect(
      text(english, 'TwentyFiveMoveRule', 12),
      '25-move rule. Moves each until draw: 12',
    );
    expect(text(chinese, 'SixteenMoveRule', 3), '16 回合規則：再走 3 回合即和棋');
    expect(
      text(english, 'SixtyMoveRule', 45),
      '60-move rule. Moves until draw: 45',
    );
    expect(text(chinese, 'HundredPlyRule', 9), '100 手規則：再走 9 手即和棋');
    expect(text(english, 'ThreefoldRepetition', 1), contains('once more'));
    final names = {
      for (final reason in reasons)
        if (reason.endsWith('MoveRule') || reason.endsWith('PlyRule'))
          text(english, reason, 7),
    };
    expect(names, hasLength(5));
  });
}
