import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/outcome_words.dart';
import 'import_text.dart';

/// What could not be read, where it stands and what is wrong with it.
String problemInWords(Words words, ImportProblem problem) => switch (problem) {
  LineProblem(:final line, :final text) => words.problemOfLine(
    line,
    words.problemNoPosition(text),
  ),
  GameProblem(view: PdnProblemView(:final game, line: final line?)) =>
    words.problemAtLine(game, line, _faultInWords(words, problem.view)),
  GameProblem(:final view) => words.problemOfGame(
    view.game,
    _faultInWords(words, view),
  ),
  GameNote(:final view) => words.problemOfGame(
    view.game,
    _noteInWords(words, view),
  ),
  EntryProblem(:final view) => switch (view.kind) {
    EntryKind.match => words.problemEntryMatch(view.number),
    EntryKind.record => words.problemEntryRecord(view.number),
    EntryKind.rating => words.problemEntryRating(view.number),
    EntryKind.study => words.problemEntryStudy(view.number),
  },
};

String _faultInWords(Words words, PdnProblemView problem) {
  final PdnProblemView(:kind, :detail) = problem;
  final reason = switch (problem.reason) {
    null => '',
    final reason => reasonInWords(words, reason),
  };
  return switch (kind) {
    PdnProblemKind.unexpectedCharacter => words.problemUnexpected(detail),
    PdnProblemKind.tagWithoutName => words.problemTagName,
    PdnProblemKind.tagWithoutValue => words.problemTagValue,
    PdnProblemKind.tagWithoutEnd => words.problemTagEnd,
    PdnProblemKind.openComment => words.problemOpenComment,
    PdnProblemKind.openVariation => words.problemOpenVariation,
    PdnProblemKind.badGlyph => words.problemGlyph,
    PdnProblemKind.otherGame => words.problemOtherGame(detail),
    PdnProblemKind.badPosition => words.problemPosition(detail),
    PdnProblemKind.notAMove => words.problemNotAMove(detail),
    PdnProblemKind.illegalMove => words.problemIllegal(detail),
    PdnProblemKind.ambiguousMove => words.problemAmbiguous(detail),
    PdnProblemKind.otherResult => words.problemOtherResult(detail, reason),
    PdnProblemKind.unplayable => words.problemUnplayable,
  };
}

String _noteInWords(Words words, PdnNoteView note) {
  final reason = switch (note.reason) {
    null => '',
    final reason => reasonInWords(words, reason),
  };
  return switch (note.kind) {
    PdnNoteKind.goesOnAfterDraw => words.noteGoesOn(note.detail, reason),
    PdnNoteKind.otherResult => words.noteOtherResult(note.detail, reason),
    PdnNoteKind.setUp => words.noteSetUp(note.detail),
  };
}
