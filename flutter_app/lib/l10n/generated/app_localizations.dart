import 'dart:async';

import 'package:flutter/foundation.dart';
import 'package:flutter/widgets.dart';
import 'package:flutter_localizations/flutter_localizations.dart';
import 'package:intl/intl.dart' as intl;

import 'app_localizations_en.dart';
import 'app_localizations_zh.dart';

// ignore_for_file: type=lint

/// Callers can lookup localized strings with an instance of Words
/// returned by `Words.of(context)`.
///
/// Applications need to include `Words.delegate()` in their app's
/// `localizationDelegates` list, and the locales they support in the app's
/// `supportedLocales` list. For example:
///
/// ```dart
/// import 'generated/app_localizations.dart';
///
/// return MaterialApp(
///   localizationsDelegates: Words.localizationsDelegates,
///   supportedLocales: Words.supportedLocales,
///   home: MyApplicationHome(),
/// );
/// ```
///
/// ## Update pubspec.yaml
///
/// Please make sure to update your pubspec.yaml to include the following
/// packages:
///
/// ```yaml
/// dependencies:
///   # Internationalization support.
///   flutter_localizations:
///     sdk: flutter
///   intl: any # Use the pinned version from flutter_localizations
///
///   # Rest of dependencies
/// ```
///
/// ## iOS Applications
///
/// iOS applications define key application metadata, including supported
/// locales, in an Info.plist file that is built into the application bundle.
/// To configure the locales supported by your app, you’ll need to edit this
/// file.
///
/// First, open your project’s ios/Runner.xcworkspace Xcode workspace file.
/// Then, in the Project Navigator, open the Info.plist file under the Runner
/// project’s Runner folder.
///
/// Next, select the Information Property List item, select Add Item from the
/// Editor menu, then select Localizations from the pop-up menu.
///
/// Select and expand the newly-created Localizations item then, for each
/// locale your application supports, add a new item and select the locale
/// you wish to add from the pop-up menu in the Value field. This list should
/// be consistent with the languages listed in the Words.supportedLocales
/// property.
abstract class Words {
  Words(String locale)
    : localeName = intl.Intl.canonicalizedLocale(locale.toString());

  final String localeName;

  static Words of(BuildContext context) {
    return Localizations.of<Words>(context, Words)!;
  }

  static const LocalizationsDelegate<Words> delegate = _WordsDelegate();

  /// A list of this localizations delegate along with the default localizations
  /// delegates.
  ///
  /// Returns a list of localizations delegates containing this delegate along with
  /// GlobalMaterialLocalizations.delegate, GlobalCupertinoLocalizations.delegate,
  /// and GlobalWidgetsLocalizations.delegate.
  ///
  /// Additional delegates can be added by appending to this list in
  /// MaterialApp. This list does not have to be used at all if a custom list
  /// of delegates is preferred or required.
  static const List<LocalizationsDelegate<dynamic>> localizationsDelegates =
      <LocalizationsDelegate<dynamic>>[
        delegate,
        GlobalMaterialLocalizations.delegate,
        GlobalCupertinoLocalizations.delegate,
        GlobalWidgetsLocalizations.delegate,
      ];

  /// A list of this localizations delegate's supported locales.
  static const List<Locale> supportedLocales = <Locale>[
    Locale('en'),
    Locale('zh'),
  ];

  /// No description provided for @appTitle.
  ///
  /// In en, this message translates to:
  /// **'Prise'**
  String get appTitle;

  /// No description provided for @appTagline.
  ///
  /// In en, this message translates to:
  /// **'Every capture is shown, explained and chosen.'**
  String get appTagline;

  /// No description provided for @play.
  ///
  /// In en, this message translates to:
  /// **'Play'**
  String get play;

  /// No description provided for @playNow.
  ///
  /// In en, this message translates to:
  /// **'Play {game}'**
  String playNow(String game);

  /// No description provided for @setUp.
  ///
  /// In en, this message translates to:
  /// **'Set up'**
  String get setUp;

  /// No description provided for @continueMatch.
  ///
  /// In en, this message translates to:
  /// **'Continue'**
  String get continueMatch;

  /// No description provided for @forgetMatch.
  ///
  /// In en, this message translates to:
  /// **'Delete'**
  String get forgetMatch;

  /// No description provided for @forgetMatchOf.
  ///
  /// In en, this message translates to:
  /// **'Delete the game of {game}, move {ply}'**
  String forgetMatchOf(String game, int ply);

  /// No description provided for @forgetQuestion.
  ///
  /// In en, this message translates to:
  /// **'Delete this game?'**
  String get forgetQuestion;

  /// No description provided for @newMatch.
  ///
  /// In en, this message translates to:
  /// **'New game'**
  String get newMatch;

  /// No description provided for @noticeNotKept.
  ///
  /// In en, this message translates to:
  /// **'Your games last only until you close the app: nothing can be saved here.'**
  String get noticeNotKept;

  /// No description provided for @noticeElsewhere.
  ///
  /// In en, this message translates to:
  /// **'Prise is open in another tab. What you play here is not saved: please go on in the other one.'**
  String get noticeElsewhere;

  /// No description provided for @noticeDamaged.
  ///
  /// In en, this message translates to:
  /// **'The saved games were damaged.'**
  String get noticeDamaged;

  /// No description provided for @noticeSaved.
  ///
  /// In en, this message translates to:
  /// **'Saved from it: {matches} unfinished and {records} finished games.'**
  String noticeSaved(int matches, int records);

  /// No description provided for @noticeSavedStudies.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, one{One study was saved, too.} other{{count} studies were saved, too.}}'**
  String noticeSavedStudies(int count);

  /// No description provided for @noticeLost.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, one{One more could not be read.} other{{count} more could not be read.}}'**
  String noticeLost(int count);

  /// No description provided for @noticeSetAside.
  ///
  /// In en, this message translates to:
  /// **'The damaged file was set aside.'**
  String get noticeSetAside;

  /// No description provided for @brokenMatch.
  ///
  /// In en, this message translates to:
  /// **'A game of {game} cannot be opened'**
  String brokenMatch(String game);

  /// No description provided for @forgetBrokenDetail.
  ///
  /// In en, this message translates to:
  /// **'A newer version of the app may still be able to open it.'**
  String get forgetBrokenDetail;

  /// No description provided for @matchMended.
  ///
  /// In en, this message translates to:
  /// **'Part of this game could not be read. It goes on from where it could.'**
  String get matchMended;

  /// No description provided for @settings.
  ///
  /// In en, this message translates to:
  /// **'Settings'**
  String get settings;

  /// No description provided for @back.
  ///
  /// In en, this message translates to:
  /// **'Back'**
  String get back;

  /// No description provided for @close.
  ///
  /// In en, this message translates to:
  /// **'Close'**
  String get close;

  /// No description provided for @cancel.
  ///
  /// In en, this message translates to:
  /// **'Cancel'**
  String get cancel;

  /// No description provided for @more.
  ///
  /// In en, this message translates to:
  /// **'More'**
  String get more;

  /// No description provided for @gameDraughts.
  ///
  /// In en, this message translates to:
  /// **'International Draughts'**
  String get gameDraughts;

  /// No description provided for @shortDraughts.
  ///
  /// In en, this message translates to:
  /// **'Draughts'**
  String get shortDraughts;

  /// No description provided for @aboutDraughts.
  ///
  /// In en, this message translates to:
  /// **'A ten-by-ten board, kings that fly, and you always take as many as you can.'**
  String get aboutDraughts;

  /// No description provided for @armyWhite.
  ///
  /// In en, this message translates to:
  /// **'White'**
  String get armyWhite;

  /// No description provided for @armyBlack.
  ///
  /// In en, this message translates to:
  /// **'Black'**
  String get armyBlack;

  /// No description provided for @kindMan.
  ///
  /// In en, this message translates to:
  /// **'man'**
  String get kindMan;

  /// No description provided for @kindKing.
  ///
  /// In en, this message translates to:
  /// **'king'**
  String get kindKing;

  /// No description provided for @pieceOf.
  ///
  /// In en, this message translates to:
  /// **'{army} {kind}'**
  String pieceOf(String army, String kind);

  /// No description provided for @gameMill.
  ///
  /// In en, this message translates to:
  /// **'Nine Men\'s Morris'**
  String get gameMill;

  /// No description provided for @shortMill.
  ///
  /// In en, this message translates to:
  /// **'Morris'**
  String get shortMill;

  /// No description provided for @aboutMill.
  ///
  /// In en, this message translates to:
  /// **'Three in a row takes a man. So does trapping one between two, or stepping between two.'**
  String get aboutMill;

  /// No description provided for @gameDarkChess.
  ///
  /// In en, this message translates to:
  /// **'Classic Dark Chess (經⁠典⁠暗⁠棋)'**
  String get gameDarkChess;

  /// No description provided for @shortDarkChess.
  ///
  /// In en, this message translates to:
  /// **'Classic'**
  String get shortDarkChess;

  /// No description provided for @aboutDarkChess.
  ///
  /// In en, this message translates to:
  /// **'Turn up the tiles, find your colour, hunt by rank.'**
  String get aboutDarkChess;

  /// No description provided for @gameThreeKingdoms.
  ///
  /// In en, this message translates to:
  /// **'Three Kingdoms (三⁠國⁠暗⁠棋)'**
  String get gameThreeKingdoms;

  /// No description provided for @shortThreeKingdoms.
  ///
  /// In en, this message translates to:
  /// **'Three Kingdoms'**
  String get shortThreeKingdoms;

  /// No description provided for @aboutThreeKingdoms.
  ///
  /// In en, this message translates to:
  /// **'Three players, four corners, no ranks: anything takes anything.'**
  String get aboutThreeKingdoms;

  /// No description provided for @armyRed.
  ///
  /// In en, this message translates to:
  /// **'Red'**
  String get armyRed;

  /// No description provided for @armyGreen.
  ///
  /// In en, this message translates to:
  /// **'Green'**
  String get armyGreen;

  /// No description provided for @unassigned.
  ///
  /// In en, this message translates to:
  /// **'unassigned'**
  String get unassigned;

  /// No description provided for @playerNumber.
  ///
  /// In en, this message translates to:
  /// **'Player {number}'**
  String playerNumber(int number);

  /// No description provided for @playerOut.
  ///
  /// In en, this message translates to:
  /// **'{player}, out'**
  String playerOut(String player);

  /// No description provided for @isOut.
  ///
  /// In en, this message translates to:
  /// **'{player} is out'**
  String isOut(String player);

  /// No description provided for @spokenTake.
  ///
  /// In en, this message translates to:
  /// **'{from} takes {to}'**
  String spokenTake(String from, String to);

  /// No description provided for @kindGeneral.
  ///
  /// In en, this message translates to:
  /// **'general'**
  String get kindGeneral;

  /// No description provided for @kindAdvisor.
  ///
  /// In en, this message translates to:
  /// **'advisor'**
  String get kindAdvisor;

  /// No description provided for @kindMinister.
  ///
  /// In en, this message translates to:
  /// **'minister'**
  String get kindMinister;

  /// No description provided for @kindRook.
  ///
  /// In en, this message translates to:
  /// **'rook'**
  String get kindRook;

  /// No description provided for @kindHorse.
  ///
  /// In en, this message translates to:
  /// **'horse'**
  String get kindHorse;

  /// No description provided for @kindCannon.
  ///
  /// In en, this message translates to:
  /// **'cannon'**
  String get kindCannon;

  /// No description provided for @kindSoldier.
  ///
  /// In en, this message translates to:
  /// **'soldier'**
  String get kindSoldier;

  /// No description provided for @faceDown.
  ///
  /// In en, this message translates to:
  /// **'face-down piece'**
  String get faceDown;

  /// No description provided for @tileOf.
  ///
  /// In en, this message translates to:
  /// **'{army} {kind}'**
  String tileOf(String army, String kind, String character);

  /// No description provided for @modeMill.
  ///
  /// In en, this message translates to:
  /// **'mill'**
  String get modeMill;

  /// No description provided for @modeCustodian.
  ///
  /// In en, this message translates to:
  /// **'custodian'**
  String get modeCustodian;

  /// No description provided for @modeIntervention.
  ///
  /// In en, this message translates to:
  /// **'intervention'**
  String get modeIntervention;

  /// No description provided for @statePrey.
  ///
  /// In en, this message translates to:
  /// **'can be taken'**
  String get statePrey;

  /// No description provided for @stateRemovable.
  ///
  /// In en, this message translates to:
  /// **'can be taken, {mode}'**
  String stateRemovable(String mode);

  /// No description provided for @taskPlace.
  ///
  /// In en, this message translates to:
  /// **'Place a man'**
  String get taskPlace;

  /// No description provided for @taskMove.
  ///
  /// In en, this message translates to:
  /// **'Move a man'**
  String get taskMove;

  /// No description provided for @taskRemove.
  ///
  /// In en, this message translates to:
  /// **'Take one of the marked men ({modes})'**
  String taskRemove(String modes);

  /// No description provided for @taskFlip.
  ///
  /// In en, this message translates to:
  /// **'Turn up a piece'**
  String get taskFlip;

  /// No description provided for @refusedMustPlace.
  ///
  /// In en, this message translates to:
  /// **'Place a man on a free point first'**
  String get refusedMustPlace;

  /// No description provided for @refusedMustRemove.
  ///
  /// In en, this message translates to:
  /// **'Take one of the marked pieces first'**
  String get refusedMustRemove;

  /// No description provided for @refusedMustFlip.
  ///
  /// In en, this message translates to:
  /// **'Turn up a piece first'**
  String get refusedMustFlip;

  /// No description provided for @inHand.
  ///
  /// In en, this message translates to:
  /// **'{army} has {count} in hand'**
  String inHand(String army, int count);

  /// No description provided for @lossesOf.
  ///
  /// In en, this message translates to:
  /// **'{army} has lost {count}: {pieces}'**
  String lossesOf(String army, int count, String pieces);

  /// No description provided for @noLossesOf.
  ///
  /// In en, this message translates to:
  /// **'{army} has lost none'**
  String noLossesOf(String army);

  /// No description provided for @untilDraw.
  ///
  /// In en, this message translates to:
  /// **'until draw'**
  String get untilDraw;

  /// No description provided for @ruleTwentyFiveMove.
  ///
  /// In en, this message translates to:
  /// **'25-move rule'**
  String get ruleTwentyFiveMove;

  /// No description provided for @ruleSixteenMove.
  ///
  /// In en, this message translates to:
  /// **'16-move rule'**
  String get ruleSixteenMove;

  /// No description provided for @ruleFiveMove.
  ///
  /// In en, this message translates to:
  /// **'5-move rule'**
  String get ruleFiveMove;

  /// No description provided for @ruleSixtyMove.
  ///
  /// In en, this message translates to:
  /// **'60-move rule'**
  String get ruleSixtyMove;

  /// No description provided for @ruleHundredMove.
  ///
  /// In en, this message translates to:
  /// **'100-move rule'**
  String get ruleHundredMove;

