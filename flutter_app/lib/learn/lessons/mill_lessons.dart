import '../lesson.dart';
import '../local_text.dart';

/// The rules of nine men's morris with its three ways of capturing.
const List<Lesson> millLessons = [
  Lesson(
    id: 'mill',
    part: LessonPart.captures,
    title: LocalText(en: 'A mill', zh: '成三'),
    words: LocalText(
      en:
          'Three of your pieces on one line are a mill. Whoever closes a mill '
          'takes one enemy piece off the board, at once: capturing is a duty.',
      zh: '自己的三枚棋子連成一線，稱為成三。每次成三，必須立刻吃掉對方一子。',
    ),
    diagram: Diagram(
      position: '********/**@*@***/O******O w p p 2 7 2 7 0 0 0 0 0 0 0 0 1',
      task: LocalText(
        en: 'Close the mill on g7, then take a black piece.',
        zh: '在 g7 成三，再吃掉一枚黑子。',
      ),
      line: ['g7', 'xd2'],
    ),
  ),
  Lesson(
    id: 'protection',
    part: LessonPart.captures,
    title: LocalText(en: 'Mills are safe from mills', zh: '已成三者受保護'),
    words: LocalText(
      en:
          'A mill may not take a piece out of an enemy mill as long as another '
          'piece can be taken.',
      zh: '以成三吃子時，只要還有別的棋子可吃，就不能吃對方已成三的棋子。',
    ),
    diagram: Diagram(
      position: '********/@@**O**@/***@**OO w p p 3 6 4 5 0 0 0 0 0 0 0 0 1',
      task: LocalText(
        en: 'Close the mill on a1. Only g1 can be taken.',
        zh: '在 a1 成三，只有 g1 可以吃。',
      ),
      line: ['a1', 'xg1'],
    ),
  ),
  Lesson(
    id: 'custodian',
    part: LessonPart.captures,
    title: LocalText(en: 'Custodian: two around one', zh: '夾吃：兩夾一'),
    words: LocalText(
      en:
          'Put a piece at the end of a line so that an enemy in the middle '
          'stands between two of yours, and that enemy is taken. Even a piece '
          'in a mill is. Moving between two enemies by oneself is harmless.',
      zh: '把棋子放到線的一端，使中間的敵子被自己兩子夾住，就吃掉它，即使它已成三也一樣。自己走進對方兩子之間則不會被吃。',
    ),
    diagram: Diagram(
      position: '@**O**O*/@*******/@O****** w p p 3 6 3 6 0 0 0 0 0 0 0 0 1',
      task: LocalText(
        en: 'Place on a7: d7 is taken out of its mill.',
        zh: '下在 a7：d7 雖已成三，仍被夾吃。',
      ),
      line: ['a7', 'xd7'],
    ),
  ),
  Lesson(
    id: 'intervention',
    part: LessonPart.captures,
    title: LocalText(en: 'Intervention: one between two', zh: '插吃：插入兩子之間'),
    words: LocalText(
      en:
          'Put a piece in the middle of a line with an enemy at either end, and '
          'both are taken. They have to be taken both, and on the same line.',
      zh: '把棋子放到線的中間，而兩端都是敵子，就把兩端都吃掉。必須吃滿兩子，而且在同一條線上。',
    ),
    diagram: Diagram(
      position: '**O*****/***@*O**/*@*****@ w p p 2 7 3 6 0 0 0 0 0 0 0 0 1',
      task: LocalText(
        en: 'Place on d7 and take a7 and g7.',
        zh: '下在 d7，吃掉 a7 和 g7。',
      ),
      line: ['d7', 'xa7', 'xg7'],
    ),
  ),
  Lesson(
    id: 'first-decides',
    part: LessonPart.captures,
    title: LocalText(en: 'The first removal decides', zh: '第一吃決定方式'),
    words: LocalText(
      en:
          'One move can allow several ways of capturing. Then every target '
          'lights up, and the first piece you take decides: a target of the '
          'intervention means two pieces, a target of the custodian one, any '
          'other piece is for the mill. The other ways are gone.',
      zh: '一步棋可能同時形成幾種吃法。這時所有可吃的棋子都會亮起，由你吃的第一子決定：吃插吃的目標就要吃兩子，吃夾吃的目標就吃一子，吃其他棋子則算成三。其餘吃法隨即失效。',
    ),
    diagram: Diagram(
      position: 'O*******/O*@**O**/*@*****@ w p p 3 6 3 6 0 0 0 0 0 0 0 0 1',
      task: LocalText(
        en:
            'Place on d7: a mill and an intervention. Take f4 and it is over; '
            'reset, take a7 and g7 follows.',
        zh: '下在 d7：既成三又插吃。吃 f4 就結束；重來後改吃 a7，就必須再吃 g7。',
      ),
      line: ['d7', 'xa7', 'xg7'],
    ),
  ),
  Lesson(
    id: 'mill-or-custodian',
    part: LessonPart.captures,
    title: LocalText(en: 'Mill or custodian', zh: '成三或夾吃'),
    words: LocalText(
      en:
          'Closing a mill and holding a piece captive at the same time still '
          'takes only one piece: the captive, or another one for the mill.',
      zh: '同時成三又夾住敵子，仍然只吃一子：吃被夾的那枚，或以成三吃別的一枚。',
    ),
    diagram: Diagram(
      position: '*****@**/**@*****/@O***OO* w p p 3 6 3 6 0 0 0 0 0 0 0 0 1',
      task: LocalText(
        en: 'Place on a7, then choose one of three pieces.',
        zh: '下在 a7，再從三枚棋子中選一枚吃掉。',
      ),
      line: ['a7', 'xd7'],
    ),
  ),
  Lesson(
    id: 'placing',
    part: LessonPart.movement,
    title: LocalText(en: 'First place, then move', zh: '先落子，後走子'),
    words: LocalText(
      en:
          'The players place their nine pieces in turn on empty points. Once '
          'all are placed they move: along a line to the next empty point.',
      zh: '雙方輪流把九枚棋子落在空點上。全部落完後開始走子：沿線走到相鄰的空點。',
    ),
    diagram: Diagram(
      position: '*@*O*@**/O*@**O**/@*O*O@O* w m s 6 0 5 0 0 0 0 0 0 0 0 0 1',
      task: LocalText(
        en: 'All pieces are placed. Slide d6 to d5 or to a point beside it.',
        zh: '棋子已全部落完。把 d6 走到 d5 或旁邊的空點。',
      ),
      line: ['d6-d5'],
    ),
  ),
  Lesson(
    id: 'flying',
    part: LessonPart.movement,
    title: LocalText(en: 'Three pieces fly', zh: '剩三子可飛'),
    words: LocalText(
      en:
          'Whoever has only three pieces left may move any of them to any '
          'empty point.',
      zh: '只剩三枚棋子的一方，可以把任一枚走到任何空點。',
    ),
    diagram: Diagram(
      position: '***@**@*/@***O***/*@***O*O w m s 3 0 4 0 0 0 0 0 0 0 0 0 1',
      task: LocalText(
        en: 'Fly from d2 to a4 and close a mill.',
        zh: '從 d2 飛到 a4，成三。',
      ),
      line: ['d2-a4', 'xd6'],
    ),
  ),
  Lesson(
    id: 'end',
    part: LessonPart.course,
    title: LocalText(en: 'The end', zh: '終局'),
    words: LocalText(
      en:
          'Whoever has fewer than three pieces left, or cannot move, has lost. '
          'The game is drawn after 100 turns without a piece placed or taken, '
          'and when a position occurs for the third time.',
      zh: '棋子少於三枚或無棋可走的一方落敗。連續 100 手沒有落子也沒有吃子，或同一局面出現三次，即為和棋。',
    ),
    diagram: Diagram(
      position: '***@****/@****O**/*@**O*OO w m s 4 0 3 0 0 0 0 0 0 0 0 0 1',
      task: LocalText(
        en: 'Move d1 to a1, take any piece, and Black has too few.',
        zh: '把 d1 走到 a1 成三，吃掉一子，黑方就不足三枚。',
      ),
      line: ['d1-a1', 'xe3'],
    ),
  ),
];
