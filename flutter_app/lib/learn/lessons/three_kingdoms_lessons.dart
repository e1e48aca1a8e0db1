import '../lesson.dart';
import '../local_text.dart';

/// The rules of Three Kingdoms Dark Chess.
const List<Lesson> threeKingdomsLessons = [
  Lesson(
    id: 'no-ranks',
    part: LessonPart.captures,
    title: LocalText(en: 'No ranks', zh: '不分階級'),
    words: LocalText(
      en:
          'Any piece captures any piece of another faction that lies face up, '
          'by moving onto it. There are no ranks and no exceptions. Only its '
          'own faction, and what lies face down, is safe from it.',
      zh: '任何棋子都能走到其他陣營已翻開的棋子上吃掉它，不分階級，也沒有例外。只有自己陣營的棋子和暗子不能吃。',
    ),
    diagram: Diagram(
      position: 'C...e............R...aPk................c...K/-/GRB/0/60/-',
      task: LocalText(
        en: 'Take the Rook on c6, or the Advisor on b5, with a Soldier.',
        zh: '用兵吃掉 c6 的俥，或 b5 的士。',
      ),
      line: ['c5-c6'],
    ),
  ),
  Lesson(
    id: 'cannon',
    part: LessonPart.captures,
    title: LocalText(en: 'The Cannon', zh: '炮打隔子'),
    words: LocalText(
      en:
          'The Cannon slides along rows and columns as far as the way is free. '
          'It captures the first piece beyond exactly one other, whether that '
          'one lies face up or face down.',
      zh: '炮沿直線滑行，路上不能有棋子。吃子時必須恰好隔一枚棋子，吃其後的第一枚；炮架是明子或暗子都可以。',
    ),
    diagram: Diagram(
      position: '..p.A..a..............P............h.C.K...../-/GRB/1/60/-',
      task: LocalText(
        en: 'Red to move: over c5 the Cannon takes c8, not c9.',
        zh: '輪到紅方：炮隔 c5 可吃 c8，不能吃 c9。',
      ),
      line: ['c2-c8'],
    ),
  ),
  Lesson(
    id: 'sliding',
    part: LessonPart.movement,
    title: LocalText(en: 'General and Rook slide', zh: '將帥與車：滑行'),
    words: LocalText(
      en:
          'Generals and Rooks move any number of points along a row or column. '
          'They cannot pass any piece.',
      zh: '將、帥與車沿直線走任意多步，不能越過棋子。',
    ),
    diagram: Diagram(
      position: '.......R............p.K.h................A.../-/GRB/0/60/-',
      task: LocalText(
        en: 'Slide the General on c5 along the middle, or take something.',
        zh: '讓 c5 的帥沿中線滑行，或吃一子。',
      ),
      line: ['c5-c8'],
    ),
  ),
  Lesson(
    id: 'leaping',
    part: LessonPart.movement,
    title: LocalText(en: 'Minister and Horse leap', zh: '相象與馬：跳躍'),
    words: LocalText(
      en:
          'The Minister leaps two points diagonally, the Horse two along a line '
          'and one aside. Nothing in between blocks them.',
      zh: '相、象走「田」字，馬走「日」字，都可越過途中的棋子：不塞象眼，不拐馬腳。',
    ),
    diagram: Diagram(
      position: '..............h.Pkp...E...a.p..H....p......../-/GRB/1/60/-',
      task: LocalText(
        en:
            'Pieces stand all around. Leap with the Minister on c5 or the '
            'Horse on b3.',
        zh: '四周都是棋子。走走看 c5 的相或 b3 的傌。',
      ),
      line: ['c5-e7'],
    ),
  ),
  Lesson(
    id: 'stepping',
    part: LessonPart.movement,
    title: LocalText(en: 'Soldier and Advisor step', zh: '兵卒與仕士：一步'),
    words: LocalText(
      en:
          'The Soldier moves one point along a row or column, in any '
          'direction. The Advisor moves one point diagonally.',
      zh: '兵、卒沿直線走一步，方向不限。仕、士沿斜線走一步。',
    ),
    diagram: Diagram(
      position: '...........A...a.R...pP......h.............../-/GRB/0/60/-',
      task: LocalText(
        en: 'Green’s Soldiers step; then Red’s Advisor on b7 steps aside.',
        zh: '先走綠方的兵卒，再走紅方 b7 的仕。',
      ),
      line: ['c5-d5', 'b7-c8'],
    ),
  ),
  Lesson(
    id: 'teams',
    part: LessonPart.course,
    title: LocalText(en: 'The three factions', zh: '三個陣營'),
    words: LocalText(
      en:
          'Thirty-two pieces make three factions of unequal make-up. Green has '
          'both Generals and all the Soldiers, whatever their character.',
      zh: '三十二枚棋子分為三個陣營，兵力各不相同。綠方擁有兩枚將帥和全部的兵卒。',
    ),
    table: LessonTable(
      head: [
        LocalText(en: 'Faction', zh: '陣營'),
        LocalText(en: 'Pieces', zh: '棋子'),
        LocalText(en: 'In all', zh: '共'),
      ],
      rows: [
        [
          LocalText(en: 'Green', zh: '綠方'),
          LocalText(en: '帥 將 General × 2, 兵 卒 Soldier × 10', zh: '帥、將各一，兵、卒各五'),
          LocalText(en: '12', zh: '12'),
        ],
        [
          LocalText(en: 'Red', zh: '紅方'),
          LocalText(
            en: '仕 Advisor, 相 Minister, 俥 Rook, 傌 Horse, 炮 Cannon × 2',
            zh: '仕、相、俥、傌、炮各二',
          ),
          LocalText(en: '10', zh: '10'),
        ],
        [
          LocalText(en: 'Black', zh: '黑方'),
          LocalText(
            en: '士 Advisor, 象 Minister, 車 Rook, 馬 Horse, 包 Cannon × 2',
            zh: '士、象、車、馬、包各二',
          ),
          LocalText(en: '10', zh: '10'),
        ],
      ],
    ),
    diagram: Diagram(
      position: '.K.k.P.p.P..........AERHC..........aerhc...../-/GRB/0/60/-',
      task: LocalText(
        en: 'One of each kind: Green above, Red in the middle, Black below.',
        zh: '每種各擺一枚：上方綠方、中間紅方、下方黑方，走走看。',
      ),
      line: ['c8-c7', 'c5-c6', 'a2-b3'],
    ),
  ),
  Lesson(
    id: 'four-corners',
    part: LessonPart.course,
    title: LocalText(en: 'Four corners', zh: '四角佈陣'),
    words: LocalText(
      en:
          'The board has 45 points, five across and nine up. The pieces are '
          'shuffled and lie face down in four corner blocks of two by four; the '
          '13 points of the cross between them are empty. A turn is one action: '
          'turn a piece up, move, or capture.',
      zh: '棋盤共 45 個交叉點，橫五縱九。棋子洗勻後，面朝下排成四角，每角二乘四；中間十字的 13 點留空。每回合做一件事：翻子、走子或吃子。',
    ),
    diagram: Diagram(
      position:
          '@@.@@@@.@@@@.@@@@.@@.....@@.@@@@.@@@@.@@@@.@@/'
          'ppCpcPEcaeHhrkPPpRraApePEPKhHACR/---/0/60/-',
      task: LocalText(
        en: 'Turn up three pieces, one for each player.',
        zh: '三位玩家各翻開一枚。',
      ),
      line: ['d9', 'a9', 'e8'],
    ),
  ),
  Lesson(
    id: 'assignment',
    part: LessonPart.course,
    title: LocalText(en: 'Who leads which faction', zh: '首翻定陣營'),
    words: LocalText(
      en:
          'Until then a player may only turn pieces up. The first one of a '
          'faction that nobody leads gives that faction to whoever turned it '
          'up. A piece of a faction that is taken already gives nothing: try '
          'again next turn. If the last face-down piece of a free faction is '
          'turned up and one player is still without, that player gets it.',
      zh:
          '尚未定陣營的玩家只能翻子。翻到還沒有人的陣營，該陣營就歸你。翻到別人的陣營則不算，下回合再翻。'
          '若某個無主陣營的最後一枚暗子被翻開，而只剩一位玩家未定，該陣營就歸那位玩家。',
    ),
    diagram: Diagram(
      position:
          '@@.@@@@.@@@@.@@@@.@@.....@@.@@@@.@@@@.@@@@.@@/'
          'ppCpcPEcaeHhrkPPpRraApePEPKhHACR/---/0/60/-',
      task: LocalText(
        en:
            'a8 and b7 are both Black: the first player leads Black, the '
            'second still nobody.',
        zh: 'a8 和 b7 都是黑方：第一位成為黑方，第二位仍未定。',
      ),
      line: ['a8', 'b7'],
    ),
  ),
  Lesson(
    id: 'elimination',
    part: LessonPart.course,
    title: LocalText(en: 'Out, and winning', zh: '出局與勝利'),
    words: LocalText(
      en:
          'A faction without any piece, face up or face down, is out. So is a '
          'player whose turn comes without a legal action; those pieces stay '
          'and can be captured. The others go on in turn. The last player in '
          'wins.',
      zh: '陣營的棋子（明子與暗子）全部被吃，就出局。輪到時沒有任何合法行動的玩家也出局，其棋子留在盤上，仍可被吃。其他人繼續輪流，最後留下的玩家獲勝。',
    ),
    diagram: Diagram(
      position: '.......K..............R.a...................h/-/GRB/1/60/-',
      task: LocalText(
        en: 'Take Green’s last piece on c8: then only Black and Red take turns.',
        zh: '吃掉 c8 綠方最後一子，之後只剩黑方與紅方輪流。',
      ),
      line: ['c5-c8', 'e5-d4'],
    ),
  ),
  Lesson(
    id: 'sixty',
    part: LessonPart.course,
    title: LocalText(en: 'The 60-move draw', zh: '60 手和棋'),
    words: LocalText(
      en:
          'A counter starts at 60 and falls by one with every flip or move '
          'that captures nothing. Every capture sets it back to 60. At 0 the '
          'game is drawn at once.',
      zh: '計數從 60 開始，每次沒有吃子的翻子或走子減一。任何一次吃子都讓它回到 60。減到 0 時立刻和棋。',
    ),
    diagram: Diagram(
      position: '.......K...........a..R................p...../-/GRB/1/1/-',
      task: LocalText(
        en: 'One is left: capture c8 and play on, or move and draw.',
        zh: '只剩一手：吃 c8 就繼續，走別的就和棋。',
      ),
      line: ['c5-c8'],
    ),
  ),
];