  /// No description provided for @movesUntilDraw.
  ///
  /// In en, this message translates to:
  /// **'{left, plural, one{{rule}: one more move and it is a draw} other{{rule}: {left} more moves and it is a draw}}'**
  String movesUntilDraw(String rule, int left);

  /// No description provided for @movesEachUntilDraw.
  ///
  /// In en, this message translates to:
  /// **'{left, plural, one{{rule}: one more move each and it is a draw} other{{rule}: {left} more moves each and it is a draw}}'**
  String movesEachUntilDraw(String rule, int left);

  /// No description provided for @optionPieces.
  ///
  /// In en, this message translates to:
  /// **'Men each'**
  String get optionPieces;

  /// No description provided for @optionDiagonals.
  ///
  /// In en, this message translates to:
  /// **'Diagonal lines'**
  String get optionDiagonals;

  /// No description provided for @optionFlying.
  ///
  /// In en, this message translates to:
  /// **'With three men left, fly anywhere'**
  String get optionFlying;

  /// No description provided for @optionAlways.
  ///
  /// In en, this message translates to:
  /// **'A mill may take men out of mills'**
  String get optionAlways;

  /// No description provided for @optionMultiple.
  ///
  /// In en, this message translates to:
  /// **'Two mills at once take two men'**
  String get optionMultiple;

  /// No description provided for @optionCustodian.
  ///
  /// In en, this message translates to:
  /// **'Custodian capture: trap a man between two of yours'**
  String get optionCustodian;

  /// No description provided for @optionIntervention.
  ///
  /// In en, this message translates to:
  /// **'Intervention capture: step between two men'**
  String get optionIntervention;

  /// No description provided for @optionOf.
  ///
  /// In en, this message translates to:
  /// **'{capture}: {restriction}'**
  String optionOf(String capture, String restriction);

  /// No description provided for @optionOnEdges.
  ///
  /// In en, this message translates to:
  /// **'on the sides of squares'**
  String get optionOnEdges;

  /// No description provided for @optionOnCross.
  ///
  /// In en, this message translates to:
  /// **'on the cross lines'**
  String get optionOnCross;

  /// No description provided for @optionOnDiagonals.
  ///
  /// In en, this message translates to:
  /// **'on the diagonals'**
  String get optionOnDiagonals;

  /// No description provided for @optionWhilePlacing.
  ///
  /// In en, this message translates to:
  /// **'while placing'**
  String get optionWhilePlacing;

  /// No description provided for @optionWhileMoving.
  ///
  /// In en, this message translates to:
  /// **'while moving'**
  String get optionWhileMoving;

  /// No description provided for @optionAtThree.
  ///
  /// In en, this message translates to:
  /// **'only with three men or fewer'**
  String get optionAtThree;

  /// No description provided for @optionTournament.
  ///
  /// In en, this message translates to:
  /// **'Tournament rules: a draw after 60 quiet moves, or when a position comes up four times'**
  String get optionTournament;

  /// No description provided for @players.
  ///
  /// In en, this message translates to:
  /// **'Players'**
  String get players;

  /// No description provided for @person.
  ///
  /// In en, this message translates to:
  /// **'Person'**
  String get person;

  /// No description provided for @computer.
  ///
  /// In en, this message translates to:
  /// **'Computer'**
  String get computer;

  /// No description provided for @you.
  ///
  /// In en, this message translates to:
  /// **'You'**
  String get you;

  /// No description provided for @computerAt.
  ///
  /// In en, this message translates to:
  /// **'Computer {level}'**
  String computerAt(int level);

  /// No description provided for @level.
  ///
  /// In en, this message translates to:
  /// **'Level {level}'**
  String level(int level);

  /// No description provided for @custom.
  ///
  /// In en, this message translates to:
  /// **'Custom'**
  String get custom;

  /// No description provided for @allRules.
  ///
  /// In en, this message translates to:
  /// **'All rules'**
  String get allRules;

  /// No description provided for @presetDefault.
  ///
  /// In en, this message translates to:
  /// **'Standard'**
  String get presetDefault;

  /// No description provided for @presetPlain.
  ///
  /// In en, this message translates to:
  /// **'Mills only'**
  String get presetPlain;

  /// No description provided for @presetTwelve.
  ///
  /// In en, this message translates to:
  /// **'Twelve men'**
  String get presetTwelve;

  /// No description provided for @presetTournament.
  ///
  /// In en, this message translates to:
  /// **'Tournament'**
  String get presetTournament;

  /// No description provided for @rules.
  ///
  /// In en, this message translates to:
  /// **'Rules'**
  String get rules;

  /// No description provided for @optionDraws.
  ///
  /// In en, this message translates to:
  /// **'Draw rules'**
  String get optionDraws;

  /// No description provided for @valueDrawsStandard.
  ///
  /// In en, this message translates to:
  /// **'Standard'**
  String get valueDrawsStandard;

  /// No description provided for @valueDrawsFmjd2015.
  ///
  /// In en, this message translates to:
  /// **'FMJD 2015'**
  String get valueDrawsFmjd2015;

  /// No description provided for @clock.
  ///
  /// In en, this message translates to:
  /// **'Clock'**
  String get clock;

  /// No description provided for @clockNone.
  ///
  /// In en, this message translates to:
  /// **'No clock'**
  String get clockNone;

  /// No description provided for @clockKindSuddenDeath.
  ///
  /// In en, this message translates to:
  /// **'Whole game'**
  String get clockKindSuddenDeath;

  /// No description provided for @clockKindFischer.
  ///
  /// In en, this message translates to:
  /// **'Increment'**
  String get clockKindFischer;

  /// No description provided for @clockKindBronstein.
  ///
  /// In en, this message translates to:
  /// **'Delay'**
  String get clockKindBronstein;

  /// No description provided for @clockKindPerMove.
  ///
  /// In en, this message translates to:
  /// **'Per move'**
  String get clockKindPerMove;

  /// No description provided for @clockKindHourglass.
  ///
  /// In en, this message translates to:
  /// **'Hourglass'**
  String get clockKindHourglass;

  /// No description provided for @clockTime.
  ///
  /// In en, this message translates to:
  /// **'Time'**
  String get clockTime;

  /// No description provided for @clockExtra.
  ///
  /// In en, this message translates to:
  /// **'Per move'**
  String get clockExtra;

  /// No description provided for @clockHandicap.
  ///
  /// In en, this message translates to:
  /// **'Different times'**
  String get clockHandicap;

  /// No description provided for @clockHandicapDetail.
  ///
  /// In en, this message translates to:
  /// **'Each player gets a time of their own: a head start for the weaker one.'**
  String get clockHandicapDetail;

  /// No description provided for @minutes.
  ///
  /// In en, this message translates to:
  /// **'{minutes} min'**
  String minutes(int minutes);

  /// No description provided for @seconds.
  ///
  /// In en, this message translates to:
  /// **'{seconds} s'**
  String seconds(int seconds);

  /// No description provided for @clockFischer.
  ///
  /// In en, this message translates to:
  /// **'{time} + {seconds} s'**
  String clockFischer(String time, int seconds);

  /// No description provided for @clockBronstein.
  ///
  /// In en, this message translates to:
  /// **'{time}, {seconds} s delay'**
  String clockBronstein(String time, int seconds);

  /// No description provided for @clockPerMove.
  ///
  /// In en, this message translates to:
  /// **'{time} a move'**
  String clockPerMove(String time);

  /// No description provided for @clockHourglass.
  ///
  /// In en, this message translates to:
  /// **'Hourglass, {time}'**
  String clockHourglass(String time);

  /// No description provided for @startGame.
  ///
  /// In en, this message translates to:
  /// **'Start'**
  String get startGame;

  /// No description provided for @yourTurn.
  ///
  /// In en, this message translates to:
  /// **'Your turn'**
  String get yourTurn;

  /// No description provided for @turnOf.
  ///
  /// In en, this message translates to:
  /// **'{army}\'s turn'**
  String turnOf(String army);

  /// No description provided for @toMove.
  ///
  /// In en, this message translates to:
  /// **'to move'**
  String get toMove;

  /// No description provided for @thinkingOf.
  ///
  /// In en, this message translates to:
  /// **'{army} is thinking'**
  String thinkingOf(String army);

  /// No description provided for @mustCapture.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, one{must capture 1} other{must capture {count}}}'**
  String mustCapture(int count);

  /// No description provided for @refusedMustCapture.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, one{Another piece has to capture first} other{Another piece can take {count}, so it has to}}'**
  String refusedMustCapture(int count);

  /// No description provided for @refusedBlocked.
  ///
  /// In en, this message translates to:
  /// **'This piece cannot move'**
  String get refusedBlocked;

  /// No description provided for @refusedNotYours.
  ///
  /// In en, this message translates to:
  /// **'This piece is not yours'**
  String get refusedNotYours;

  /// No description provided for @chooseRoute.
  ///
  /// In en, this message translates to:
  /// **'Choose a route'**
  String get chooseRoute;

  /// No description provided for @routeOf.
  ///
  /// In en, this message translates to:
  /// **'Route {number}: {move}'**
  String routeOf(int number, String move);

  /// No description provided for @undo.
  ///
  /// In en, this message translates to:
  /// **'Undo'**
  String get undo;

  /// No description provided for @redo.
  ///
  /// In en, this message translates to:
  /// **'Redo'**
  String get redo;

  /// No description provided for @hint.
  ///
  /// In en, this message translates to:
  /// **'Hint'**
  String get hint;

  /// No description provided for @flipBoard.
  ///
  /// In en, this message translates to:
  /// **'Turn the board'**
  String get flipBoard;

  /// No description provided for @offerDraw.
  ///
  /// In en, this message translates to:
  /// **'Offer a draw'**
  String get offerDraw;

  /// No description provided for @drawOffered.
  ///
  /// In en, this message translates to:
  /// **'{army} offers a draw'**
  String drawOffered(String army);

  /// No description provided for @drawDeclined.
  ///
  /// In en, this message translates to:
  /// **'{army} would rather play on'**
  String drawDeclined(String army);

  /// No description provided for @accept.
  ///
  /// In en, this message translates to:
  /// **'Accept'**
  String get accept;

  /// No description provided for @decline.
  ///
  /// In en, this message translates to:
  /// **'Decline'**
  String get decline;

  /// No description provided for @resign.
  ///
  /// In en, this message translates to:
  /// **'Resign'**
  String get resign;

  /// No description provided for @resignQuestion.
  ///
  /// In en, this message translates to:
  /// **'Resign this game?'**
  String get resignQuestion;

  /// No description provided for @resignDetail.
  ///
  /// In en, this message translates to:
  /// **'{army} loses this game.'**
  String resignDetail(String army);

  /// No description provided for @resignDetailOfMany.
  ///
  /// In en, this message translates to:
  /// **'{army} is out of this game; the others play on.'**
  String resignDetailOfMany(String army);

  /// No description provided for @moves.
  ///
  /// In en, this message translates to:
  /// **'Moves'**
  String get moves;

  /// No description provided for @noMovesYet.
  ///
  /// In en, this message translates to:
  /// **'No moves yet'**
  String get noMovesYet;

  /// No description provided for @startPosition.
  ///
  /// In en, this message translates to:
  /// **'Start'**
  String get startPosition;

  /// No description provided for @moveOf.
  ///
  /// In en, this message translates to:
  /// **'Move {number}, {army}: {move}'**
  String moveOf(int number, String army, String move);

  /// No description provided for @backToNow.
  ///
  /// In en, this message translates to:
  /// **'Back to the game'**
  String get backToNow;

  /// No description provided for @reviewing.
  ///
  /// In en, this message translates to:
  /// **'Move {ply} of {last}'**
  String reviewing(int ply, int last);

  /// No description provided for @capturedBy.
  ///
  /// In en, this message translates to:
  /// **'{army} has captured {pieces}'**
  String capturedBy(String army, String pieces);

  /// No description provided for @capturedCount.
  ///
  /// In en, this message translates to:
  /// **'{count} × {piece}'**
  String capturedCount(int count, String piece);

  /// No description provided for @timeLeft.
  ///
  /// In en, this message translates to:
  /// **'{army}: {time} left'**
  String timeLeft(String army, String time);

  /// No description provided for @counterRepetition.
  ///
  /// In en, this message translates to:
  /// **'Same position again: {left, plural, one{once more and it is a draw} other{{left} more times and it is a draw}}'**
  String counterRepetition(int left);

  /// No description provided for @won.
  ///
  /// In en, this message translates to:
  /// **'{army} wins'**
  String won(String army);

  /// No description provided for @youWon.
  ///
  /// In en, this message translates to:
  /// **'You win'**
  String get youWon;

  /// No description provided for @youLost.
  ///
  /// In en, this message translates to:
  /// **'You lose'**
  String get youLost;

  /// No description provided for @drawn.
  ///
  /// In en, this message translates to:
  /// **'Draw'**
  String get drawn;

  /// No description provided for @reasonElimination.
  ///
  /// In en, this message translates to:
  /// **'No pieces left.'**
  String get reasonElimination;

  /// No description provided for @reasonBlocked.
  ///
  /// In en, this message translates to:
  /// **'No move left.'**
  String get reasonBlocked;

  /// No description provided for @reasonTooFewPieces.
  ///
  /// In en, this message translates to:
  /// **'Too few pieces left.'**
  String get reasonTooFewPieces;

  /// No description provided for @reasonLastStanding.
  ///
  /// In en, this message translates to:
  /// **'Everybody else is out.'**
  String get reasonLastStanding;

  /// No description provided for @reasonResignation.
  ///
  /// In en, this message translates to:
  /// **'By resignation.'**
  String get reasonResignation;

  /// No description provided for @reasonTimeout.
  ///
  /// In en, this message translates to:
  /// **'Out of time.'**
  String get reasonTimeout;

  /// No description provided for @reasonThreefoldRepetition.
  ///
  /// In en, this message translates to:
  /// **'The same position came up three times.'**
  String get reasonThreefoldRepetition;

  /// No description provided for @reasonFourfoldRepetition.
  ///
  /// In en, this message translates to:
  /// **'The same position came up four times.'**
  String get reasonFourfoldRepetition;

  /// No description provided for @reasonTwentyFiveMoveRule.
  ///
  /// In en, this message translates to:
  /// **'25 moves each by kings without a capture.'**
  String get reasonTwentyFiveMoveRule;

  /// No description provided for @reasonSixteenMoveRule.
  ///
  /// In en, this message translates to:
  /// **'16 moves each in an ending of three against one.'**
  String get reasonSixteenMoveRule;

  /// No description provided for @reasonFiveMoveRule.
  ///
  /// In en, this message translates to:
  /// **'5 moves each in an ending of two against one.'**
  String get reasonFiveMoveRule;

  /// No description provided for @reasonMutualAgreement.
  ///
  /// In en, this message translates to:
  /// **'Everybody agreed to a draw.'**
  String get reasonMutualAgreement;

  /// No description provided for @reasonSixtyMoveRule.
  ///
  /// In en, this message translates to:
  /// **'60 moves without a capture.'**
  String get reasonSixtyMoveRule;

  /// No description provided for @reasonHundredPlyRule.
  ///
  /// In en, this message translates to:
  /// **'100 moves without progress.'**
  String get reasonHundredPlyRule;

