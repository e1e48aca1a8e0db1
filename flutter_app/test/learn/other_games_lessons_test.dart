import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/learn/lesson_screen.dart';
import 'package:prise/learn/lessons/lessons.dart';
import 'package:prise/learn/rules_screen.dart';

import '../support/harness.dart';
import '../support/other_games.dart';

/// Opens the first lesson of the only game.
Future<void> openLessons(
  WidgetTester tester,
  GameView game,
  BoardView Function() first, {
  Size size = const Size(390, 844),
  double textScale = 1,
  Locale locale = const Locale('en'),
}) async {
  await pumpApp(
    tester,
    first: first,
    games: [game],
    size: size,
    textScale: textScale,
    locale: locale,
  );
  await tapVisible(tester, find.byIcon(Icons.school_outlined));
  await tester.pumpAndSettle();
  await tapVisible(tester, find.byIcon(Icons.chevron_right));
  await tester.pumpAndSettle();
  final list = find.descendant(
    of: find.byType(RulesScreen),
    matching: find.byType(ListTile),
  );
  await tapVisible(tester, list.first);
  await tester.pumpAndSettle();
}

void main() {
  /// Turns every page and gathers what is written on them.
  Future<List<String>> readAll(WidgetTester tester, String game) async {
    final read = <String>[];
    for (var page = 0; page < lessons[game]!.length; page++) {
      final texts = find.descendant(
        of: find.byType(LessonScreen),
        matching: find.byType(Text),
      );
      read.addAll([
        for (final text in tester.widgetList<Text>(texts)) text.data ?? '',
      ]);
      expect(tester.takeException(), isNull, reason: 'page ${page + 1}');
      final next = find.byIcon(Icons.arrow_forward);
      if (page + 1 == lessons[game]!.length) break;
      await tester.tap(next);
      await tester.pumpAndSettle();
    }
    return read;
  }

  for (final (name, locale, facts) in [
    (
      'English',
      const Locale('en'),
      [
        ['12', '10', '45 points', 'four corner blocks'],
        ['Generals and Rooks move any number of points'],
        ['Nothing in between blocks them'],
        ['no ranks and no exceptions'],
        ['At 0 the game is drawn at once'],
      ],
    ),
    (
      'Chinese',
      chinese,
      [
        ['12', '10', '45 個交叉點', '四角'],
        ['將、帥與車沿直線走任意多步'],
        ['不塞象眼，不拐馬腳'],
        ['不分階級，也沒有例外'],
        ['減到 0 時立刻和棋'],
      ],
    ),
  ]) {
    testWidgets('US-3 the rules of three kingdoms are all there: $name', (
      tester,
    ) async {
      await openLessons(
        tester,
        threeKingdoms,
        threeKingdomsMiddle,
        locale: locale,
      );
      final all = (await readAll(tester, 'three-kingdoms')).join('\n');
      for (final fact in facts.expand((facts) => facts)) {
        expect(all, contains(fact));
      }
    });
  }

  for (final (game, first) in [
    (mill, millRemoval),
    (darkChess, darkChessMiddle),
    (threeKingdoms, threeKingdomsMiddle),
  ]) {
    for (final MapEntry(key: name, value: size) in {
      'a small phone': surfaces['a small phone']!,
      'a small phone on its side': surfaces['a small phone on its side']!,
      'a tablet': surfaces['a tablet']!,
    }.entries) {
      testWidgets('${game.id}: every page fits $name with large text', (
        tester,
      ) async {
        await openLessons(tester, game, first, size: size, textScale: 2);
        await readAll(tester, game.id);
      });
    }
  }
}
