// ignore: unused_import
import 'package:intl/intl.dart' as intl;
import 'app_localizations.dart';

// ignore_for_file: type=lint

/// The translations for Chinese (`zh`).
class WordsZh extends Words {
  WordsZh([String locale = 'zh']) : super(locale);

  @override
  String get appTitle => 'Prise';

  @override
  String get appTagline => '每一次吃子，看得清、說得明、由你選。';

  @override
  String get play => '開始對局';

  @override
  String playNow(String game) {
    return '開始：$game';
  }

  @override
  String get setUp => '設定對局';

  @override
  String get continueMatch => '繼續對局';

  @override
  String continueDetail(int ply, String players) {
    return '第 $ply 手 · $players';
  }

  @override
  String continueOthers(int count) {
    return '還有 $count 局進行中';
  }

  @override
  String get forgetMatch => '刪除';

  @override
  String forgetMatchOf(String game, int ply) {
    return '刪除$game第 $ply 手的對局';
  }

  @override
  String get forgetQuestion => '要刪除這一局嗎？';

  @override
  String get forgetDetail => '刪除後無法再繼續。';

  @override
  String get newMatch => '新對局';

  @override
  String get newMatchQuestion => '要開始新對局嗎？';

  @override
  String newMatchDetail(String game, int ply) {
    return '你的$game進行到第 $ply 手。這一局會保留，隨時可以繼續。';
  }

  @override
  String get noticeNotKept => '這裡無法儲存，對局只保留到關閉為止。';

  @override
  String get noticeSetAside => '已存的對局無法讀取，已另外保留，並開始新的紀錄。';

  @override
  String get matchMended => '這一局有部分無法讀取，將從剩下的地方繼續。';

  @override
  String get settings => '設定';

  @override
  String get back => '返回';

  @override
  String get close => '關閉';

  @override
  String get cancel => '取消';

  @override
  String get more => '更多';

  @override
  String playerCount(int count) {
    return '$count 人';
  }

  @override
  String get gameDraughts => '國際跳棋';

  @override
  String get aboutDraughts => '十乘十棋盤，王可飛行，必須吃得最多。';

  @override
  String get armyWhite => '白方';

  @override
  String get armyBlack => '黑方';

  @override
  String get kindMan => '兵';

  @override
  String get kindKing => '王';

  @override
  String pieceOf(String army, String kind) {
    return '$army$kind';
  }

  @override
  String get gameMill => '九子棋';

  @override
  String get aboutMill => '三子連線可吃一子；夾住對方或插入兩子之間也能吃。';

  @override
  String get gameDarkChess => '經典暗棋';

  @override
  String get aboutDarkChess => '翻開棋子，認清顏色，以大吃小。';

  @override
  String get gameThreeKingdoms => '三國暗棋';

  @override
  String get aboutThreeKingdoms => '三人對弈，四角布局，不分大小，皆可互吃。';

  @override
  String get armyRed => '紅方';

  @override
  String get armyGreen => '綠方';

  @override
  String get unassigned => '未定陣營';

  @override
  String playerNumber(int number) {
    return '玩家 $number';
  }

  @override
  String playerOut(String player) {
    return '$player，已出局';
  }

  @override
  String get kindGeneral => '將帥';

  @override
  String get kindAdvisor => '士仕';

  @override
  String get kindMinister => '象相';

  @override
  String get kindRook => '車俥';

  @override
  String get kindHorse => '馬傌';

  @override
  String get kindCannon => '包炮';

  @override
  String get kindSoldier => '卒兵';

  @override
  String get faceDown => '暗子';

  @override
  String tileOf(String army, String kind, String character) {
    return '$army$character';
  }

  @override
  String get modeMill => '成三';

  @override
  String get modeCustodian => '夾吃';

  @override
  String get modeIntervention => '插吃';

  @override
  String get statePrey => '可以吃';

  @override
  String stateRemovable(String mode) {
    return '可以吃，$mode';
  }

  @override
  String get taskPlace => '請落子';

  @override
  String get taskMove => '請走子';

  @override
  String taskRemove(String modes) {
    return '請吃一子：$modes';
  }

  @override
  String get taskFlip => '請翻開一枚棋子';

  @override
  String get refusedMustPlace => '請先在空點落子';

  @override
  String get refusedMustRemove => '請先吃掉一枚標示的棋子';

  @override
  String get refusedMustFlip => '請先翻開一枚棋子';

  @override
  String inHand(String army, int count) {
    return '$army手中還有 $count 子';
  }

  @override
  String lossesOf(String army, int count, String pieces) {
    return '$army被吃 $count 子：$pieces';
  }

  @override
  String noLossesOf(String army) {
    return '$army尚未被吃子';
  }

  @override
  String get untilDraw => '距和棋';