  /// No description provided for @reasonUnknown.
  ///
  /// In en, this message translates to:
  /// **'Nobody wrote down why.'**
  String get reasonUnknown;

  /// No description provided for @rematch.
  ///
  /// In en, this message translates to:
  /// **'Rematch'**
  String get rematch;

  /// No description provided for @thinkingBar.
  ///
  /// In en, this message translates to:
  /// **'Depth {depth}, {line}'**
  String thinkingBar(int depth, String line);

  /// No description provided for @theme.
  ///
  /// In en, this message translates to:
  /// **'Appearance'**
  String get theme;

  /// No description provided for @themeSystem.
  ///
  /// In en, this message translates to:
  /// **'Follow the device'**
  String get themeSystem;

  /// No description provided for @themeLight.
  ///
  /// In en, this message translates to:
  /// **'Light'**
  String get themeLight;

  /// No description provided for @themeDark.
  ///
  /// In en, this message translates to:
  /// **'Dark'**
  String get themeDark;

  /// No description provided for @boardTheme.
  ///
  /// In en, this message translates to:
  /// **'Board'**
  String get boardTheme;

  /// No description provided for @boardWood.
  ///
  /// In en, this message translates to:
  /// **'Wood'**
  String get boardWood;

  /// No description provided for @boardSlate.
  ///
  /// In en, this message translates to:
  /// **'Slate'**
  String get boardSlate;

  /// No description provided for @language.
  ///
  /// In en, this message translates to:
  /// **'Language'**
  String get language;

  /// No description provided for @languageSystem.
  ///
  /// In en, this message translates to:
  /// **'Follow the device'**
  String get languageSystem;

  /// No description provided for @showCoordinates.
  ///
  /// In en, this message translates to:
  /// **'Square numbers'**
  String get showCoordinates;

  /// No description provided for @showThinking.
  ///
  /// In en, this message translates to:
  /// **'Show what the computer thinks'**
  String get showThinking;

  /// No description provided for @squareEmpty.
  ///
  /// In en, this message translates to:
  /// **'{square}, empty'**
  String squareEmpty(String square);

  /// No description provided for @squareWith.
  ///
  /// In en, this message translates to:
  /// **'{square}, {piece}'**
  String squareWith(String square, String piece);

  /// No description provided for @stateMustCapture.
  ///
  /// In en, this message translates to:
  /// **'must capture'**
  String get stateMustCapture;

  /// No description provided for @stateTarget.
  ///
  /// In en, this message translates to:
  /// **'can go here'**
  String get stateTarget;

  /// No description provided for @stateVia.
  ///
  /// In en, this message translates to:
  /// **'on the way'**
  String get stateVia;

  /// No description provided for @stateLoop.
  ///
  /// In en, this message translates to:
  /// **'comes back here by capturing: choose again'**
  String get stateLoop;

  /// No description provided for @spokenMove.
  ///
  /// In en, this message translates to:
  /// **'{from} to {to}'**
  String spokenMove(String from, String to);

  /// No description provided for @spokenCapture.
  ///
  /// In en, this message translates to:
  /// **'{from} captures to {to}, over {points}'**
  String spokenCapture(String from, String to, String points);

  /// No description provided for @spokenPlace.
  ///
  /// In en, this message translates to:
  /// **'to {to}'**
  String spokenPlace(String to);

  /// No description provided for @spokenRemove.
  ///
  /// In en, this message translates to:
  /// **'take {to}'**
  String spokenRemove(String to);

  /// No description provided for @spokenFlip.
  ///
  /// In en, this message translates to:
  /// **'turn up {to}'**
  String spokenFlip(String to);

  /// No description provided for @errorStart.
  ///
  /// In en, this message translates to:
  /// **'The game could not be started'**
  String get errorStart;

  /// No description provided for @errorWaySetup.
  ///
  /// In en, this message translates to:
  /// **'It cannot be set up like that. Please choose other players, rules or times.'**
  String get errorWaySetup;

  /// No description provided for @errorWayStorage.
  ///
  /// In en, this message translates to:
  /// **'The saved games cannot be read or written. Check that the device has free space, then try again.'**
  String get errorWayStorage;

  /// No description provided for @errorWayAgain.
  ///
  /// In en, this message translates to:
  /// **'Nothing was deleted. Try again; if it happens again, close the app and open it again.'**
  String get errorWayAgain;

  /// No description provided for @technicalDetail.
  ///
  /// In en, this message translates to:
  /// **'Technical detail: {message}'**
  String technicalDetail(String message);

  /// No description provided for @errorMove.
  ///
  /// In en, this message translates to:
  /// **'That move is not possible here.'**
  String get errorMove;

  /// No description provided for @errorOver.
  ///
  /// In en, this message translates to:
  /// **'The game is over.'**
  String get errorOver;

  /// No description provided for @errorNotNow.
  ///
  /// In en, this message translates to:
  /// **'That is not possible now.'**
  String get errorNotNow;

  /// No description provided for @errorSetup.
  ///
  /// In en, this message translates to:
  /// **'This game cannot be set up like that.'**
  String get errorSetup;

  /// No description provided for @errorStorage.
  ///
  /// In en, this message translates to:
  /// **'It could not be saved. Check that the device has free space.'**
  String get errorStorage;

  /// No description provided for @errorNotAnExport.
  ///
  /// In en, this message translates to:
  /// **'This is not an export of Prise.'**
  String get errorNotAnExport;

  /// No description provided for @errorNewerExport.
  ///
  /// In en, this message translates to:
  /// **'This export comes from a newer version of the app.'**
  String get errorNewerExport;

  /// No description provided for @errorInternal.
  ///
  /// In en, this message translates to:
  /// **'Something went wrong. Your game is fine.'**
  String get errorInternal;

  /// No description provided for @errorLoad.
  ///
  /// In en, this message translates to:
  /// **'The rules could not be loaded'**
  String get errorLoad;

  /// No description provided for @errorLoadDetail.
  ///
  /// In en, this message translates to:
  /// **'Close the app and open it again. If that does not help, look for an update.'**
  String get errorLoadDetail;

  /// No description provided for @learn.
  ///
  /// In en, this message translates to:
  /// **'Learn'**
  String get learn;

  /// No description provided for @learnDetail.
  ///
  /// In en, this message translates to:
  /// **'Every rule on a board that you can play on: first how the pieces move, then how they capture.'**
  String get learnDetail;

  /// No description provided for @rulesOf.
  ///
  /// In en, this message translates to:
  /// **'Rules: {game}'**
  String rulesOf(String game);

  /// No description provided for @lessonCount.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, one{1 page} other{{count} pages}}'**
  String lessonCount(int count);

  /// No description provided for @lessonsCaptures.
  ///
  /// In en, this message translates to:
  /// **'Captures'**
  String get lessonsCaptures;

  /// No description provided for @lessonsMovement.
  ///
  /// In en, this message translates to:
  /// **'Movement'**
  String get lessonsMovement;

  /// No description provided for @lessonsCourse.
  ///
  /// In en, this message translates to:
  /// **'The game'**
  String get lessonsCourse;

  /// No description provided for @pageOf.
  ///
  /// In en, this message translates to:
  /// **'{number} of {count}'**
  String pageOf(int number, int count);

  /// No description provided for @previousPage.
  ///
  /// In en, this message translates to:
  /// **'Previous page'**
  String get previousPage;

  /// No description provided for @nextPage.
  ///
  /// In en, this message translates to:
  /// **'Next page'**
  String get nextPage;

  /// No description provided for @tryThis.
  ///
  /// In en, this message translates to:
  /// **'Try this'**
  String get tryThis;

  /// No description provided for @resetDiagram.
  ///
  /// In en, this message translates to:
  /// **'Start again'**
  String get resetDiagram;

  /// No description provided for @showMe.
  ///
  /// In en, this message translates to:
  /// **'Show me'**
  String get showMe;

  /// No description provided for @lessonDone.
  ///
  /// In en, this message translates to:
  /// **'That’s it'**
  String get lessonDone;

  /// No description provided for @library.
  ///
  /// In en, this message translates to:
  /// **'Library'**
  String get library;

  /// No description provided for @libraryInProgress.
  ///
  /// In en, this message translates to:
  /// **'In progress'**
  String get libraryInProgress;

  /// No description provided for @libraryFinished.
  ///
  /// In en, this message translates to:
  /// **'Finished'**
  String get libraryFinished;

  /// No description provided for @libraryMoves.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, one{1 move} other{{count} moves}}'**
  String libraryMoves(int count);

  /// No description provided for @libraryDelete.
  ///
  /// In en, this message translates to:
  /// **'Delete: {match}'**
  String libraryDelete(String match);

  /// No description provided for @libraryDeleted.
  ///
  /// In en, this message translates to:
  /// **'Deleted'**
  String get libraryDeleted;

  /// No description provided for @libraryEmpty.
  ///
  /// In en, this message translates to:
  /// **'No games yet'**
  String get libraryEmpty;

  /// No description provided for @libraryEmptyDetail.
  ///
  /// In en, this message translates to:
  /// **'Every game you play is kept here. You can bring in games from elsewhere, too.'**
  String get libraryEmptyDetail;

  /// No description provided for @libraryNoMatch.
  ///
  /// In en, this message translates to:
  /// **'Nothing fits the filter'**
  String get libraryNoMatch;

  /// No description provided for @libraryNoMatchDetail.
  ///
  /// In en, this message translates to:
  /// **'Choose other games, opponents or results, or show everything.'**
  String get libraryNoMatchDetail;

  /// No description provided for @libraryShowAll.
  ///
  /// In en, this message translates to:
  /// **'Show everything'**
  String get libraryShowAll;

  /// No description provided for @libraryUnreadable.
  ///
  /// In en, this message translates to:
  /// **'The library cannot be read'**
  String get libraryUnreadable;

  /// No description provided for @librarySomeUnreadable.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, one{1 game cannot be read.} other{{count} games cannot be read.}}'**
  String librarySomeUnreadable(int count);

  /// No description provided for @tryAgain.
  ///
  /// In en, this message translates to:
  /// **'Try again'**
  String get tryAgain;

  /// No description provided for @loading.
  ///
  /// In en, this message translates to:
  /// **'Loading'**
  String get loading;

  /// No description provided for @filterGame.
  ///
  /// In en, this message translates to:
  /// **'Game'**
  String get filterGame;

  /// No description provided for @filterAllGames.
  ///
  /// In en, this message translates to:
  /// **'All games'**
  String get filterAllGames;

  /// No description provided for @filterOpponent.
  ///
  /// In en, this message translates to:
  /// **'Opponent'**
  String get filterOpponent;

  /// No description provided for @filterAllOpponents.
  ///
  /// In en, this message translates to:
  /// **'All opponents'**
  String get filterAllOpponents;

  /// No description provided for @filterPeople.
  ///
  /// In en, this message translates to:
  /// **'Between people'**
  String get filterPeople;

  /// No description provided for @filterResult.
  ///
  /// In en, this message translates to:
  /// **'Result'**
  String get filterResult;

  /// No description provided for @filterAllResults.
  ///
  /// In en, this message translates to:
  /// **'All results'**
  String get filterAllResults;

  /// No description provided for @resultWon.
  ///
  /// In en, this message translates to:
  /// **'Won'**
  String get resultWon;

  /// No description provided for @resultLost.
  ///
  /// In en, this message translates to:
  /// **'Lost'**
  String get resultLost;

  /// No description provided for @resultDrawn.
  ///
  /// In en, this message translates to:
  /// **'Drawn'**
  String get resultDrawn;

  /// No description provided for @importGames.
  ///
  /// In en, this message translates to:
  /// **'Import'**
  String get importGames;

  /// No description provided for @importDetail.
  ///
  /// In en, this message translates to:
  /// **'Games as PDN, positions as FEN (one a line), or an export from this app. One text may hold several games.'**
  String get importDetail;

  /// No description provided for @importText.
  ///
  /// In en, this message translates to:
  /// **'Text'**
  String get importText;

  /// No description provided for @paste.
  ///
  /// In en, this message translates to:
  /// **'Paste'**
  String get paste;

  /// No description provided for @openFile.
  ///
  /// In en, this message translates to:
  /// **'Open file'**
  String get openFile;

  /// No description provided for @importNow.
  ///
  /// In en, this message translates to:
  /// **'Import'**
  String get importNow;

  /// No description provided for @importNothing.
  ///
  /// In en, this message translates to:
  /// **'There is nothing to import yet: paste some text or open a file.'**
  String get importNothing;

  /// No description provided for @importNoFile.
  ///
  /// In en, this message translates to:
  /// **'The file could not be opened. You can paste its text instead.'**
  String get importNoFile;

  /// No description provided for @importUnreadableFile.
  ///
  /// In en, this message translates to:
  /// **'That file could not be read. Prise takes files of up to 64 MB.'**
  String get importUnreadableFile;

  /// No description provided for @importFailed.
  ///
  /// In en, this message translates to:
  /// **'Nothing could be imported: {message}'**
  String importFailed(String message);

  /// No description provided for @importedNothing.
  ///
  /// In en, this message translates to:
  /// **'Nothing was imported.'**
  String get importedNothing;

  /// No description provided for @importedRecords.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, one{1 finished game added} other{{count} finished games added}}'**
  String importedRecords(int count);

  /// No description provided for @importedMatches.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, one{1 unfinished game added} other{{count} unfinished games added}}'**
  String importedMatches(int count);

  /// No description provided for @importedStudies.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, one{1 study added} other{{count} studies added}}'**
  String importedStudies(int count);

  /// No description provided for @importedKnown.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, one{1 was there already} other{{count} were there already}}'**
  String importedKnown(int count);

  /// No description provided for @importedSettings.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, one{1 group of settings restored} other{{count} groups of settings restored}}'**
  String importedSettings(int count);

  /// No description provided for @importProblems.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, one{1 could not be read:} other{{count} could not be read:}}'**
  String importProblems(int count);

  /// No description provided for @problemNoPosition.
  ///
  /// In en, this message translates to:
  /// **'“{text}” is not a position.'**
  String problemNoPosition(String text);

  /// No description provided for @problemUnexpected.
  ///
  /// In en, this message translates to:
  /// **'“{text}” makes no sense here.'**
  String problemUnexpected(String text);

  /// No description provided for @problemTagName.
  ///
  /// In en, this message translates to:
  /// **'A tag needs a name after “[”.'**
  String get problemTagName;

  /// No description provided for @problemTagValue.
  ///
  /// In en, this message translates to:
  /// **'A tag needs a value in quotes.'**
  String get problemTagValue;

  /// No description provided for @problemTagEnd.
  ///
  /// In en, this message translates to:
  /// **'A tag has to end with “]”.'**
  String get problemTagEnd;

  /// No description provided for @problemOpenComment.
  ///
  /// In en, this message translates to:
  /// **'A comment is never closed.'**
  String get problemOpenComment;

  /// No description provided for @problemOpenVariation.
  ///
  /// In en, this message translates to:
  /// **'A variation is never closed.'**
  String get problemOpenVariation;

