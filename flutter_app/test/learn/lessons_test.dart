import 'package:flutter_test/flutter_test.dart';
import 'package:prise/games/registry.dart';
import 'package:prise/learn/lesson.dart';
import 'package:prise/learn/lessons/lessons.dart';
import 'package:prise/learn/local_text.dart';

/// Every text of a lesson.
Iterable<LocalText> textsOf(Lesson lesson) => [
  lesson.title,
  lesson.words,
  ?lesson.diagram?.task,
  ...?lesson.table?.head,
  for (final row in lesson.table?.rows ?? const <List<LocalText>>[]) ...row,
];

void main() {
  test('every game that the app can show can be learnt', () {
    expect(lessons.keys, unorderedEquals([for (final kit in gameKits) kit.id]));
  });

  for (final MapEntry(key: game, value: all) in lessons.entries) {
    group(game, () {
      test('how pieces move comes first and the parts stay together', () {
        final parts = [for (final lesson in all) lesson.part.index];
        expect(all.first.part, LessonPart.movement);
        expect(parts, [...parts]..sort());
      });

      test('no two lessons have the same name', () {
        final ids = {for (final lesson in all) lesson.id};
        expect(ids, hasLength(all.length));
      });

      test('every text is there in both languages', () {
        final han = RegExp(r'\p{Script=Han}', unicode: true);
        for (final lesson in all) {
          for (final text in [lesson.title, lesson.words]) {
            expect(text.en, isNot(matches(han)), reason: lesson.id);
          }
          for (final text in textsOf(lesson)) {
            expect(text.en.trim(), isNotEmpty, reason: lesson.id);
            final isNumber = int.tryParse(text.zh) != null;
            expect(isNumber || han.hasMatch(text.zh), isTrue, reason: text.zh);
          }
        }
      });

      test('tables are rectangular', () {
        for (final table in all.map((lesson) => lesson.table).nonNulls) {
          for (final row in table.rows) {
            expect(row, hasLength(table.head.length));
          }
        }
      });

      test('pages are short', () {
        for (final lesson in all) {
          expect(lesson.words.en.length, lessThan(460), reason: lesson.id);
        }
      });
    });
  }
}
