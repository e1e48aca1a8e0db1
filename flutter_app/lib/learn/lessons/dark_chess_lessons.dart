import '../lesson.dart';
import '../local_text.dart';

/// The rules of Classic Dark Chess.
const List<Lesson> darkChessLessons = [
  Lesson(
    id: 'ranks',
    part: LessonPart.captures,
    title: LocalText(en: 'Ranks', zh: '階級'),
    words: LocalText(
      en:
          'A piece captures by stepping onto an enemy beside it, face-up, of '
          'its own rank or below. The ranks from high to low:',
      zh: '棋子走到緊鄰、已翻開的敵子上，就吃掉它，但對方階級必須相同或較低。階級由高到低：',
    ),
    table: LessonTable(
      head: [
        LocalText(en: 'Piece', zh: '棋子'),
        LocalText(en: 'Red', zh: '紅'),
        LocalText(en: 'Black', zh: '黑'),
        LocalText(en: 'Each', zh: '各'),
      ],
      rows: [
        [
          LocalText(en: 'General', zh: '帥／將'),
          LocalText(en: '帥', zh: '帥'),
          LocalText(en: '將', zh: '將'),
          LocalText(en: '1', zh: '1'),
        ],
        [
          LocalText(en: 'Advisor', zh: '仕／士'),
          LocalText(en: '仕', zh: '仕'),
          LocalText(en: '士', zh: '士'),
          LocalText(en: '2', zh: '2'),
        ],
        [
          LocalText(en: 'Minister', zh: '相／象'),
          LocalText(en: '相', zh: '相'),
          LocalText(en: '象', zh: '象'),
          LocalText(en: '2', zh: '2'),
        ],
        [
          LocalText(en: 'Rook', zh: '俥／車'),
          LocalText(en: '俥', zh: '俥'),
          LocalText(en: '車', zh: '車'),
          LocalText(en: '2', zh: '2'),
        ],
        [
          LocalText(en: 'Horse', zh: '傌／馬'),
          LocalText(en: '傌', zh: '傌'),
          LocalText(en: '馬', zh: '馬'),
          LocalText(en: '2', zh: '2'),
        ],
        [
          LocalText(en: 'Cannon', zh: '炮／包'),
          LocalText(en: '炮', zh: '炮'),
          LocalText(en: '包', zh: '包'),
          LocalText(en: '2', zh: '2'),
        ],
        [
          LocalText(en: 'Soldier', zh: '兵／卒'),
          LocalText(en: '兵', zh: '兵'),
          LocalText(en: '卒', zh: '卒'),
          LocalText(en: '5', zh: '5'),
        ],
      ],
    ),
    diagram: Diagram(
      position: '...k.....p..cNn..r.............K/-/rb/0/0',
      task: LocalText(
        en:
            'The Horse on b5 takes Soldier, Cannon or Horse, but not the Rook '
            'below.',
        zh: 'b5 的傌可吃卒、包、馬，但不能吃下方的車。',
      ),
      line: ['b5-c5'],
    ),
  ),
  Lesson(
    id: 'soldier-general',
    part: LessonPart.captures,
    title: LocalText(en: 'Soldier takes General', zh: '兵卒吃將帥'),
    words: LocalText(
      en:
          'The lowest takes the highest: a Soldier may capture a General, and a '
          'General may not capture a Soldier. A Soldier may not capture a '
          'Cannon either.',
      zh: '最小的可以吃最大的：兵卒可吃將帥，將帥卻不能吃兵卒。兵卒也不能吃炮包。',
    ),
    diagram: Diagram(
      position: '.........k..cP....K...p........./-/rb/0/0',
      task: LocalText(
        en:
            'Capture the General with the Soldier on b5. The General on c4 '
            'cannot take the Soldier below.',
        zh: '用 b5 的兵吃掉將。c4 的帥不能吃下方的卒。',
      ),
      line: ['b5-b6'],
    ),
  ),
  Lesson(
    id: 'cannon',
    part: LessonPart.captures,
    title: LocalText(en: 'The Cannon', zh: '炮打隔子'),
    words: LocalText(
      en:
          'A Cannon captures only by jumping: along a row or column, at any '
          'distance, over exactly one piece, and then it takes any rank. It '
          'never takes a piece beside it. Without capturing it moves one cell '
          'like the others.',
      zh: '炮只能隔子吃：沿直線不論多遠，中間恰好隔一枚棋子，什麼階級都能吃。緊鄰的棋子不能吃。不吃子時和其他棋子一樣走一格。',
    ),
    diagram: Diagram(
      position: '...P.k...........p.......Crn..../-/rb/0/0',
      task: LocalText(
        en:
            'From b2 take the General on b7, or the Horse on d2. The Rook '
            'beside the Cannon is only a screen.',
        zh: '從 b2 可吃 b7 的將，或 d2 的馬。旁邊的車只能當炮架。',
      ),
      line: ['b2-b7'],
    ),
  ),
  Lesson(
    id: 'face-down',
    part: LessonPart.captures,
    title: LocalText(en: 'Face-down pieces', zh: '暗子'),
    words: LocalText(
      en:
          'A face-down piece cannot be captured and blocks the way. A Cannon '
          'may jump over it, though.',
      zh: '未翻開的棋子不能被吃，也會擋路，但可以當炮架。',
    ),
    diagram: Diagram(
      position: '..k..........@@..R........C...../pP/rb/0/0',
      task: LocalText(
        en:
            'The Rook cannot take b5. The Cannon on c2 jumps over c5 and takes '
            'the General.',
        zh: '俥不能吃 b5。c2 的炮可隔 c5 吃掉將。',
      ),
      line: ['c2-c8'],
    ),
  ),
  Lesson(
    id: 'moving',
    part: LessonPart.movement,
    title: LocalText(en: 'One cell', zh: '一次一格'),
    words: LocalText(
      en:
          'A turn is one action: turn a piece up, move, or capture. Every piece '
          'moves one cell along a row or column.',
      zh: '每回合做一件事：翻子、走子或吃子。所有棋子都沿直線走一格。',
    ),
    diagram: Diagram(
      position: '......n..........R.............G/-/rb/0/0',
      task: LocalText(
        en: 'Move the Rook on b4 by one cell.',
        zh: '把 b4 的俥走一格。',
      ),
      line: ['b4-b5'],
    ),
  ),
  Lesson(
    id: 'first-flip',
    part: LessonPart.course,
    title: LocalText(en: 'The first flip', zh: '首翻定色'),
    words: LocalText(
      en:
          'All 32 pieces lie face down at the start. The first player turns one '
          'up and leads its colour from then on; the other player leads the '
          'other one.',
      zh: '開局時 32 枚棋子全部覆蓋。先手翻開一枚，那枚的顏色就歸先手，另一色歸對方。',
    ),
    diagram: Diagram(
      position:
          '@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@/NNrCpGPpncgpcGRMPgprPCnRPMKpmPmk'
          '/--/0/0',
      task: LocalText(
        en: 'Turn up any piece and see whose turn it is.',
        zh: '翻開任一枚，看看輪到哪一色。',
      ),
      line: ['b7'],
    ),
  ),
  Lesson(
    id: 'end',
    part: LessonPart.course,
    title: LocalText(en: 'The end', zh: '終局'),
    words: LocalText(
      en:
          'Whoever has no pieces left, or can neither move nor turn anything '
          'up, has lost. The players can agree on a draw. By tournament rules, '
          'which can be chosen when a match is set up, 60 turns without a flip '
          'or capture are a draw, and so is a position that occurs for the '
          'fourth time.',
      zh: '棋子被吃光，或既不能走也不能翻的一方落敗。雙方可協議和棋。設定對局時可選比賽規則：連續 60 手沒有翻子也沒有吃子，或同一局面第四次出現，即為和棋。',
    ),
    diagram: Diagram(
      position: '.............n...R............../-/rb/0/0',
      task: LocalText(en: 'Take the last black piece.', zh: '吃掉黑方最後一子。'),
      line: ['b4-b5'],
    ),
  ),
];