  /// No description provided for @problemGlyph.
  ///
  /// In en, this message translates to:
  /// **'A number from 0 to 255 has to follow “\$”.'**
  String get problemGlyph;

  /// No description provided for @problemOtherGame.
  ///
  /// In en, this message translates to:
  /// **'This is another kind of draughts (game type {number}; international draughts is 20).'**
  String problemOtherGame(String number);

  /// No description provided for @problemPosition.
  ///
  /// In en, this message translates to:
  /// **'The starting position cannot be read from character {number} on.'**
  String problemPosition(String number);

  /// No description provided for @problemNotAMove.
  ///
  /// In en, this message translates to:
  /// **'“{move}” is not a move.'**
  String problemNotAMove(String move);

  /// No description provided for @problemIllegal.
  ///
  /// In en, this message translates to:
  /// **'{move} is not legal here.'**
  String problemIllegal(String move);

  /// No description provided for @problemAmbiguous.
  ///
  /// In en, this message translates to:
  /// **'{move} fits more than one move.'**
  String problemAmbiguous(String move);

  /// No description provided for @problemOtherResult.
  ///
  /// In en, this message translates to:
  /// **'It is written down as {result}, but the board says otherwise. {reason}'**
  String problemOtherResult(String result, String reason);

  /// No description provided for @problemUnplayable.
  ///
  /// In en, this message translates to:
  /// **'This game does not follow the rules.'**
  String get problemUnplayable;

  /// No description provided for @problemEntryMatch.
  ///
  /// In en, this message translates to:
  /// **'Unfinished game no. {number} in the export cannot be read.'**
  String problemEntryMatch(int number);

  /// No description provided for @problemEntryRecord.
  ///
  /// In en, this message translates to:
  /// **'Finished game no. {number} in the export cannot be read.'**
  String problemEntryRecord(int number);

  /// No description provided for @problemEntryRating.
  ///
  /// In en, this message translates to:
  /// **'Rating no. {number} in the export cannot be read.'**
  String problemEntryRating(int number);

  /// No description provided for @problemEntryStudy.
  ///
  /// In en, this message translates to:
  /// **'Study no. {number} of the export cannot be read.'**
  String problemEntryStudy(int number);

  /// No description provided for @problemAtLine.
  ///
  /// In en, this message translates to:
  /// **'Game {game}, line {line}: {why}'**
  String problemAtLine(int game, int line, String why);

  /// No description provided for @problemOfGame.
  ///
  /// In en, this message translates to:
  /// **'Game {game}: {why}'**
  String problemOfGame(int game, String why);

  /// No description provided for @importProgress.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, =0{Reading …} one{1 game read} other{{count} games read}}'**
  String importProgress(int count);

  /// No description provided for @importStop.
  ///
  /// In en, this message translates to:
  /// **'Stop'**
  String get importStop;

  /// No description provided for @importStopped.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, one{Stopped after 1 game. What was added stays.} other{Stopped after {count} games. What was added stays.}}'**
  String importStopped(int count);

  /// No description provided for @importedUnknown.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, one{1 of them without a known result} other{{count} of them without a known result}}'**
  String importedUnknown(int count);

  /// No description provided for @importNotes.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, one{1 was changed:} other{{count} were changed:}}'**
  String importNotes(int count);

  /// No description provided for @noteGoesOn.
  ///
  /// In en, this message translates to:
  /// **'It was a draw by rule before move {number}, and is kept up to there. {reason}'**
  String noteGoesOn(String number, String reason);

  /// No description provided for @noteOtherResult.
  ///
  /// In en, this message translates to:
  /// **'It is a draw by rule, though {result} was written down. {reason}'**
  String noteOtherResult(String result, String reason);

  /// No description provided for @noteSetUp.
  ///
  /// In en, this message translates to:
  /// **'A new position is set up before move {number}; the game is kept up to there.'**
  String noteSetUp(String number);

  /// No description provided for @resultUnknown.
  ///
  /// In en, this message translates to:
  /// **'Result unknown'**
  String get resultUnknown;

  /// No description provided for @problemOfLine.
  ///
  /// In en, this message translates to:
  /// **'Line {line}: {why}'**
  String problemOfLine(int line, String why);

  /// No description provided for @exportAll.
  ///
  /// In en, this message translates to:
  /// **'Export everything'**
  String get exportAll;

  /// No description provided for @exportPdn.
  ///
  /// In en, this message translates to:
  /// **'Export draughts as PDN'**
  String get exportPdn;

  /// No description provided for @restore.
  ///
  /// In en, this message translates to:
  /// **'Restore an export'**
  String get restore;

  /// No description provided for @copied.
  ///
  /// In en, this message translates to:
  /// **'Copied'**
  String get copied;

  /// No description provided for @copyPdn.
  ///
  /// In en, this message translates to:
  /// **'Copy PDN'**
  String get copyPdn;

  /// No description provided for @sharePdn.
  ///
  /// In en, this message translates to:
  /// **'Share PDN'**
  String get sharePdn;

  /// No description provided for @copyPosition.
  ///
  /// In en, this message translates to:
  /// **'Copy position'**
  String get copyPosition;

  /// No description provided for @sharePosition.
  ///
  /// In en, this message translates to:
  /// **'Share position'**
  String get sharePosition;

  /// No description provided for @review.
  ///
  /// In en, this message translates to:
  /// **'Review'**
  String get review;

  /// No description provided for @reviewTitle.
  ///
  /// In en, this message translates to:
  /// **'Review: {game}'**
  String reviewTitle(String game);

  /// No description provided for @reviewRunning.
  ///
  /// In en, this message translates to:
  /// **'Still in progress'**
  String get reviewRunning;

  /// No description provided for @reviewStart.
  ///
  /// In en, this message translates to:
  /// **'The start'**
  String get reviewStart;

  /// No description provided for @reviewMove.
  ///
  /// In en, this message translates to:
  /// **'Move {ply} of {last}, {army}: {move}'**
  String reviewMove(int ply, int last, String army, String move);

  /// No description provided for @adjudicationResigned.
  ///
  /// In en, this message translates to:
  /// **'{army} resigned'**
  String adjudicationResigned(String army);

  /// No description provided for @adjudicationFlagFell.
  ///
  /// In en, this message translates to:
  /// **'{army}: time is up'**
  String adjudicationFlagFell(String army);

  /// No description provided for @adjudicationDraw.
  ///
  /// In en, this message translates to:
  /// **'Draw agreed'**
  String get adjudicationDraw;

  /// No description provided for @reviewMistake.
  ///
  /// In en, this message translates to:
  /// **'mistake'**
  String get reviewMistake;

  /// No description provided for @reviewBlunder.
  ///
  /// In en, this message translates to:
  /// **'blunder'**
  String get reviewBlunder;

  /// No description provided for @reviewFortune.
  ///
  /// In en, this message translates to:
  /// **'luck'**
  String get reviewFortune;

  /// No description provided for @reviewGraph.
  ///
  /// In en, this message translates to:
  /// **'Chances during the game'**
  String get reviewGraph;

  /// No description provided for @reviewUnknown.
  ///
  /// In en, this message translates to:
  /// **'Not analysed yet'**
  String get reviewUnknown;

  /// No description provided for @reviewEven.
  ///
  /// In en, this message translates to:
  /// **'Even'**
  String get reviewEven;

  /// No description provided for @reviewAhead.
  ///
  /// In en, this message translates to:
  /// **'{army} is ahead by {men}'**
  String reviewAhead(String army, String men);

  /// No description provided for @reviewChance.
  ///
  /// In en, this message translates to:
  /// **'{army} {percent} %'**
  String reviewChance(String army, int percent);

  /// No description provided for @reviewWins.
  ///
  /// In en, this message translates to:
  /// **'{army} wins'**
  String reviewWins(String army);

  /// No description provided for @reviewBest.
  ///
  /// In en, this message translates to:
  /// **'best: {move}'**
  String reviewBest(String move);

  /// No description provided for @reviewFailed.
  ///
  /// In en, this message translates to:
  /// **'The analysis did not work'**
  String get reviewFailed;

  /// No description provided for @reviewAnalyse.
  ///
  /// In en, this message translates to:
  /// **'Analyse'**
  String get reviewAnalyse;

  /// No description provided for @reviewStop.
  ///
  /// In en, this message translates to:
  /// **'Stop the analysis'**
  String get reviewStop;

  /// No description provided for @reviewProgress.
  ///
  /// In en, this message translates to:
  /// **'Analysing'**
  String get reviewProgress;

  /// No description provided for @reviewNextTurn.
  ///
  /// In en, this message translates to:
  /// **'Next turning point'**
  String get reviewNextTurn;

  /// No description provided for @reviewFirst.
  ///
  /// In en, this message translates to:
  /// **'To the start'**
  String get reviewFirst;

  /// No description provided for @reviewPrevious.
  ///
  /// In en, this message translates to:
  /// **'One move back'**
  String get reviewPrevious;

  /// No description provided for @reviewNext.
  ///
  /// In en, this message translates to:
  /// **'One move forward'**
  String get reviewNext;

  /// No description provided for @reviewLast.
  ///
  /// In en, this message translates to:
  /// **'To the end'**
  String get reviewLast;

  /// No description provided for @reviewShowBest.
  ///
  /// In en, this message translates to:
  /// **'Best line'**
  String get reviewShowBest;

  /// No description provided for @reviewGoOn.
  ///
  /// In en, this message translates to:
  /// **'Play on from here'**
  String get reviewGoOn;

  /// No description provided for @reviewGoOnTitle.
  ///
  /// In en, this message translates to:
  /// **'Play on from move {ply}'**
  String reviewGoOnTitle(int ply);

  /// No description provided for @reviewGoOnDetail.
  ///
  /// In en, this message translates to:
  /// **'A new game begins here. The old one stays as it is.'**
  String get reviewGoOnDetail;

  /// No description provided for @editor.
  ///
  /// In en, this message translates to:
  /// **'Editor'**
  String get editor;

  /// No description provided for @explorer.
  ///
  /// In en, this message translates to:
  /// **'Explorer'**
  String get explorer;

  /// No description provided for @explorerOwn.
  ///
  /// In en, this message translates to:
  /// **'My games'**
  String get explorerOwn;

  /// No description provided for @explorerEngine.
  ///
  /// In en, this message translates to:
  /// **'The engine'**
  String get explorerEngine;

  /// No description provided for @explorerClub.
  ///
  /// In en, this message translates to:
  /// **'Club'**
  String get explorerClub;

  /// No description provided for @explorerOwnAbout.
  ///
  /// In en, this message translates to:
  /// **'What was played in your library, and how it ended.'**
  String get explorerOwnAbout;

  /// No description provided for @explorerEngineAbout.
  ///
  /// In en, this message translates to:
  /// **'What the engine plays and how it ends: {games} games against itself at level {level}.'**
  String explorerEngineAbout(int games, int level);

  /// No description provided for @explorerClubAbout.
  ///
  /// In en, this message translates to:
  /// **'{name}: {games} games'**
  String explorerClubAbout(String name, int games);

  /// No description provided for @explorerClubNone.
  ///
  /// In en, this message translates to:
  /// **'A club makes a file of its games with “prise explore build”; load it here.'**
  String get explorerClubNone;

  /// No description provided for @explorerNothing.
  ///
  /// In en, this message translates to:
  /// **'Nobody has played from here.'**
  String get explorerNothing;

  /// No description provided for @explorerLoad.
  ///
  /// In en, this message translates to:
  /// **'Load a club’s file'**
  String get explorerLoad;

  /// No description provided for @explorerRemove.
  ///
  /// In en, this message translates to:
  /// **'Remove'**
  String get explorerRemove;

  /// No description provided for @explorerNoTree.
  ///
  /// In en, this message translates to:
  /// **'That is no file of openings for this game.'**
  String get explorerNoTree;

  /// No description provided for @explorerMove.
  ///
  /// In en, this message translates to:
  /// **'{move}, {games, plural, =1{1 game} other{{games} games}}'**
  String explorerMove(String move, int games);

  /// No description provided for @explorerWins.
  ///
  /// In en, this message translates to:
  /// **'{player} won {count}'**
  String explorerWins(String player, int count);

  /// No description provided for @explorerDraws.
  ///
  /// In en, this message translates to:
  /// **'{count} drawn'**
  String explorerDraws(int count);

  /// No description provided for @explorerLast.
  ///
  /// In en, this message translates to:
  /// **'The last game with {move}'**
  String explorerLast(String move);

  /// No description provided for @studySave.
  ///
  /// In en, this message translates to:
  /// **'Keep as a study'**
  String get studySave;

  /// No description provided for @studyKeep.
  ///
  /// In en, this message translates to:
  /// **'Keep'**
  String get studyKeep;

  /// No description provided for @studyKept.
  ///
  /// In en, this message translates to:
  /// **'Kept. Every change is written down.'**
  String get studyKept;

  /// No description provided for @studyRename.
  ///
  /// In en, this message translates to:
  /// **'Rename'**
  String get studyRename;

  /// No description provided for @studyName.
  ///
  /// In en, this message translates to:
  /// **'Name'**
  String get studyName;

  /// No description provided for @studyKeepQuestion.
  ///
  /// In en, this message translates to:
  /// **'Keep this study?'**
  String get studyKeepQuestion;

  /// No description provided for @studyKeepDetail.
  ///
  /// In en, this message translates to:
  /// **'Its moves are lost otherwise.'**
  String get studyKeepDetail;

  /// No description provided for @studyThrowAway.
  ///
  /// In en, this message translates to:
  /// **'Throw away'**
  String get studyThrowAway;

  /// No description provided for @studyPlay.
  ///
  /// In en, this message translates to:
  /// **'Play from here'**
  String get studyPlay;

  /// No description provided for @studyDeleteQuestion.
  ///
  /// In en, this message translates to:
  /// **'Delete this study?'**
  String get studyDeleteQuestion;

  /// No description provided for @studyDeleteDetail.
  ///
  /// In en, this message translates to:
  /// **'All its lines and comments go with it.'**
  String get studyDeleteDetail;

  /// No description provided for @studyDelete.
  ///
  /// In en, this message translates to:
  /// **'Delete {name}'**
  String studyDelete(String name);

  /// No description provided for @studyDeleted.
  ///
  /// In en, this message translates to:
  /// **'Study deleted'**
  String get studyDeleted;

  /// No description provided for @studiesKept.
  ///
  /// In en, this message translates to:
  /// **'Your studies'**
  String get studiesKept;

  /// No description provided for @studiesNone.
  ///
  /// In en, this message translates to:
  /// **'None yet. Analyse a game or a position, and keep it.'**
  String get studiesNone;

  /// No description provided for @studyMoves.
  ///
  /// In en, this message translates to:
  /// **'{moves, plural, =1{1 move} other{{moves} moves}}'**
  String studyMoves(int moves);

  /// No description provided for @studyFile.
  ///
  /// In en, this message translates to:
  /// **'Open a study from a file'**
  String get studyFile;

  /// No description provided for @studyDeleteYes.
  ///
  /// In en, this message translates to:
  /// **'Delete'**
  String get studyDeleteYes;

