import 'dart:convert';
import 'dart:math';

import 'package:flutter/foundation.dart';

import '../bridge/engine.dart';

/// What could not be read.
@immutable
sealed class ImportProblem {
  const ImportProblem();
}

/// A line that should be a position and is none.
final class LineProblem extends ImportProblem {
  /// Makes the problem.
  const LineProblem(this.line, this.text);

  /// The line, from 1.
  final int line;

  /// What stands there.
  final String text;
}

/// A game of a PDN text that could not be taken.
final class GameProblem extends ImportProblem {
  /// Makes the problem.
  const GameProblem(this.view);

  /// What the core says about it.
  final PdnProblemView view;
}

/// An entry of an export that could not be understood.
final class EntryProblem extends ImportProblem {
  /// Makes the problem.
  const EntryProblem(this.view);

  /// What the core says about it.
  final EntryProblemView view;
}

/// A game that was added, but not as it is.
final class GameNote extends ImportProblem {
  /// Makes the note.
  const GameNote(this.view);

  /// What the core says about it.
  final PdnNoteView view;
}

/// What a text brought.
@immutable
final class ImportReport {
  /// Makes the report.
  const ImportReport({
    this.brought = const ImportView(
      matches: 0,
      records: 0,
      studies: 0,
      unknown: 0,
      duplicates: 0,
      settings: 0,
      problems: [],
      gameProblems: [],
      moreProblems: 0,
      notes: [],
      moreNotes: 0,
    ),
    this.positions = const [],
    this.badLines = const [],
  });

  /// What is in the library now, and what could not be read.
  final ImportView brought;

  /// Positions to play from: the game and the text.
  final List<(String, String)> positions;

  /// Lines that should be positions and are none.
  final List<LineProblem> badLines;

  /// What could not be read, as far as it is told one by one.
  List<ImportProblem> get problems => [
    ...badLines,
    for (final problem in brought.gameProblems) GameProblem(problem),
    for (final problem in brought.problems) EntryProblem(problem),
  ];

  /// What was added otherwise than it is.
  List<ImportProblem> get notes => [
    for (final note in brought.notes) GameNote(note),
  ];

  /// Whether there is nothing to be glad of.
  bool get isEmpty =>
      brought.records +
          brought.matches +
          brought.studies +
          brought.duplicates +
          brought.settings +
          positions.length ==
      0;
}

/// The longest line that can be a position.
const _longestLine = 500;

/// Adds whatever a file or a pasted text holds to the library: an export of
/// everything, games as PDN, or positions, one a line. Throws a [CoreError] if
/// the library fails.
Future<ImportReport> importBytes(
  Engine engine,
  Library library,
  Uint8List bytes,
  ImportTask task,
) async {
  // A game begins with a tag or a move, never with a whole position.
  if (_position(engine, _firstLine(bytes)) == null) {
    return ImportReport(brought: await library.importFile(bytes, task));
  }
  final positions = <(String, String)>[];
  final problems = <LineProblem>[];
  final lines = utf8.decode(bytes, allowMalformed: true).trim().split('\n');
  for (final (index, line) in lines.indexed) {
    if (line.trim().isEmpty) continue;
    final position = _position(engine, line);
    if (position != null) {
      positions.add(position);
    } else {
      problems.add(LineProblem(index + 1, line.trim()));
    }
  }
  return ImportReport(positions: positions, badLines: problems);
}

/// The text of a study, if these bytes are one.
String? studyIn(Engine engine, Uint8List bytes) => engine.isStudy(_start(bytes))
    ? utf8.decode(bytes, allowMalformed: true)
    : null;

/// The first line that is not empty, or as much of it as could be a position.
String _firstLine(Uint8List bytes) =>
    _start(bytes).trimLeft().split('\n').first;

String _start(Uint8List bytes) => utf8.decode(
  Uint8List.sublistView(bytes, 0, min(bytes.length, _longestLine)),
  allowMalformed: true,
);

/// The first game that can read a line as a position.
(String, String)? _position(Engine engine, String line) {
  for (final game in engine.games) {
    try {
      return (game.id, engine.readPosition(game.id, line.trim()));
    } on CoreError {
      continue;
    }
  }
  return null;
}
