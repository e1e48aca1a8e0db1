import 'dart:async';

import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/review/open_review.dart';
import 'package:prise/review/review_controller.dart';
import 'package:prise/review/review_screen.dart';

import 'fake_engine.dart';
import 'harness.dart';
import 'other_games.dart';
import 'positions.dart';
import 'reviewed_match.dart';

/// The review of a match, which is finished unless a test says otherwise.
Future<(ReviewController, FakeMatch)> pumpReview(
  WidgetTester tester, {
  FakeMatch? match,
  Size size = const Size(390, 844),
  double textScale = 1,
  Locale locale = const Locale('en'),
  ThemeMode themeMode = ThemeMode.light,
  bool isFinished = true,
}) async {
  final (app, engine) = await pumpApp(
    tester,
    games: [draughts, threeKingdoms],
    size: size,
    textScale: textScale,
    locale: locale,
    themeMode: themeMode,
  );
  final reviewed = match ?? reviewedMatch();
  engine.library.reviewed[7] = reviewed;
  engine.library.kept[7] = reviewed;
  final context = tester.element(find.byType(Scaffold).first);
  unawaited(openReview(context, 7, isFinished: isFinished));
  await tester.pumpAndSettle();
  final screen = tester.widget<ReviewScreen>(find.byType(ReviewScreen));
  addTearDown(app.dispose);
  return (screen.review, reviewed);
}
