import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/games/dark_chess/dark_chess_kit.dart';
import 'package:prise/games/draughts/draughts_kit.dart';
import 'package:prise/games/mill/mill_kit.dart';
import 'package:prise/games/registry.dart';
import 'package:prise/games/three_kingdoms/three_kingdoms_kit.dart';
import 'package:prise/l10n/generated/app_localizations_en.dart';
import 'package:prise/l10n/generated/app_localizations_zh.dart';

import '../support/other_games.dart';

void main() {
  final languages = [WordsEn(), WordsZh()];

  test('FR-035 the games are offered by their names', () {
    expect(gameKits.map((kit) => kit.name(WordsEn())), [
      'International Draughts',
      "Nine Men's Morris",
      'Classic Dark Chess (經\u2060典\u2060暗\u2060棋)',
      'Three Kingdoms (三\u2060國\u2060暗\u2060棋)',
    ]);
    expect(gameKits.map((kit) => kit.name(WordsZh())), [
      '國際跳棋',
      '九子棋',
      '經典暗棋',
      '三國暗棋',
    ]);
  });

  test('every option of mill has words of its own', () {
    for (final words in languages) {
      final names = {
        for (final option in mill.options)
          const MillKit().option(words, option.name),
      };
      expect(names, hasLength(mill.options.length));
      expect(
        names.intersection({for (final option in mill.options) option.name}),
        isEmpty,
      );
    }
  });

  test('the option of classic dark chess has words', () {
    for (final words in languages) {
      expect(
        const DarkChessKit().option(words, 'tournament'),
        isNot('tournament'),
      );
    }
  });

  test('classic pieces are named after army and rank', () {
    String named(int? army, int? kind, {bool chinese = false}) =>
        const DarkChessKit().piece(
          chinese ? WordsZh() : WordsEn(),
          PieceView(point: 0, army: army, kind: kind),
        );
    expect(named(0, 0), 'Red general');
    expect(named(1, 6), 'Black soldier');
    expect(named(null, null), 'face-down piece');
    expect(
      [for (var kind = 0; kind < 7; kind++) named(0, kind, chinese: true)],
      ['紅方帥', '紅方仕', '紅方相', '紅方俥', '紅方傌', '紅方炮', '紅方兵'],
    );
    expect(
      [for (var kind = 0; kind < 7; kind++) named(1, kind, chinese: true)],
      ['黑方將', '黑方士', '黑方象', '黑方車', '黑方馬', '黑方包', '黑方卒'],
    );
  });

  test('the pieces of the three kingdoms are those of the seed', () {
    String written(int army, int kind) =>
        const ThreeKingdomsKit().character(army, kind);
    expect(
      [for (var kind = 0; kind < 4; kind++) written(0, kind)].join(),
      '帥將兵卒',
    );
    expect(
      [for (var kind = 4; kind < 9; kind++) written(1, kind)].join(),
      '仕相俥傌炮',
    );
    expect(
      [for (var kind = 4; kind < 9; kind++) written(2, kind)].join(),
      '士象車馬包',
    );
  });

  test('FR-036 players are called by number until they have a faction', () {
    const kit = ThreeKingdomsKit();
    expect(kit.seatName(WordsEn(), 0, null), 'Player 1');
    expect(kit.seatName(WordsEn(), 2, null), 'Player 3');
    expect(kit.seatName(WordsEn(), 2, 0), 'Green');
    expect(kit.seatName(WordsZh(), 1, null), '玩家 2');
    expect(kit.seatName(WordsZh(), 1, 1), '紅方');
    expect(WordsEn().turnOf('Player 1'), "Player 1's turn");
    expect(kit.armyOfSeat(0), isNull);
    expect(const DraughtsKit().armyOfSeat(1), 1);
  });

  test('a piece that is taken where it stands is not said to be jumped', () {
    expect(
      const DarkChessKit().spoken(
        WordsEn(),
        moveOn(darkChess, 1, MoveKind.capture, 'b5', from: 'b6'),
        darkChess.points,
      ),
      'b6 takes b5',
    );
    expect(
      const DarkChessKit().spoken(
        WordsZh(),
        moveOn(darkChess, 1, MoveKind.flip, 'b5'),
        darkChess.points,
      ),
      '翻開 b5',
    );
  });

  test('mill says what is to be done', () {
    const kit = MillKit();
    expect(kit.task(WordsEn(), millStart()), 'Place a man');
    expect(
      kit.task(WordsEn(), millRemoval()),
      'Take one of the marked men (mill / custodian / intervention)',
    );
    final moving = momentOf(
      mill,
      pieces: men(white: 'a7', black: 'd7'),
      phase: Phase.moving,
      inHand: const [0, 0],
    );
    expect(kit.task(WordsEn(), moving), 'Move a man');
  });

  test('whoever can only flip is told so', () {
    const kit = ThreeKingdomsKit();
    expect(kit.task(WordsEn(), threeKingdomsStart()), 'Turn up a piece');
    expect(kit.task(WordsEn(), threeKingdomsMiddle()), isNull);
  });

  test('the foremost piece of a faction is one that it has', () {
    const kit = ThreeKingdomsKit();
    for (var army = 0; army < 3; army++) {
      final mark = kit.trophy(army);
      expect(kit.character(army, mark.kind!), isNotEmpty);
    }
    expect(const DraughtsKit().trophy(0).kind, 1);
  });
}
