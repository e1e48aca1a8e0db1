import 'dart:async';

import 'package:flutter/material.dart';
import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/play/play_screen.dart';
import 'package:prise/review/curves_painter.dart';
import 'package:prise/review/evaluation_graph.dart';
import 'package:prise/review/judgement.dart';
import 'package:prise/review/open_review.dart';
import 'package:prise/review/review_controller.dart';
import 'package:prise/review/review_screen.dart';
import 'package:prise/review/review_strip.dart';

import '../support/fake_engine.dart';
import '../support/harness.dart';
import '../support/platform_calls.dart';
import '../support/pump_review.dart';
import '../support/reviewed_match.dart';
import '../support/uncut.dart';

void main() {
  testWidgets('a finished match is analysed by itself', (tester) async {
    final (review, _) = await pumpReview(tester);
    expect(review.analysis.isComplete, isTrue);
    expect(find.textContaining('Move 4 of 4'), findsOneWidget);
    expect(find.textContaining('ahead by 2.0'), findsOneWidget);
  });

  testWidgets('the analysis shows its progress and can be stopped', (
    tester,
  ) async {
    final match = reviewedMatch()..isAnalysisByHand = true;
    final (review, _) = await pumpReviewUnsettled(tester, match);
    match.running!.add(match.moment(0));
    await tester.pump();
    await tester.pump();
    expect(review.analysis.done, 1);
    expect(find.byType(CircularProgressIndicator), findsOneWidget);
    await tester.tap(find.byIcon(Icons.stop));
    await tester.pump();
    expect(review.analysis.isRunning, isFalse);
    expect(find.byIcon(Icons.insights), findsOneWidget);
    await tester.tap(find.byTooltip('Back'));
    await tester.pumpAndSettle();
    expect(match.calls, contains('dispose'));
  });

  testWidgets('buttons, keys, moves, slider and graph lead everywhere', (
    tester,
  ) async {
    final (review, _) = await pumpReview(tester);
    await tester.tap(find.byTooltip('To the start'));
    await tester.pumpAndSettle();
    expect(review.ply, 0);
    await tester.tap(find.byTooltip('One move forward'));
    await tester.pumpAndSettle();
    expect(review.ply, 1);
    await tester.sendKeyEvent(LogicalKeyboardKey.arrowRight);
    await tester.pumpAndSettle();
    expect(review.ply, 2);
    await tester.sendKeyEvent(LogicalKeyboardKey.arrowLeft);
    await tester.pumpAndSettle();
    expect(review.ply, 1);
    await tester.sendKeyEvent(LogicalKeyboardKey.end);
    await tester.pumpAndSettle();
    expect(review.ply, 4);
    await tester.tap(find.textContaining('33-29'));
    await tester.pumpAndSettle();
    expect(review.ply, 3);
    final graph = tester.getRect(find.byType(EvaluationGraph));
    await tester.tapAt(graph.centerLeft.translate(2, 0));
    await tester.pumpAndSettle();
    expect(review.ply, 0);
    await tester.tapAt(graph.centerRight.translate(-2, 0));
    await tester.pumpAndSettle();
    expect(review.ply, 4);
  });

  testWidgets('the game is played back, and stops at its end', (tester) async {
    final (review, _) = await pumpReview(tester);
    expect(review.ply, 4);
    await tester.tap(find.byTooltip('Play the game back'));
    await tester.pump();
    expect(review.ply, 0);
    for (var ply = 1; ply <= 4; ply++) {
      await tester.pump(const Duration(milliseconds: 1200));
      expect(review.ply, ply);
    }
    await tester.pumpAndSettle();
    expect(find.byTooltip('Play the game back'), findsOneWidget);
    // A step by hand ends it.
    await tester.tap(find.byTooltip('Play the game back'));
    await tester.pump();
    await tester.tap(find.byTooltip('One move forward'));
    await tester.pumpAndSettle(const Duration(seconds: 3));
    expect(review.ply, 1);
  });

  testWidgets('each player gets a summary', (tester) async {
    final semantics = tester.ensureSemantics();
    await pumpReview(tester);
    expect(find.byType(ReviewStrip), findsNWidgets(2));
    expect(find.textContaining('0 ?!  0 ?  1 ??'), findsOneWidget);
    expect(
      find.bySemanticsLabel(RegExp('Computer 3.*blunders: 1')),
      findsOneWidget,
    );
    expect(
      find.bySemanticsLabel(RegExp('You.*Accuracy .*blunders: 0')),
      findsOneWidget,
    );
    semantics.dispose();
  });

  testWidgets('a mistake is marked and found', (tester) async {
    final (review, _) = await pumpReview(tester);
    expect(find.textContaining('23??'), findsOneWidget);
    await tester.tap(find.byTooltip('Previous turning point'));
    await tester.pumpAndSettle();
    expect(review.ply, 2);
    review.goTo(0);
    await tester.pumpAndSettle();
    await tester.tap(find.byTooltip('Next turning point'));
    await tester.pumpAndSettle();
    expect(review.ply, 2);
    final semantics = tester.ensureSemantics();
    expect(find.bySemanticsLabel(RegExp('23, blunder')), findsOneWidget);
    semantics.dispose();
  });

  testWidgets('the best line is shown on demand', (tester) async {
    final (review, _) = await pumpReview(tester);
    review.goTo(1);
    await tester.pumpAndSettle();
    expect(find.textContaining('best: 17-22 31-26 20-25'), findsOneWidget);
    await tester.tap(find.byTooltip('Best line'));
    await tester.pumpAndSettle();
    expect(review.line, hasLength(2));
  });

  testWidgets('going on from here starts a match and leaves the review', (
    tester,
  ) async {
    final (review, match) = await pumpReview(tester);
    review.goTo(1);
    await tester.pumpAndSettle();
    await tester.tap(find.text('Play on from here'));
    await tester.pumpAndSettle();
    await tester.tap(find.text('Start'));
    await tester.pumpAndSettle();
    expect(find.byType(PlayScreen), findsOneWidget);
    expect(match.calls, contains('dispose'));
  });

  testWidgets('PDN and position go to the clipboard', (tester) async {
    final copied = copiedTexts(tester);
    final (review, _) = await pumpReview(tester);
    review.goTo(2);
    for (final name in ['Copy PDN', 'Copy position']) {
      await tester.tap(find.byTooltip('More'));
      await tester.pumpAndSettle();
      await tester.tap(find.text(name));
      await tester.pumpAndSettle();
    }
    expect(copied, ['[Event "?"] 1. 32-28 *', 'position 2']);
    expect(find.text('Copied'), findsOneWidget);
  });

  testWidgets('a match that cannot be read says so', (tester) async {
    final (_, engine) = await pumpApp(tester);
    engine.library.failure = const CoreError(
      kind: ErrorKind.storage,
      message: 'gone',
    );
    final context = tester.element(find.byType(Scaffold).first);
    unawaited(openReview(context, 7, isFinished: true));
    await tester.pumpAndSettle();
    expect(find.textContaining('gone'), findsOneWidget);
    expect(find.byType(ReviewScreen), findsNothing);
  });

  testWidgets('a match in progress is analysed only on demand', (tester) async {
    final (review, _) = await pumpReview(
      tester,
      match: reviewedMatch(isOver: false),
    );
    expect(review.analysis.done, 0);
    expect(find.textContaining('Not analysed yet'), findsOneWidget);
    await tester.tap(find.byTooltip('Analyse'));
    await tester.pumpAndSettle();
    expect(review.analysis.isComplete, isTrue);
  });

  testWidgets('three players have three curves and their chances in words', (
    tester,
  ) async {
    final (review, _) = await pumpReview(tester, match: reviewedMatchOfThree());
    await tester.tap(find.byTooltip('Analyse'));
    await tester.pumpAndSettle();
    expect(find.textContaining('Green 63 % · Red 1 % · Black 35 %'), findsOne);
    final curves = tester
        .widgetList<CustomPaint>(find.byType(CustomPaint))
        .map((widget) => widget.painter)
        .whereType<CurvesPainter>()
        .single;
    expect(curves.lines.map((line) => line.ink).toSet(), hasLength(3));
    expect(curves.lines.map((line) => line.dashes).toSet(), hasLength(3));
    expect(curves.verdicts, {1: (Verdict.fortune, 0), 2: (Verdict.blunder, 1)});
    review.goToTurningPoint(isForward: false);
    await tester.pumpAndSettle();
    expect(review.ply, 1);
  });

  for (final MapEntry(key: name, value: size) in surfaces.entries) {
    for (final scale in [1.0, 2.0]) {
      testWidgets('three players fit $name at ${scale * 100} %', (
        tester,
      ) async {
        await pumpReview(
          tester,
          match: reviewedMatchOfThree(),
          size: size,
          textScale: scale,
        );
        expect(tester.takeException(), isNull);
        expectUncut(tester);
      });

      testWidgets('it fits $name at ${scale * 100} %', (tester) async {
        await pumpReview(tester, size: size, textScale: scale);
        expect(tester.takeException(), isNull);
        expectUncut(tester);
        await expectAccessible(tester);
      });
    }
  }

  testWidgets('it speaks Chinese, by night', (tester) async {
    await pumpReview(tester, locale: chinese, themeMode: ThemeMode.dark);
    expect(find.textContaining('覆盤'), findsOneWidget);
    await expectAccessible(tester);
  });
}

/// The screen while the engine is still at work.
Future<(ReviewController, FakeMatch)> pumpReviewUnsettled(
  WidgetTester tester,
  FakeMatch match,
) async {
  final (_, engine) = await pumpApp(tester);
  engine.library.reviewed[7] = match;
  final context = tester.element(find.byType(Scaffold).first);
  unawaited(openReview(context, 7, isFinished: true));
  for (var frame = 0; frame < 40; frame++) {
    await tester.pump(const Duration(milliseconds: 16));
  }
  final screen = tester.widget<ReviewScreen>(find.byType(ReviewScreen));
  return (screen.review, match);
}