  /// No description provided for @mistakes.
  ///
  /// In en, this message translates to:
  /// **'Mistakes'**
  String get mistakes;

  /// No description provided for @mistakesLearn.
  ///
  /// In en, this message translates to:
  /// **'Learn from the mistakes'**
  String get mistakesLearn;

  /// No description provided for @mistakesTitle.
  ///
  /// In en, this message translates to:
  /// **'Mistake {number} of {all}'**
  String mistakesTitle(int number, int all);

  /// No description provided for @mistakesPlayed.
  ///
  /// In en, this message translates to:
  /// **'{player} played {move}'**
  String mistakesPlayed(String player, String move);

  /// No description provided for @mistakesAsk.
  ///
  /// In en, this message translates to:
  /// **'What would have been better?'**
  String get mistakesAsk;

  /// No description provided for @mistakesJudging.
  ///
  /// In en, this message translates to:
  /// **'Looking at {move} …'**
  String mistakesJudging(String move);

  /// No description provided for @mistakesWrong.
  ///
  /// In en, this message translates to:
  /// **'{move} is not it. Try another move.'**
  String mistakesWrong(String move);

  /// No description provided for @mistakesRight.
  ///
  /// In en, this message translates to:
  /// **'Yes! {move} is as good as it gets.'**
  String mistakesRight(String move);

  /// No description provided for @mistakesBest.
  ///
  /// In en, this message translates to:
  /// **'Best was {move}'**
  String mistakesBest(String move);

  /// No description provided for @mistakesShow.
  ///
  /// In en, this message translates to:
  /// **'Show me'**
  String get mistakesShow;

  /// No description provided for @mistakesNext.
  ///
  /// In en, this message translates to:
  /// **'Next mistake'**
  String get mistakesNext;

  /// No description provided for @mistakesLeave.
  ///
  /// In en, this message translates to:
  /// **'Back to the review'**
  String get mistakesLeave;

  /// No description provided for @variationTitle.
  ///
  /// In en, this message translates to:
  /// **'Variation from move {ply}'**
  String variationTitle(int ply);

  /// No description provided for @backToGame.
  ///
  /// In en, this message translates to:
  /// **'Back to the game'**
  String get backToGame;

  /// No description provided for @reviewVariation.
  ///
  /// In en, this message translates to:
  /// **'Try other moves'**
  String get reviewVariation;

  /// No description provided for @analyseRunningQuestion.
  ///
  /// In en, this message translates to:
  /// **'Analyse this game?'**
  String get analyseRunningQuestion;

  /// No description provided for @analyseRunningDetail.
  ///
  /// In en, this message translates to:
  /// **'It is still being played. With the engine’s help it does not count for your rating any more.'**
  String get analyseRunningDetail;

  /// No description provided for @study.
  ///
  /// In en, this message translates to:
  /// **'Study'**
  String get study;

  /// No description provided for @studyAbout.
  ///
  /// In en, this message translates to:
  /// **'Set up positions, try lines'**
  String get studyAbout;

  /// No description provided for @studyTitle.
  ///
  /// In en, this message translates to:
  /// **'Analysis: {game}'**
  String studyTitle(String game);

  /// No description provided for @studyPaste.
  ///
  /// In en, this message translates to:
  /// **'Open a study from text'**
  String get studyPaste;

  /// No description provided for @studyPasteDetail.
  ///
  /// In en, this message translates to:
  /// **'A study, or a game as PDN'**
  String get studyPasteDetail;

  /// No description provided for @studyOpen.
  ///
  /// In en, this message translates to:
  /// **'Open'**
  String get studyOpen;

  /// No description provided for @studyCannotOpen.
  ///
  /// In en, this message translates to:
  /// **'This cannot be opened'**
  String get studyCannotOpen;

  /// No description provided for @studyShare.
  ///
  /// In en, this message translates to:
  /// **'Share the study'**
  String get studyShare;

  /// No description provided for @studyCopy.
  ///
  /// In en, this message translates to:
  /// **'Copy the study'**
  String get studyCopy;

  /// No description provided for @studyEdit.
  ///
  /// In en, this message translates to:
  /// **'Change this position'**
  String get studyEdit;

  /// No description provided for @analyse.
  ///
  /// In en, this message translates to:
  /// **'Analyse'**
  String get analyse;

  /// No description provided for @editorOpen.
  ///
  /// In en, this message translates to:
  /// **'Set up a position'**
  String get editorOpen;

  /// No description provided for @editorTitle.
  ///
  /// In en, this message translates to:
  /// **'Position: {game}'**
  String editorTitle(String game);

  /// No description provided for @editorTray.
  ///
  /// In en, this message translates to:
  /// **'Pieces and tools'**
  String get editorTray;

  /// No description provided for @editorHand.
  ///
  /// In en, this message translates to:
  /// **'Move pieces'**
  String get editorHand;

  /// No description provided for @editorBin.
  ///
  /// In en, this message translates to:
  /// **'Remove pieces'**
  String get editorBin;

  /// No description provided for @editorTrayPiece.
  ///
  /// In en, this message translates to:
  /// **'{piece}: {placed} of {most} on the board'**
  String editorTrayPiece(String piece, int placed, int most);

  /// No description provided for @editorRemove.
  ///
  /// In en, this message translates to:
  /// **'remove'**
  String get editorRemove;

  /// No description provided for @editorWrongHere.
  ///
  /// In en, this message translates to:
  /// **'something is wrong here'**
  String get editorWrongHere;

  /// No description provided for @editorToMove.
  ///
  /// In en, this message translates to:
  /// **'Whose turn'**
  String get editorToMove;

  /// No description provided for @editorInHand.
  ///
  /// In en, this message translates to:
  /// **'In hand'**
  String get editorInHand;

  /// No description provided for @editorInHandOf.
  ///
  /// In en, this message translates to:
  /// **'In hand, {player}'**
  String editorInHandOf(String player);

  /// No description provided for @editorPlayers.
  ///
  /// In en, this message translates to:
  /// **'Who leads which army'**
  String get editorPlayers;

  /// No description provided for @editorIsOut.
  ///
  /// In en, this message translates to:
  /// **'Out'**
  String get editorIsOut;

  /// No description provided for @editorHidden.
  ///
  /// In en, this message translates to:
  /// **'What may lie face-down'**
  String get editorHidden;

  /// No description provided for @editorHiddenCount.
  ///
  /// In en, this message translates to:
  /// **'{down, plural, =1{1 piece lies} other{{down} pieces lie}} face-down; {said, plural, =1{1 is} other{{said} are}} named here.'**
  String editorHiddenCount(int down, int said);

  /// No description provided for @editorHiddenOf.
  ///
  /// In en, this message translates to:
  /// **'Hidden: {piece}'**
  String editorHiddenOf(String piece);

  /// No description provided for @editorFillHidden.
  ///
  /// In en, this message translates to:
  /// **'Make the numbers fit'**
  String get editorFillHidden;

  /// No description provided for @editorFewer.
  ///
  /// In en, this message translates to:
  /// **'one fewer'**
  String get editorFewer;

  /// No description provided for @editorMore.
  ///
  /// In en, this message translates to:
  /// **'one more'**
  String get editorMore;

  /// No description provided for @editorCounter.
  ///
  /// In en, this message translates to:
  /// **'Count towards a draw'**
  String get editorCounter;

  /// No description provided for @editorReady.
  ///
  /// In en, this message translates to:
  /// **'Ready to play'**
  String get editorReady;

  /// No description provided for @editorOver.
  ///
  /// In en, this message translates to:
  /// **'The game is over in this position'**
  String get editorOver;

  /// No description provided for @editorStart.
  ///
  /// In en, this message translates to:
  /// **'Starting position'**
  String get editorStart;

  /// No description provided for @editorEmpty.
  ///
  /// In en, this message translates to:
  /// **'Empty board'**
  String get editorEmpty;

  /// No description provided for @editorMirror.
  ///
  /// In en, this message translates to:
  /// **'Mirror'**
  String get editorMirror;

  /// No description provided for @editorPaste.
  ///
  /// In en, this message translates to:
  /// **'Paste a position'**
  String get editorPaste;

  /// No description provided for @editorPasteDetail.
  ///
  /// In en, this message translates to:
  /// **'FEN, or as Prise writes it'**
  String get editorPasteDetail;

  /// No description provided for @editorPasteYes.
  ///
  /// In en, this message translates to:
  /// **'Use it'**
  String get editorPasteYes;

  /// No description provided for @editorPasteFailed.
  ///
  /// In en, this message translates to:
  /// **'That is no position: {why}'**
  String editorPasteFailed(String why);

  /// No description provided for @editorPlayTitle.
  ///
  /// In en, this message translates to:
  /// **'Play from here'**
  String get editorPlayTitle;

  /// No description provided for @editorPlayDetail.
  ///
  /// In en, this message translates to:
  /// **'Who plays? The game is not rated.'**
  String get editorPlayDetail;

  /// No description provided for @problemTooMany.
  ///
  /// In en, this message translates to:
  /// **'{army} has {count} pieces; {limit} is the most'**
  String problemTooMany(String army, int count, int limit);

  /// No description provided for @problemTooFew.
  ///
  /// In en, this message translates to:
  /// **'{army} has {count, plural, =0{no pieces} =1{1 piece} other{{count} pieces}}; {limit} is the least'**
  String problemTooFew(String army, int count, int limit);

  /// No description provided for @problemTooManyOfKind.
  ///
  /// In en, this message translates to:
  /// **'{piece}: {count} on the board and hidden; there are only {limit}'**
  String problemTooManyOfKind(String piece, int count, int limit);

  /// No description provided for @problemHidden.
  ///
  /// In en, this message translates to:
  /// **'{down, plural, =1{1 piece lies} other{{down} pieces lie}} face-down, but {said, plural, =1{1 is} other{{said} are}} named below'**
  String problemHidden(int down, int said);

  /// No description provided for @problemArmyTwice.
  ///
  /// In en, this message translates to:
  /// **'Two players lead {army}'**
  String problemArmyTwice(String army);

  /// No description provided for @problemArmyMissing.
  ///
  /// In en, this message translates to:
  /// **'One player has an army and the other has none'**
  String get problemArmyMissing;

  /// No description provided for @problemArmiesUnknown.
  ///
  /// In en, this message translates to:
  /// **'A piece is face-up, so say who leads which army'**
  String get problemArmiesUnknown;

  /// No description provided for @problemSeatIsOut.
  ///
  /// In en, this message translates to:
  /// **'{player} is out and cannot be to move'**
  String problemSeatIsOut(String player);

  /// No description provided for @problemNobodyLeft.
  ///
  /// In en, this message translates to:
  /// **'Nobody is left in the game'**
  String get problemNobodyLeft;

  /// No description provided for @problemCounter.
  ///
  /// In en, this message translates to:
  /// **'The count stands at {count}; {limit} is the most here'**
  String problemCounter(int count, int limit);

  /// No description provided for @problemRefused.
  ///
  /// In en, this message translates to:
  /// **'The rules do not know such a position'**
  String get problemRefused;

  /// No description provided for @engine.
  ///
  /// In en, this message translates to:
  /// **'Engine'**
  String get engine;

  /// No description provided for @engineOff.
  ///
  /// In en, this message translates to:
  /// **'Engine off'**
  String get engineOff;

  /// No description provided for @engineOver.
  ///
  /// In en, this message translates to:
  /// **'The game is over here'**
  String get engineOver;

  /// No description provided for @engineSaves.
  ///
  /// In en, this message translates to:
  /// **'The engine rests: the battery is being saved'**
  String get engineSaves;

  /// No description provided for @engineStarts.
  ///
  /// In en, this message translates to:
  /// **'Thinking …'**
  String get engineStarts;

  /// No description provided for @engineDepth.
  ///
  /// In en, this message translates to:
  /// **'Depth {depth}'**
  String engineDepth(int depth);

  /// No description provided for @engineExpectation.
  ///
  /// In en, this message translates to:
  /// **'average over what is hidden'**
  String get engineExpectation;

  /// No description provided for @engineLines.
  ///
  /// In en, this message translates to:
  /// **'{lines, plural, =1{1 line} other{{lines} lines}}'**
  String engineLines(int lines);

  /// No description provided for @engineLinesChoice.
  ///
  /// In en, this message translates to:
  /// **'Number of lines: {lines}'**
  String engineLinesChoice(int lines);

  /// No description provided for @engineLine.
  ///
  /// In en, this message translates to:
  /// **'Line {number}: {score}: {moves}'**
  String engineLine(int number, String score, String moves);

  /// No description provided for @threat.
  ///
  /// In en, this message translates to:
  /// **'Threat: what would the other side play?'**
  String get threat;

  /// No description provided for @threatOf.
  ///
  /// In en, this message translates to:
  /// **'Threat of {player}'**
  String threatOf(String player);

  /// No description provided for @threatNone.
  ///
  /// In en, this message translates to:
  /// **'No threat can be shown here'**
  String get threatNone;

  /// No description provided for @evaluation.
  ///
  /// In en, this message translates to:
  /// **'Evaluation'**
  String get evaluation;

  /// No description provided for @variation.
  ///
  /// In en, this message translates to:
  /// **'variation'**
  String get variation;

  /// No description provided for @toMainLine.
  ///
  /// In en, this message translates to:
  /// **'Back to the main line'**
  String get toMainLine;

  /// No description provided for @moveMenu.
  ///
  /// In en, this message translates to:
  /// **'This move'**
  String get moveMenu;

  /// No description provided for @annotate.
  ///
  /// In en, this message translates to:
  /// **'Comment and sign'**
  String get annotate;

  /// No description provided for @annotateMove.
  ///
  /// In en, this message translates to:
  /// **'About {move}'**
  String annotateMove(String move);

  /// No description provided for @comment.
  ///
  /// In en, this message translates to:
  /// **'Comment'**
  String get comment;

  /// No description provided for @done.
  ///
  /// In en, this message translates to:
  /// **'Done'**
  String get done;

  /// No description provided for @promote.
  ///
  /// In en, this message translates to:
  /// **'Move the variation up'**
  String get promote;

  /// No description provided for @removeFromHere.
  ///
  /// In en, this message translates to:
  /// **'Remove from here on'**
  String get removeFromHere;

  /// No description provided for @glyphGood.
  ///
  /// In en, this message translates to:
  /// **'good move'**
  String get glyphGood;

  /// No description provided for @glyphMistake.
  ///
  /// In en, this message translates to:
  /// **'mistake'**
  String get glyphMistake;

  /// No description provided for @glyphBrilliant.
  ///
  /// In en, this message translates to:
  /// **'brilliant move'**
  String get glyphBrilliant;

  /// No description provided for @glyphBlunder.
  ///
  /// In en, this message translates to:
  /// **'blunder'**
  String get glyphBlunder;

  /// No description provided for @glyphInteresting.
  ///
  /// In en, this message translates to:
  /// **'interesting move'**
  String get glyphInteresting;

  /// No description provided for @glyphDubious.
  ///
  /// In en, this message translates to:
  /// **'dubious move'**
  String get glyphDubious;

