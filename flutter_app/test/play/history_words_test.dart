import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/games/draughts/draughts_kit.dart';
import 'package:prise/l10n/generated/app_localizations_en.dart';
import 'package:prise/play/history_words.dart';

import '../support/positions.dart';

void main() {
  String text({String? notation, AdjudicationKind? adjudication, int? seat}) =>
      entryInWords(
        WordsEn(),
        const DraughtsKit(),
        startBoard().seats,
        HistoryEntry(
          seat: 0,
          notation: notation,
          adjudication: adjudication,
          adjudicationSeat: seat,
          spentMs: 0,
        ),
      );

  test('a move is its notation', () {
    expect(text(notation: '19x30'), '19×30');
  });

  test('an adjudication names whom it is about', () {
    final texts = {
      text(adjudication: AdjudicationKind.resignation, seat: 1),
      text(adjudication: AdjudicationKind.flagFall, seat: 1),
      text(adjudication: AdjudicationKind.drawAgreed),
    };
    expect(texts, hasLength(3));
    expect(texts.where((text) => text.contains('Black')), hasLength(2));
  });
}