  @override
  String movesUntilDraw(int left) {
    return '距和棋：$left 手';
  }

  @override
  String get optionPieces => '每方棋子數';

  @override
  String get optionDiagonals => '斜線';

  @override
  String get optionFlying => '剩三子時可飛行';

  @override
  String get optionAlways => '成三可吃對方成三之子';

  @override
  String get optionMultiple => '同時成兩個三可吃兩子';

  @override
  String get optionCustodian => '夾吃：以兩子夾住一子';

  @override
  String get optionIntervention => '插吃：插入兩子之間';

  @override
  String optionOf(String capture, String restriction) {
    return '$capture：$restriction';
  }

  @override
  String get optionOnEdges => '在方框邊線上';

  @override
  String get optionOnCross => '在十字連線上';

  @override
  String get optionOnDiagonals => '在斜線上';

  @override
  String get optionWhilePlacing => '落子階段';

  @override
  String get optionWhileMoving => '走子階段';

  @override
  String get optionAtThree => '僅限剩三子以下';

  @override
  String get optionTournament => '比賽規則：60 手無吃翻或局面四次重複為和';

  @override
  String get players => '棋手';

  @override
  String get person => '真人';

  @override
  String get computer => '電腦';

  @override
  String get you => '你';

  @override
  String computerAt(int level) {
    return '電腦 $level 級';
  }

  @override
  String level(int level) {
    return '等級 $level';
  }

  @override
  String levelOfSeat(String army) {
    return '$army的等級';
  }

  @override
  String get custom => '自訂';

  @override
  String get allRules => '全部規則';

  @override
  String get presetDefault => '標準';

  @override
  String get presetPlain => '只用成三';

  @override
  String get presetTwelve => '十二子';

  @override
  String get presetTournament => '比賽';

  @override
  String get rules => '規則';

  @override
  String get optionDraws => '和棋規則';

  @override
  String get valueDrawsStandard => '標準';

  @override
  String get valueDrawsFmjd2015 => 'FMJD 2015';

  @override
  String get clock => '棋鐘';

  @override
  String get clockNone => '不計時';

  @override
  String get clockKindSuddenDeath => '總時限';

  @override
  String get clockKindFischer => '每手加秒';

  @override
  String get clockKindBronstein => '每手延時';

  @override
  String get clockKindPerMove => '每手限時';

  @override
  String get clockKindHourglass => '沙漏';

  @override
  String get clockTime => '時間';

  @override
  String get clockExtra => '每手';

  @override
  String minutes(int minutes) {
    return '$minutes 分鐘';
  }

  @override
  String seconds(int seconds) {
    return '$seconds 秒';
  }

  @override
  String clockFischer(String time, int seconds) {
    return '$time + $seconds 秒';
  }

  @override
  String clockBronstein(String time, int seconds) {
    return '$time，延時 $seconds 秒';
  }

  @override
  String clockPerMove(String time) {
    return '每手 $time';
  }

  @override
  String clockHourglass(String time) {
    return '沙漏 $time';
  }

  @override
  String get startGame => '開始';

  @override
  String get yourTurn => '輪到你';

  @override
  String turnOf(String army) {
    return '輪到$army';
  }

  @override
  String get toMove => '輪到走棋';

  @override
  String thinkingOf(String army) {
    return '$army思考中';
  }

  @override
  String mustCapture(int count) {
    return '必須吃 $count 子';
  }

  @override
  String refusedMustCapture(int count) {
    return '必須用別的棋子吃 $count 子';
  }

  @override
  String get refusedBlocked => '這枚棋子無法移動';

  @override
  String get refusedNotYours => '這不是你的棋子';

  @override
  String get chooseRoute => '選擇路線';

  @override
  String routeOf(int number, String move) {
    return '路線 $number：$move';
  }

  @override
  String get undo => '悔棋';

  @override
  String get redo => '重做';

  @override
  String get hint => '提示';

  @override
  String get flipBoard => '翻轉';

  @override
  String get offerDraw => '提議和棋';

  @override
  String drawOffered(String army) {
    return '$army提議和棋';
  }

  @override
  String drawDeclined(String army) {
    return '$army想繼續下';
  }

  @override
  String get accept => '接受';

  @override
  String get decline => '拒絕';

  @override
  String get resign => '認輸';

  @override
  String get resignQuestion => '要認輸嗎？';

  @override
  String resignDetail(String army) {
    return '$army將輸掉這一局。';
  }

  @override
  String get moves => '棋譜';

  @override
  String get noMovesYet => '尚未走棋';

  @override
  String moveOf(int number, String army, String move) {
    return '第 $number 手，$army：$move';
  }

  @override
  String get backToNow => '回到目前局面';