  /// No description provided for @reviewCannotOpen.
  ///
  /// In en, this message translates to:
  /// **'This game cannot be shown'**
  String get reviewCannotOpen;

  /// No description provided for @statistics.
  ///
  /// In en, this message translates to:
  /// **'Statistics'**
  String get statistics;

  /// No description provided for @statsEmpty.
  ///
  /// In en, this message translates to:
  /// **'No results yet'**
  String get statsEmpty;

  /// No description provided for @statsEmptyDetail.
  ///
  /// In en, this message translates to:
  /// **'Finish a game, and your results, your rating and your streaks appear here.'**
  String get statsEmptyDetail;

  /// No description provided for @statsPlayNow.
  ///
  /// In en, this message translates to:
  /// **'Choose a game'**
  String get statsPlayNow;

  /// No description provided for @statsUnreadable.
  ///
  /// In en, this message translates to:
  /// **'The statistics cannot be read'**
  String get statsUnreadable;

  /// No description provided for @statsResults.
  ///
  /// In en, this message translates to:
  /// **'Results'**
  String get statsResults;

  /// No description provided for @statsTotal.
  ///
  /// In en, this message translates to:
  /// **'All together'**
  String get statsTotal;

  /// No description provided for @statsLegend.
  ///
  /// In en, this message translates to:
  /// **'Solid: won · hatched: drawn · empty: lost'**
  String get statsLegend;

  /// No description provided for @statsRatingTitle.
  ///
  /// In en, this message translates to:
  /// **'Rating'**
  String get statsRatingTitle;

  /// No description provided for @statsRating.
  ///
  /// In en, this message translates to:
  /// **'{rating} ± {margin}'**
  String statsRating(int rating, int margin);

  /// No description provided for @statsRatingLabel.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, one{Rating after 1 game: {last}} other{Rating over {count} games: from {first} to {last}}}'**
  String statsRatingLabel(int count, int first, int last);

  /// No description provided for @statsRatingDetail.
  ///
  /// In en, this message translates to:
  /// **'Your true strength is very likely (95 %) within the band. Every rated game makes it narrower.'**
  String get statsRatingDetail;

  /// No description provided for @statsNoRating.
  ///
  /// In en, this message translates to:
  /// **'Finish a game on your own against the computer, and you get your first rating.'**
  String get statsNoRating;

  /// No description provided for @statsDraws.
  ///
  /// In en, this message translates to:
  /// **'How games were drawn'**
  String get statsDraws;

  /// No description provided for @statsNoDraws.
  ///
  /// In en, this message translates to:
  /// **'No draws yet.'**
  String get statsNoDraws;

  /// No description provided for @statsStreaks.
  ///
  /// In en, this message translates to:
  /// **'Streaks'**
  String get statsStreaks;

  /// No description provided for @statsNoStreak.
  ///
  /// In en, this message translates to:
  /// **'Win a rated game to begin a streak.'**
  String get statsNoStreak;

  /// No description provided for @statsWonInRow.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, =0{No streak at the moment} one{1 game won in a row} other{{count} games won in a row}}'**
  String statsWonInRow(int count);

  /// No description provided for @statsLostInRow.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, one{1 game lost in a row} other{{count} games lost in a row}}'**
  String statsLostInRow(int count);

  /// No description provided for @statsLongest.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, one{Longest streak: 1 win} other{Longest streak: {count} wins}}'**
  String statsLongest(int count);

  /// No description provided for @settingsAppearance.
  ///
  /// In en, this message translates to:
  /// **'Look and language'**
  String get settingsAppearance;

  /// No description provided for @settingsBoard.
  ///
  /// In en, this message translates to:
  /// **'Board and play'**
  String get settingsBoard;

  /// No description provided for @settingsFeedback.
  ///
  /// In en, this message translates to:
  /// **'Sound and vibration'**
  String get settingsFeedback;

  /// No description provided for @settingsAbout.
  ///
  /// In en, this message translates to:
  /// **'About'**
  String get settingsAbout;

  /// No description provided for @pieceTheme.
  ///
  /// In en, this message translates to:
  /// **'Pieces'**
  String get pieceTheme;

  /// No description provided for @piecesAsBoard.
  ///
  /// In en, this message translates to:
  /// **'Like the board'**
  String get piecesAsBoard;

  /// No description provided for @animationSpeed.
  ///
  /// In en, this message translates to:
  /// **'Animation'**
  String get animationSpeed;

  /// No description provided for @speedSlow.
  ///
  /// In en, this message translates to:
  /// **'Slow'**
  String get speedSlow;

  /// No description provided for @speedNormal.
  ///
  /// In en, this message translates to:
  /// **'Normal'**
  String get speedNormal;

  /// No description provided for @speedFast.
  ///
  /// In en, this message translates to:
  /// **'Fast'**
  String get speedFast;

  /// No description provided for @speedNone.
  ///
  /// In en, this message translates to:
  /// **'Off'**
  String get speedNone;

  /// No description provided for @showTargets.
  ///
  /// In en, this message translates to:
  /// **'Show legal moves'**
  String get showTargets;

  /// No description provided for @confirmMoves.
  ///
  /// In en, this message translates to:
  /// **'Confirm moves'**
  String get confirmMoves;

  /// No description provided for @confirmMovesDetail.
  ///
  /// In en, this message translates to:
  /// **'Tap where the move ends a second time to play it.'**
  String get confirmMovesDetail;

  /// No description provided for @keepScreenOn.
  ///
  /// In en, this message translates to:
  /// **'Keep the screen on while you play'**
  String get keepScreenOn;

  /// No description provided for @sound.
  ///
  /// In en, this message translates to:
  /// **'Sound'**
  String get sound;

  /// No description provided for @soundDetail.
  ///
  /// In en, this message translates to:
  /// **'Music from other apps keeps playing; a silent phone stays silent.'**
  String get soundDetail;

  /// No description provided for @haptics.
  ///
  /// In en, this message translates to:
  /// **'Vibration'**
  String get haptics;

  /// No description provided for @licences.
  ///
  /// In en, this message translates to:
  /// **'Licences'**
  String get licences;

  /// No description provided for @licencesDetail.
  ///
  /// In en, this message translates to:
  /// **'Everything that Prise is made of'**
  String get licencesDetail;

  /// No description provided for @confirmMove.
  ///
  /// In en, this message translates to:
  /// **'Play {move}?'**
  String confirmMove(String move);

  /// No description provided for @playMove.
  ///
  /// In en, this message translates to:
  /// **'Play the move'**
  String get playMove;

  /// No description provided for @undoRevealed.
  ///
  /// In en, this message translates to:
  /// **'A piece was turned up. What you have seen cannot be hidden again.'**
  String get undoRevealed;

  /// No description provided for @undoDealKnown.
  ///
  /// In en, this message translates to:
  /// **'The game is over and everybody knows where the pieces lay, so it cannot go on.'**
  String get undoDealKnown;

  /// No description provided for @practice.
  ///
  /// In en, this message translates to:
  /// **'Practice'**
  String get practice;

  /// No description provided for @practiceDetail.
  ///
  /// In en, this message translates to:
  /// **'Take back as much as you like, even turned-up pieces. Never rated.'**
  String get practiceDetail;

  /// No description provided for @continuation.
  ///
  /// In en, this message translates to:
  /// **'Continuation'**
  String get continuation;

  /// No description provided for @continuationEnded.
  ///
  /// In en, this message translates to:
  /// **'You played on after the end, so this does not count. What counts: {result}.'**
  String continuationEnded(String result);

  /// No description provided for @playedOn.
  ///
  /// In en, this message translates to:
  /// **'Played on after the end'**
  String get playedOn;

  /// No description provided for @placeOf.
  ///
  /// In en, this message translates to:
  /// **'{place}. {player}'**
  String placeOf(int place, String player);

  /// No description provided for @listComma.
  ///
  /// In en, this message translates to:
  /// **', '**
  String get listComma;

  /// No description provided for @unrated.
  ///
  /// In en, this message translates to:
  /// **'Not rated: {reasons}.'**
  String unrated(String reasons);

  /// No description provided for @unratedNotAgainstComputer.
  ///
  /// In en, this message translates to:
  /// **'only one person against the computer is rated'**
  String get unratedNotAgainstComputer;

  /// No description provided for @unratedOtherStart.
  ///
  /// In en, this message translates to:
  /// **'it began from a position of its own'**
  String get unratedOtherStart;

  /// No description provided for @unratedPractice.
  ///
  /// In en, this message translates to:
  /// **'practice'**
  String get unratedPractice;

  /// No description provided for @unratedTakeBack.
  ///
  /// In en, this message translates to:
  /// **'a move was taken back'**
  String get unratedTakeBack;

  /// No description provided for @unratedHint.
  ///
  /// In en, this message translates to:
  /// **'a hint was given'**
  String get unratedHint;

  /// No description provided for @unratedContinuation.
  ///
  /// In en, this message translates to:
  /// **'it was played on after the end'**
  String get unratedContinuation;

  /// No description provided for @dealTitle.
  ///
  /// In en, this message translates to:
  /// **'Shuffle'**
  String get dealTitle;

  /// No description provided for @dealPromised.
  ///
  /// In en, this message translates to:
  /// **'The app has put its half of the shuffle into an envelope and sealed it. The envelope says:'**
  String get dealPromised;

  /// No description provided for @dealPromisedDetail.
  ///
  /// In en, this message translates to:
  /// **'Nobody can swap it now. After the game you can open it and check.'**
  String get dealPromisedDetail;

  /// No description provided for @dealYourTurn.
  ///
  /// In en, this message translates to:
  /// **'Now you shuffle: tap the pieces as often as you like.'**
  String get dealYourTurn;

  /// No description provided for @dealField.
  ///
  /// In en, this message translates to:
  /// **'Face-down pieces: tap to shuffle'**
  String get dealField;

  /// No description provided for @dealShuffle.
  ///
  /// In en, this message translates to:
  /// **'Shuffle'**
  String get dealShuffle;

  /// No description provided for @dealCount.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, =0{You have not shuffled yet.} one{You have shuffled once.} other{You have shuffled {count} times.}}'**
  String dealCount(int count);

  /// No description provided for @dealWords.
  ///
  /// In en, this message translates to:
  /// **'Or type any words (optional)'**
  String get dealWords;

  /// No description provided for @dealStart.
  ///
  /// In en, this message translates to:
  /// **'Deal the pieces'**
  String get dealStart;

  /// No description provided for @dealSkip.
  ///
  /// In en, this message translates to:
  /// **'Start without shuffling'**
  String get dealSkip;

  /// No description provided for @dealSkipDetail.
  ///
  /// In en, this message translates to:
  /// **'Then the app shuffles alone, and the proof after the game says so.'**
  String get dealSkipDetail;

  /// No description provided for @dealPromise.
  ///
  /// In en, this message translates to:
  /// **'Promise {promise}'**
  String dealPromise(String promise);

  /// No description provided for @dealPromiseTitle.
  ///
  /// In en, this message translates to:
  /// **'The promise'**
  String get dealPromiseTitle;

  /// No description provided for @dealWasItFair.
  ///
  /// In en, this message translates to:
  /// **'Was the shuffle fair?'**
  String get dealWasItFair;

  /// No description provided for @dealRunningStory.
  ///
  /// In en, this message translates to:
  /// **'Before the game the app put its half of the shuffle into an envelope and sealed it. These letters and digits are written on the envelope: note them down if you like. After the game the envelope is opened, and you can check that nothing was swapped.'**
  String get dealRunningStory;

  /// No description provided for @dealFairTitle.
  ///
  /// In en, this message translates to:
  /// **'The shuffle was fair'**
  String get dealFairTitle;

  /// No description provided for @dealFairStory.
  ///
  /// In en, this message translates to:
  /// **'Before the game the app put its half of the shuffle into a sealed envelope. Then you shuffled too. The app could not know what you would do, and you did not know what was in the envelope: so nobody chose how the pieces lay. Now the envelope is open.'**
  String get dealFairStory;

  /// No description provided for @dealAloneTitle.
  ///
  /// In en, this message translates to:
  /// **'Nothing was swapped'**
  String get dealAloneTitle;

  /// No description provided for @dealAloneStory.
  ///
  /// In en, this message translates to:
  /// **'Before the game the app put the shuffle into a sealed envelope, and it is still the same. But nobody mixed anything in: the app shuffled alone. Shuffle too next time, and nobody can choose how the pieces lie.'**
  String get dealAloneStory;

  /// No description provided for @dealUnfairTitle.
  ///
  /// In en, this message translates to:
  /// **'The shuffle was not fair'**
  String get dealUnfairTitle;

  /// No description provided for @dealUnfairStory.
  ///
  /// In en, this message translates to:
  /// **'What was promised before the game does not fit what is shown now. Please keep the proof and report it.'**
  String get dealUnfairStory;

  /// No description provided for @dealPromiseLabel.
  ///
  /// In en, this message translates to:
  /// **'What was promised'**
  String get dealPromiseLabel;

  /// No description provided for @dealPromiseCheck.
  ///
  /// In en, this message translates to:
  /// **'Is this what you saw before the game?'**
  String get dealPromiseCheck;

  /// No description provided for @dealHowTheyLay.
  ///
  /// In en, this message translates to:
  /// **'How the pieces lay'**
  String get dealHowTheyLay;

  /// No description provided for @dealMixLabel.
  ///
  /// In en, this message translates to:
  /// **'What you mixed in'**
  String get dealMixLabel;

  /// No description provided for @dealMixTaps.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, one{1 tap} other{{count} taps}}'**
  String dealMixTaps(int count);

  /// No description provided for @dealMixWords.
  ///
  /// In en, this message translates to:
  /// **'the words “{words}”'**
  String dealMixWords(String words);

  /// No description provided for @dealMixBoth.
  ///
  /// In en, this message translates to:
  /// **'{taps} and {words}'**
  String dealMixBoth(String taps, String words);

  /// No description provided for @dealMixNothing.
  ///
  /// In en, this message translates to:
  /// **'Nothing'**
  String get dealMixNothing;

  /// No description provided for @dealSecretLabel.
  ///
  /// In en, this message translates to:
  /// **'The app’s secret: what was in the envelope'**
  String get dealSecretLabel;

  /// No description provided for @dealSeedLabel.
  ///
  /// In en, this message translates to:
  /// **'The seed that the pieces were shuffled with'**
  String get dealSeedLabel;

  /// No description provided for @dealCheckTitle.
  ///
  /// In en, this message translates to:
  /// **'Check it without the app'**
  String get dealCheckTitle;

  /// No description provided for @dealCheckDetail.
  ///
  /// In en, this message translates to:
  /// **'Type any of these lines into a shell, and it prints the number below it. Or save the proof as a file and run prise verify-deal on it.'**
  String get dealCheckDetail;

  /// No description provided for @dealCopyLine.
  ///
  /// In en, this message translates to:
  /// **'Copy this line'**
  String get dealCopyLine;

  /// No description provided for @dealCopy.
  ///
  /// In en, this message translates to:
  /// **'Copy the proof'**
  String get dealCopy;

