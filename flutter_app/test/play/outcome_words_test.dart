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

  test('between two it is told who lost, and why', () {
    String why(Words words, EndReason reason, int winner, int? person) =>
        whyInWords(
          words,
          OutcomeView(winner: winner, reason: reason),
          startBoard().seats,
          const DraughtsKit(),
          onlyPerson: person,
        );
    final (english, chinese) = (WordsEn(), WordsZh());
    expect(why(english, EndReason.blocked, 1, 0), 'You have no move left.');
    expect(why(english, EndReason.blocked, 0, 0), 'Black has no move left.');
    expect(why(english, EndReason.resignation, 1, null), 'White resigned.');
    expect(why(chinese, EndReason.timeout, 1, 0), '你超時了。');
    expect(why(chinese, EndReason.elimination, 0, 0), '黑方的棋子被吃光了。');
  });

  test('a reason that was not recorded is told in words', () {
    expect(reasonInWords(WordsEn(), null), 'Nobody wrote down why.');
    expect(reasonInWords(WordsZh(), null), '沒有人記下原因。');
  });

  test('counters name their rule and count moves as players do', () {
    String text(Words words, EndReason reason, int left) => counterInWords(
      words,
      DrawCounterView(reason: reason, left: left, limit: 25),
    );
    final (english, chinese) = (WordsEn(), WordsZh());
    expect(
      text(english, EndReason.twentyFiveMoveRule, 12),
      '25-move rule: 12 more moves each and it is a draw',
    );
    expect(text(chinese, EndReason.sixteenMoveRule, 3), '16 回合規則：再走 3 回合就是和棋');
    expect(
      text(english, EndReason.sixtyMoveRule, 45),
      '60-move rule: 45 more moves and it is a draw',
    );
    expect(text(chinese, EndReason.hundredPlyRule, 9), '100 手規則：再走 9 手就是和棋');
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
