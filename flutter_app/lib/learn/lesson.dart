import 'local_text.dart';

/// What a lesson is about, in the order in which one learns a game.
enum LessonPart {
  /// Moving pieces.
  movement,

  /// Taking them.
  captures,

  /// How a game begins, goes on and ends.
  course,
}

/// A short page about one rule.
final class Lesson {
  /// Makes a page.
  const Lesson({
    required this.id,
    required this.part,
    required this.title,
    required this.words,
    this.table,
    this.diagram,
  });

  /// Its name among the lessons of its game.
  final String id;

  /// What it is about.
  final LessonPart part;

  /// The rule in a few words.
  final LocalText title;

  /// The rule.
  final LocalText words;

  /// Facts that read better in rows.
  final LessonTable? table;

  /// The rule on the board.
  final Diagram? diagram;
}

/// Facts in rows.
final class LessonTable {
  /// Makes a table.
  const LessonTable({required this.head, required this.rows});

  /// What the columns are.
  final List<LocalText> head;

  /// The rows, each as long as the head.
  final List<List<LocalText>> rows;
}

/// A position to try a rule on.
final class Diagram {
  /// Makes a diagram.
  const Diagram({
    required this.position,
    required this.task,
    required this.line,
    this.rules = '',
  });

  /// The position as text, as the core reads it.
  final String position;

  /// What to try.
  final LocalText task;

  /// The moves that show the rule.
  final List<String> line;

  /// The rules that differ from the usual ones.
  final String rules;
}
