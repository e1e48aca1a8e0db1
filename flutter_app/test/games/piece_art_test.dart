import 'dart:ui';

import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/games/dark_chess/dark_chess_kit.dart';
import 'package:prise/games/game_kit.dart';
import 'package:prise/games/mill/mill_kit.dart';
import 'package:prise/games/registry.dart';
import 'package:prise/games/three_kingdoms/three_kingdoms_kit.dart';
import 'package:prise/theme/board_theme.dart';

import '../support/other_games.dart';
import '../support/pixels.dart';

/// Every piece that a game has, and the back of one that lies face down.
Map<GameKit, List<PieceView>> get pieces => {
  const MillKit(): [
    for (var army = 0; army < 2; army++)
      PieceView(point: 0, army: army, kind: 0),
  ],
  const DarkChessKit(): [
    const PieceView(point: 0),
    for (var army = 0; army < 2; army++)
      for (var kind = 0; kind < 7; kind++)
        PieceView(point: 0, army: army, kind: kind),
  ],
  const ThreeKingdomsKit(): [
    const PieceView(point: 0),
    for (var kind = 0; kind < 4; kind++)
      PieceView(point: 0, army: 0, kind: kind),
    for (var army = 1; army < 3; army++)
      for (var kind = 4; kind < 9; kind++)
        PieceView(point: 0, army: army, kind: kind),
  ],
};

void main() {
  for (final MapEntry(key: kit, value: all) in pieces.entries) {
    for (final theme in BoardTheme.all) {
      testWidgets('K7 no two pieces look alike without colour: '
          '${kit.id}, ${theme.id}', (tester) async {
        final looks = [
          for (final piece in all)
            greys(
              await pixelsOf(
                tester,
                const Size(48, 48),
                (canvas) => kit.art.paintPiece(
                  canvas,
                  piece,
                  const Offset(24, 24),
                  20,
                  theme,
                ),
              ),
            ),
        ];
        for (var one = 0; one < looks.length; one++) {
          for (var other = one + 1; other < looks.length; other++) {
            expect(
              difference(looks[one], looks[other]),
              greaterThan(0.02),
              reason:
                  '${all[one].army}/${all[one].kind} and '
                  '${all[other].army}/${all[other].kind}',
            );
          }
        }
      });
    }
  }

  for (final kit in gameKits) {
    testWidgets(
      'the board of ${kit.id} has a ground with lines, and names on demand',
      (tester) async {
        final size = Size(240, 240 / kit.geometry.outerAspectRatio);
        for (final theme in BoardTheme.all) {
          Future<List<int>> board({required bool names}) => pixelsOf(
            tester,
            size,
            (canvas) => kit.art.paintBoard(
              canvas,
              size,
              theme,
              isFlipped: names,
              showCoordinates: names,
            ),
          ).then(greys);
          final plain = await board(names: false);
          expect(plain.toSet().length, greaterThan(30));
          expect(difference(plain, await board(names: true)), greaterThan(0));
        }
      },
    );

    test('the picture of ${kit.id} puts one piece on a point', () {
      final points = [for (final piece in kit.showcase) piece.point];
      expect(points.toSet(), hasLength(points.length));
      expect(points.every(kit.geometry.points.asMap().containsKey), isTrue);
    });
  }

  testWidgets('M7 the diagonals are drawn when the rules have them', (
    tester,
  ) async {
    const size = Size(240, 240);
    Future<List<int>> board({required bool hasDiagonals}) => pixelsOf(
      tester,
      size,
      (canvas) => const MillKit()
          .forBoard(
            momentOf(mill, pieces: const [], hasDiagonals: hasDiagonals),
          )
          .art
          .paintBoard(
            canvas,
            size,
            BoardTheme.wood,
            isFlipped: false,
            showCoordinates: false,
          ),
    ).then(greys);
    final plain = await board(hasDiagonals: false);
    expect(difference(plain, await board(hasDiagonals: false)), 0);
    expect(
      difference(plain, await board(hasDiagonals: true)),
      greaterThan(0.005),
    );
  });

  test('a face-down piece gives nothing away', () {
    for (final kit in [const DarkChessKit(), const ThreeKingdomsKit()]) {
      final mark = kit.mark(null);
      expect(mark.army, isNull);
      expect(mark.kind, isNull);
    }
  });
}