  /// No description provided for @dealShare.
  ///
  /// In en, this message translates to:
  /// **'Share the proof'**
  String get dealShare;

  /// No description provided for @levelName1.
  ///
  /// In en, this message translates to:
  /// **'Beginner'**
  String get levelName1;

  /// No description provided for @levelName2.
  ///
  /// In en, this message translates to:
  /// **'Novice'**
  String get levelName2;

  /// No description provided for @levelName3.
  ///
  /// In en, this message translates to:
  /// **'Casual player'**
  String get levelName3;

  /// No description provided for @levelName4.
  ///
  /// In en, this message translates to:
  /// **'Improver'**
  String get levelName4;

  /// No description provided for @levelName5.
  ///
  /// In en, this message translates to:
  /// **'Intermediate'**
  String get levelName5;

  /// No description provided for @levelName6.
  ///
  /// In en, this message translates to:
  /// **'Club player'**
  String get levelName6;

  /// No description provided for @levelName7.
  ///
  /// In en, this message translates to:
  /// **'Strong player'**
  String get levelName7;

  /// No description provided for @levelName8.
  ///
  /// In en, this message translates to:
  /// **'Expert'**
  String get levelName8;

  /// No description provided for @levelName9.
  ///
  /// In en, this message translates to:
  /// **'Candidate master'**
  String get levelName9;

  /// No description provided for @levelName10.
  ///
  /// In en, this message translates to:
  /// **'Master'**
  String get levelName10;

  /// No description provided for @levelStrength.
  ///
  /// In en, this message translates to:
  /// **'{name} · about {rating}'**
  String levelStrength(String name, int rating);

  /// No description provided for @levelSuggested.
  ///
  /// In en, this message translates to:
  /// **'Right for you: {name}'**
  String levelSuggested(String name);

  /// No description provided for @against.
  ///
  /// In en, this message translates to:
  /// **'against {player}'**
  String against(String player);

  /// No description provided for @justNow.
  ///
  /// In en, this message translates to:
  /// **'just now'**
  String get justNow;

  /// No description provided for @minutesAgo.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, one{1 minute ago} other{{count} minutes ago}}'**
  String minutesAgo(int count);

  /// No description provided for @hoursAgo.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, one{1 hour ago} other{{count} hours ago}}'**
  String hoursAgo(int count);

  /// No description provided for @yesterday.
  ///
  /// In en, this message translates to:
  /// **'yesterday'**
  String get yesterday;

  /// No description provided for @unfinished.
  ///
  /// In en, this message translates to:
  /// **'Unfinished games'**
  String get unfinished;

  /// No description provided for @unfinishedMore.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, one{1 more unfinished game} other{{count} more unfinished games}}'**
  String unfinishedMore(int count);

  /// No description provided for @unfinishedDeleteAll.
  ///
  /// In en, this message translates to:
  /// **'Delete all'**
  String get unfinishedDeleteAll;

  /// No description provided for @unfinishedDeleted.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, one{1 game deleted} other{{count} games deleted}}'**
  String unfinishedDeleted(int count);

  /// No description provided for @bringBack.
  ///
  /// In en, this message translates to:
  /// **'Undo'**
  String get bringBack;

  /// No description provided for @youHaveNoPieces.
  ///
  /// In en, this message translates to:
  /// **'You have no pieces left.'**
  String get youHaveNoPieces;

  /// No description provided for @hasNoPieces.
  ///
  /// In en, this message translates to:
  /// **'{army} has no pieces left.'**
  String hasNoPieces(String army);

  /// No description provided for @youHaveNoMove.
  ///
  /// In en, this message translates to:
  /// **'You have no move left.'**
  String get youHaveNoMove;

  /// No description provided for @hasNoMove.
  ///
  /// In en, this message translates to:
  /// **'{army} has no move left.'**
  String hasNoMove(String army);

  /// No description provided for @youHaveTooFew.
  ///
  /// In en, this message translates to:
  /// **'You have too few pieces left.'**
  String get youHaveTooFew;

  /// No description provided for @hasTooFew.
  ///
  /// In en, this message translates to:
  /// **'{army} has too few pieces left.'**
  String hasTooFew(String army);

  /// No description provided for @youResigned.
  ///
  /// In en, this message translates to:
  /// **'You resigned.'**
  String get youResigned;

  /// No description provided for @hasResigned.
  ///
  /// In en, this message translates to:
  /// **'{army} resigned.'**
  String hasResigned(String army);

  /// No description provided for @youRanOut.
  ///
  /// In en, this message translates to:
  /// **'You ran out of time.'**
  String get youRanOut;

  /// No description provided for @hasRunOut.
  ///
  /// In en, this message translates to:
  /// **'{army} ran out of time.'**
  String hasRunOut(String army);

  /// No description provided for @librarySelect.
  ///
  /// In en, this message translates to:
  /// **'Select several'**
  String get librarySelect;

  /// No description provided for @librarySelected.
  ///
  /// In en, this message translates to:
  /// **'{count} selected'**
  String librarySelected(int count);

  /// No description provided for @libraryDeleteSelected.
  ///
  /// In en, this message translates to:
  /// **'Delete the selected games'**
  String get libraryDeleteSelected;

  /// No description provided for @unfinishedNone.
  ///
  /// In en, this message translates to:
  /// **'Nothing is waiting for you'**
  String get unfinishedNone;

  /// No description provided for @unfinishedNoneDetail.
  ///
  /// In en, this message translates to:
  /// **'Games you leave before the end wait for you here.'**
  String get unfinishedNoneDetail;

  /// No description provided for @opponent.
  ///
  /// In en, this message translates to:
  /// **'Opponent'**
  String get opponent;

  /// No description provided for @personHere.
  ///
  /// In en, this message translates to:
  /// **'A friend here'**
  String get personHere;

  /// No description provided for @watchComputers.
  ///
  /// In en, this message translates to:
  /// **'Computer against computer'**
  String get watchComputers;

  /// No description provided for @youPlay.
  ///
  /// In en, this message translates to:
  /// **'You play'**
  String get youPlay;

  /// No description provided for @sideRandom.
  ///
  /// In en, this message translates to:
  /// **'Random'**
  String get sideRandom;

  /// No description provided for @goFirst.
  ///
  /// In en, this message translates to:
  /// **'You go first'**
  String get goFirst;

  /// No description provided for @goSecond.
  ///
  /// In en, this message translates to:
  /// **'You go second'**
  String get goSecond;

  /// No description provided for @strength.
  ///
  /// In en, this message translates to:
  /// **'Strength'**
  String get strength;

  /// No description provided for @strengthOf.
  ///
  /// In en, this message translates to:
  /// **'Strength of {army}'**
  String strengthOf(String army);

  /// No description provided for @presetMillDefault.
  ///
  /// In en, this message translates to:
  /// **'With custodian and intervention'**
  String get presetMillDefault;

  /// No description provided for @presetMillDefaultDetail.
  ///
  /// In en, this message translates to:
  /// **'A mill takes a man. So does trapping a man between two of yours, or stepping between two of theirs.'**
  String get presetMillDefaultDetail;

  /// No description provided for @presetPlainDetail.
  ///
  /// In en, this message translates to:
  /// **'As everybody knows it: three in a row takes a man.'**
  String get presetPlainDetail;

  /// No description provided for @presetTwelveDetail.
  ///
  /// In en, this message translates to:
  /// **'Twelve men each, and lines across the corners.'**
  String get presetTwelveDetail;

  /// No description provided for @presetStandardDetail.
  ///
  /// In en, this message translates to:
  /// **'A draw when a position comes up three times, after 25 moves each with only kings on the board, or after 16 moves each with three pieces against a lone king.'**
  String get presetStandardDetail;

  /// No description provided for @presetFmjd2015Detail.
  ///
  /// In en, this message translates to:
  /// **'What differs: 25 king moves each are a draw even with men on the board, and two pieces against a lone king are a draw after 5 moves each.'**
  String get presetFmjd2015Detail;

  /// No description provided for @presetDarkDefaultDetail.
  ///
  /// In en, this message translates to:
  /// **'No limit: the game goes on until somebody wins or both agree.'**
  String get presetDarkDefaultDetail;

  /// No description provided for @presetTournamentDetail.
  ///
  /// In en, this message translates to:
  /// **'It is a draw after 60 moves without a capture or a turned-up piece, or when a position comes up four times.'**
  String get presetTournamentDetail;

  /// No description provided for @draw.
  ///
  /// In en, this message translates to:
  /// **'Draw'**
  String get draw;

  /// No description provided for @offerDrawQuestion.
  ///
  /// In en, this message translates to:
  /// **'Offer a draw?'**
  String get offerDrawQuestion;

  /// No description provided for @offerDrawDetail.
  ///
  /// In en, this message translates to:
  /// **'If the other side agrees, the game ends without a winner.'**
  String get offerDrawDetail;

  /// No description provided for @resignYou.
  ///
  /// In en, this message translates to:
  /// **'You lose this game.'**
  String get resignYou;

  /// No description provided for @resignYouOfMany.
  ///
  /// In en, this message translates to:
  /// **'You are out of this game; the others play on.'**
  String get resignYouOfMany;

  /// No description provided for @faceToFace.
  ///
  /// In en, this message translates to:
  /// **'Face to face'**
  String get faceToFace;

  /// No description provided for @faceToFaceDetail.
  ///
  /// In en, this message translates to:
  /// **'When two people share the screen, the name opposite is turned for whoever sits there.'**
  String get faceToFaceDetail;

  /// No description provided for @premoveDropped.
  ///
  /// In en, this message translates to:
  /// **'Your planned move is not possible any more'**
  String get premoveDropped;

  /// No description provided for @premove.
  ///
  /// In en, this message translates to:
  /// **'Planned move'**
  String get premove;

  /// No description provided for @newGame.
  ///
  /// In en, this message translates to:
  /// **'New game'**
  String get newGame;

  /// No description provided for @ratingChange.
  ///
  /// In en, this message translates to:
  /// **'Rating {rating} ({change})'**
  String ratingChange(int rating, String change);

  /// No description provided for @ahead.
  ///
  /// In en, this message translates to:
  /// **'{army} is {count} ahead'**
  String ahead(String army, int count);

  /// No description provided for @countWon.
  ///
  /// In en, this message translates to:
  /// **'{count} won'**
  String countWon(int count);

  /// No description provided for @countDrawn.
  ///
  /// In en, this message translates to:
  /// **'{count} drawn'**
  String countDrawn(int count);

  /// No description provided for @countLost.
  ///
  /// In en, this message translates to:
  /// **'{count} lost'**
  String countLost(int count);

  /// No description provided for @reviewInaccuracy.
  ///
  /// In en, this message translates to:
  /// **'inaccuracy'**
  String get reviewInaccuracy;

  /// No description provided for @reviewAutoplay.
  ///
  /// In en, this message translates to:
  /// **'Play the game back'**
  String get reviewAutoplay;

  /// No description provided for @reviewPause.
  ///
  /// In en, this message translates to:
  /// **'Pause'**
  String get reviewPause;

  /// No description provided for @reviewPreviousTurn.
  ///
  /// In en, this message translates to:
  /// **'Previous turning point'**
  String get reviewPreviousTurn;

  /// No description provided for @reviewAccuracy.
  ///
  /// In en, this message translates to:
  /// **'Accuracy {percent} %'**
  String reviewAccuracy(int percent);

  /// No description provided for @reviewSummary.
  ///
  /// In en, this message translates to:
  /// **'{player}: {accuracy}; inaccuracies: {inaccuracies}, mistakes: {mistakes}, blunders: {blunders}'**
  String reviewSummary(
    String player,
    String accuracy,
    int inaccuracies,
    int mistakes,
    int blunders,
  );

  /// No description provided for @lessonsDone.
  ///
  /// In en, this message translates to:
  /// **'{done} of {count} done'**
  String lessonsDone(int done, int count);

  /// No description provided for @lessonIsDone.
  ///
  /// In en, this message translates to:
  /// **'done'**
  String get lessonIsDone;

  /// No description provided for @boardMeadow.
  ///
  /// In en, this message translates to:
  /// **'Meadow'**
  String get boardMeadow;

  /// No description provided for @boardContrast.
  ///
  /// In en, this message translates to:
  /// **'High contrast'**
  String get boardContrast;

  /// No description provided for @tileLetters.
  ///
  /// In en, this message translates to:
  /// **'Letters on the tiles'**
  String get tileLetters;

  /// No description provided for @tileLettersDetail.
  ///
  /// In en, this message translates to:
  /// **'The first letter of each English name beside the Chinese character: G, A, M, R, H, C, S.'**
  String get tileLettersDetail;

  /// No description provided for @legend.
  ///
  /// In en, this message translates to:
  /// **'Which piece is which'**
  String get legend;

  /// No description provided for @puzzles.
  ///
  /// In en, this message translates to:
  /// **'Puzzles'**
  String get puzzles;

  /// No description provided for @puzzleDaily.
  ///
  /// In en, this message translates to:
  /// **'Puzzle of the day'**
  String get puzzleDaily;

  /// No description provided for @puzzleDailyDone.
  ///
  /// In en, this message translates to:
  /// **'Done for today. A new one waits tomorrow.'**
  String get puzzleDailyDone;

  /// No description provided for @puzzleDailyDoneShort.
  ///
  /// In en, this message translates to:
  /// **'Done for today'**
  String get puzzleDailyDoneShort;

  /// No description provided for @puzzleNext.
  ///
  /// In en, this message translates to:
  /// **'Next puzzle'**
  String get puzzleNext;

  /// No description provided for @puzzleStart.
  ///
  /// In en, this message translates to:
  /// **'Solve puzzles'**
  String get puzzleStart;

  /// No description provided for @puzzleStartDetail.
  ///
  /// In en, this message translates to:
  /// **'One after the other, as hard as you are strong.'**
  String get puzzleStartDetail;

  /// No description provided for @puzzleContinue.
  ///
  /// In en, this message translates to:
  /// **'Go on with your puzzle'**
  String get puzzleContinue;

  /// No description provided for @puzzleContinueDetail.
  ///
  /// In en, this message translates to:
  /// **'It stands as you left it.'**
  String get puzzleContinueDetail;

  /// No description provided for @puzzleAgain.
  ///
  /// In en, this message translates to:
  /// **'Try again what went wrong'**
  String get puzzleAgain;

  /// No description provided for @puzzleAgainDue.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, =0{Nothing is due today} one{1 puzzle is due today} other{{count} puzzles are due today}}'**
  String puzzleAgainDue(int count);

  /// No description provided for @puzzleAgainNone.
  ///
  /// In en, this message translates to:
  /// **'That was the last one for today.'**
  String get puzzleAgainNone;

  /// No description provided for @puzzleRun.
  ///
  /// In en, this message translates to:
  /// **'Three-minute run'**
  String get puzzleRun;

  /// No description provided for @puzzleRunDetail.
  ///
  /// In en, this message translates to:
  /// **'As many as you can. Three mistakes end it.'**
  String get puzzleRunDetail;

  /// No description provided for @puzzleRunBest.
  ///
  /// In en, this message translates to:
  /// **'Best: {count}'**
  String puzzleRunBest(int count);

