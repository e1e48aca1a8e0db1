import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/games/registry.dart';
import 'package:prise/l10n/generated/app_localizations_en.dart';
import 'package:prise/l10n/generated/app_localizations_zh.dart';
import 'package:prise/play/game_over_panel.dart';
import 'package:prise/play/outcome_words.dart';
import 'package:prise/play/unrated_words.dart';

import '../support/harness.dart';
import '../support/other_games.dart';
import '../support/uncut.dart';

/// A match of dark chess against the computer in which nothing can be undone.
BoardView lockedMoment() => momentOf(
  darkChess,
  pieces: const [PieceView(point: 0), PieceView(point: 1, army: 0, kind: 0)],
  levels: const [null, 3],
  armies: const [0, 1],
  undoRefusal: UndoRefusal.revealed,
  unrated: const [UnratedReason.practice, UnratedReason.hint],
);

/// A draw of two in which the person was out.
BoardView outMoment() => momentOf(
  threeKingdoms,
  pieces: const [],
  levels: const [null, 3, 3],
  armies: const [0, 1, 2],
  out: const {0},
  outcome: const OutcomeView(reason: EndReason.mutualAgreement),
  places: const [3, 1, 1],
);

void main() {
  testWidgets('B4 the locked Undo says why on a tap', (tester) async {
    final semantics = tester.ensureSemantics();
    await pumpApp(tester, first: lockedMoment, games: [darkChess]);
    await tapPlay(tester);
    await tester.tap(find.byIcon(Icons.lock_outline));
    await tester.pump();
    expect(
      find.text(
        'A piece was turned up. What you have seen cannot be hidden again.',
      ),
      findsWidgets,
    );
    await expectAccessible(tester);
    semantics.dispose();
    await tester.pumpWidget(const SizedBox());
  });

  testWidgets('D8 an unrated match is marked and says why', (tester) async {
    await pumpApp(tester, first: lockedMoment, games: [darkChess]);
    await tapPlay(tester);
    await tester.tap(find.byIcon(Icons.star_outline));
    await tester.pump();
    expect(find.text('Not rated: practice, a hint was given.'), findsWidgets);
    await tester.pumpWidget(const SizedBox());
  });

  testWidgets('a rated match bears no mark', (tester) async {
    await pumpApp(tester);
    await tapPlay(tester);
    expect(find.byIcon(Icons.star_outline), findsNothing);
    expect(find.byIcon(Icons.lock_outline), findsNothing);
    await tester.pumpWidget(const SizedBox());
  });

  for (final MapEntry(key: name, value: size) in surfaces.entries) {
    testWidgets('the marks fit $name with text of twice the size', (
      tester,
    ) async {
      await pumpApp(
        tester,
        first: lockedMoment,
        games: [darkChess],
        size: size,
        textScale: 2,
      );
      await tapPlay(tester);
      expect(tester.takeException(), isNull);
      expectUncut(tester);
      await tester.pumpWidget(const SizedBox());
    });
  }

  testWidgets('K5a the end tells who came in where, and that out is lost', (
    tester,
  ) async {
    await pumpApp(tester, first: outMoment, games: [threeKingdoms]);
    await tapPlay(tester);
    await tester.pumpAndSettle();
    expect(find.byType(GameOverPanel), findsOneWidget);
    expect(
      find.descendant(
        of: find.byType(GameOverPanel),
        matching: find.text('You lose'),
      ),
      findsOneWidget,
    );
    expect(find.textContaining('1. '), findsOneWidget);
    expect(find.textContaining('3. '), findsOneWidget);
    await tester.pumpWidget(const SizedBox());
  });

  testWidgets('D8 the end of a continuation names the end that counts', (
    tester,
  ) async {
    await pumpApp(
      tester,
      first: () => momentOf(
        mill,
        pieces: const [],
        levels: const [null, 3],
        armies: const [0, 1],
        outcome: const OutcomeView(winner: 0, reason: EndReason.blocked),
        places: const [1, 2],
        firstEnd: const OutcomeView(winner: 1, reason: EndReason.resignation),
        unrated: const [UnratedReason.continuation],
      ),
      games: [mill],
    );
    await tapPlay(tester);
    await tester.pumpAndSettle();
    expect(find.textContaining('What counts: You lose.'), findsOneWidget);
    await tester.pumpWidget(const SizedBox());
  });

  test('every reason has words of its own in both languages', () {
    for (final words in [WordsEn(), WordsZh()]) {
      final texts = {
        for (final reason in UnratedReason.values)
          if (reason != UnratedReason.notAgainstComputer)
            unratedInWords(words, [reason]),
      };
      expect(texts, hasLength(UnratedReason.values.length - 1));
      expect(texts, isNot(contains(null)));
      expect(unratedInWords(words, const []), isNull);
      final refusals = {
        for (final refusal in UndoRefusal.values)
          undoRefusalInWords(words, refusal),
      };
      expect(refusals, hasLength(3));
    }
  });

  test('K5a a draw is a loss to who was out', () {
    String result(int? person) => resultInWords(
      WordsEn(),
      outMoment().outcome!,
      outMoment().seats,
      kitOf('three-kingdoms')!,
      onlyPerson: person,
    );
    expect((result(0), result(1), result(null)), ('You lose', 'Draw', 'Draw'));
  });
}
