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
  String get forgetMatch => '刪除';

  @override
  String forgetMatchOf(String game, int ply) {
    return '刪除$game第 $ply 手的對局';
  }

  @override
  String get forgetQuestion => '要刪除這一局嗎？';

  @override
  String get newMatch => '新對局';

  @override
  String get noticeNotKept => '這裡無法儲存，對局只保留到關閉應用程式為止。';

  @override
  String get noticeElsewhere => 'Prise 已在另一個分頁開啟。在這裡下的棋不會儲存，請回到那個分頁繼續。';

  @override
  String get noticeDamaged => '存下來的棋局檔案壞了。';

  @override
  String noticeSaved(int matches, int records) {
    return '救回了未下完的 $matches 局、下完的 $records 局。';
  }

  @override
  String noticeSavedStudies(int count) {
    return '也救回了 $count 份研究。';
  }

  @override
  String noticeLost(int count) {
    return '另有 $count 項無法讀取。';
  }

  @override
  String get noticeSetAside => '壞掉的檔案另外留著。';

  @override
  String brokenMatch(String game) {
    return '有一局$game無法開啟';
  }

  @override
  String get forgetBrokenDetail => '日後的版本或許還能開啟這一局。';

  @override
  String get matchMended => '這一局有一部分讀不出來，從讀得到的地方繼續。';

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
  String get gameDraughts => '國際跳棋';

  @override
  String get shortDraughts => '國際跳棋';

  @override
  String get aboutDraughts => '十乘十的棋盤，王能飛，能吃多少就得吃多少。';

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
  String get shortMill => '九子棋';

  @override
  String get aboutMill => '三子連線可吃一子；夾住對方或插入兩子之間也能吃。';

  @override
  String get gameDarkChess => '經典暗棋';

  @override
  String get shortDarkChess => '經典暗棋';

  @override
  String get aboutDarkChess => '翻開棋子，認清顏色，以大吃小。';

  @override
  String get gameThreeKingdoms => '三國暗棋';

  @override
  String get shortThreeKingdoms => '三國暗棋';

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
  String isOut(String player) {
    return '$player出局';
  }

  @override
  String spokenTake(String from, String to) {
    return '$from 吃 $to';
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
    return '請吃掉一枚標示的棋子（$modes）';
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
  String get ruleTwentyFiveMove => '25 回合規則';

  @override
  String get ruleSixteenMove => '16 回合規則';

  @override
  String get ruleFiveMove => '5 回合規則';

  @override
  String get ruleSixtyMove => '60 手規則';

  @override
  String get ruleHundredMove => '100 手規則';

  @override
  String movesUntilDraw(String rule, int left) {
    return '$rule：再走 $left 手就是和棋';
  }

  @override
  String movesEachUntilDraw(String rule, int left) {
    return '$rule：再走 $left 回合就是和棋';
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
  String get optionTournament => '比賽規則：60 手沒有吃子或翻子，或同一局面出現四次，就是和棋';

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
  String get custom => '自訂';

  @override
  String get allRules => '全部規則';

  @override
  String get presetDefault => '標準';

  @override
  String get presetPlain => '只算成三';

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
  String get clockKindSuddenDeath => '整局限時';

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
  String get clockHandicap => '各人時間不同';

  @override
  String get clockHandicapDetail => '每位玩家各有時間，讓較弱的一方多一些。';

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
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '別的棋子可以吃 $count 子，必須先吃',
      one: '別的棋子可以吃子，必須先吃',
    );
    return '$_temp0';
  }

  @override
  String get refusedBlocked => '這枚棋子走不動';

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
  String get redo => '再走';

  @override
  String get hint => '提示';

  @override
  String get flipBoard => '翻轉棋盤';

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
  String resignDetailOfMany(String army) {
    return '$army出局，其他玩家繼續。';
  }

  @override
  String get moves => '棋譜';

  @override
  String get noMovesYet => '尚未走棋';

  @override
  String get startPosition => '開局';

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
    return '同一局面又出現了：再 $left 次就是和棋';
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
  String get reasonElimination => '棋子被吃光了。';

  @override
  String get reasonBlocked => '無棋可走。';

  @override
  String get reasonTooFewPieces => '棋子太少。';

  @override
  String get reasonLastStanding => '其他人都已出局。';

  @override
  String get reasonResignation => '一方認輸。';

  @override
  String get reasonTimeout => '超時。';

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
  String get reasonMutualAgreement => '大家同意和棋。';

  @override
  String get reasonSixtyMoveRule => '60 手無人吃子。';

  @override
  String get reasonHundredPlyRule => '100 手沒有進展。';

  @override
  String get reasonUnknown => '沒有人記下原因。';

  @override
  String get rematch => '再來一局';

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
  String get stateLoop => '吃子後可回到這裡，再選一次即可';

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
  String get errorStart => '無法開始對局';

  @override
  String get errorWaySetup => '無法這樣設定對局，請改選其他棋手、規則或時間。';

  @override
  String get errorWayStorage => '無法讀取或寫入已存的對局。請確認裝置還有可用空間，然後再試一次。';

  @override
  String get errorWayAgain => '什麼都沒有刪除。請再試一次；如果還是不行，請關閉應用程式再重新開啟。';

  @override
  String technicalDetail(String message) {
    return '技術細節：$message';
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
  String get errorStorage => '無法儲存，請確認裝置還有可用空間。';

  @override
  String get errorNotAnExport => '這不是 Prise 的匯出檔。';

  @override
  String get errorNewerExport => '這個匯出檔來自較新版本的應用程式。';

  @override
  String get errorInternal => '出了點問題，不過棋局沒有受影響。';

  @override
  String get errorLoad => '無法載入規則';

  @override
  String get errorLoadDetail => '請關閉應用程式再重新開啟。如果還是不行，請看看有沒有更新。';

  @override
  String get learn => '學規則';

  @override
  String get learnDetail => '每條規則都有可以動手下的棋盤：先學走子，再學吃子。';

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

  @override
  String get library => '棋局庫';

  @override
  String get libraryInProgress => '進行中';

  @override
  String get libraryFinished => '已結束';

  @override
  String libraryMoves(int count) {
    return '$count 步';
  }

  @override
  String libraryDelete(String match) {
    return '刪除：$match';
  }

  @override
  String get libraryDeleted => '已刪除';

  @override
  String get libraryEmpty => '還沒有棋局';

  @override
  String get libraryEmptyDetail => '你下的每一局都會留在這裡，也可以匯入別處的棋譜。';

  @override
  String get libraryNoMatch => '沒有符合篩選條件的棋局';

  @override
  String get libraryNoMatchDetail => '請改選其他棋種、對手或結果，或顯示全部。';

  @override
  String get libraryShowAll => '顯示全部';

  @override
  String get libraryUnreadable => '無法讀取棋局庫';

  @override
  String librarySomeUnreadable(int count) {
    return '有 $count 局無法讀取。';
  }

  @override
  String get tryAgain => '再試一次';

  @override
  String get loading => '載入中';

  @override
  String get filterGame => '棋種';

  @override
  String get filterAllGames => '所有棋種';

  @override
  String get filterOpponent => '對手';

  @override
  String get filterAllOpponents => '所有對手';

  @override
  String get filterPeople => '真人之間';

  @override
  String get filterResult => '結果';

  @override
  String get filterAllResults => '所有結果';

  @override
  String get resultWon => '勝';

  @override
  String get resultLost => '負';

  @override
  String get resultDrawn => '和';

  @override
  String get importGames => '匯入';

  @override
  String get importDetail => '可匯入 PDN 棋譜、FEN 局面（每行一個）或本應用程式的匯出檔；一份文字可以包含多局。';

  @override
  String get importText => '文字';

  @override
  String get paste => '貼上';

  @override
  String get openFile => '開啟檔案';

  @override
  String get importNow => '匯入';

  @override
  String get importNothing => '還沒有東西可以匯入：請貼上文字或開啟檔案。';

  @override
  String get importNoFile => '無法開啟檔案，可以改為貼上內容。';

  @override
  String get importUnreadableFile => '那個檔案讀不出來。Prise 最大可讀 64 MB 的檔案。';

  @override
  String importFailed(String message) {
    return '無法匯入：$message';
  }

  @override
  String get importedNothing => '沒有匯入任何內容。';

  @override
  String importedRecords(int count) {
    return '已加入 $count 局已結束的棋局';
  }

  @override
  String importedMatches(int count) {
    return '已加入 $count 局未下完的棋局';
  }

  @override
  String importedStudies(int count) {
    return '已加入 $count 份研究';
  }

  @override
  String importedKnown(int count) {
    return '$count 項原本就有';
  }

  @override
  String importedSettings(int count) {
    return '已還原 $count 組設定';
  }

  @override
  String importProblems(int count) {
    return '有 $count 項無法讀取：';
  }

  @override
  String problemNoPosition(String text) {
    return '「$text」不是局面。';
  }

  @override
  String problemUnexpected(String text) {
    return '「$text」在這裡看不懂。';
  }

  @override
  String get problemTagName => '「[」之後需要標籤名稱。';

  @override
  String get problemTagValue => '標籤的值必須加上引號。';

  @override
  String get problemTagEnd => '標籤必須以「]」結束。';

  @override
  String get problemOpenComment => '註解沒有結束。';

  @override
  String get problemOpenVariation => '變化著法沒有結束。';

  @override
  String get problemGlyph => '「\$」之後必須是 0 到 255 的數字。';

  @override
  String problemOtherGame(String number) {
    return '這是另一種跳棋（類型 $number；國際跳棋為 20）。';
  }

  @override
  String problemPosition(String number) {
    return '起始局面從第 $number 個字元起無法讀取。';
  }

  @override
  String problemNotAMove(String move) {
    return '「$move」不是著法。';
  }

  @override
  String problemIllegal(String move) {
    return '$move 在這裡不合規則。';
  }

  @override
  String problemAmbiguous(String move) {
    return '$move 符合不只一種著法。';
  }

  @override
  String problemOtherResult(String result, String reason) {
    return '記錄的結果是 $result，但棋盤上並非如此。$reason';
  }

  @override
  String get problemUnplayable => '這局棋不合規則。';

  @override
  String problemEntryMatch(int number) {
    return '匯出檔中第 $number 局未下完的棋局無法讀取。';
  }

  @override
  String problemEntryRecord(int number) {
    return '匯出檔中第 $number 局已結束的棋局無法讀取。';
  }

  @override
  String problemEntryRating(int number) {
    return '匯出檔中第 $number 個等級分無法讀取。';
  }

  @override
  String problemEntryStudy(int number) {
    return '匯出檔中第 $number 個研究無法讀取。';
  }

  @override
  String problemAtLine(int game, int line, String why) {
    return '第 $game 局，第 $line 行：$why';
  }

  @override
  String problemOfGame(int game, String why) {
    return '第 $game 局：$why';
  }

  @override
  String importProgress(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '已讀取 $count 局',
      zero: '讀取中…',
    );
    return '$_temp0';
  }

  @override
  String get importStop => '停止';

  @override
  String importStopped(int count) {
    return '讀取 $count 局後停止，已加入的棋局會保留。';
  }

  @override
  String importedUnknown(int count) {
    return '其中 $count 局結果不明';
  }

  @override
  String importNotes(int count) {
    return '有 $count 局經過調整：';
  }

  @override
  String noteGoesOn(String number, String reason) {
    return '第 $number 步之前已依規則成和，只保留到該處。$reason';
  }

  @override
  String noteOtherResult(String result, String reason) {
    return '依規則成和，但記錄的結果是 $result。$reason';
  }

  @override
  String noteSetUp(String number) {
    return '第 $number 步之前另擺局面，只保留到該處。';
  }

  @override
  String get resultUnknown => '結果不明';

  @override
  String problemOfLine(int line, String why) {
    return '第 $line 行：$why';
  }

  @override
  String get exportAll => '匯出全部';

  @override
  String get exportPdn => '匯出跳棋 PDN';

  @override
  String get restore => '還原匯出檔';

  @override
  String get copied => '已複製';

  @override
  String get copyPdn => '複製 PDN';

  @override
  String get sharePdn => '分享 PDN';

  @override
  String get copyPosition => '複製局面';

  @override
  String get sharePosition => '分享局面';

  @override
  String get review => '覆盤';

  @override
  String reviewTitle(String game) {
    return '覆盤：$game';
  }

  @override
  String get reviewRunning => '仍在進行';

  @override
  String get reviewStart => '開局';

  @override
  String reviewMove(int ply, int last, String army, String move) {
    return '第 $ply / $last 步，$army：$move';
  }

  @override
  String adjudicationResigned(String army) {
    return '$army認輸';
  }

  @override
  String adjudicationFlagFell(String army) {
    return '$army超時';
  }

  @override
  String get adjudicationDraw => '同意和棋';

  @override
  String get reviewMistake => '失誤';

  @override
  String get reviewBlunder => '嚴重失誤';

  @override
  String get reviewFortune => '運氣';

  @override
  String get reviewGraph => '全局形勢圖';

  @override
  String get reviewUnknown => '尚未分析';

  @override
  String get reviewEven => '均勢';

  @override
  String reviewAhead(String army, String men) {
    return '$army領先 $men';
  }

  @override
  String reviewChance(String army, int percent) {
    return '$army $percent%';
  }

  @override
  String reviewWins(String army) {
    return '$army勝';
  }

  @override
  String reviewBest(String move) {
    return '最佳：$move';
  }

  @override
  String get reviewFailed => '分析失敗';

  @override
  String get reviewAnalyse => '分析';

  @override
  String get reviewStop => '停止分析';

  @override
  String get reviewProgress => '分析中';

  @override
  String get reviewNextTurn => '下一個轉折';

  @override
  String get reviewFirst => '到開局';

  @override
  String get reviewPrevious => '上一步';

  @override
  String get reviewNext => '下一步';

  @override
  String get reviewLast => '到最後';

  @override
  String get reviewShowBest => '最佳走法';

  @override
  String get reviewGoOn => '從這裡繼續下';

  @override
  String reviewGoOnTitle(int ply) {
    return '從第 $ply 步繼續';
  }

  @override
  String get reviewGoOnDetail => '將從這裡開始新的棋局，原棋局保持不變。';

  @override
  String get editor => '編輯';

  @override
  String get explorer => '開局庫';

  @override
  String get explorerOwn => '我的對局';

  @override
  String get explorerEngine => '引擎';

  @override
  String get explorerClub => '社團';

  @override
  String get explorerOwnAbout => '你的棋局庫裡怎麼下，結果如何。';

  @override
  String explorerEngineAbout(int games, int level) {
    return '引擎怎麼下、結果如何：以等級 $level 自我對弈 $games 局。';
  }

  @override
  String explorerClubAbout(String name, int games) {
    return '$name：$games 局';
  }

  @override
  String get explorerClubNone => '社團可以用「prise explore build」把棋譜做成檔案，在這裡載入。';

  @override
  String get explorerNothing => '還沒有人從這裡下過。';

  @override
  String get explorerLoad => '載入社團檔案';

  @override
  String get explorerRemove => '移除';

  @override
  String get explorerNoTree => '這不是這種棋的開局檔。';

  @override
  String explorerMove(String move, int games) {
    return '$move，$games 局';
  }

  @override
  String explorerWins(String player, int count) {
    return '$player勝 $count';
  }

  @override
  String explorerDraws(int count) {
    return '和 $count';
  }

  @override
  String explorerLast(String move) {
    return '最近一局 $move';
  }

  @override
  String get studySave => '存成研究';

  @override
  String get studyKeep => '保存';

  @override
  String get studyKept => '已保存，之後的修改都會自動記下。';

  @override
  String get studyRename => '重新命名';

  @override
  String get studyName => '名稱';

  @override
  String get studyKeepQuestion => '要保存這份研究嗎？';

  @override
  String get studyKeepDetail => '否則其中的走法會遺失。';

  @override
  String get studyThrowAway => '捨棄';

  @override
  String get studyPlay => '從這裡開始下';

  @override
  String get studyDeleteQuestion => '要刪除這份研究嗎？';

  @override
  String get studyDeleteDetail => '其中的變化與註解會一併刪除。';

  @override
  String studyDelete(String name) {
    return '刪除$name';
  }

  @override
  String get studyDeleted => '研究已刪除';

  @override
  String get studiesKept => '你的研究';

  @override
  String get studiesNone => '還沒有。分析一局棋或一個局面，然後保存。';

  @override
  String studyMoves(int moves) {
    return '$moves 手';
  }

  @override
  String get studyFile => '從檔案開啟研究';

  @override
  String get studyDeleteYes => '刪除';

  @override
  String get mistakes => '失誤';

  @override
  String get mistakesLearn => '從失誤中學習';

  @override
  String mistakesTitle(int number, int all) {
    return '第 $number 個失誤，共 $all 個';
  }

  @override
  String mistakesPlayed(String player, String move) {
    return '$player走了 $move';
  }

  @override
  String get mistakesAsk => '怎麼走更好？';

  @override
  String mistakesJudging(String move) {
    return '正在看 $move……';
  }

  @override
  String mistakesWrong(String move) {
    return '$move 不是。再試一手。';
  }

  @override
  String mistakesRight(String move) {
    return '對！$move 正是最好的走法。';
  }

  @override
  String mistakesBest(String move) {
    return '最好是 $move';
  }

  @override
  String get mistakesShow => '看答案';

  @override
  String get mistakesNext => '下一個失誤';

  @override
  String get mistakesLeave => '回到覆盤';

  @override
  String variationTitle(int ply) {
    return '第 $ply 步起的變化';
  }

  @override
  String get backToGame => '回到對局';

  @override
  String get reviewVariation => '試試別的走法';

  @override
  String get analyseRunningQuestion => '要分析這一局嗎？';

  @override
  String get analyseRunningDetail => '這一局還在進行。用了引擎就不再計等級分。';

  @override
  String get study => '研究';

  @override
  String get studyAbout => '擺局面、試變化';

  @override
  String studyTitle(String game) {
    return '分析：$game';
  }

  @override
  String get studyPaste => '從文字開啟研究';

  @override
  String get studyPasteDetail => '研究內容，或 PDN 棋譜';

  @override
  String get studyOpen => '開啟';

  @override
  String get studyCannotOpen => '無法開啟';

  @override
  String get studyShare => '分享研究';

  @override
  String get studyCopy => '複製研究';

  @override
  String get studyEdit => '修改這個局面';

  @override
  String get analyse => '分析';

  @override
  String get editorOpen => '擺局面';

  @override
  String editorTitle(String game) {
    return '局面：$game';
  }

  @override
  String get editorTray => '棋子與工具';

  @override
  String get editorHand => '移動棋子';

  @override
  String get editorBin => '移除棋子';

  @override
  String editorTrayPiece(String piece, int placed, int most) {
    return '$piece：盤上 $placed，最多 $most';
  }

  @override
  String get editorRemove => '移除';

  @override
  String get editorWrongHere => '這裡有問題';

  @override
  String get editorToMove => '輪到誰';

  @override
  String get editorInHand => '手上棋子';

  @override
  String editorInHandOf(String player) {
    return '$player手上';
  }

  @override
  String get editorPlayers => '誰執哪一方';

  @override
  String get editorIsOut => '出局';

  @override
  String get editorHidden => '可能蓋著的棋子';

  @override
  String editorHiddenCount(int down, int said) {
    return '盤上蓋著 $down 枚，這裡列出 $said 枚。';
  }

  @override
  String editorHiddenOf(String piece) {
    return '蓋著的$piece';
  }

  @override
  String get editorFillHidden => '自動補齊';

  @override
  String get editorFewer => '減一';

  @override
  String get editorMore => '加一';

  @override
  String get editorCounter => '和棋計數';

  @override
  String get editorReady => '可以開始';

  @override
  String get editorOver => '這個局面已分出勝負';

  @override
  String get editorStart => '初始局面';

  @override
  String get editorEmpty => '清空棋盤';

  @override
  String get editorMirror => '鏡像';

  @override
  String get editorPaste => '貼上局面';

  @override
  String get editorPasteDetail => 'FEN，或 Prise 的寫法';

  @override
  String get editorPasteYes => '套用';

  @override
  String editorPasteFailed(String why) {
    return '這不是局面：$why';
  }

  @override
  String get editorPlayTitle => '從這裡開始下';

  @override
  String get editorPlayDetail => '誰來下？這局不計等級分。';

  @override
  String problemTooMany(String army, int count, int limit) {
    return '$army有 $count 枚，最多 $limit 枚';
  }

  @override
  String problemTooFew(String army, int count, int limit) {
    return '$army只有 $count 枚，至少要 $limit 枚';
  }

  @override
  String problemTooManyOfKind(String piece, int count, int limit) {
    return '$piece：盤上與蓋著共 $count 枚，只有 $limit 枚';
  }

  @override
  String problemHidden(int down, int said) {
    return '蓋著 $down 枚，下面卻列了 $said 枚';
  }

  @override
  String problemArmyTwice(String army) {
    return '兩人同時執$army';
  }

  @override
  String get problemArmyMissing => '一方有軍，另一方沒有';

  @override
  String get problemArmiesUnknown => '已有棋子翻開，請選誰執哪一方';

  @override
  String problemSeatIsOut(String player) {
    return '$player已出局，不能輪到他';
  }

  @override
  String get problemNobodyLeft => '沒有人還在局中';

  @override
  String problemCounter(int count, int limit) {
    return '計數是 $count，這裡最多 $limit';
  }

  @override
  String get problemRefused => '規則裡沒有這樣的局面';

  @override
  String get engine => '引擎';

  @override
  String get engineOff => '引擎已關';

  @override
  String get engineOver => '這裡已分出勝負';

  @override
  String get engineSaves => '省電中，引擎休息';

  @override
  String get engineStarts => '思考中……';

  @override
  String engineDepth(int depth) {
    return '深度 $depth';
  }

  @override
  String get engineExpectation => '蓋著的棋子取平均';

  @override
  String engineLines(int lines) {
    return '$lines 條變化';
  }

  @override
  String engineLinesChoice(int lines) {
    return '變化數：$lines';
  }

  @override
  String engineLine(int number, String score, String moves) {
    return '變化 $number：$score：$moves';
  }

  @override
  String get threat => '威脅：對方會怎麼下？';

  @override
  String threatOf(String player) {
    return '$player的威脅';
  }

  @override
  String get threatNone => '這裡無法顯示威脅';

  @override
  String get evaluation => '形勢';

  @override
  String get variation => '變化';

  @override
  String get toMainLine => '回到主線';

  @override
  String get moveMenu => '這一手';

  @override
  String get annotate => '註解與符號';

  @override
  String annotateMove(String move) {
    return '關於 $move';
  }

  @override
  String get comment => '註解';

  @override
  String get done => '完成';

  @override
  String get promote => '提升變化';

  @override
  String get removeFromHere => '從這裡起刪除';

  @override
  String get glyphGood => '好棋';

  @override
  String get glyphMistake => '失誤';

  @override
  String get glyphBrilliant => '妙著';

  @override
  String get glyphBlunder => '嚴重失誤';

  @override
  String get glyphInteresting => '有趣的一手';

  @override
  String get glyphDubious => '可疑的一手';

  @override
  String get reviewCannotOpen => '無法顯示這局棋';

  @override
  String get statistics => '統計';

  @override
  String get statsEmpty => '還沒有戰績';

  @override
  String get statsEmptyDetail => '下完一局後，戰績、等級分與連勝會顯示在這裡。';

  @override
  String get statsPlayNow => '選擇棋種';

  @override
  String get statsUnreadable => '無法讀取統計';

  @override
  String get statsResults => '戰績';

  @override
  String get statsTotal => '總計';

  @override
  String get statsLegend => '實心：勝 · 斜線：和 · 空心：負';

  @override
  String get statsRatingTitle => '等級分';

  @override
  String statsRating(int rating, int margin) {
    return '$rating ± $margin';
  }

  @override
  String statsRatingLabel(int count, int first, int last) {
    return '$count 局的等級分：由 $first 到 $last';
  }

  @override
  String get statsRatingDetail => '你的真正實力很可能（95%）落在色帶之內，每下一局計分棋，色帶就變窄一些。';

  @override
  String get statsNoRating => '獨自和電腦下完一局，就會得到第一個等級分。';

  @override
  String get statsDraws => '和棋是怎麼來的';

  @override
  String get statsNoDraws => '還沒有和棋。';

  @override
  String get statsStreaks => '連勝';

  @override
  String get statsNoStreak => '贏下一局計分棋，連勝就從這裡開始。';

  @override
  String statsWonInRow(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '目前 $count 連勝',
      zero: '目前沒有連勝',
    );
    return '$_temp0';
  }

  @override
  String statsLostInRow(int count) {
    return '目前 $count 連敗';
  }

  @override
  String statsLongest(int count) {
    return '最長 $count 連勝';
  }

  @override
  String get settingsAppearance => '外觀與語言';

  @override
  String get settingsBoard => '棋盤與對局';

  @override
  String get settingsFeedback => '聲音與震動';

  @override
  String get settingsAbout => '關於';

  @override
  String get pieceTheme => '棋子';

  @override
  String get piecesAsBoard => '與棋盤相同';

  @override
  String get animationSpeed => '動畫速度';

  @override
  String get speedSlow => '慢';

  @override
  String get speedNormal => '一般';

  @override
  String get speedFast => '快';

  @override
  String get speedNone => '關閉';

  @override
  String get showTargets => '顯示可走的位置';

  @override
  String get confirmMoves => '走棋前確認';

  @override
  String get confirmMovesDetail => '在終點再點一次才算走。';

  @override
  String get keepScreenOn => '對局時螢幕保持開啟';

  @override
  String get sound => '音效';

  @override
  String get soundDetail => '不會中斷其他應用程式的音樂；手機靜音時不出聲。';

  @override
  String get haptics => '震動';

  @override
  String get licences => '授權條款';

  @override
  String get licencesDetail => 'Prise 使用的所有軟體';

  @override
  String confirmMove(String move) {
    return '要走 $move 嗎？';
  }

  @override
  String get playMove => '確定走這一步';

  @override
  String get undoRevealed => '有棋子翻開了，看過的就不能再蓋回去。';

  @override
  String get undoDealKnown => '棋局已經結束，大家也都知道棋子怎麼擺了，不能再下下去。';

  @override
  String get practice => '練習';

  @override
  String get practiceDetail => '可以隨意悔棋，翻開的棋子也能蓋回去；不計等級分。';

  @override
  String get continuation => '續局';

  @override
  String continuationEnded(String result) {
    return '這是終局後才下的，不算數；算數的是：$result。';
  }

  @override
  String get playedOn => '終局後續下';

  @override
  String placeOf(int place, String player) {
    return '第 $place 名 $player';
  }

  @override
  String get listComma => '、';

  @override
  String unrated(String reasons) {
    return '不計等級分：$reasons。';
  }

  @override
  String get unratedNotAgainstComputer => '只有一個人對電腦才計分';

  @override
  String get unratedOtherStart => '不是從平常的開局開始';

  @override
  String get unratedPractice => '練習';

  @override
  String get unratedTakeBack => '悔過棋';

  @override
  String get unratedHint => '用過提示';

  @override
  String get unratedContinuation => '終局後的續局';

  @override
  String get dealTitle => '洗棋';

  @override
  String get dealPromised => '應用程式已經把它那一半的洗法裝進信封、封好了。信封上寫著：';

  @override
  String get dealPromisedDetail => '從現在起誰也換不掉。棋局結束後，你可以拆開來對一對。';

  @override
  String get dealYourTurn => '輪到你洗了：隨你愛點棋子幾下。';

  @override
  String get dealField => '蓋著的棋子：點一下就洗棋';

  @override
  String get dealShuffle => '洗一洗';

  @override
  String dealCount(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '你已經洗了 $count 次。',
      zero: '你還沒有洗過。',
    );
    return '$_temp0';
  }

  @override
  String get dealWords => '也可以隨便打幾個字（可不填）';

  @override
  String get dealStart => '擺好棋子';

  @override
  String get dealSkip => '不洗，直接開始';

  @override
  String get dealSkipDetail => '這樣就只有應用程式自己洗，局後的證明也會這麼寫。';

  @override
  String dealPromise(String promise) {
    return '承諾 $promise';
  }

  @override
  String get dealPromiseTitle => '承諾';

  @override
  String get dealWasItFair => '洗得公平嗎？';

  @override
  String get dealRunningStory =>
      '對局開始前，應用程式已經把它那一半的洗法裝進信封、封好了。信封上寫的就是這串字母和數字，想要的話可以抄下來。棋局結束後會拆開信封，你就能查證什麼都沒有被掉包。';

  @override
  String get dealFairTitle => '洗得很公平';

  @override
  String get dealFairStory =>
      '開局前，應用程式把它那一半的洗法裝進封好的信封，然後你也洗了棋。應用程式猜不到你會怎麼洗，你也不知道信封裡寫什麼，所以棋子怎麼擺，誰都沒辦法挑。現在信封拆開了。';

  @override
  String get dealAloneTitle => '沒有被掉包';

  @override
  String get dealAloneStory =>
      '開局前，應用程式把洗法裝進封好的信封，到現在都沒有變。不過沒有人一起洗：是應用程式自己洗的。下次你也來洗一洗，就誰都沒辦法挑棋子怎麼擺了。';

  @override
  String get dealUnfairTitle => '洗得不公平';

  @override
  String get dealUnfairStory => '開局前的承諾和現在顯示的內容對不起來。請保留這份證明並回報。';

  @override
  String get dealPromiseLabel => '當初的承諾';

  @override
  String get dealPromiseCheck => '和你開局前看到的一樣嗎？';

  @override
  String get dealHowTheyLay => '棋子原本怎麼擺';

  @override
  String get dealMixLabel => '你加進去的';

  @override
  String dealMixTaps(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '點了 $count 下',
    );
    return '$_temp0';
  }

  @override
  String dealMixWords(String words) {
    return '「$words」這些字';
  }

  @override
  String dealMixBoth(String taps, String words) {
    return '$taps，還有$words';
  }

  @override
  String get dealMixNothing => '什麼都沒加';

  @override
  String get dealSecretLabel => '應用程式的祕密：信封裡的內容';

  @override
  String get dealSeedLabel => '洗棋用的種子';

  @override
  String get dealCheckTitle => '不靠應用程式也能查證';

  @override
  String get dealCheckDetail =>
      '把每一行輸入命令列，會印出下面那串數字。也可以把證明存成檔案，再執行 prise verify-deal。';

  @override
  String get dealCopyLine => '複製這一行';

  @override
  String get dealCopy => '複製證明';

  @override
  String get dealShare => '分享證明';

  @override
  String get levelName1 => '新手';

  @override
  String get levelName2 => '入門';

  @override
  String get levelName3 => '休閒棋手';

  @override
  String get levelName4 => '進階';

  @override
  String get levelName5 => '中級';

  @override
  String get levelName6 => '棋社棋手';

  @override
  String get levelName7 => '強手';

  @override
  String get levelName8 => '高手';

  @override
  String get levelName9 => '準大師';

  @override
  String get levelName10 => '大師';

  @override
  String levelStrength(String name, int rating) {
    return '$name · 約 $rating 分';
  }

  @override
  String levelSuggested(String name) {
    return '適合你的：$name';
  }

  @override
  String against(String player) {
    return '對手：$player';
  }

  @override
  String get justNow => '剛才';

  @override
  String minutesAgo(int count) {
    return '$count 分鐘前';
  }

  @override
  String hoursAgo(int count) {
    return '$count 小時前';
  }

  @override
  String get yesterday => '昨天';

  @override
  String get unfinished => '未下完的棋局';

  @override
  String unfinishedMore(int count) {
    return '還有 $count 局未下完';
  }

  @override
  String get unfinishedDeleteAll => '全部刪除';

  @override
  String unfinishedDeleted(int count) {
    return '已刪除 $count 局';
  }

  @override
  String get bringBack => '復原';

  @override
  String get youHaveNoPieces => '你的棋子被吃光了。';

  @override
  String hasNoPieces(String army) {
    return '$army的棋子被吃光了。';
  }

  @override
  String get youHaveNoMove => '你無棋可走。';

  @override
  String hasNoMove(String army) {
    return '$army無棋可走。';
  }

  @override
  String get youHaveTooFew => '你的棋子太少了。';

  @override
  String hasTooFew(String army) {
    return '$army的棋子太少了。';
  }

  @override
  String get youResigned => '你認輸了。';

  @override
  String hasResigned(String army) {
    return '$army認輸了。';
  }

  @override
  String get youRanOut => '你超時了。';

  @override
  String hasRunOut(String army) {
    return '$army超時了。';
  }

  @override
  String get librarySelect => '選取多局';

  @override
  String librarySelected(int count) {
    return '已選 $count 局';
  }

  @override
  String get libraryDeleteSelected => '刪除選取的棋局';

  @override
  String get unfinishedNone => '沒有棋局在等你';

  @override
  String get unfinishedNoneDetail => '中途離開的棋局會在這裡等你。';

  @override
  String get opponent => '對手';

  @override
  String get personHere => '身邊的朋友';

  @override
  String get watchComputers => '電腦對電腦';

  @override
  String get youPlay => '你執';

  @override
  String get sideRandom => '隨機';

  @override
  String get goFirst => '你先走';

  @override
  String get goSecond => '你後走';

  @override
  String get strength => '棋力';

  @override
  String strengthOf(String army) {
    return '$army的棋力';
  }

  @override
  String get presetMillDefault => '含夾吃與插吃';

  @override
  String get presetMillDefaultDetail => '成三可吃一子；夾住對方一子，或走進對方兩子之間，也可以吃。';

  @override
  String get presetPlainDetail => '大家熟悉的玩法：三子連線就吃一子。';

  @override
  String get presetTwelveDetail => '每方十二子，棋盤多了斜線。';

  @override
  String get presetStandardDetail =>
      '同一局面出現三次、盤上只剩王且各走 25 手沒有吃子，或三子對單王各走 16 手，就是和棋。';

  @override
  String get presetFmjd2015Detail => '不同之處：盤上還有兵時，各走 25 手王也算和；兩子對單王各走 5 手就是和棋。';

  @override
  String get presetDarkDefaultDetail => '沒有步數限制，下到分出勝負或雙方同意和棋。';

  @override
  String get presetTournamentDetail => '60 手沒有吃子或翻子，或同一局面出現四次，就是和棋。';

  @override
  String get draw => '和棋';

  @override
  String get offerDrawQuestion => '要提議和棋嗎？';

  @override
  String get offerDrawDetail => '對方同意的話，這一局就以和棋結束。';

  @override
  String get resignYou => '這一局算你輸。';

  @override
  String get resignYouOfMany => '你退出這一局，其他人繼續下。';

  @override
  String get faceToFace => '面對面';

  @override
  String get faceToFaceDetail => '兩個人共用一個螢幕時，對面的名牌會轉過去給對面的人看。';

  @override
  String get premoveDropped => '預先走的那一步現在走不了';

  @override
  String get premove => '預先走的棋';

  @override
  String get newGame => '新對局';

  @override
  String ratingChange(int rating, String change) {
    return '等級分 $rating（$change）';
  }

  @override
  String ahead(String army, int count) {
    return '$army多 $count 子';
  }

  @override
  String countWon(int count) {
    return '勝 $count';
  }

  @override
  String countDrawn(int count) {
    return '和 $count';
  }

  @override
  String countLost(int count) {
    return '負 $count';
  }

  @override
  String get reviewInaccuracy => '小失誤';

  @override
  String get reviewAutoplay => '自動播放';

  @override
  String get reviewPause => '暫停';

  @override
  String get reviewPreviousTurn => '上一個轉折';

  @override
  String reviewAccuracy(int percent) {
    return '準確率 $percent%';
  }

  @override
  String reviewSummary(
    String player,
    String accuracy,
    int inaccuracies,
    int mistakes,
    int blunders,
  ) {
    return '$player：$accuracy；小失誤 $inaccuracies、失誤 $mistakes、嚴重失誤 $blunders';
  }

  @override
  String lessonsDone(int done, int count) {
    return '已完成 $done／$count';
  }

  @override
  String get lessonIsDone => '已完成';

  @override
  String get boardMeadow => '草地';

  @override
  String get boardContrast => '高對比';

  @override
  String get tileLetters => '棋子上加字母';

  @override
  String get tileLettersDetail => '在漢字旁加上英文名稱的第一個字母：G、A、M、R、H、C、S。';

  @override
  String get legend => '棋子對照';

  @override
  String get puzzles => '謎題';

  @override
  String get puzzleDaily => '每日一題';

  @override
  String get puzzleDailyDone => '今天的已經做完，明天還有新的。';

  @override
  String get puzzleDailyDoneShort => '今天做完了';

  @override
  String get puzzleNext => '下一題';

  @override
  String get puzzleStart => '開始解題';

  @override
  String get puzzleStartDetail => '一題接一題，難度隨你的實力調整。';

  @override
  String get puzzleContinue => '繼續上次的謎題';

  @override
  String get puzzleContinueDetail => '停在你離開的地方。';

  @override
  String get puzzleAgain => '重做答錯的題目';

  @override
  String puzzleAgainDue(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '今天有 $count 題要重做',
      zero: '今天沒有要重做的題目',
    );
    return '$_temp0';
  }

  @override
  String get puzzleAgainNone => '今天要重做的都做完了。';

  @override
  String get puzzleRun => '三分鐘快解';

  @override
  String get puzzleRunDetail => '看你能解幾題，錯三次就結束。';

  @override
  String puzzleRunBest(int count) {
    return '最佳紀錄：$count 題';
  }

  @override
  String get puzzleThemes => '依主題練習';

  @override
  String puzzleThemeCount(int count) {
    return '$count 題';
  }

  @override
  String puzzleThemeShare(int solved, int tries) {
    return '試過 $tries 題，解出 $solved 題';
  }

  @override
  String get puzzleNone => '這裡還沒有謎題';

  @override
  String get puzzleNoneDetail => '請改選其他棋種或主題。';

  @override
  String get puzzleCannotOpen => '無法開啟這道謎題';

  @override
  String puzzleRatingNow(int rating) {
    return '等級分 $rating';
  }

  @override
  String puzzleStreak(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '連續 $count 天',
      zero: '尚未連續解題',
    );
    return '$_temp0';
  }

  @override
  String puzzleStreakBest(int count) {
    return '最長連續 $count 天';
  }

  @override
  String puzzleAimWin(String army) {
    return '$army先走，取勝';
  }

  @override
  String puzzleAimSave(String army) {
    return '$army先走，守和';
  }

  @override
  String puzzleAimGain(String army) {
    return '$army先走，得子';
  }

  @override
  String puzzleAimBet(String army) {
    return '$army先走，怎麼走勝算最大？';
  }

  @override
  String get puzzleYourMove => '請走出正確的一步。';

  @override
  String get puzzleRight => '對了。';

  @override
  String get puzzleGoOn => '對了，請繼續。';

  @override
  String get puzzleJudging => '這是另一種走法，我看看……';

  @override
  String get puzzleWrong => '這樣走不行，請看：';

  @override
  String get puzzleWrongShown => '這樣走不行，會變成這樣。';

  @override
  String puzzleHintPiece(String square, String piece) {
    return '請看 $square 的$piece';
  }

  @override
  String get puzzleHintPlace => '要落一子，落在哪裡？';

  @override
  String get puzzleHintRemove => '要吃掉對方一子，吃哪一枚？';

  @override
  String get puzzleHintFlip => '要翻一枚棋子，翻哪一枚？';

  @override
  String puzzleHintMove(String move) {
    return '走 $move';
  }

  @override
  String get puzzleHintMore => '顯示這一步';

  @override
  String get puzzleSolution => '看解答';

  @override
  String get puzzleShowingSolution => '解答是這樣走的。';

  @override
  String get puzzleSolved => '解開了！';

  @override
  String get puzzleSolvedAnother => '解開了！這是另一種同樣可行的走法。';

  @override
  String get puzzleSolvedHint => '靠提示解開了';

  @override
  String get puzzleSolvedLate => '最後解開了';

  @override
  String get puzzleGivenUp => '這就是解答';

  @override
  String puzzleRated(int rating, String change) {
    return '等級分 $rating（$change）';
  }

  @override
  String get puzzleUnrated => '只有第一次作答計分，等級分不變。';

  @override
  String get puzzleFailedAgain => '明天會再出現一次。';

  @override
  String puzzleLine(String moves) {
    return '解答：$moves';
  }

  @override
  String get puzzlePlayOn => '從這裡繼續下';

  @override
  String get puzzleShare => '分享';

  @override
  String get puzzleShareText => '以文字分享';

  @override
  String get puzzleSharePicture => '以圖片分享';

  @override
  String get puzzleCopy => '複製文字';

  @override
  String get puzzleRunStart => '走第一步時開始計時。';

  @override
  String puzzleRunTime(String time) {
    return '剩餘 $time';
  }

  @override
  String puzzleRunScore(int count) {
    return '已解 $count 題';
  }

  @override
  String puzzleRunStrikes(int count, int most) {
    return '失誤 $count／$most 次';
  }

  @override
  String get puzzleRunTimeUp => '時間到';

  @override
  String get puzzleRunThreeWrong => '錯了三次，結束了';

  @override
  String get puzzleRunAllDone => '所有題目都做過了';

  @override
  String puzzleRunResult(int count) {
    String _temp0 = intl.Intl.pluralLogic(
      count,
      locale: localeName,
      other: '解開了 $count 題',
      zero: '這次沒有解開任何一題',
    );
    return '$_temp0';
  }

  @override
  String get puzzleRunNewBest => '新紀錄！';

  @override
  String get puzzleRunAgain => '再跑一次';

  @override
  String get puzzleRunMissed => '再看看答錯的題目';

  @override
  String puzzleRunMissedOne(int number) {
    return '第 $number 題';
  }

  @override
  String get puzzleStatsRating => '解題等級分';

  @override
  String puzzleStatsRatingLabel(int count, int first, int last) {
    return '$count 題的等級分：由 $first 到 $last';
  }

  @override
  String get puzzleStatsNone => '解開一題，解題等級分就從這裡開始。';

  @override
  String puzzleStatsSolved(int solved, int tried) {
    return '試過 $tried 題，$solved 題不靠幫忙解開';
  }

  @override
  String get puzzleStatsWeak => '值得多練的主題';

  @override
  String get puzzleStatsWeakNone => '同一主題做滿五題，就能看出哪裡值得多練。';

  @override
  String puzzleStatsPractise(String theme) {
    return '練習：$theme';
  }

  @override
  String get themeGiveOne => '送一子';

  @override
  String get themeGiveTwo => '送兩子';

  @override
  String get themeGiveThree => '送三子';

  @override
  String get themeGiveMany => '送四子以上';

  @override
  String get themeShort => '短題';

  @override
  String get themeLong => '長題';

  @override
  String get themeEnding => '殘局';

  @override
  String get themeForcedDraw => '絕處求和';

  @override
  String get themeBreakthrough => '突破成王';

  @override
  String get themeTurkishStroke => '土耳其連吃';

  @override
  String get themeMajority => '利用必須多吃';

  @override
  String get themeKingTrap => '困王';

  @override
  String get themeBigStroke => '大連吃';

  @override
  String get themeDoubleMill => '雙三';

  @override
  String get themeBlock => '圍困';

  @override
  String get themeCustodian => '夾吃';

  @override
  String get themeIntervention => '插吃';

  @override
  String get themeFlying => '飛行';

  @override
  String get themePlacing => '落子階段';

  @override
  String get themeBestBet => '勝算最大';

  @override
  String get themeFlip => '翻子';

  @override
  String get themeCannonShot => '炮擊';

  @override
  String get themeTrap => '設圈套';

  @override
  String get themeFork => '捉雙';

  @override
  String get themeEscape => '脫險';

  @override
  String get themeRightCapture => '吃對的那一枚';

  @override
  String get themeElimination => '淘汰對手';

  @override
  String get themeQuietMove => '不動聲色';

  @override
  String puzzleFaceDown(String pieces) {
    return '還蓋著的：$pieces';
  }
}