  @override
  String reviewing(int ply, int last) {
    return '第 $ply 手，共 $last 手';
  }

  @override
  String capturedBy(String army, String pieces) {
    return '$army吃掉了 $pieces';
  }

  @override
  String capturedCount(int count, String piece) {
    return '$count 枚$piece';
  }

  @override
  String timeLeft(String army, String time) {
    return '$army：剩餘 $time';
  }

  @override
  String counterRepetition(int left) {
    return '局面重複：再 $left 次即和棋';
  }

  @override
  String counterPlies(int left) {
    return '距和棋 $left 手';
  }

  @override
  String won(String army) {
    return '$army勝';
  }

  @override
  String get youWon => '你贏了';

  @override
  String get youLost => '你輸了';

  @override
  String get drawn => '和棋';

  @override
  String get reasonElimination => '對方已無棋子。';

  @override
  String get reasonBlocked => '對方無棋可走。';

  @override
  String get reasonTooFewPieces => '對方棋子太少。';

  @override
  String get reasonLastStanding => '其他人都已出局。';

  @override
  String get reasonResignation => '對方認輸。';

  @override
  String get reasonTimeout => '對方超時。';

  @override
  String get reasonThreefoldRepetition => '同一局面出現三次。';

  @override
  String get reasonFourfoldRepetition => '同一局面出現四次。';

  @override
  String get reasonTwentyFiveMoveRule => '雙方各走 25 手王，無人吃子。';

  @override
  String get reasonSixteenMoveRule => '三對一殘局各走滿 16 手。';

  @override
  String get reasonFiveMoveRule => '二對一殘局各走滿 5 手。';

  @override
  String get reasonMutualAgreement => '雙方同意和棋。';

  @override
  String get reasonSixtyMoveRule => '60 手無人吃子。';

  @override
  String get reasonHundredPlyRule => '100 手沒有進展。';

  @override
  String get rematch => '再來一局';

  @override
  String get backToPosition => '看看棋盤';

  @override
  String get home => '首頁';

  @override
  String thinkingBar(int depth, String line) {
    return '深度 $depth，$line';
  }

  @override
  String get theme => '外觀';

  @override
  String get themeSystem => '跟隨系統';

  @override
  String get themeLight => '淺色';

  @override
  String get themeDark => '深色';

  @override
  String get boardTheme => '棋盤';

  @override
  String get boardWood => '木紋';

  @override
  String get boardSlate => '石板';

  @override
  String get language => '語言';

  @override
  String get languageSystem => '跟隨系統';

  @override
  String get showCoordinates => '顯示格號';

  @override
  String get showThinking => '顯示電腦的思考';

  @override
  String squareEmpty(String square) {
    return '$square，空';
  }

  @override
  String squareWith(String square, String piece) {
    return '$square，$piece';
  }

  @override
  String get stateMustCapture => '必須吃子';

  @override
  String get stateTarget => '可走到這裡';

  @override
  String get stateVia => '途經';

  @override
  String spokenMove(String from, String to) {
    return '$from 到 $to';
  }

  @override
  String spokenCapture(String from, String to, String points) {
    return '$from 吃到 $to，吃掉 $points';
  }

  @override
  String spokenPlace(String to) {
    return '落在 $to';
  }

  @override
  String spokenRemove(String to) {
    return '吃掉 $to';
  }

  @override
  String spokenFlip(String to) {
    return '翻開 $to';
  }

  @override
  String errorStart(String message) {
    return '無法開始對局：$message';
  }

  @override
  String get errorMove => '這裡不能這樣走。';

  @override
  String get errorOver => '對局已結束。';

  @override
  String get errorNotNow => '現在不能這麼做。';

  @override
  String get errorSetup => '無法這樣設定對局。';

  @override
  String get errorStorage => '無法儲存。';

  @override
  String get errorInternal => '出了點問題，對局可以繼續。';

  @override
  String get errorLoad => '無法載入規則。';

  @override
  String get learn => '規則教學';

  @override
  String get learnDetail => '每條規則都有可以動手下的棋盤，先從吃子學起。';

  @override
  String rulesOf(String game) {
    return '$game規則';
  }

  @override
  String lessonCount(int count) {
    return '$count 頁';
  }

  @override
  String get lessonsCaptures => '吃子';

  @override
  String get lessonsMovement => '走法';

  @override
  String get lessonsCourse => '對局';

  @override
  String pageOf(int number, int count) {
    return '第 $number 頁，共 $count 頁';
  }

  @override
  String get previousPage => '上一頁';

  @override
  String get nextPage => '下一頁';

  @override
  String get tryThis => '試試看';

  @override
  String get resetDiagram => '重來';

  @override
  String get showMe => '示範';

  @override
  String get lessonDone => '正是如此';
}
