// ignore: unused_import
import 'package:intl/intl.dart' as intl;
import 'app_localizations.dart';

// ignore_for_file: type=lint

/// The translations for English (`en`).
class WordsEn extends Words {
  WordsEn([String locale = 'en']) : super(locale);

  @override
  String get appTitle => 'Prise';

  @override
  String get appTagline => 'Every capture is shown, explained and chosen.';

  @override
  String get play => 'Play';

  @override
  String playNow(String game) {
    return 'Play $game';
  }

  @override
  String get setUp => 'Set up';

  @override
  String get continueMatch => 'Continue';

  @override
  String get forgetMatch => 'Delete';

  @override
  String forgetMatchOf(String game, int ply) {
    return 'Delete the game of $game, move $ply';
  }

  @override
  String get forgetQuestion => 'Delete this game?';

  @override
  String get newMatch => 'New game';

  @override
  String get noticeNotKept =>
      'Your games last only until you close the app: nothing can be saved here.';

  @override
  String get noticeElsewhere =>
      'Prise is open in another tab. What you play here is not saved: please go on in the other one.';

  @override
  String get noticeDamaged => 'The saved games were damaged.';

  @override
  String noticeSaved(int matches, int records) {
    return 'Saved from it: $matches unfinished and $records finished games.';
  }

