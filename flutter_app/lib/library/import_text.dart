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

/// What a text brought.
@immutable
final class ImportReport {
  /// Makes the report.
  const ImportReport({
    this.records = 0,
    this.matches = 0,
    this.duplicates = 0,
    this.settings = 0,
    this.positions = const [],
    this.problems = const [],
  });

  /// Finished games that are in the library now.
  final int records;

  /// Matches in progress that are in the library now.
  final int matches;

  /// What was there already.
  final int duplicates;

  /// Categories of settings.
  final int settings;

  /// Positions to play from: the game and the text.
  final List<(String, String)> positions;

  /// What could not be read.
  final List<ImportProblem> problems;

  /// Whether there is nothing to be glad of.
  bool get isEmpty =>
      records + matches + duplicates + settings + positions.length == 0;
}

/// Adds whatever a text holds to the library: an export of everything, games as
/// PDN, or positions, one a line. Throws a [CoreError] if the library fails.
Future<ImportReport> importText(
  Engine engine,
  Library library,
  String text,
) async {
  final trimmed = text.trim();
  if (trimmed.startsWith('{'))
    return _restored(await library.importAll(trimmed));
  final lines = trimmed.split('\n');
  // A game begins with a tag or a move, never with a whole position.
  if (_position(engine, lines.first) == null) {
    return _games(await library.importPdn(text));
  }
  final positions = <(String, String)>[];
  final problems = <ImportProblem>[];
  for (final (index, line) in lines.indexed) {
    if (line.trim().isEmpty) continue;
    final position = _position(engine, line);
    if (position != null) {
      positions.add(position);
    } else {
      problems.add(LineProblem(index + 1, line.trim()));
    }
  }
  return ImportReport(positions: positions, problems: problems);
}

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

ImportReport _games(PdnImportView view) => ImportReport(
  records: view.records.length,
  matches: view.matches.length,
  problems: [for (final problem in view.problems) GameProblem(problem)],
);

ImportReport _restored(ImportView view) => ImportReport(
  records: view.records,
  matches: view.matches,
  duplicates: view.duplicates,
  settings: view.settings,
  problems: [for (final problem in view.problems) EntryProblem(problem)],
);
