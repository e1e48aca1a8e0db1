import 'package:flutter/material.dart';
import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/review/mistakes.dart';
import 'package:prise/review/mistakes_view.dart';
import 'package:prise/review/review_screen.dart';
import 'package:prise/study/study_view.dart';

import '../support/hands.dart';
import '../support/harness.dart';
import '../support/pump_review.dart';
import '../support/reviewed_match.dart';
import '../support/uncut.dart';

void main() {
  Mistakes mistakesOf(WidgetTester tester) =>
      tester.widget<MistakesView>(find.byType(MistakesView)).mistakes;

  Future<void> play(WidgetTester tester, int from, int to) async {
    await tester.tapAt(square(tester, from));
    await tester.pump();
    await tester.tapAt(square(tester, to));
    await tester.pumpAndSettle();
  }

  group('a variation', () {
    testWidgets('begins with a move on the board, and comes back', (
      tester,
    ) async {
      final (review, match) = await pumpReview(tester);
      review.goTo(1);
      await tester.pumpAndSettle();
      // What was played is no variation.
      await play(tester, 18, 23);
      expect(review.ply, 2);
      expect(find.byType(StudyView), findsNothing);
      review.goTo(1);
      await tester.pumpAndSettle();
      await play(tester, 18, 22);
      expect(find.byType(StudyView), findsOneWidget);
      expect(match.studies.single.calls, contains('play 18-22'));
      expect(find.text('Variation from move 1'), findsOneWidget);
      await tester.tap(find.byTooltip('Back to the game'));
      await tester.pumpAndSettle();
      expect(find.byType(StudyView), findsNothing);
      expect(review.ply, 1);
      expect(match.studies.single.isThinking, isFalse);
      // The next one grows on the same tree, and the engine thinks again.
      await tester.tap(find.byTooltip('Try other moves'));
      await tester.pumpAndSettle();
      expect(match.studies.single.isThinking, isTrue);
      expect(match.studies, hasLength(1));
      // The way back of the system leads to the game, not out of it.
      await tester.binding.handlePopRoute();
      await tester.pumpAndSettle();
      expect(find.byType(StudyView), findsNothing);
      expect(find.byType(ReviewScreen), findsOneWidget);
      await tester.binding.handlePopRoute();
      await tester.pumpAndSettle();
      expect(find.byType(ReviewScreen), findsNothing);
      expect(match.studies.single.calls, contains('dispose'));
    });

    testWidgets('of a match that runs is asked about first', (tester) async {
      final match = reviewedMatch(isOver: false);
      final (review, _) = await pumpReview(
        tester,
        match: match,
        isFinished: false,
      );
      expect(review.board.isEnabled, isFalse);
      await tester.tap(find.byTooltip('Try other moves'));
      await tester.pumpAndSettle();
      expect(find.text('Analyse this game?'), findsOneWidget);
      await tester.tap(find.text('Cancel'));
      await tester.pumpAndSettle();
      expect(match.studies, isEmpty);
      await tester.tap(find.byTooltip('Try other moves'));
      await tester.pumpAndSettle();
      await tester.tap(find.widgetWithText(FilledButton, 'Analyse'));
      await tester.pumpAndSettle();
      expect(match.studies, hasLength(1));
    });
  });

  group('mistakes', () {
    testWidgets('are asked about one after the other', (tester) async {
      final (_, match) = await pumpReview(tester);
      await tester.tap(find.text('Mistakes'));
      await tester.pumpAndSettle();
      final mistakes = mistakesOf(tester);
      expect(mistakes.plies, [2]);
      expect(find.text('Mistake 1 of 1'), findsOneWidget);
      expect(find.textContaining('18-23??'), findsOneWidget);
      expect(find.text('What would have been better?'), findsOneWidget);
      // The mistake itself is no better move, and needs no judging.
      await play(tester, 18, 23);
      expect(mistakes.attempt, Attempt.wrong);
      expect(match.studies.single.calls, isNot(contains('judge 18-23')));
      expect(find.textContaining('18-23 is not it'), findsOneWidget);
    });

    testWidgets('every move that is as good as the best one counts', (
      tester,
    ) async {
      final (_, match) = await pumpReview(tester);
      await tester.tap(find.text('Mistakes'));
      await tester.pumpAndSettle();
      match.studies.single.judgeTry = (notation) => const TryView(
        isAsGood: true,
        best: '17-22',
        bestScore: 10,
        tryScore: 5,
      );
      await play(tester, 18, 22);
      final mistakes = mistakesOf(tester);
      expect(match.studies.single.calls, contains('judge 18-22'));
      expect(mistakes.attempt, Attempt.right);
      expect(find.textContaining('Yes! 18-22'), findsOneWidget);
      expect(mistakes.board.isEnabled, isFalse);
    });

    testWidgets('a move that is worse can be tried again, or be told', (
      tester,
    ) async {
      final (review, match) = await pumpReview(tester);
      await tester.tap(find.text('Mistakes'));
      await tester.pumpAndSettle();
      match.studies.single.judgeTry = (notation) => const TryView(
        isAsGood: false,
        best: '17-22',
        bestScore: 10,
        tryScore: -90,
      );
      await play(tester, 18, 22);
      final mistakes = mistakesOf(tester);
      expect(mistakes.attempt, Attempt.wrong);
      expect(mistakes.best, isNull, reason: 'the answer is not given away');
      expect(mistakes.board.isEnabled, isTrue);
      await tester.tap(find.text('Show me'));
      await tester.pumpAndSettle();
      expect(find.text('Best was 17-22'), findsOneWidget);
      await tester.tap(find.text('Back to the review'));
      await tester.pumpAndSettle();
      expect(review.ply, 2);
      expect(match.studies.single.calls, contains('dispose'));
    });

    testWidgets('of nobody are nothing to learn from', (tester) async {
      final match = reviewedMatch()..scores = [0, 0, 0, 0, 0];
      await pumpReview(tester, match: match);
      final button = tester.widget<ButtonStyleButton>(
        find.ancestor(
          of: find.text('Mistakes'),
          matching: find.byWidgetPredicate((it) => it is ButtonStyleButton),
        ),
      );
      expect(button.onPressed, isNull);
    });

    testWidgets('the way back leads to the review', (tester) async {
      await pumpReview(tester);
      await tester.tap(find.text('Mistakes'));
      await tester.pumpAndSettle();
      await tester.sendKeyEvent(LogicalKeyboardKey.escape);
      await tester.binding.handlePopRoute();
      await tester.pumpAndSettle();
      expect(find.byType(MistakesView), findsNothing);
      expect(find.byType(ReviewScreen), findsOneWidget);
    });

    for (final MapEntry(key: name, value: size) in surfaces.entries) {
      testWidgets('fit $name, with nothing cut', (tester) async {
        for (final scale in [1.0, 2.0]) {
          await pumpReview(
            tester,
            size: size,
            textScale: scale,
            locale: scale == 2 ? chinese : const Locale('en'),
          );
          await tester.tap(find.byIcon(Icons.school_outlined));
          await tester.pumpAndSettle();
          expect(tester.takeException(), isNull);
          expectUncut(tester, find.byType(MistakesView));
        }
      });
    }

    testWidgets('are accessible', (tester) async {
      final handle = tester.ensureSemantics();
      for (final (locale, mode) in [
        (const Locale('en'), ThemeMode.light),
        (chinese, ThemeMode.dark),
      ]) {
        await pumpReview(tester, locale: locale, themeMode: mode);
        await tester.tap(find.byIcon(Icons.school_outlined));
        await tester.pumpAndSettle();
        await expectAccessible(tester);
      }
      handle.dispose();
    });
  });
}
