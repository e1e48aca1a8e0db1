import 'dart:ui';

import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/l10n/generated/app_localizations.dart';
import 'package:prise/l10n/languages.dart';
import 'package:prise/library/import_text.dart';
import 'package:prise/library/import_words.dart';

void main() {
  final everything = <ImportProblem>[
    const LineProblem(2, 'W:x'),
    for (final kind in PdnProblemKind.values)
      GameProblem(
        PdnProblemView(
          game: 7,
          line: 3,
          kind: kind,
          detail: '32-28',
          reason: EndReason.threefoldRepetition,
        ),
      ),
    for (final kind in PdnNoteKind.values)
      GameNote(
        PdnNoteView(
          game: 7,
          kind: kind,
          detail: '32',
          reason: EndReason.threefoldRepetition,
        ),
      ),
    for (final kind in EntryKind.values)
      EntryProblem(EntryProblemView(kind: kind, number: 4, why: 'it is over')),
  ];

  for (final language in languages.keys) {
    test('every problem has words of its own in $language', () {
      final words = lookupWords(language);
      final said = [
        for (final problem in everything) problemInWords(words, problem),
      ];
      expect(said.toSet(), hasLength(everything.length));
      expect(said.where((text) => text.contains('{')), isEmpty);
    });
  }

  test('no English is left in Chinese', () {
    final words = lookupWords(const Locale('zh'));
    final english = RegExp('[A-Za-z]{3,}');
    for (final problem in everything) {
      expect(problemInWords(words, problem), isNot(contains(english)));
    }
  });
}
