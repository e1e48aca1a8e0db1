import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import 'solving_controller.dart';

/// Whose move it is and what is asked for: "White to move and win".
String aimInWords(Words words, PuzzleAim aim, String side) => switch (aim) {
  PuzzleAim.win => words.puzzleAimWin(side),
  PuzzleAim.save => words.puzzleAimSave(side),
  PuzzleAim.gain => words.puzzleAimGain(side),
  PuzzleAim.bet => words.puzzleAimBet(side),
};

/// The same of a puzzle on the board.
String taskInWords(Words words, PuzzleView view, GameKit kit) {
  final army = view.board.seats[view.solver].army;
  return aimInWords(words, view.aim, kit.seatName(words, view.solver, army));
}

/// How things stand while a puzzle is being solved.
String statusInWords(Words words, SolvingController solving) {
  final view = solving.view;
  return switch (view.stage) {
    PuzzleStage.yourMove when solving.hintMove != null => hintInWords(
      words,
      solving,
    ),
    PuzzleStage.yourMove when solving.hasBegun && !solving.isResumed =>
      words.puzzleGoOn,
    PuzzleStage.yourMove => words.puzzleYourMove,
    PuzzleStage.answering => words.puzzleRight,
    PuzzleStage.judging => words.puzzleJudging,
    PuzzleStage.wrong when view.canAdvance && !solving.isRun =>
      words.puzzleWrong,
    PuzzleStage.wrong => words.puzzleWrongShown,
    PuzzleStage.givenUp when view.canAdvance => words.puzzleShowingSolution,
    PuzzleStage.solved || PuzzleStage.givenUp => verdictInWords(words, view),
  };
}

/// How a puzzle ended.
String verdictInWords(Words words, PuzzleView view) => switch (view.verdict) {
  _ when view.stage == PuzzleStage.givenUp => words.puzzleGivenUp,
  PuzzleVerdict.solved ||
  null => view.byAnother ? words.puzzleSolvedAnother : words.puzzleSolved,
  PuzzleVerdict.withHint => words.puzzleSolvedHint,
  PuzzleVerdict.failed => words.puzzleSolvedLate,
};

/// What a hint tells: which piece, or which move.
String hintInWords(Words words, SolvingController solving) {
  final move = solving.hintMove;
  if (move == null) return '';
  final SolvingController(:kit, :view, :game) = solving;
  if (solving.hintShowsMove) {
    return words.puzzleHintMove(kit.notation(move.notation));
  }
  final from = move.from;
  if (from == null) {
    return switch (move.kind) {
      MoveKind.remove => words.puzzleHintRemove,
      MoveKind.flip => words.puzzleHintFlip,
      _ => words.puzzleHintPlace,
    };
  }
  final piece = view.board.pieces.firstWhere((piece) => piece.point == from);
  return words.puzzleHintPiece(game.points[from], kit.piece(words, piece));
}

/// A change with its sign.
String changeInWords(int change) => switch (change) {
  > 0 => '+$change',
  < 0 => '−${-change}',
  _ => '±0',
};

/// What a theme is called.
String themeInWords(Words words, PuzzleTheme theme) => switch (theme) {
  PuzzleTheme.giveOne => words.themeGiveOne,
  PuzzleTheme.giveTwo => words.themeGiveTwo,
  PuzzleTheme.giveThree => words.themeGiveThree,
  PuzzleTheme.giveMany => words.themeGiveMany,
  PuzzleTheme.short => words.themeShort,
  PuzzleTheme.long => words.themeLong,
  PuzzleTheme.ending => words.themeEnding,
  PuzzleTheme.forcedDraw => words.themeForcedDraw,
  PuzzleTheme.breakthrough => words.themeBreakthrough,
  PuzzleTheme.turkishStroke => words.themeTurkishStroke,
  PuzzleTheme.majority => words.themeMajority,
  PuzzleTheme.kingTrap => words.themeKingTrap,
  PuzzleTheme.bigStroke => words.themeBigStroke,
  PuzzleTheme.doubleMill => words.themeDoubleMill,
  PuzzleTheme.block => words.themeBlock,
  PuzzleTheme.custodian => words.themeCustodian,
  PuzzleTheme.intervention => words.themeIntervention,
  PuzzleTheme.flying => words.themeFlying,
  PuzzleTheme.placing => words.themePlacing,
  PuzzleTheme.bestBet => words.themeBestBet,
  PuzzleTheme.flip => words.themeFlip,
  PuzzleTheme.cannonShot => words.themeCannonShot,
  PuzzleTheme.trap => words.themeTrap,
  PuzzleTheme.fork => words.themeFork,
  PuzzleTheme.escape => words.themeEscape,
  PuzzleTheme.rightCapture => words.themeRightCapture,
  PuzzleTheme.elimination => words.themeElimination,
  PuzzleTheme.quietMove => words.themeQuietMove,
};
