import '../lesson.dart';
import 'dark_chess_lessons.dart';
import 'draughts_lessons.dart';
import 'mill_lessons.dart';
import 'three_kingdoms_lessons.dart';

/// The lessons of each game, part by part: one line a game.
final Map<String, List<Lesson>> lessons = {
  'draughts': _partByPart(draughtsLessons),
  'mill': _partByPart(millLessons),
  'dark-chess': _partByPart(darkChessLessons),
  'three-kingdoms': _partByPart(threeKingdomsLessons),
};

List<Lesson> _partByPart(List<Lesson> lessons) => List.unmodifiable([
  for (final part in LessonPart.values)
    for (final lesson in lessons)
      if (lesson.part == part) lesson,
]);
