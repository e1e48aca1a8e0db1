import '../bridge/library.dart';
import '../settings/settings_category.dart';
import 'lesson.dart';

/// Which lessons are done: tried on the board, or read where there is nothing to
/// try.
final class LearnProgress extends SettingsCategory {
  /// Reads what is remembered.
  LearnProgress(Library library) : super(library, 'learn');

  final Set<String> _done = {};

  /// Whether a lesson of a game is done.
  bool isDone(String game, Lesson lesson) =>
      _done.contains('$game/${lesson.id}');

  /// A lesson of a game is done.
  void finish(String game, Lesson lesson) {
    if (isDone(game, lesson)) return;
    change(() => _done.add('$game/${lesson.id}'));
  }

  @override
  void read(Map<String, Object?> json) {
    if (json['done'] case final List<Object?> done) {
      _done.addAll(done.whereType<String>());
    }
  }

  @override
  Map<String, Object?> write() => {'done': _done.toList()..sort()};
}
