import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:integration_test/integration_test.dart';
import 'package:prise/app.dart';
import 'package:prise/bridge/engine.dart';
import 'package:prise/bridge/rust_engine.dart';
import 'package:prise/home/game_card.dart';
import 'package:prise/home/home_screen.dart';
import 'package:prise/library/library_screen.dart';
import 'package:prise/play/action_bar.dart';
import 'package:prise/play/deal_shuffle_screen.dart';
import 'package:prise/play/match_controller.dart';
import 'package:prise/play/play_screen.dart';
import 'package:prise/review/review_screen.dart';
import 'package:prise/stats/stats_screen.dart';

import 'support/device.dart';

/// The app as a person uses it, over the real core, once for each game: home,
/// play, the computer's reply, leave, continue, finish, review, library,
/// statistics.
void main() {
  IntegrationTestWidgetsFlutterBinding.ensureInitialized();
  late RustEngine engine;

  setUpAll(() async => engine = await RustEngine.load());

  MatchController matchOf(WidgetTester tester) =>
      tester.widget<ActionBar>(find.byType(ActionBar)).match;

  /// Waits until something is so, however slow the device.
  Future<void> until(WidgetTester tester, bool Function() isSo) async {
    for (var wait = 0; wait < 2400 && !isSo(); wait++) {
      await tester.pump(const Duration(milliseconds: 50));
    }
    expect(isSo(), isTrue);
    await tester.pump(const Duration(milliseconds: 400));
  }

  /// The person plays the first legal move, by touching the board's points.
  void move(MatchController match) {
    final first = match.view.legal.first;
    if (first.from case final from? when from != first.to) {
      match.board.tap(from);
    }
    match.board.tap(first.to);
    if (match.board.input.isChoosing) match.board.choose(0);
  }

  bool isPersonsTurn(MatchController match) =>
      !match.isComputersTurn && !match.board.isAnimating.value;

  Future<void> back(WidgetTester tester) async {
    await tester.tap(find.byTooltip('Back').first);
    await tester.pumpAndSettle();
  }

  for (final id in ['draughts', 'mill', 'dark-chess', 'three-kingdoms']) {
    testWidgets('an evening with $id', (tester) async {
      final app = await appInMemory(engine)
        ..settings.locale = const Locale('en');
      // A weak computer replies at once; of three players two are people, so
      // that their giving up is the end.
      final draft = app.setups.draft(app.gameOf(id).$1);
      draft.levels.setAll(0, [null, 1, null].take(draft.game.seats));
      app.setups.remember(draft);
      await tester.pumpWidget(InMotion(child: PriseApp(state: app)));
      await tester.pumpAndSettle();

      // A match is started and the computer replies.
      final play = find.descendant(
        of: find.byWidgetPredicate(
          (widget) => widget is GameCard && widget.draft.game.id == id,
        ),
        matching: find.byIcon(Icons.play_arrow),
      );
      await tester.ensureVisible(play);
      await tester.pumpAndSettle();
      await tester.tap(play);
      await tester.pumpAndSettle();
      if (find.byType(DealShuffleScreen).evaluate().isNotEmpty) {
        await tester.tap(find.byType(FilledButton).last);
        await tester.pumpAndSettle();
      }
      await until(tester, () => find.byType(PlayScreen).evaluate().isNotEmpty);
      final match = matchOf(tester);
      await until(tester, () => isPersonsTurn(match));
      final before = match.view.ply;
      move(match);
      await until(
        tester,
        () => match.view.ply > before + 1 && isPersonsTurn(match),
      );
      final left = match.view.ply;

      // It is left and continued.
      await back(tester);
      expect(find.byType(HomeScreen), findsOneWidget);
      expect(app.matches.single.ply, left);
      await tester.tap(find.text('Continue').first);
      await until(tester, () => find.byType(PlayScreen).evaluate().isNotEmpty);
      final again = matchOf(tester);
      expect(again.view.ply, left);

      // It is given up, looked back at, and kept.
      while (!again.isOver) {
        await until(tester, () => again.isOver || isPersonsTurn(again));
        again.resign();
      }
      await until(tester, () => find.text('Review').evaluate().isNotEmpty);
      await tester.tap(find.text('Review').last);
      await until(
        tester,
        () => find.byType(ReviewScreen).evaluate().isNotEmpty,
      );
      await back(tester);
      await until(tester, () => find.byType(PlayScreen).evaluate().isNotEmpty);
      await back(tester);
      await until(tester, () => find.byType(HomeScreen).evaluate().isNotEmpty);

      final filter = RecordFilter(game: id, amongPeople: false);
      final records = await app.library.records(filter);
      expect(records.items.single.game, id);
      await tester.tap(find.text('Library').last);
      await until(
        tester,
        () => find.byType(LibraryScreen).evaluate().isNotEmpty,
      );
      await back(tester);
      await tester.tap(find.text('Statistics').last);
      await until(tester, () => find.byType(StatsScreen).evaluate().isNotEmpty);
      await back(tester);
      await tester.pumpAndSettle();
    });
  }
}
