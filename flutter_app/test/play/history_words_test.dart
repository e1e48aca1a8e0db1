import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/games/draughts/draughts_kit.dart';
import 'package:prise/l10n/generated/app_localizations_en.dart';
import 'package:prise/play/history_words.dart';

import '../support/positions.dart';

void main() {
  String text({String? notation, RulingKind? ruling, int? seat}) =>
      entryInWords(
        WordsEn(),
        const DraughtsKit(),
        startBoard().seats,
        HistoryEntry(
          seat: 0,
          notation: notation,
          ruling: ruling,
          rulingSeat: seat,
          spentMs: 0,
        ),
      );

  test('a move is its notation', () {
    expect(text(notation: '19x30'), '19×30');
  });

  test('a ruling names whom it is about', () {
    final texts = {
      text(ruling: RulingKind.resignation, seat: 1),
      text(ruling: RulingKind.flagFall, seat: 1),
      text(ruling: RulingKind.drawAgreed),
    };
    expect(texts, hasLength(3));
    expect(texts.where((text) => text.contains('Black')), hasLength(2));
  });
}
