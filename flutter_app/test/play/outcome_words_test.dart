import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/games/draughts/draughts_kit.dart';
import 'package:prise/l10n/generated/app_localizations.dart';
import 'package:prise/l10n/generated/app_localizations_en.dart';
import 'package:prise/l10n/generated/app_localizations_zh.dart';
import 'package:prise/play/outcome_words.dart';

import '../support/positions.dart';

void main() {
  test('every reason of the core has words of its own in both languages', () {
    for (final words in [WordsEn(), WordsZh()]) {
      final texts = {
        for (final reason in EndReason.values) reasonInWords(words, reason),
      };
      expect(texts, hasLength(EndReason.values.length));
    }
  });

  test('the result is told from where the person sits', () {
    String result(int? winner, int? person) => resultInWords(
      WordsEn(),
      OutcomeView(winner: winner, reason: EndReason.blocked),
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
    expect(reasonInWords(WordsEn(), null), 'The reason was not recorded.');
    expect(reasonInWords(WordsZh(), null), '未記錄原因。');
  });

  test('counters name their rule and count moves as players do', () {
    String text(Words words, EndReason reason, int left) => counterInWords(
      words,
      DrawCounterView(reason: reason, left: left, limit: 25),
    );
    final (english, chinese) = (WordsEn(), WordsZh());
    expect(
      text(english, EndReason.twentyFiveMoveRule, 12),
      '25-move rule. Moves each until draw: 12',
    );
    expect(text(chinese, EndReason.sixteenMoveRule, 3), '16 回合規則：再走 3 回合即和棋');
    expect(
      text(english, EndReason.sixtyMoveRule, 45),
      '60-move rule. Moves until draw: 45',
    );
    expect(text(chinese, EndReason.hundredPlyRule, 9), '100 手規則：再走 9 手即和棋');
    expect(
      text(english, EndReason.threefoldRepetition, 1),
      contains('once more'),
    );
    final names = {
      for (final reason in EndReason.values)
        if (reason.name.endsWith('Rule')) text(english, reason, 7),
    };
    expect(names, hasLength(5));
  });
}
