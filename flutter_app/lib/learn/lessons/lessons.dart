import '../lesson.dart';
import 'dark_chess_lessons.dart';
import 'draughts_lessons.dart';
import 'mill_lessons.dart';
import 'three_kingdoms_lessons.dart';

/// The lessons of each game: one line a game.
const Map<String, List<Lesson>> lessons = {
  'draughts': draughtsLessons,
  'mill': millLessons,
  'dark-chess': darkChessLessons,
  'three-kingdoms': threeKingdomsLessons,
};
