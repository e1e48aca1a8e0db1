import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';

/// What is to be said about a position that is put together, in one line.
String editorInWords(Words words, GameKit kit, EditorSnapshot now) {
  if (now.problem case final problem?) {
    return problemInWords(words, kit, problem, now.board.seats);
  }
  return now.canStart ? words.editorReady : words.editorOver;
}

/// Why something is no position.
String problemInWords(
  Words words,
  GameKit kit,
  EditorProblem problem,
  List<SeatView> seats,
) {
  final EditorProblem(:army, :piece, :seat) = problem;
  final count = problem.count ?? 0;
  final limit = problem.limit ?? 0;
  final side = kit.army(words, army);
  return switch (problem.kind) {
    EditorProblemKind.tooManyPieces => words.problemTooMany(side, count, limit),
    EditorProblemKind.tooFewPieces => words.problemTooFew(side, count, limit),
    EditorProblemKind.tooManyOfKind => words.problemTooManyOfKind(
      kit.piece(words, PieceView(point: 0, army: army, kind: piece)),
      count,
      limit,
    ),
    EditorProblemKind.hiddenCount => words.problemHidden(count, limit),
    EditorProblemKind.armyTwice => words.problemArmyTwice(side),
    EditorProblemKind.armyMissing => words.problemArmyMissing,
    EditorProblemKind.armiesUnknown => words.problemArmiesUnknown,
    EditorProblemKind.seatIsOut => words.problemSeatIsOut(
      seat == null ? '' : kit.seatName(words, seat, seats[seat].army),
    ),
    EditorProblemKind.nobodyLeft => words.problemNobodyLeft,
    EditorProblemKind.counterTooHigh => words.problemCounter(count, limit),
    EditorProblemKind.refused => words.problemRefused,
  };
}