  @override
  String noticeSavedStudies(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '$count studies were saved, too.',
      one: 'One study was saved, too.',
    );
    return '$_temp0';
  }

  @override
  String noticeLost(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '$count more could not be read.',
      one: 'One more could not be read.',
    );
    return '$_temp0';
  }

  @override
  String get noticeSetAside => 'The damaged file was set aside.';

  @override
  String brokenMatch(String game) {
    return 'A game of $game cannot be opened';
  }

  @override
  String get forgetBrokenDetail =>
      'A newer version of the app may still be able to open it.';

  @override
  String get matchMended =>
      'Part of this game could not be read. It goes on from where it could.';

  @override
  String get settings => 'Settings';

  @override
  String get back => 'Back';

  @override
  String get close => 'Close';

  @override
  String get cancel => 'Cancel';

  @override
  String get more => 'More';

  @override
  String get gameDraughts => 'International Draughts';

  @override
  String get shortDraughts => 'Draughts';

  @override
  String get aboutDraughts =>
      'A ten-by-ten board, kings that fly, and you always take as many as you can.';

  @override
  String get armyWhite => 'White';

  @override
  String get armyBlack => 'Black';

  @override
  String get kindMan => 'man';

  @override
  String get kindKing => 'king';

  @override
  String pieceOf(String army, String kind) {
    return '$army $kind';
  }

  @override
  String get gameMill => 'Nine Men\'s Morris';

  @override
  String get shortMill => 'Morris';

  @override
  String get aboutMill =>
      'Three in a row takes a man. So does trapping one between two, or stepping between two.';

  @override
  String get gameDarkChess => 'Classic Dark Chess (經⁠典⁠暗⁠棋)';

  @override
  String get shortDarkChess => 'Classic';

  @override
  String get aboutDarkChess =>
      'Turn up the tiles, find your colour, hunt by rank.';

  @override
  String get gameThreeKingdoms => 'Three Kingdoms (三⁠國⁠暗⁠棋)';

  @override
  String get shortThreeKingdoms => 'Three Kingdoms';

  @override
  String get aboutThreeKingdoms =>
      'Three players, four corners, no ranks: anything takes anything.';

  @override
  String get armyRed => 'Red';

  @override
  String get armyGreen => 'Green';

  @override
  String get unassigned => 'unassigned';

  @override
  String playerNumber(int number) {
    return 'Player $number';
  }

  @override
  String playerOut(String player) {
    return '$player, out';
  }

  @override
  String isOut(String player) {
    return '$player is out';
  }

  @override
  String spokenTake(String from, String to) {
    return '$from takes $to';
  }

  @override
  String get kindGeneral => 'general';

  @override
  String get kindAdvisor => 'advisor';

  @override
  String get kindMinister => 'minister';

  @override
  String get kindRook => 'rook';

  @override
  String get kindHorse => 'horse';

  @override
  String get kindCannon => 'cannon';

  @override
  String get kindSoldier => 'soldier';

  @override
  String get faceDown => 'face-down piece';

  @override
  String tileOf(String army, String kind, String character) {
    return '$army $kind';
  }

  @override
  String get modeMill => 'mill';

  @override
  String get modeCustodian => 'custodian';

  @override
  String get modeIntervention => 'intervention';

  @override
  String get statePrey => 'can be taken';

  @override
  String stateRemovable(String mode) {
    return 'can be taken, $mode';
  }

  @override
  String get taskPlace => 'Place a man';

  @override
  String get taskMove => 'Move a man';

  @override
  String taskRemove(String modes) {
    return 'Take one of the marked men ($modes)';
  }

  @override
  String get taskFlip => 'Turn up a piece';

  @override
  String get refusedMustPlace => 'Place a man on a free point first';

  @override
  String get refusedMustRemove => 'Take one of the marked pieces first';

  @override
  String get refusedMustFlip => 'Turn up a piece first';

  @override
  String inHand(String army, int count) {
    return '$army has $count in hand';
  }

  @override
  String lossesOf(String army, int count, String pieces) {
    return '$army has lost $count: $pieces';
  }

  @override
  String noLossesOf(String army) {
    return '$army has lost none';
  }

  @override
  String get untilDraw => 'until draw';

  @override
  String get ruleTwentyFiveMove => '25-move rule';

  @override
  String get ruleSixteenMove => '16-move rule';

  @override
  String get ruleFiveMove => '5-move rule';

  @override
  String get ruleSixtyMove => '60-move rule';

  @override
  String get ruleHundredMove => '100-move rule';

  @override
  String movesUntilDraw(String rule, int left) {
    String _temp0 = intl.Intl.pluralLogic(
      left,
      locale: localeName,
      other: '$rule: $left more moves and it is a draw',
      one: '$rule: one more move and it is a draw',
    );
    return '$_temp0';
  }

  @override
  String movesEachUntilDraw(String rule, int left) {
    String _temp0 = intl.Intl.pluralLogic(
      left,
      locale: localeName,
      other: '$rule: $left more moves each and it is a draw',
      one: '$rule: one more move each and it is a draw',
    );
    return '$_temp0';
  }

  @override
  String get optionPieces => 'Men each';

  @override
  String get optionDiagonals => 'Diagonal lines';

  @override
  String get optionFlying => 'With three men left, fly anywhere';

  @override
  String get optionAlways => 'A mill may take men out of mills';

  @override
  String get optionMultiple => 'Two mills at once take two men';

  @override
  String get optionCustodian =>
      'Custodian capture: trap a man between two of yours';

  @override
  String get optionIntervention => 'Intervention capture: step between two men';

  @override
  String optionOf(String capture, String restriction) {
    return '$capture: $restriction';
  }

  @override
  String get optionOnEdges => 'on the sides of squares';

  @override
  String get optionOnCross => 'on the cross lines';

  @override
  String get optionOnDiagonals => 'on the diagonals';

  @override
  String get optionWhilePlacing => 'while placing';

  @override
  String get optionWhileMoving => 'while moving';

  @override
  String get optionAtThree => 'only with three men or fewer';

  @override
  String get optionTournament =>
      'Tournament rules: a draw after 60 quiet moves, or when a position comes up four times';

  @override
  String get players => 'Players';

  @override
  String get person => 'Person';

  @override
  String get computer => 'Computer';

  @override
  String get you => 'You';

  @override
  String computerAt(int level) {
    return 'Computer $level';
  }

  @override
  String level(int level) {
    return 'Level $level';
  }

  @override
  String get custom => 'Custom';

  @override
  String get allRules => 'All rules';

  @override
  String get presetDefault => 'Standard';

  @override
  String get presetPlain => 'Mills only';

  @override
  String get presetTwelve => 'Twelve men';

  @override
  String get presetTournament => 'Tournament';

  @override
  String get rules => 'Rules';

  @override
  String get optionDraws => 'Draw rules';

  @override
  String get valueDrawsStandard => 'Standard';

  @override
  String get valueDrawsFmjd2015 => 'FMJD 2015';

  @override
  String get clock => 'Clock';

  @override
  String get clockNone => 'No clock';

  @override
  String get clockKindSuddenDeath => 'Whole game';

  @override
  String get clockKindFischer => 'Increment';

  @override
  String get clockKindBronstein => 'Delay';

  @override
  String get clockKindPerMove => 'Per move';

  @override
  String get clockKindHourglass => 'Hourglass';

  @override
  String get clockTime => 'Time';

  @override
  String get clockExtra => 'Per move';

  @override
  String get clockHandicap => 'Different times';

  @override
  String get clockHandicapDetail =>
      'Each player gets a time of their own: a head start for the weaker one.';

  @override
  String minutes(int minutes) {
    return '$minutes min';
  }

  @override
  String seconds(int seconds) {
    return '$seconds s';
  }

  @override
  String clockFischer(String time, int seconds) {
    return '$time + $seconds s';
  }

  @override
  String clockBronstein(String time, int seconds) {
    return '$time, $seconds s delay';
  }

  @override
  String clockPerMove(String time) {
    return '$time a move';
  }

  @override
  String clockHourglass(String time) {
    return 'Hourglass, $time';
  }

  @override
  String get startGame => 'Start';

  @override
  String get yourTurn => 'Your turn';

  @override
  String turnOf(String army) {
    return '$army\'s turn';
  }

  @override
  String get toMove => 'to move';

  @override
  String thinkingOf(String army) {
    return '$army is thinking';
  }

  @override
  String mustCapture(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: 'must capture $count',
      one: 'must capture 1',
    );
    return '$_temp0';
  }

  @override
  String refusedMustCapture(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: 'Another piece can take $count, so it has to',
      one: 'Another piece has to capture first',
    );
    return '$_temp0';
  }

  @override
  String get refusedBlocked => 'This piece cannot move';

  @override
  String get refusedNotYours => 'This piece is not yours';

  @override
  String get chooseRoute => 'Choose a route';

  @override
  String routeOf(int number, String move) {
    return 'Route $number: $move';
  }

  @override
  String get undo => 'Undo';

  @override
  String get redo => 'Redo';

  @override
  String get hint => 'Hint';

  @override
  String get flipBoard => 'Turn the board';

  @override
  String get offerDraw => 'Offer a draw';

  @override
  String drawOffered(String army) {
    return '$army offers a draw';
  }

  @override
  String drawDeclined(String army) {
    return '$army would rather play on';
  }

  @override
  String get accept => 'Accept';

  @override
  String get decline => 'Decline';

  @override
  String get resign => 'Resign';

  @override
  String get resignQuestion => 'Resign this game?';

  @override
  String resignDetail(String army) {
    return '$army loses this game.';
  }

  @override
  String resignDetailOfMany(String army) {
    return '$army is out of this game; the others play on.';
  }

  @override
  String get moves => 'Moves';

  @override
  String get noMovesYet => 'No moves yet';

  @override
  String get startPosition => 'Start';

  @override
  String moveOf(int number, String army, String move) {
    return 'Move $number, $army: $move';
  }

  @override
  String get backToNow => 'Back to the game';

  @override
  String reviewing(int ply, int last) {
    return 'Move $ply of $last';
  }

  @override
  String capturedBy(String army, String pieces) {
    return '$army has captured $pieces';
  }

  @override
  String capturedCount(int count, String piece) {
    return '$count × $piece';
  }

  @override
  String timeLeft(String army, String time) {
    return '$army: $time left';
  }

  @override
  String counterRepetition(int left) {
    String _temp0 = intl.Intl.pluralLogic(
      left,
      locale: localeName,
      other: '$left more times and it is a draw',
      one: 'once more and it is a draw',
    );
    return 'Same position again: $_temp0';
  }

  @override
  String won(String army) {
    return '$army wins';
  }

  @override
  String get youWon => 'You win';

  @override
  String get youLost => 'You lose';

  @override
  String get drawn => 'Draw';

  @override
  String get reasonElimination => 'No pieces left.';

  @override
  String get reasonBlocked => 'No move left.';

  @override
  String get reasonTooFewPieces => 'Too few pieces left.';

  @override
  String get reasonLastStanding => 'Everybody else is out.';

  @override
  String get reasonResignation => 'By resignation.';

  @override
  String get reasonTimeout => 'Out of time.';

  @override
  String get reasonThreefoldRepetition =>
      'The same position came up three times.';

  @override
  String get reasonFourfoldRepetition =>
      'The same position came up four times.';

  @override
  String get reasonTwentyFiveMoveRule =>
      '25 moves each by kings without a capture.';

  @override
  String get reasonSixteenMoveRule =>
      '16 moves each in an ending of three against one.';

  @override
  String get reasonFiveMoveRule =>
      '5 moves each in an ending of two against one.';

  @override
  String get reasonMutualAgreement => 'Everybody agreed to a draw.';

  @override
  String get reasonSixtyMoveRule => '60 moves without a capture.';

  @override
  String get reasonHundredPlyRule => '100 moves without progress.';

  @override
  String get reasonUnknown => 'Nobody wrote down why.';

  @override
  String get rematch => 'Rematch';

  @override
  String thinkingBar(int depth, String line) {
    return 'Depth $depth, $line';
  }

  @override
  String get theme => 'Appearance';

  @override
  String get themeSystem => 'Follow the device';

  @override
  String get themeLight => 'Light';

  @override
  String get themeDark => 'Dark';

  @override
  String get boardTheme => 'Board';

  @override
  String get boardWood => 'Wood';

  @override
  String get boardSlate => 'Slate';

  @override
  String get language => 'Language';

  @override
  String get languageSystem => 'Follow the device';

  @override
  String get showCoordinates => 'Square numbers';

  @override
  String get showThinking => 'Show what the computer thinks';

  @override
  String squareEmpty(String square) {
    return '$square, empty';
  }

  @override
  String squareWith(String square, String piece) {
    return '$square, $piece';
  }

  @override
  String get stateMustCapture => 'must capture';

  @override
  String get stateTarget => 'can go here';

  @override
  String get stateVia => 'on the way';

  @override
  String get stateLoop => 'comes back here by capturing: choose again';

  @override
  String spokenMove(String from, String to) {
    return '$from to $to';
  }

  @override
  String spokenCapture(String from, String to, String points) {
    return '$from captures to $to, over $points';
  }

  @override
  String spokenPlace(String to) {
    return 'to $to';
  }

  @override
  String spokenRemove(String to) {
    return 'take $to';
  }

  @override
  String spokenFlip(String to) {
    return 'turn up $to';
  }

  @override
  String get errorStart => 'The game could not be started';

  @override
  String get errorWaySetup =>
      'It cannot be set up like that. Please choose other players, rules or times.';

  @override
  String get errorWayStorage =>
      'The saved games cannot be read or written. Check that the device has free space, then try again.';

  @override
  String get errorWayAgain =>
      'Nothing was deleted. Try again; if it happens again, close the app and open it again.';

  @override
  String technicalDetail(String message) {
    return 'Technical detail: $message';
  }

  @override
  String get errorMove => 'That move is not possible here.';

  @override
  String get errorOver => 'The game is over.';

  @override
  String get errorNotNow => 'That is not possible now.';

  @override
  String get errorSetup => 'This game cannot be set up like that.';

  @override
  String get errorStorage =>
      'It could not be saved. Check that the device has free space.';

  @override
  String get errorNotAnExport => 'This is not an export of Prise.';

  @override
  String get errorNewerExport =>
      'This export comes from a newer version of the app.';

  @override
  String get errorInternal => 'Something went wrong. Your game is fine.';

  @override
  String get errorLoad => 'The rules could not be loaded';

  @override
  String get errorLoadDetail =>
      'Close the app and open it again. If that does not help, look for an update.';

  @override
  String get learn => 'Learn';

  @override
  String get learnDetail =>
      'Every rule on a board that you can play on: first how the pieces move, then how they capture.';

  @override
  String rulesOf(String game) {
    return 'Rules: $game';
  }

  @override
  String lessonCount(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '$count pages',
      one: '1 page',
    );
    return '$_temp0';
  }

  @override
  String get lessonsCaptures => 'Captures';

  @override
  String get lessonsMovement => 'Movement';

  @override
  String get lessonsCourse => 'The game';

  @override
  String pageOf(int number, int count) {
    return '$number of $count';
  }

  @override
  String get previousPage => 'Previous page';

  @override
  String get nextPage => 'Next page';

  @override
  String get tryThis => 'Try this';

  @override
  String get resetDiagram => 'Start again';

  @override
  String get showMe => 'Show me';

  @override
  String get lessonDone => 'That’s it';

  @override
  String get library => 'Library';

  @override
  String get libraryInProgress => 'In progress';

  @override
  String get libraryFinished => 'Finished';

  @override
  String libraryMoves(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '$count moves',
      one: '1 move',
    );
    return '$_temp0';
  }

  @override
  String libraryDelete(String match) {
    return 'Delete: $match';
  }

  @override
  String get libraryDeleted => 'Deleted';

  @override
  String get libraryEmpty => 'No games yet';

  @override
  String get libraryEmptyDetail =>
      'Every game you play is kept here. You can bring in games from elsewhere, too.';

  @override
  String get libraryNoMatch => 'Nothing fits the filter';

  @override
  String get libraryNoMatchDetail =>
      'Choose other games, opponents or results, or show everything.';

  @override
  String get libraryShowAll => 'Show everything';

  @override
  String get libraryUnreadable => 'The library cannot be read';

  @override
  String librarySomeUnreadable(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '$count games cannot be read.',
      one: '1 game cannot be read.',
    );
    return '$_temp0';
  }

  @override
  String get tryAgain => 'Try again';

  @override
  String get loading => 'Loading';

  @override
  String get filterGame => 'Game';

  @override
  String get filterAllGames => 'All games';

  @override
  String get filterOpponent => 'Opponent';

  @override
  String get filterAllOpponents => 'All opponents';

  @override
  String get filterPeople => 'Between people';

  @override
  String get filterResult => 'Result';

  @override
  String get filterAllResults => 'All results';

  @override
  String get resultWon => 'Won';

  @override
  String get resultLost => 'Lost';

  @override
  String get resultDrawn => 'Drawn';

  @override
  String get importGames => 'Import';

  @override
  String get importDetail =>
      'Games as PDN, positions as FEN (one a line), or an export from this app. One text may hold several games.';

  @override
  String get importText => 'Text';

  @override
  String get paste => 'Paste';

  @override
  String get openFile => 'Open file';

  @override
  String get importNow => 'Import';

  @override
  String get importNothing =>
      'There is nothing to import yet: paste some text or open a file.';

  @override
  String get importNoFile =>
      'The file could not be opened. You can paste its text instead.';

  @override
  String get importUnreadableFile =>
      'That file could not be read. Prise takes files of up to 64 MB.';

  @override
  String importFailed(String message) {
    return 'Nothing could be imported: $message';
  }

  @override
  String get importedNothing => 'Nothing was imported.';

  @override
  String importedRecords(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '$count finished games added',
      one: '1 finished game added',
    );
    return '$_temp0';
  }

  @override
  String importedMatches(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '$count unfinished games added',
      one: '1 unfinished game added',
    );
    return '$_temp0';
  }

  @override
  String importedStudies(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '$count studies added',
      one: '1 study added',
    );
    return '$_temp0';
  }

  @override
  String importedKnown(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '$count were there already',
      one: '1 was there already',
    );
    return '$_temp0';
  }

  @override
  String importedSettings(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '$count groups of settings restored',
      one: '1 group of settings restored',
    );
    return '$_temp0';
  }

  @override
  String importProblems(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '$count could not be read:',
      one: '1 could not be read:',
    );
    return '$_temp0';
  }

  @override
  String problemNoPosition(String text) {
    return '“$text” is not a position.';
  }

  @override
  String problemUnexpected(String text) {
    return '“$text” makes no sense here.';
  }

  @override
  String get problemTagName => 'A tag needs a name after “[”.';

  @override
  String get problemTagValue => 'A tag needs a value in quotes.';

  @override
  String get problemTagEnd => 'A tag has to end with “]”.';

  @override
  String get problemOpenComment => 'A comment is never closed.';

  @override
  String get problemOpenVariation => 'A variation is never closed.';

  @override
  String get problemGlyph => 'A number from 0 to 255 has to follow “\$”.';

  @override
  String problemOtherGame(String number) {
    return 'This is another kind of draughts (game type $number; international draughts is 20).';
  }

  @override
  String problemPosition(String number) {
    return 'The starting position cannot be read from character $number on.';
  }

  @override
  String problemNotAMove(String move) {
    return '“$move” is not a move.';
  }

  @override
  String problemIllegal(String move) {
    return '$move is not legal here.';
  }

  @override
  String problemAmbiguous(String move) {
    return '$move fits more than one move.';
  }

  @override
  String problemOtherResult(String result, String reason) {
    return 'It is written down as $result, but the board says otherwise. $reason';
  }

  @override
  String get problemUnplayable => 'This game does not follow the rules.';

  @override
  String problemEntryMatch(int number) {
    return 'Unfinished game no. $number in the export cannot be read.';
  }

  @override
  String problemEntryRecord(int number) {
    return 'Finished game no. $number in the export cannot be read.';
  }

  @override
  String problemEntryRating(int number) {
    return 'Rating no. $number in the export cannot be read.';
  }

  @override
  String problemEntryStudy(int number) {
    return 'Study no. $number of the export cannot be read.';
  }

  @override
  String problemAtLine(int game, int line, String why) {
    return 'Game $game, line $line: $why';
  }

  @override
  String problemOfGame(int game, String why) {
    return 'Game $game: $why';
  }

  @override
  String importProgress(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '$count games read',
      one: '1 game read',
      zero: 'Reading …',
    );
    return '$_temp0';
  }

  @override
  String get importStop => 'Stop';

  @override
  String importStopped(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: 'Stopped after $count games. What was added stays.',
      one: 'Stopped after 1 game. What was added stays.',
    );
    return '$_temp0';
  }

  @override
  String importedUnknown(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '$count of them without a known result',
      one: '1 of them without a known result',
    );
    return '$_temp0';
  }

  @override
  String importNotes(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '$count were changed:',
      one: '1 was changed:',
    );
    return '$_temp0';
  }

  @override
  String noteGoesOn(String number, String reason) {
    return 'It was a draw by rule before move $number, and is kept up to there. $reason';
  }

  @override
  String noteOtherResult(String result, String reason) {
    return 'It is a draw by rule, though $result was written down. $reason';
  }

  @override
  String noteSetUp(String number) {
    return 'A new position is set up before move $number; the game is kept up to there.';
  }

  @override
  String get resultUnknown => 'Result unknown';

  @override
  String problemOfLine(int line, String why) {
    return 'Line $line: $why';
  }

  @override
  String get exportAll => 'Export everything';

  @override
  String get exportPdn => 'Export draughts as PDN';

  @override
  String get restore => 'Restore an export';

  @override
  String get copied => 'Copied';

  @override
  String get copyPdn => 'Copy PDN';

  @override
  String get sharePdn => 'Share PDN';

  @override
  String get copyPosition => 'Copy position';

  @override
  String get sharePosition => 'Share position';

  @override
  String get review => 'Review';

  @override
  String reviewTitle(String game) {
    return 'Review: $game';
  }

  @override
  String get reviewRunning => 'Still in progress';

  @override
  String get reviewStart => 'The start';

  @override
  String reviewMove(int ply, int last, String army, String move) {
    return 'Move $ply of $last, $army: $move';
  }

  @override
  String adjudicationResigned(String army) {
    return '$army resigned';
  }

  @override
  String adjudicationFlagFell(String army) {
    return '$army: time is up';
  }

  @override
  String get adjudicationDraw => 'Draw agreed';

  @override
  String get reviewMistake => 'mistake';

  @override
  String get reviewBlunder => 'blunder';

  @override
  String get reviewFortune => 'luck';

  @override
  String get reviewGraph => 'Chances during the game';

  @override
  String get reviewUnknown => 'Not analysed yet';

  @override
  String get reviewEven => 'Even';

  @override
  String reviewAhead(String army, String men) {
    return '$army is ahead by $men';
  }

  @override
  String reviewChance(String army, int percent) {
    return '$army $percent %';
  }

  @override
  String reviewWins(String army) {
    return '$army wins';
  }

  @override
  String reviewBest(String move) {
    return 'best: $move';
  }

  @override
  String get reviewFailed => 'The analysis did not work';

  @override
  String get reviewAnalyse => 'Analyse';

  @override
  String get reviewStop => 'Stop the analysis';

  @override
  String get reviewProgress => 'Analysing';

  @override
  String get reviewNextTurn => 'Next turning point';

  @override
  String get reviewFirst => 'To the start';

  @override
  String get reviewPrevious => 'One move back';

  @override
  String get reviewNext => 'One move forward';

  @override
  String get reviewLast => 'To the end';

  @override
  String get reviewShowBest => 'Best line';

  @override
  String get reviewGoOn => 'Play on from here';

  @override
  String reviewGoOnTitle(int ply) {
    return 'Play on from move $ply';
  }

  @override
  String get reviewGoOnDetail =>
      'A new game begins here. The old one stays as it is.';

  @override
  String get editor => 'Editor';

  @override
  String get explorer => 'Explorer';

  @override
  String get explorerOwn => 'My games';

  @override
  String get explorerEngine => 'The engine';

  @override
  String get explorerClub => 'Club';

  @override
  String get explorerOwnAbout =>
      'What was played in your library, and how it ended.';

  @override
  String explorerEngineAbout(int games, int level) {
    return 'What the engine plays and how it ends: $games games against itself at level $level.';
  }

  @override
  String explorerClubAbout(String name, int games) {
    return '$name: $games games';
  }

  @override
  String get explorerClubNone =>
      'A club makes a file of its games with “prise explore build”; load it here.';

  @override
  String get explorerNothing => 'Nobody has played from here.';

  @override
  String get explorerLoad => 'Load a club’s file';

  @override
  String get explorerRemove => 'Remove';

  @override
  String get explorerNoTree => 'That is no file of openings for this game.';

  @override
  String explorerMove(String move, int games) {
    String _temp0 = intl.Intl.pluralLogic(
      games,
      locale: localeName,
      other: '$games games',
      one: '1 game',
    );
    return '$move, $_temp0';
  }

  @override
  String explorerWins(String player, int count) {
    return '$player won $count';
  }

  @override
  String explorerDraws(int count) {
    return '$count drawn';
  }

  @override
  String explorerLast(String move) {
    return 'The last game with $move';
  }

  @override
  String get studySave => 'Keep as a study';

  @override
  String get studyKeep => 'Keep';

  @override
  String get studyKept => 'Kept. Every change is written down.';

  @override
  String get studyRename => 'Rename';

  @override
  String get studyName => 'Name';

  @override
  String get studyKeepQuestion => 'Keep this study?';

  @override
  String get studyKeepDetail => 'Its moves are lost otherwise.';

  @override
  String get studyThrowAway => 'Throw away';

  @override
  String get studyPlay => 'Play from here';

  @override
  String get studyDeleteQuestion => 'Delete this study?';

  @override
  String get studyDeleteDetail => 'All its lines and comments go with it.';

  @override
  String studyDelete(String name) {
    return 'Delete $name';
  }

  @override
  String get studyDeleted => 'Study deleted';

  @override
  String get studiesKept => 'Your studies';

  @override
  String get studiesNone =>
      'None yet. Analyse a game or a position, and keep it.';

  @override
  String studyMoves(int moves) {
    String _temp0 = intl.Intl.pluralLogic(
      moves,
      locale: localeName,
      other: '$moves moves',
      one: '1 move',
    );
    return '$_temp0';
  }

  @override
  String get studyFile => 'Open a study from a file';

  @override
  String get studyDeleteYes => 'Delete';

  @override
  String get mistakes => 'Mistakes';

  @override
  String get mistakesLearn => 'Learn from the mistakes';

  @override
  String mistakesTitle(int number, int all) {
    return 'Mistake $number of $all';
  }

  @override
  String mistakesPlayed(String player, String move) {
    return '$player played $move';
  }

  @override
  String get mistakesAsk => 'What would have been better?';

  @override
  String mistakesJudging(String move) {
    return 'Looking at $move …';
  }

  @override
  String mistakesWrong(String move) {
    return '$move is not it. Try another move.';
  }

  @override
  String mistakesRight(String move) {
    return 'Yes! $move is as good as it gets.';
  }

  @override
  String mistakesBest(String move) {
    return 'Best was $move';
  }

  @override
  String get mistakesShow => 'Show me';

  @override
  String get mistakesNext => 'Next mistake';

  @override
  String get mistakesLeave => 'Back to the review';

  @override
  String variationTitle(int ply) {
    return 'Variation from move $ply';
  }

  @override
  String get backToGame => 'Back to the game';

  @override
  String get reviewVariation => 'Try other moves';

  @override
  String get analyseRunningQuestion => 'Analyse this game?';

  @override
  String get analyseRunningDetail =>
      'It is still being played. With the engine’s help it does not count for your rating any more.';

  @override
  String get study => 'Study';

  @override
  String get studyAbout => 'Set up positions, try lines';

  @override
  String studyTitle(String game) {
    return 'Analysis: $game';
  }

  @override
  String get studyPaste => 'Open a study from text';

  @override
  String get studyPasteDetail => 'A study, or a game as PDN';

  @override
  String get studyOpen => 'Open';

  @override
  String get studyCannotOpen => 'This cannot be opened';

  @override
  String get studyShare => 'Share the study';

  @override
  String get studyCopy => 'Copy the study';

  @override
  String get studyEdit => 'Change this position';

  @override
  String get analyse => 'Analyse';

  @override
  String get editorOpen => 'Set up a position';

  @override
  String editorTitle(String game) {
    return 'Position: $game';
  }

  @override
  String get editorTray => 'Pieces and tools';

  @override
  String get editorHand => 'Move pieces';

  @override
  String get editorBin => 'Remove pieces';

  @override
  String editorTrayPiece(String piece, int placed, int most) {
    return '$piece: $placed of $most on the board';
  }

  @override
  String get editorRemove => 'remove';

  @override
  String get editorWrongHere => 'something is wrong here';

  @override
  String get editorToMove => 'Whose turn';

  @override
  String get editorInHand => 'In hand';

  @override
  String editorInHandOf(String player) {
    return 'In hand, $player';
  }

  @override
  String get editorPlayers => 'Who leads which army';

  @override
  String get editorIsOut => 'Out';

  @override
  String get editorHidden => 'What may lie face-down';

  @override
  String editorHiddenCount(int down, int said) {
    String _temp0 = intl.Intl.pluralLogic(
      down,
      locale: localeName,
      other: '$down pieces lie',
      one: '1 piece lies',
    );
    String _temp1 = intl.Intl.pluralLogic(
      said,
      locale: localeName,
      other: '$said are',
      one: '1 is',
    );
    return '$_temp0 face-down; $_temp1 named here.';
  }

  @override
  String editorHiddenOf(String piece) {
    return 'Hidden: $piece';
  }

  @override
  String get editorFillHidden => 'Make the numbers fit';

  @override
  String get editorFewer => 'one fewer';

  @override
  String get editorMore => 'one more';

  @override
  String get editorCounter => 'Count towards a draw';

  @override
  String get editorReady => 'Ready to play';

  @override
  String get editorOver => 'The game is over in this position';

  @override
  String get editorStart => 'Starting position';

  @override
  String get editorEmpty => 'Empty board';

  @override
  String get editorMirror => 'Mirror';

  @override
  String get editorPaste => 'Paste a position';

  @override
  String get editorPasteDetail => 'FEN, or as Prise writes it';

  @override
  String get editorPasteYes => 'Use it';

  @override
  String editorPasteFailed(String why) {
    return 'That is no position: $why';
  }

  @override
  String get editorPlayTitle => 'Play from here';

  @override
  String get editorPlayDetail => 'Who plays? The game is not rated.';

  @override
  String problemTooMany(String army, int count, int limit) {
    return '$army has $count pieces; $limit is the most';
  }

  @override
  String problemTooFew(String army, int count, int limit) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '$count pieces',
      one: '1 piece',
      zero: 'no pieces',
    );
    return '$army has $_temp0; $limit is the least';
  }

  @override
  String problemTooManyOfKind(String piece, int count, int limit) {
    return '$piece: $count on the board and hidden; there are only $limit';
  }

  @override
  String problemHidden(int down, int said) {
    String _temp0 = intl.Intl.pluralLogic(
      down,
      locale: localeName,
      other: '$down pieces lie',
      one: '1 piece lies',
    );
    String _temp1 = intl.Intl.pluralLogic(
      said,
      locale: localeName,
      other: '$said are',
      one: '1 is',
    );
    return '$_temp0 face-down, but $_temp1 named below';
  }

  @override
  String problemArmyTwice(String army) {
    return 'Two players lead $army';
  }

  @override
  String get problemArmyMissing =>
      'One player has an army and the other has none';

  @override
  String get problemArmiesUnknown =>
      'A piece is face-up, so say who leads which army';

  @override
  String problemSeatIsOut(String player) {
    return '$player is out and cannot be to move';
  }

  @override
  String get problemNobodyLeft => 'Nobody is left in the game';

  @override
  String problemCounter(int count, int limit) {
    return 'The count stands at $count; $limit is the most here';
  }

  @override
  String get problemRefused => 'The rules do not know such a position';

  @override
  String get engine => 'Engine';

  @override
  String get engineOff => 'Engine off';

  @override
  String get engineOver => 'The game is over here';

  @override
  String get engineSaves => 'The engine rests: the battery is being saved';

  @override
  String get engineStarts => 'Thinking …';

  @override
  String engineDepth(int depth) {
    return 'Depth $depth';
  }

  @override
  String get engineExpectation => 'average over what is hidden';

  @override
  String engineLines(int lines) {
    String _temp0 = intl.Intl.pluralLogic(
      lines,
      locale: localeName,
      other: '$lines lines',
      one: '1 line',
    );
    return '$_temp0';
  }

  @override
  String engineLinesChoice(int lines) {
    return 'Number of lines: $lines';
  }

  @override
  String engineLine(int number, String score, String moves) {
    return 'Line $number: $score: $moves';
  }

  @override
  String get threat => 'Threat: what would the other side play?';

  @override
  String threatOf(String player) {
    return 'Threat of $player';
  }

  @override
  String get threatNone => 'No threat can be shown here';

  @override
  String get evaluation => 'Evaluation';

  @override
  String get variation => 'variation';

  @override
  String get toMainLine => 'Back to the main line';

  @override
  String get moveMenu => 'This move';

  @override
  String get annotate => 'Comment and sign';

  @override
  String annotateMove(String move) {
    return 'About $move';
  }

  @override
  String get comment => 'Comment';

  @override
  String get done => 'Done';

  @override
  String get promote => 'Move the variation up';

  @override
  String get removeFromHere => 'Remove from here on';

  @override
  String get glyphGood => 'good move';

  @override
  String get glyphMistake => 'mistake';

  @override
  String get glyphBrilliant => 'brilliant move';

  @override
  String get glyphBlunder => 'blunder';

  @override
  String get glyphInteresting => 'interesting move';

  @override
  String get glyphDubious => 'dubious move';

  @override
  String get reviewCannotOpen => 'This game cannot be shown';

  @override
  String get statistics => 'Statistics';

  @override
  String get statsEmpty => 'No results yet';

  @override
  String get statsEmptyDetail =>
      'Finish a game, and your results, your rating and your streaks appear here.';

  @override
  String get statsPlayNow => 'Choose a game';

  @override
  String get statsUnreadable => 'The statistics cannot be read';

  @override
  String get statsResults => 'Results';

  @override
  String get statsTotal => 'All together';

  @override
  String get statsLegend => 'Solid: won · hatched: drawn · empty: lost';

  @override
  String get statsRatingTitle => 'Rating';

  @override
  String statsRating(int rating, int margin) {
    return '$rating ± $margin';
  }

  @override
  String statsRatingLabel(int count, int first, int last) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: 'Rating over $count games: from $first to $last',
      one: 'Rating after 1 game: $last',
    );
    return '$_temp0';
  }

  @override
  String get statsRatingDetail =>
      'Your true strength is very likely (95 %) within the band. Every rated game makes it narrower.';

  @override
  String get statsNoRating =>
      'Finish a game on your own against the computer, and you get your first rating.';

  @override
  String get statsDraws => 'How games were drawn';

  @override
  String get statsNoDraws => 'No draws yet.';

  @override
  String get statsStreaks => 'Streaks';

  @override
  String get statsNoStreak => 'Win a rated game to begin a streak.';

  @override
  String statsWonInRow(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '$count games won in a row',
      one: '1 game won in a row',
      zero: 'No streak at the moment',
    );
    return '$_temp0';
  }

  @override
  String statsLostInRow(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '$count games lost in a row',
      one: '1 game lost in a row',
    );
    return '$_temp0';
  }

  @override
  String statsLongest(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: 'Longest streak: $count wins',
      one: 'Longest streak: 1 win',
    );
    return '$_temp0';
  }

  @override
  String get settingsAppearance => 'Look and language';

  @override
  String get settingsBoard => 'Board and play';

  @override
  String get settingsFeedback => 'Sound and vibration';

  @override
  String get settingsAbout => 'About';

  @override
  String get pieceTheme => 'Pieces';

  @override
  String get piecesAsBoard => 'Like the board';

  @override
  String get animationSpeed => 'Animation';

  @override
  String get speedSlow => 'Slow';

  @override
  String get speedNormal => 'Normal';

  @override
  String get speedFast => 'Fast';

  @override
  String get speedNone => 'Off';

  @override
  String get showTargets => 'Show legal moves';

  @override
  String get confirmMoves => 'Confirm moves';

  @override
  String get confirmMovesDetail =>
      'Tap where the move ends a second time to play it.';

  @override
  String get keepScreenOn => 'Keep the screen on while you play';

  @override
  String get sound => 'Sound';

  @override
  String get soundDetail =>
      'Music from other apps keeps playing; a silent phone stays silent.';

  @override
  String get haptics => 'Vibration';

  @override
  String get licences => 'Licences';

  @override
  String get licencesDetail => 'Everything that Prise is made of';

  @override
  String confirmMove(String move) {
    return 'Play $move?';
  }

  @override
  String get playMove => 'Play the move';

  @override
  String get undoRevealed =>
      'A piece was turned up. What you have seen cannot be hidden again.';

  @override
  String get undoDealKnown =>
      'The game is over and everybody knows where the pieces lay, so it cannot go on.';

  @override
  String get practice => 'Practice';

  @override
  String get practiceDetail =>
      'Take back as much as you like, even turned-up pieces. Never rated.';

  @override
  String get continuation => 'Continuation';

  @override
  String continuationEnded(String result) {
    return 'You played on after the end, so this does not count. What counts: $result.';
  }

  @override
  String get playedOn => 'Played on after the end';

  @override
  String placeOf(int place, String player) {
    return '$place. $player';
  }

  @override
  String get listComma => ', ';

  @override
  String unrated(String reasons) {
    return 'Not rated: $reasons.';
  }

  @override
  String get unratedNotAgainstComputer =>
      'only one person against the computer is rated';

  @override
  String get unratedOtherStart => 'it began from a position of its own';

  @override
  String get unratedPractice => 'practice';

  @override
  String get unratedTakeBack => 'a move was taken back';

  @override
  String get unratedHint => 'a hint was given';

  @override
  String get unratedContinuation => 'it was played on after the end';

  @override
  String get dealTitle => 'Shuffle';

  @override
  String get dealPromised =>
      'The app has put its half of the shuffle into an envelope and sealed it. The envelope says:';

  @override
  String get dealPromisedDetail =>
      'Nobody can swap it now. After the game you can open it and check.';

  @override
  String get dealYourTurn =>
      'Now you shuffle: tap the pieces as often as you like.';

  @override
  String get dealField => 'Face-down pieces: tap to shuffle';

  @override
  String get dealShuffle => 'Shuffle';

  @override
  String dealCount(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: 'You have shuffled $count times.',
      one: 'You have shuffled once.',
      zero: 'You have not shuffled yet.',
    );
    return '$_temp0';
  }

  @override
  String get dealWords => 'Or type any words (optional)';

  @override
  String get dealStart => 'Deal the pieces';

  @override
  String get dealSkip => 'Start without shuffling';

  @override
  String get dealSkipDetail =>
      'Then the app shuffles alone, and the proof after the game says so.';

  @override
  String dealPromise(String promise) {
    return 'Promise $promise';
  }

  @override
  String get dealPromiseTitle => 'The promise';

  @override
  String get dealWasItFair => 'Was the shuffle fair?';

  @override
  String get dealRunningStory =>
      'Before the game the app put its half of the shuffle into an envelope and sealed it. These letters and digits are written on the envelope: note them down if you like. After the game the envelope is opened, and you can check that nothing was swapped.';

  @override
  String get dealFairTitle => 'The shuffle was fair';

  @override
  String get dealFairStory =>
      'Before the game the app put its half of the shuffle into a sealed envelope. Then you shuffled too. The app could not know what you would do, and you did not know what was in the envelope: so nobody chose how the pieces lay. Now the envelope is open.';

  @override
  String get dealAloneTitle => 'Nothing was swapped';

  @override
  String get dealAloneStory =>
      'Before the game the app put the shuffle into a sealed envelope, and it is still the same. But nobody mixed anything in: the app shuffled alone. Shuffle too next time, and nobody can choose how the pieces lie.';

  @override
  String get dealUnfairTitle => 'The shuffle was not fair';

  @override
  String get dealUnfairStory =>
      'What was promised before the game does not fit what is shown now. Please keep the proof and report it.';

  @override
  String get dealPromiseLabel => 'What was promised';

  @override
  String get dealPromiseCheck => 'Is this what you saw before the game?';

  @override
  String get dealHowTheyLay => 'How the pieces lay';

  @override
  String get dealMixLabel => 'What you mixed in';

  @override
  String dealMixTaps(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '$count taps',
      one: '1 tap',
    );
    return '$_temp0';
  }

  @override
  String dealMixWords(String words) {
    return 'the words “$words”';
  }

  @override
  String dealMixBoth(String taps, String words) {
    return '$taps and $words';
  }

  @override
  String get dealMixNothing => 'Nothing';

  @override
  String get dealSecretLabel => 'The app’s secret: what was in the envelope';

  @override
  String get dealSeedLabel => 'The seed that the pieces were shuffled with';

  @override
  String get dealCheckTitle => 'Check it without the app';

  @override
  String get dealCheckDetail =>
      'Type any of these lines into a shell, and it prints the number below it. Or save the proof as a file and run prise verify-deal on it.';

  @override
  String get dealCopyLine => 'Copy this line';

  @override
  String get dealCopy => 'Copy the proof';

  @override
  String get dealShare => 'Share the proof';

  @override
  String get levelName1 => 'Beginner';

  @override
  String get levelName2 => 'Novice';

  @override
  String get levelName3 => 'Casual player';

  @override
  String get levelName4 => 'Improver';

  @override
  String get levelName5 => 'Intermediate';

  @override
  String get levelName6 => 'Club player';

  @override
  String get levelName7 => 'Strong player';

  @override
  String get levelName8 => 'Expert';

  @override
  String get levelName9 => 'Candidate master';

  @override
  String get levelName10 => 'Master';

  @override
  String levelStrength(String name, int rating) {
    return '$name · about $rating';
  }

  @override
  String levelSuggested(String name) {
    return 'Right for you: $name';
  }

  @override
  String against(String player) {
    return 'against $player';
  }

  @override
  String get justNow => 'just now';

  @override
  String minutesAgo(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '$count minutes ago',
      one: '1 minute ago',
    );
    return '$_temp0';
  }

  @override
  String hoursAgo(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '$count hours ago',
      one: '1 hour ago',
    );
    return '$_temp0';
  }

  @override
  String get yesterday => 'yesterday';

  @override
  String get unfinished => 'Unfinished games';

  @override
  String unfinishedMore(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '$count more unfinished games',
      one: '1 more unfinished game',
    );
    return '$_temp0';
  }

  @override
  String get unfinishedDeleteAll => 'Delete all';

  @override
  String unfinishedDeleted(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '$count games deleted',
      one: '1 game deleted',
    );
    return '$_temp0';
  }

  @override
  String get bringBack => 'Undo';

  @override
  String get youHaveNoPieces => 'You have no pieces left.';

  @override
  String hasNoPieces(String army) {
    return '$army has no pieces left.';
  }

  @override
  String get youHaveNoMove => 'You have no move left.';

  @override
  String hasNoMove(String army) {
    return '$army has no move left.';
  }

  @override
  String get youHaveTooFew => 'You have too few pieces left.';

  @override
  String hasTooFew(String army) {
    return '$army has too few pieces left.';
  }

  @override
  String get youResigned => 'You resigned.';

  @override
  String hasResigned(String army) {
    return '$army resigned.';
  }

  @override
  String get youRanOut => 'You ran out of time.';

  @override
  String hasRunOut(String army) {
    return '$army ran out of time.';
  }

  @override
  String get librarySelect => 'Select several';

  @override
  String librarySelected(int count) {
    return '$count selected';
  }

  @override
  String get libraryDeleteSelected => 'Delete the selected games';

  @override
  String get unfinishedNone => 'Nothing is waiting for you';

  @override
  String get unfinishedNoneDetail =>
      'Games you leave before the end wait for you here.';

  @override
  String get opponent => 'Opponent';

  @override
  String get personHere => 'A friend here';

  @override
  String get watchComputers => 'Computer against computer';

  @override
  String get youPlay => 'You play';

  @override
  String get sideRandom => 'Random';

  @override
  String get goFirst => 'You go first';

  @override
  String get goSecond => 'You go second';

  @override
  String get strength => 'Strength';

  @override
  String strengthOf(String army) {
    return 'Strength of $army';
  }

  @override
  String get presetMillDefault => 'With custodian and intervention';

  @override
  String get presetMillDefaultDetail =>
      'A mill takes a man. So does trapping a man between two of yours, or stepping between two of theirs.';

  @override
  String get presetPlainDetail =>
      'As everybody knows it: three in a row takes a man.';

  @override
  String get presetTwelveDetail =>
      'Twelve men each, and lines across the corners.';

  @override
  String get presetStandardDetail =>
      'A draw when a position comes up three times, after 25 moves each with only kings on the board, or after 16 moves each with three pieces against a lone king.';

  @override
  String get presetFmjd2015Detail =>
      'What differs: 25 king moves each are a draw even with men on the board, and two pieces against a lone king are a draw after 5 moves each.';

  @override
  String get presetDarkDefaultDetail =>
      'No limit: the game goes on until somebody wins or both agree.';

  @override
  String get presetTournamentDetail =>
      'It is a draw after 60 moves without a capture or a turned-up piece, or when a position comes up four times.';

  @override
  String get draw => 'Draw';

  @override
  String get offerDrawQuestion => 'Offer a draw?';

  @override
  String get offerDrawDetail =>
      'If the other side agrees, the game ends without a winner.';

  @override
  String get resignYou => 'You lose this game.';

  @override
  String get resignYouOfMany => 'You are out of this game; the others play on.';

  @override
  String get faceToFace => 'Face to face';

  @override
  String get faceToFaceDetail =>
      'When two people share the screen, the name opposite is turned for whoever sits there.';

  @override
  String get premoveDropped => 'Your planned move is not possible any more';

  @override
  String get premove => 'Planned move';

  @override
  String get newGame => 'New game';

  @override
  String ratingChange(int rating, String change) {
    return 'Rating $rating ($change)';
  }

  @override
  String ahead(String army, int count) {
    return '$army is $count ahead';
  }

  @override
  String countWon(int count) {
    return '$count won';
  }

  @override
  String countDrawn(int count) {
    return '$count drawn';
  }

  @override
  String countLost(int count) {
    return '$count lost';
  }

  @override
  String get reviewInaccuracy => 'inaccuracy';

  @override
  String get reviewAutoplay => 'Play the game back';

  @override
  String get reviewPause => 'Pause';

  @override
  String get reviewPreviousTurn => 'Previous turning point';

  @override
  String reviewAccuracy(int percent) {
    return 'Accuracy $percent %';
  }

  @override
  String reviewSummary(
    String player,
    String accuracy,
    int inaccuracies,
    int mistakes,
    int blunders,
  ) {
    return '$player: $accuracy; inaccuracies: $inaccuracies, mistakes: $mistakes, blunders: $blunders';
  }

  @override
  String lessonsDone(int done, int count) {
    return '$done of $count done';
  }

  @override
  String get lessonIsDone => 'done';

  @override
  String get boardMeadow => 'Meadow';

  @override
  String get boardContrast => 'High contrast';

  @override
  String get tileLetters => 'Letters on the tiles';

  @override
  String get tileLettersDetail =>
      'The first letter of each English name beside the Chinese character: G, A, M, R, H, C, S.';

  @override
  String get legend => 'Which piece is which';

  @override
  String get puzzles => 'Puzzles';

  @override
  String get puzzleDaily => 'Puzzle of the day';

  @override
  String get puzzleDailyDone => 'Done for today. A new one waits tomorrow.';

  @override
  String get puzzleDailyDoneShort => 'Done for today';

  @override
  String get puzzleNext => 'Next puzzle';

  @override
  String get puzzleStart => 'Solve puzzles';

  @override
  String get puzzleStartDetail =>
      'One after the other, as hard as you are strong.';

  @override
  String get puzzleContinue => 'Go on with your puzzle';

  @override
  String get puzzleContinueDetail => 'It stands as you left it.';

  @override
  String get puzzleAgain => 'Try again what went wrong';

  @override
  String puzzleAgainDue(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '$count puzzles are due today',
      one: '1 puzzle is due today',
      zero: 'Nothing is due today',
    );
    return '$_temp0';
  }

  @override
  String get puzzleAgainNone => 'That was the last one for today.';

  @override
  String get puzzleRun => 'Three-minute run';

  @override
  String get puzzleRunDetail => 'As many as you can. Three mistakes end it.';

  @override
  String puzzleRunBest(int count) {
    return 'Best: $count';
  }

  @override
  String get puzzleThemes => 'By theme';

  @override
  String puzzleThemeCount(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '$count puzzles',
      one: '1 puzzle',
    );
    return '$_temp0';
  }

  @override
  String puzzleThemeShare(int solved, int tries) {
    return '$solved of $tries solved';
  }

  @override
  String get puzzleNone => 'There are no puzzles here yet';

  @override
  String get puzzleNoneDetail => 'Choose another game or theme.';

  @override
  String get puzzleCannotOpen => 'This puzzle cannot be opened';

  @override
  String puzzleRatingNow(int rating) {
    return 'Rating $rating';
  }

  @override
  String puzzleStreak(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '$count days in a row',
      one: '1 day in a row',
      zero: 'No streak yet',
    );
    return '$_temp0';
  }

  @override
  String puzzleStreakBest(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: 'Longest: $count days',
      one: 'Longest: 1 day',
    );
    return '$_temp0';
  }

  @override
  String puzzleAimWin(String army) {
    return '$army to move and win';
  }

  @override
  String puzzleAimSave(String army) {
    return '$army to move and save the game';
  }

  @override
  String puzzleAimGain(String army) {
    return '$army to move and win material';
  }

  @override
  String puzzleAimBet(String army) {
    return '$army to move: what is the best bet?';
  }

  @override
  String get puzzleYourMove => 'Find the move.';

  @override
  String get puzzleRight => 'Right.';

  @override
  String get puzzleGoOn => 'Right. Go on.';

  @override
  String get puzzleJudging => 'Another idea: let me see …';

  @override
  String get puzzleWrong => 'That does not work. Look:';

  @override
  String get puzzleWrongShown => 'That does not work: this is how it goes on.';

  @override
  String puzzleHintPiece(String square, String piece) {
    return 'Look at $square: $piece';
  }

  @override
  String get puzzleHintPlace => 'Bring a man in: where?';

  @override
  String get puzzleHintRemove => 'One of theirs goes: which?';

  @override
  String get puzzleHintFlip => 'Turn up a piece: which?';

  @override
  String puzzleHintMove(String move) {
    return 'Play $move';
  }

  @override
  String get puzzleHintMore => 'Show the move';

  @override
  String get puzzleSolution => 'Solution';

  @override
  String get puzzleShowingSolution => 'This is the solution.';

  @override
  String get puzzleSolved => 'Solved!';

  @override
  String get puzzleSolvedAnother => 'Solved, by another way that works, too!';

  @override
  String get puzzleSolvedHint => 'Solved, with a hint';

  @override
  String get puzzleSolvedLate => 'Solved in the end';

  @override
  String get puzzleGivenUp => 'That was the solution';

  @override
  String puzzleRated(int rating, String change) {
    return 'Rating $rating ($change)';
  }

  @override
  String get puzzleUnrated => 'Your rating stays: only the first try counts.';

  @override
  String get puzzleFailedAgain => 'It comes again tomorrow.';

  @override
  String puzzleLine(String moves) {
    return 'Solution: $moves';
  }

  @override
  String get puzzlePlayOn => 'Play on from here';

  @override
  String get puzzleShare => 'Share';

  @override
  String get puzzleShareText => 'Share as text';

  @override
  String get puzzleSharePicture => 'Share as picture';

  @override
  String get puzzleCopy => 'Copy as text';

  @override
  String get puzzleRunStart => 'The clock starts with your first move.';

  @override
  String puzzleRunTime(String time) {
    return '$time left';
  }

  @override
  String puzzleRunScore(int count) {
    return 'Solved: $count';
  }

  @override
  String puzzleRunStrikes(int count, int most) {
    return 'Mistakes: $count of $most';
  }

  @override
  String get puzzleRunTimeUp => 'Time is up';

  @override
  String get puzzleRunThreeWrong => 'Three mistakes: that is the end';

  @override
  String get puzzleRunAllDone => 'You have seen them all';

  @override
  String puzzleRunResult(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '$count puzzles solved',
      one: '1 puzzle solved',
      zero: 'None solved this time',
    );
    return '$_temp0';
  }

  @override
  String get puzzleRunNewBest => 'A new best!';

  @override
  String get puzzleRunAgain => 'Run again';

  @override
  String get puzzleRunMissed => 'Look again at what went wrong';

  @override
  String puzzleRunMissedOne(int number) {
    return 'Puzzle $number';
  }

  @override
  String get puzzleStatsRating => 'Rating at puzzles';

  @override
  String puzzleStatsRatingLabel(int count, int first, int last) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: 'Rating over $count puzzles: from $first to $last',
      one: 'Rating after 1 puzzle: $last',
    );
    return '$_temp0';
  }

  @override
  String get puzzleStatsNone =>
      'Solve a puzzle, and your rating at puzzles begins.';

  @override
  String puzzleStatsSolved(int solved, int tried) {
    return '$solved of $tried solved without help';
  }

  @override
  String get puzzleStatsWeak => 'Worth practising';

  @override
  String get puzzleStatsWeakNone =>
      'Five puzzles of a theme, and you see here where practice pays.';

  @override
  String puzzleStatsPractise(String theme) {
    return 'Practise: $theme';
  }

  @override
  String get themeGiveOne => 'Give one piece';

  @override
  String get themeGiveTwo => 'Give two pieces';

  @override
  String get themeGiveThree => 'Give three pieces';

  @override
  String get themeGiveMany => 'Give four or more';

  @override
  String get themeShort => 'Short';

  @override
  String get themeLong => 'Long';

  @override
  String get themeEnding => 'Ending';

  @override
  String get themeForcedDraw => 'Saved games';

  @override
  String get themeBreakthrough => 'Breakthrough';

  @override
  String get themeTurkishStroke => 'Turkish stroke';

  @override
  String get themeMajority => 'The most must be taken';

  @override
  String get themeKingTrap => 'King trap';

  @override
  String get themeBigStroke => 'Big stroke';

  @override
  String get themeDoubleMill => 'Double mill';

  @override
  String get themeBlock => 'Block';

  @override
  String get themeCustodian => 'Custodian';

  @override
  String get themeIntervention => 'Intervention';

  @override
  String get themeFlying => 'Flying';

  @override
  String get themePlacing => 'Placing';

  @override
  String get themeBestBet => 'Best bet';

  @override
  String get themeFlip => 'Turning up';

  @override
  String get themeCannonShot => 'Cannon shot';

  @override
  String get themeTrap => 'Trap';

  @override
  String get themeFork => 'Fork';

  @override
  String get themeEscape => 'Escape';

  @override
  String get themeRightCapture => 'The right capture';

  @override
  String get themeElimination => 'Putting a player out';

  @override
  String get themeQuietMove => 'Quiet move';

  @override
  String puzzleFaceDown(String pieces) {
    return 'Still face-down: $pieces';
  }
}