  /// No description provided for @puzzleThemes.
  ///
  /// In en, this message translates to:
  /// **'By theme'**
  String get puzzleThemes;

  /// No description provided for @puzzleThemeCount.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, one{1 puzzle} other{{count} puzzles}}'**
  String puzzleThemeCount(int count);

  /// No description provided for @puzzleThemeShare.
  ///
  /// In en, this message translates to:
  /// **'{solved} of {tries} solved'**
  String puzzleThemeShare(int solved, int tries);

  /// No description provided for @puzzleNone.
  ///
  /// In en, this message translates to:
  /// **'There are no puzzles here yet'**
  String get puzzleNone;

  /// No description provided for @puzzleNoneDetail.
  ///
  /// In en, this message translates to:
  /// **'Choose another game or theme.'**
  String get puzzleNoneDetail;

  /// No description provided for @puzzleCannotOpen.
  ///
  /// In en, this message translates to:
  /// **'This puzzle cannot be opened'**
  String get puzzleCannotOpen;

  /// No description provided for @puzzleRatingNow.
  ///
  /// In en, this message translates to:
  /// **'Rating {rating}'**
  String puzzleRatingNow(int rating);

  /// No description provided for @puzzleStreak.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, =0{No streak yet} one{1 day in a row} other{{count} days in a row}}'**
  String puzzleStreak(int count);

  /// No description provided for @puzzleStreakBest.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, one{Longest: 1 day} other{Longest: {count} days}}'**
  String puzzleStreakBest(int count);

  /// No description provided for @puzzleAimWin.
  ///
  /// In en, this message translates to:
  /// **'{army} to move and win'**
  String puzzleAimWin(String army);

  /// No description provided for @puzzleAimSave.
  ///
  /// In en, this message translates to:
  /// **'{army} to move and save the game'**
  String puzzleAimSave(String army);

  /// No description provided for @puzzleAimGain.
  ///
  /// In en, this message translates to:
  /// **'{army} to move and win material'**
  String puzzleAimGain(String army);

  /// No description provided for @puzzleAimBet.
  ///
  /// In en, this message translates to:
  /// **'{army} to move: what is the best bet?'**
  String puzzleAimBet(String army);

  /// No description provided for @puzzleYourMove.
  ///
  /// In en, this message translates to:
  /// **'Find the move.'**
  String get puzzleYourMove;

  /// No description provided for @puzzleRight.
  ///
  /// In en, this message translates to:
  /// **'Right.'**
  String get puzzleRight;

  /// No description provided for @puzzleGoOn.
  ///
  /// In en, this message translates to:
  /// **'Right. Go on.'**
  String get puzzleGoOn;

  /// No description provided for @puzzleJudging.
  ///
  /// In en, this message translates to:
  /// **'Another idea: let me see …'**
  String get puzzleJudging;

  /// No description provided for @puzzleWrong.
  ///
  /// In en, this message translates to:
  /// **'That does not work. Look:'**
  String get puzzleWrong;

  /// No description provided for @puzzleWrongShown.
  ///
  /// In en, this message translates to:
  /// **'That does not work: this is how it goes on.'**
  String get puzzleWrongShown;

  /// No description provided for @puzzleHintPiece.
  ///
  /// In en, this message translates to:
  /// **'Look at {square}: {piece}'**
  String puzzleHintPiece(String square, String piece);

  /// No description provided for @puzzleHintPlace.
  ///
  /// In en, this message translates to:
  /// **'Bring a man in: where?'**
  String get puzzleHintPlace;

  /// No description provided for @puzzleHintRemove.
  ///
  /// In en, this message translates to:
  /// **'One of theirs goes: which?'**
  String get puzzleHintRemove;

  /// No description provided for @puzzleHintFlip.
  ///
  /// In en, this message translates to:
  /// **'Turn up a piece: which?'**
  String get puzzleHintFlip;

  /// No description provided for @puzzleHintMove.
  ///
  /// In en, this message translates to:
  /// **'Play {move}'**
  String puzzleHintMove(String move);

  /// No description provided for @puzzleHintMore.
  ///
  /// In en, this message translates to:
  /// **'Show the move'**
  String get puzzleHintMore;

  /// No description provided for @puzzleSolution.
  ///
  /// In en, this message translates to:
  /// **'Solution'**
  String get puzzleSolution;

  /// No description provided for @puzzleShowingSolution.
  ///
  /// In en, this message translates to:
  /// **'This is the solution.'**
  String get puzzleShowingSolution;

  /// No description provided for @puzzleSolved.
  ///
  /// In en, this message translates to:
  /// **'Solved!'**
  String get puzzleSolved;

  /// No description provided for @puzzleSolvedAnother.
  ///
  /// In en, this message translates to:
  /// **'Solved, by another way that works, too!'**
  String get puzzleSolvedAnother;

  /// No description provided for @puzzleSolvedHint.
  ///
  /// In en, this message translates to:
  /// **'Solved, with a hint'**
  String get puzzleSolvedHint;

  /// No description provided for @puzzleSolvedLate.
  ///
  /// In en, this message translates to:
  /// **'Solved in the end'**
  String get puzzleSolvedLate;

  /// No description provided for @puzzleGivenUp.
  ///
  /// In en, this message translates to:
  /// **'That was the solution'**
  String get puzzleGivenUp;

  /// No description provided for @puzzleRated.
  ///
  /// In en, this message translates to:
  /// **'Rating {rating} ({change})'**
  String puzzleRated(int rating, String change);

  /// No description provided for @puzzleUnrated.
  ///
  /// In en, this message translates to:
  /// **'Your rating stays: only the first try counts.'**
  String get puzzleUnrated;

  /// No description provided for @puzzleFailedAgain.
  ///
  /// In en, this message translates to:
  /// **'It comes again tomorrow.'**
  String get puzzleFailedAgain;

  /// No description provided for @puzzleLine.
  ///
  /// In en, this message translates to:
  /// **'Solution: {moves}'**
  String puzzleLine(String moves);

  /// No description provided for @puzzlePlayOn.
  ///
  /// In en, this message translates to:
  /// **'Play on from here'**
  String get puzzlePlayOn;

  /// No description provided for @puzzleShare.
  ///
  /// In en, this message translates to:
  /// **'Share'**
  String get puzzleShare;

  /// No description provided for @puzzleShareText.
  ///
  /// In en, this message translates to:
  /// **'Share as text'**
  String get puzzleShareText;

  /// No description provided for @puzzleSharePicture.
  ///
  /// In en, this message translates to:
  /// **'Share as picture'**
  String get puzzleSharePicture;

  /// No description provided for @puzzleCopy.
  ///
  /// In en, this message translates to:
  /// **'Copy as text'**
  String get puzzleCopy;

  /// No description provided for @puzzleRunStart.
  ///
  /// In en, this message translates to:
  /// **'The clock starts with your first move.'**
  String get puzzleRunStart;

  /// No description provided for @puzzleRunTime.
  ///
  /// In en, this message translates to:
  /// **'{time} left'**
  String puzzleRunTime(String time);

  /// No description provided for @puzzleRunScore.
  ///
  /// In en, this message translates to:
  /// **'Solved: {count}'**
  String puzzleRunScore(int count);

  /// No description provided for @puzzleRunStrikes.
  ///
  /// In en, this message translates to:
  /// **'Mistakes: {count} of {most}'**
  String puzzleRunStrikes(int count, int most);

  /// No description provided for @puzzleRunTimeUp.
  ///
  /// In en, this message translates to:
  /// **'Time is up'**
  String get puzzleRunTimeUp;

  /// No description provided for @puzzleRunThreeWrong.
  ///
  /// In en, this message translates to:
  /// **'Three mistakes: that is the end'**
  String get puzzleRunThreeWrong;

  /// No description provided for @puzzleRunAllDone.
  ///
  /// In en, this message translates to:
  /// **'You have seen them all'**
  String get puzzleRunAllDone;

  /// No description provided for @puzzleRunResult.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, =0{None solved this time} one{1 puzzle solved} other{{count} puzzles solved}}'**
  String puzzleRunResult(int count);

  /// No description provided for @puzzleRunNewBest.
  ///
  /// In en, this message translates to:
  /// **'A new best!'**
  String get puzzleRunNewBest;

  /// No description provided for @puzzleRunAgain.
  ///
  /// In en, this message translates to:
  /// **'Run again'**
  String get puzzleRunAgain;

  /// No description provided for @puzzleRunMissed.
  ///
  /// In en, this message translates to:
  /// **'Look again at what went wrong'**
  String get puzzleRunMissed;

  /// No description provided for @puzzleRunMissedOne.
  ///
  /// In en, this message translates to:
  /// **'Puzzle {number}'**
  String puzzleRunMissedOne(int number);

  /// No description provided for @puzzleStatsRating.
  ///
  /// In en, this message translates to:
  /// **'Rating at puzzles'**
  String get puzzleStatsRating;

  /// No description provided for @puzzleStatsRatingLabel.
  ///
  /// In en, this message translates to:
  /// **'{count, plural, one{Rating after 1 puzzle: {last}} other{Rating over {count} puzzles: from {first} to {last}}}'**
  String puzzleStatsRatingLabel(int count, int first, int last);

  /// No description provided for @puzzleStatsNone.
  ///
  /// In en, this message translates to:
  /// **'Solve a puzzle, and your rating at puzzles begins.'**
  String get puzzleStatsNone;

  /// No description provided for @puzzleStatsSolved.
  ///
  /// In en, this message translates to:
  /// **'{solved} of {tried} solved without help'**
  String puzzleStatsSolved(int solved, int tried);

  /// No description provided for @puzzleStatsWeak.
  ///
  /// In en, this message translates to:
  /// **'Worth practising'**
  String get puzzleStatsWeak;

  /// No description provided for @puzzleStatsWeakNone.
  ///
  /// In en, this message translates to:
  /// **'Five puzzles of a theme, and you see here where practice pays.'**
  String get puzzleStatsWeakNone;

  /// No description provided for @puzzleStatsPractise.
  ///
  /// In en, this message translates to:
  /// **'Practise: {theme}'**
  String puzzleStatsPractise(String theme);

  /// No description provided for @themeGiveOne.
  ///
  /// In en, this message translates to:
  /// **'Give one piece'**
  String get themeGiveOne;

  /// No description provided for @themeGiveTwo.
  ///
  /// In en, this message translates to:
  /// **'Give two pieces'**
  String get themeGiveTwo;

  /// No description provided for @themeGiveThree.
  ///
  /// In en, this message translates to:
  /// **'Give three pieces'**
  String get themeGiveThree;

  /// No description provided for @themeGiveMany.
  ///
  /// In en, this message translates to:
  /// **'Give four or more'**
  String get themeGiveMany;

  /// No description provided for @themeShort.
  ///
  /// In en, this message translates to:
  /// **'Short'**
  String get themeShort;

  /// No description provided for @themeLong.
  ///
  /// In en, this message translates to:
  /// **'Long'**
  String get themeLong;

  /// No description provided for @themeEnding.
  ///
  /// In en, this message translates to:
  /// **'Ending'**
  String get themeEnding;

  /// No description provided for @themeForcedDraw.
  ///
  /// In en, this message translates to:
  /// **'Saved games'**
  String get themeForcedDraw;

  /// No description provided for @themeBreakthrough.
  ///
  /// In en, this message translates to:
  /// **'Breakthrough'**
  String get themeBreakthrough;

  /// No description provided for @themeTurkishStroke.
  ///
  /// In en, this message translates to:
  /// **'Turkish stroke'**
  String get themeTurkishStroke;

  /// No description provided for @themeMajority.
  ///
  /// In en, this message translates to:
  /// **'The most must be taken'**
  String get themeMajority;

  /// No description provided for @themeKingTrap.
  ///
  /// In en, this message translates to:
  /// **'King trap'**
  String get themeKingTrap;

  /// No description provided for @themeBigStroke.
  ///
  /// In en, this message translates to:
  /// **'Big stroke'**
  String get themeBigStroke;

  /// No description provided for @themeDoubleMill.
  ///
  /// In en, this message translates to:
  /// **'Double mill'**
  String get themeDoubleMill;

  /// No description provided for @themeBlock.
  ///
  /// In en, this message translates to:
  /// **'Block'**
  String get themeBlock;

  /// No description provided for @themeCustodian.
  ///
  /// In en, this message translates to:
  /// **'Custodian'**
  String get themeCustodian;

  /// No description provided for @themeIntervention.
  ///
  /// In en, this message translates to:
  /// **'Intervention'**
  String get themeIntervention;

  /// No description provided for @themeFlying.
  ///
  /// In en, this message translates to:
  /// **'Flying'**
  String get themeFlying;

  /// No description provided for @themePlacing.
  ///
  /// In en, this message translates to:
  /// **'Placing'**
  String get themePlacing;

  /// No description provided for @themeBestBet.
  ///
  /// In en, this message translates to:
  /// **'Best bet'**
  String get themeBestBet;

  /// No description provided for @themeFlip.
  ///
  /// In en, this message translates to:
  /// **'Turning up'**
  String get themeFlip;

  /// No description provided for @themeCannonShot.
  ///
  /// In en, this message translates to:
  /// **'Cannon shot'**
  String get themeCannonShot;

  /// No description provided for @themeTrap.
  ///
  /// In en, this message translates to:
  /// **'Trap'**
  String get themeTrap;

  /// No description provided for @themeFork.
  ///
  /// In en, this message translates to:
  /// **'Fork'**
  String get themeFork;

  /// No description provided for @themeEscape.
  ///
  /// In en, this message translates to:
  /// **'Escape'**
  String get themeEscape;

  /// No description provided for @themeRightCapture.
  ///
  /// In en, this message translates to:
  /// **'The right capture'**
  String get themeRightCapture;

  /// No description provided for @themeElimination.
  ///
  /// In en, this message translates to:
  /// **'Putting a player out'**
  String get themeElimination;

  /// No description provided for @themeQuietMove.
  ///
  /// In en, this message translates to:
  /// **'Quiet move'**
  String get themeQuietMove;

  /// No description provided for @puzzleFaceDown.
  ///
  /// In en, this message translates to:
  /// **'Still face-down: {pieces}'**
  String puzzleFaceDown(String pieces);
}

class _WordsDelegate extends LocalizationsDelegate<Words> {
  const _WordsDelegate();

  @override
  Future<Words> load(Locale locale) {
    return SynchronousFuture<Words>(lookupWords(locale));
  }

  @override
  bool isSupported(Locale locale) =>
      <String>['en', 'zh'].contains(locale.languageCode);

  @override
  bool shouldReload(_WordsDelegate old) => false;
}

Words lookupWords(Locale locale) {
  // Lookup logic when only language code is specified.
  switch (locale.languageCode) {
    case 'en':
      return WordsEn();
    case 'zh':
      return WordsZh();
  }

  throw FlutterError(
    'Words.delegate failed to load unsupported locale "$locale". This is likely '
    'an issue with the localizations generation tool. Please file an issue '
    'on GitHub with a reproducible sample app and the gen-l10n configuration '
    'that was used.',
  );
}
