import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/games/draughts/draughts_kit.dart';
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

  test('counters say how many are left', () {
    String text(String reason, int left) => counterInWords(
      WordsEn(),
      DrawCounterView(reason: reason, left: left, limit: 50),
    );
    expect(text('TwentyFiveMoveRule', 12), '12 moves until draw');
    expect(text('TwentyFiveMoveRule', 1), '1 move until draw');
    expect(text('ThreefoldRepetition', 1), contains('once more'));
  });
}
