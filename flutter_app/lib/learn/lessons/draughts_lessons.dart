import '../lesson.dart';
import '../local_text.dart';

/// The rules of international draughts.
const List<Lesson> draughtsLessons = [
  Lesson(
    id: 'must-capture',
    part: LessonPart.captures,
    title: LocalText(en: 'Capturing is a duty', zh: '有子必吃'),
    words: LocalText(
      en:
          'A man captures by jumping over an enemy beside it onto the empty '
          'square right behind. Whoever can capture has to: no other move is '
          'allowed then. Pieces that have to capture wear a ring.',
      zh: '兵越過緊鄰的敵子，落在正後方的空格，就吃掉它。能吃就必須吃，此時不准走別的棋。必須吃子的棋子會套上圓環。',
    ),
    diagram: Diagram(
      position: 'W:W31,38:B4,27',
      task: LocalText(
        en: 'Try to move 38, then capture with 31.',
        zh: '先試著走 38，再用 31 吃子。',
      ),
      line: ['31x22'],
    ),
  ),
  Lesson(
    id: 'backward',
    part: LessonPart.captures,
    title: LocalText(en: 'Backward, and on', zh: '可以後吃，還要連吃'),
    words: LocalText(
      en:
          'A man moves forward only, but it captures backward as well. If it '
          'can capture again from where it lands, it goes on in the same move.',
      zh: '兵只能向前走，但吃子時可以向後。落地後若還能再吃，就在同一步中繼續吃。',
    ),
    diagram: Diagram(
      position: 'W:W28,50:B1,33,34',
      task: LocalText(
        en: 'Capture two: first backward, then forward.',
        zh: '連吃兩子：先向後，再向前。',
      ),
      line: ['28x30'],
    ),
  ),
  Lesson(
    id: 'majority',
    part: LessonPart.captures,
    title: LocalText(en: 'The most pieces', zh: '必須吃最多'),
    words: LocalText(
      en:
          'Of all captures the one that takes the most pieces has to be played. '
          'Only the number counts: a king is worth no more than a man, and it '
          'does not matter which piece captures. Among equals the choice is free.',
      zh: '有多種吃法時，必須選吃子最多的。只看數目：王不比兵多算，用哪枚棋子吃也不計。數目相同才可自由選擇。',
    ),
    diagram: Diagram(
      position: 'W:W34,37,39:B3,21,30,31',
      task: LocalText(
        en: '34 could take one. Find the capture of two.',
        zh: '34 只能吃一子，找出吃兩子的走法。',
      ),
      line: ['37x17'],
    ),
  ),
  Lesson(
    id: 'deferred',
    part: LessonPart.captures,
    title: LocalText(en: 'Removed at the end', zh: '吃完才提子'),
    words: LocalText(
      en:
          'Captured pieces stay on the board until the whole capture is over. '
          'None may be jumped twice, so a piece that was jumped already stands '
          'in the way.',
      zh: '被吃的棋子要等整步吃完才一起拿走。同一枚不能越過兩次，所以已被越過的棋子仍會擋路。',
    ),
    diagram: Diagram(
      position: 'W:WK1:B12,24,42',
      task: LocalText(
        en:
            'From 29 the king takes 24 or 42, never both: the first one bars '
            'the way back.',
        zh: '王到 29 後可吃 24 或 42，但不能都吃：先吃的那枚仍擋住回頭路。',
      ),
      line: ['1x47'],
    ),
  ),
  Lesson(
    id: 'circle',
    part: LessonPart.captures,
    title: LocalText(en: 'Round in a circle', zh: '繞一圈吃回原位'),
    words: LocalText(
      en:
          'A capture may cross an empty square more than once, and it may end '
          'where it began. A loop on the piece says so: tap the piece twice.',
      zh: '吃子途中可以多次經過同一個空格，也可以回到出發的那一格。棋子上會出現圓圈箭頭：點兩次即可。',
    ),
    diagram: Diagram(
      position: 'W:W28:B5,12,13,22,23',
      task: LocalText(
        en: 'Take four with 28 and come back to 28.',
        zh: '用 28 連吃四子，再回到 28。',
      ),
      line: ['28x28'],
    ),
  ),
  Lesson(
    id: 'passing',
    part: LessonPart.captures,
    title: LocalText(en: 'No crown in passing', zh: '路過底線不升王'),
    words: LocalText(
      en:
          'A man that reaches the last row in the middle of a capture goes on '
          'as a man and stays one. It is crowned only where its move ends.',
      zh: '兵在連吃途中經過對方底線，仍以兵的身分繼續吃，不升王。只有整步結束時停在底線才升王。',
    ),
    diagram: Diagram(
      position: 'W:W14,37:B8,9,20',
      task: LocalText(
        en: 'Capture from 14 by way of 3. It is still a man on 12.',
        zh: '14 經過 3 吃到 12，到了 12 仍然是兵。',
      ),
      line: ['14x12'],
    ),
  ),
  Lesson(
    id: 'flying-capture',
    part: LessonPart.captures,
    title: LocalText(en: 'The king captures from afar', zh: '王可遠距吃子'),
    words: LocalText(
      en:
          'A king captures a piece at any distance on a diagonal if the square '
          'behind it is empty, and stops on any empty square beyond. If it can '
          'go on capturing from one of them, it has to.',
      zh: '王在斜線上不論多遠都能吃子，只要敵子後方是空格，並可停在其後任一空格。若從某格還能再吃，就必須繼續吃。',
    ),
    diagram: Diagram(
      position: 'W:WK46:B4,28',
      task: LocalText(
        en: 'Take 28. On which of the five squares do you stop?',
        zh: '吃掉 28。五個可停的格子，你選哪一個？',
      ),
      line: ['46x5'],
    ),
  ),
  Lesson(
    id: 'routes',
    part: LessonPart.captures,
    title: LocalText(en: 'Same ends, other pieces', zh: '起訖相同，吃法不同'),
    words: LocalText(
      en:
          'Two captures can begin and end on the same squares and yet take '
          'different pieces. Then the board asks which one you mean: choose a '
          'route by its number, or tap the squares in between yourself.',
      zh: '兩種吃法的起點和終點可能相同，吃掉的棋子卻不同。這時棋盤會問你要哪一條：選路線號碼，或自己逐格點選。',
    ),
    diagram: Diagram(
      position: 'W:WK4:B13,20,32,37',
      task: LocalText(
        en: 'Capture from 4 to 15. Which piece do you spare, 32 or 37?',
        zh: '從 4 吃到 15。要放過 32 還是 37？',
      ),
      line: ['4x31x42x15'],
    ),
  ),
  Lesson(
    id: 'moving',
    part: LessonPart.movement,
    title: LocalText(en: 'Men and kings', zh: '兵與王的走法'),
    words: LocalText(
      en:
          'A man moves one square diagonally forward. A king flies: any number '
          'of empty squares along a diagonal, forward or backward.',
      zh: '兵每步向前斜走一格。王可飛行：沿斜線前後走任意多個空格。',
    ),
    diagram: Diagram(
      position: 'W:W28,K47:B2,6',
      task: LocalText(
        en: 'Move the man, then see how far the king can fly.',
        zh: '走走看兵，再看看王能飛多遠。',
      ),
      line: ['47-15'],
    ),
  ),
  Lesson(
    id: 'promotion',
    part: LessonPart.movement,
    title: LocalText(en: 'The crown', zh: '升王'),
    words: LocalText(
      en:
          'A man whose move ends on the last row becomes a king. It moves as a '
          'king from the next turn on.',
      zh: '兵走完一步停在對方底線，就升為王，下一回合起以王的走法行動。',
    ),
    diagram: Diagram(
      position: 'W:W7,38:B15',
      task: LocalText(en: 'Crown the man on 7.', zh: '讓 7 上的兵升王。'),
      line: ['7-1'],
    ),
  ),
  Lesson(
    id: 'end',
    part: LessonPart.course,
    title: LocalText(en: 'Winning', zh: '勝負'),
    words: LocalText(
      en:
          'White moves first. Whoever has to move and cannot, because no piece '
          'is left or all are blocked, has lost.',
      zh: '白方先走。輪到走棋卻無棋可走的一方落敗：可能是棋子被吃光，也可能是全被堵住。',
    ),
    diagram: Diagram(
      position: 'W:W14,15:B5',
      task: LocalText(
        en: 'Shut in the man on 5 and win.',
        zh: '堵死 5 上的黑兵，贏下這盤。',
      ),
      line: ['15-10'],
    ),
  ),
  Lesson(
    id: 'draws',
    part: LessonPart.course,
    title: LocalText(en: 'Draws', zh: '和棋'),
    words: LocalText(
      en:
          'The game is drawn when a position occurs for the third time with '
          'the same player to move; after 25 moves each with only kings on the '
          'board and no capture; and after 16 moves each without a capture when '
          'three pieces, a king among them, are left against one king. The '
          'players can agree on a draw as well. FMJD’s rules of 2015 can be '
          'chosen when a match is set up.',
      zh:
          '同一局面、同一方走棋，第三次出現時和棋；盤上只剩王，雙方各走 25 手無人吃子時和棋；'
          '三子（其中有王）對單王，雙方各走 16 手無人吃子時和棋。雙方也可以協議和棋。'
          '設定對局時可改選 FMJD 2015 年的規則。',
    ),
    diagram: Diagram(
      position: 'W:WK6,K28,K50:BK5',
      task: LocalText(
        en: 'Three kings against one: move, and watch the count to the draw.',
        zh: '三王對一王：走一步，看看離和棋還有幾手。',
      ),
      line: ['28-32'],
    ),
  ),
];
