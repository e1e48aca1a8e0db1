import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/app_state.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/home/game_card.dart';
import 'package:prise/home/home_navigation.dart';
import 'package:prise/home/match_row.dart';
import 'package:prise/l10n/generated/app_localizations_en.dart';
import 'package:prise/play/play_screen.dart';
import 'package:prise/setup/clock_draft.dart';
import 'package:prise/setup/setup_draft.dart';
import 'package:prise/theme/board_theme.dart';
import 'package:prise/widgets/board_picture.dart';

import '../support/fake_engine.dart';
import '../support/harness.dart';
import '../support/other_games.dart';
import '../support/positions.dart';
import '../support/uncut.dart';

void main() {
  final all = [draughts, mill, darkChess, threeKingdoms];

  for (final MapEntry(key: name, value: size) in surfaces.entries) {
    testWidgets('fits $name, also with text of twice the size', (tester) async {
      for (final scale in [1.0, 2.0]) {
        await pumpApp(tester, size: size, textScale: scale, games: all);
        expect(tester.takeException(), isNull);
        expectUncut(tester);
      }
    });
  }

  for (final (name, columns) in [
    ('a tall phone', 1),
    ('a phone on its side', 2),
    ('a tablet', 2),
    ('a tablet on its side', 2),
  ]) {
    testWidgets('on $name $columns games stand side by side', (tester) async {
      await pumpApp(tester, size: surfaces[name]!, games: all);
      final cards = find.byType(GameCard);
      final first = tester.getRect(cards.first);
      final row = [
        for (var card = 0; card < all.length; card++)
          tester.getRect(cards.at(card)),
      ].where((rect) => rect.top == first.top);
      expect(row, hasLength(columns));
    });
  }

  for (final MapEntry(key: name, value: size) in surfacesWithAllGames.entries) {
    testWidgets('on $name all games and their Play are seen at once', (
      tester,
    ) async {
      final engine = FakeEngine(startBoard, games: all);
      await engine.library.start(SetupDraft(draughts).finish(WordsEn()));
      engine.matches.last.play(1);
      await pumpApp(tester, size: size, engine: engine);
      expect(find.text('Continue'), findsOneWidget);
      final bar = find.byType(HomeNavigation);
      final end = size.width < 600 ? tester.getTopLeft(bar).dy : size.height;
      for (final sight in [
        for (final name in ['Draughts', 'Morris', 'Dark Chess', 'Kingdoms'])
          find.textContaining(RegExp('$name(?!.*·)')).last,
        for (var game = 0; game < all.length; game++)
          find
              .descendant(
                of: find.byType(GameCard),
                matching: find.byIcon(Icons.play_arrow),
              )
              .at(game),
      ]) {
        expect(tester.getRect(sight).bottom, lessThanOrEqualTo(end));
        expect(tester.getRect(sight).top, greaterThan(0));
      }
    });
  }

  testWidgets('the order of the games never changes by itself', (tester) async {
    List<String> order() => [
      for (final card in tester.widgetList<GameCard>(find.byType(GameCard)))
        card.kit.id,
    ];
    final (app, _) = await pumpApp(tester, games: all);
    final before = order();
    app.setups.remember(SetupDraft(threeKingdoms));
    await tester.pumpAndSettle();
    expect(order(), before);
  });

  testWidgets('a font that arrives late finds room on the cards', (
    tester,
  ) async {
    await pumpApp(tester, size: surfaces['a tablet']!, games: all);
    // Heights that were asked for before a font arrived are not asked for
    // again: words would run through the buttons.
    expect(
      find.ancestor(
        of: find.byType(GameCard),
        matching: find.byType(IntrinsicHeight),
      ),
      findsNothing,
    );
    final card = tester.getRect(find.byType(GameCard).first);
    final play = tester.getRect(find.byIcon(Icons.play_arrow).first);
    expect(card.contains(play.bottomRight), isTrue);
  });

  for (final mode in [ThemeMode.light, ThemeMode.dark]) {
    for (final locale in [const Locale('en'), chinese]) {
      testWidgets('is accessible: $mode, $locale', (tester) async {
        final semantics = tester.ensureSemantics();
        await pumpApp(tester, themeMode: mode, locale: locale);
        await expectAccessible(tester);
        semantics.dispose();
      });
    }
  }

  testWidgets('begins at the top, however much room there is', (tester) async {
    await pumpApp(tester, size: surfaces['a tablet']!);
    expect(tester.getTopLeft(find.text('Prise')).dy, lessThan(40));
  });

  testWidgets('only games that the app can show are offered', (tester) async {
    await pumpApp(tester);
    expect(find.byType(GameCard), findsOneWidget);
    expect(find.text('International Draughts'), findsOneWidget);
    expect(find.text('Continue'), findsNothing);
  });

  testWidgets('the boards are those of the settings, as soon as chosen', (
    tester,
  ) async {
    final (app, _) = await pumpApp(tester, games: all);
    app.settings.board = BoardTheme.slate;
    await tester.pumpAndSettle();
    final pictures = tester.widgetList<BoardPicture>(
      find.descendant(
        of: find.byType(GameCard),
        matching: find.byType(BoardPicture),
      ),
    );
    expect(
      [for (final picture in pictures) picture.theme.id],
      [for (final _ in all) 'slate'],
    );
  });

  testWidgets('the games speak Chinese', (tester) async {
    await pumpApp(tester, locale: chinese);
    expect(find.text('國際跳棋'), findsOneWidget);
  });

  group('with matches in progress', () {
    Future<(AppState, FakeEngine)> pumpWithMatches(
      WidgetTester tester, {
      Size size = const Size(390, 844),
      double textScale = 1,
    }) async {
      final engine = FakeEngine(startBoard);
      for (var match = 0; match < 3; match++) {
        await engine.library.start(SetupDraft(draughts).finish(WordsEn()));
        engine.matches.last.play(1);
      }
      return pumpApp(tester, engine: engine, size: size, textScale: textScale);
    }

    for (final MapEntry(key: name, value: size) in surfaces.entries) {
      testWidgets('fits $name with text of twice the size', (tester) async {
        await pumpWithMatches(tester, size: size, textScale: 2);
        expect(tester.takeException(), isNull);
      });
    }

    testWidgets('a killed app continues where it was', (tester) async {
      await pumpWithMatches(tester);
      expect(find.text('+2'), findsOneWidget);
      await tester.tap(find.text('Continue'));
      await tester.pumpAndSettle();
      expect(matchOf(tester).id, 3);
      expect(matchOf(tester).view.ply, greaterThan(0));
    });

    testWidgets('the picture is the position of the match, not the opening', (
      tester,
    ) async {
      await pumpWithMatches(tester);
      await tester.pumpAndSettle();
      final picture = tester.widget<BoardPicture>(
        find.descendant(
          of: find.byType(MatchRow),
          matching: find.byType(BoardPicture),
        ),
      );
      final points = [for (final piece in picture.pieces!) piece.point];
      expect(points, contains(27), reason: '32-28 was played');
      expect(points, isNot(contains(31)));
    });

    testWidgets('one row says against whom, whose turn, and when', (
      tester,
    ) async {
      await pumpWithMatches(tester);
      final row = find.byType(MatchRow);
      expect(row, findsOneWidget);
      for (final text in [
        'International Draughts · against Computer 3',
        "Black's turn",
        '1970',
      ]) {
        expect(
          find.descendant(of: row, matching: find.textContaining(text)),
          findsOneWidget,
        );
      }
    });

    testWidgets('every match can be continued', (tester) async {
      await pumpWithMatches(tester);
      await tester.tap(find.text('+2'));
      await tester.pumpAndSettle();
      expect(find.byType(MatchRow), findsNWidgets(3));
      await tester.tap(find.byType(MatchRow).last);
      await tester.pumpAndSettle();
      expect(matchOf(tester).id, 1);
    });

    testWidgets('a new match asks nothing and keeps the old ones', (
      tester,
    ) async {
      final (app, engine) = await pumpWithMatches(tester);
      await tapPlay(tester);
      expect(find.byType(PlayScreen), findsOneWidget);
      expect(engine.setups, hasLength(4));
      expect(app.matches.where((match) => match.ply > 0), hasLength(3));
    });

    testWidgets('a match is deleted, and brought back', (tester) async {
      final (app, _) = await pumpWithMatches(tester);
      await tester.tap(find.text('+2'));
      await tester.pumpAndSettle();
      await tester.tap(find.byIcon(Icons.delete_outline).first);
      await tester.pumpAndSettle();
      expect(app.matches.map((match) => match.id), [2, 1]);
      await tester.tap(find.text('Undo'));
      await tester.pumpAndSettle();
      expect(app.matches.map((match) => match.id), [3, 2, 1]);
    });

    testWidgets('all matches are deleted at once, and brought back', (
      tester,
    ) async {
      final (app, _) = await pumpWithMatches(tester);
      await tester.tap(find.text('+2'));
      await tester.pumpAndSettle();
      await tester.tap(find.byTooltip('Delete all'));
      await tester.pumpAndSettle();
      expect(app.matches, isEmpty);
      expect(find.text('3 games deleted'), findsOneWidget);
      await tester.tap(find.text('Undo'));
      await tester.pumpAndSettle();
      expect(app.matches, hasLength(3));
    });

    testWidgets('is accessible', (tester) async {
      final semantics = tester.ensureSemantics();
      await pumpWithMatches(tester);
      await expectAccessible(tester);
      await tester.tap(find.text('+2'));
      await tester.pumpAndSettle();
      await expectAccessible(tester);
      semantics.dispose();
    });
  });

  testWidgets('a library that does not last says so, once', (tester) async {
    final engine = FakeEngine(startBoard)..library.isPersistent = false;
    await pumpApp(tester, engine: engine);
    expect(find.textContaining('nothing can be saved here'), findsOneWidget);
    await tester.tap(find.byIcon(Icons.close));
    await tester.pumpAndSettle();
    expect(find.textContaining('nothing can be saved here'), findsNothing);
  });

  testWidgets('a library that was damaged says what was saved and where', (
    tester,
  ) async {
    final engine = FakeEngine(startBoard)
      ..library.damage = const DamageView(
        path: '/home/anna/prise.damaged-1.redb',
        why: 'a page is missing',
        matches: 3,
        records: 40,
        studies: 2,
        lost: 2,
      );
    await pumpApp(tester, engine: engine);
    expect(find.textContaining('set aside'), findsOneWidget);
    expect(
      find.textContaining('3 unfinished and 40 finished games'),
      findsOneWidget,
    );
    expect(find.textContaining('2 studies were saved'), findsOneWidget);
    expect(find.textContaining('2 more could not be read'), findsOneWidget);
    expect(find.textContaining('prise.damaged-1.redb'), findsOneWidget);
    final semantics = tester.ensureSemantics();
    await expectAccessible(tester);
    semantics.dispose();
  });

  testWidgets('a second tab says that it does not save', (tester) async {
    final engine = FakeEngine(startBoard)
      ..library.isOpenElsewhere = true
      ..library.isPersistent = false;
    await pumpApp(tester, engine: engine);
    expect(find.textContaining('open in another tab'), findsOneWidget);
  });

  testWidgets('a match that cannot be opened can be deleted', (tester) async {
    final engine = await engineWithUnreadableMatch();
    final (app, _) = await pumpApp(tester, engine: engine);
    expect(app.matches, isEmpty);
    expect(find.text('Continue'), findsNothing);
    expect(find.textContaining('cannot be opened'), findsOneWidget);
    expect(find.textContaining("cannot be 'never'"), findsOneWidget);
    final semantics = tester.ensureSemantics();
    await expectAccessible(tester);
    semantics.dispose();
    await tester.tap(find.byIcon(Icons.delete_outline));
    await tester.pumpAndSettle();
    await tester.tap(find.text('Delete'));
    await tester.pumpAndSettle();
    expect(find.textContaining('cannot be opened'), findsNothing);
    expect(engine.library.kept, isEmpty);
  });

  testWidgets('the card shows what one tap starts', (tester) async {
    final (app, _) = await pumpApp(tester);
    expect(find.text('You – Computer 3'), findsOneWidget);
    app.setups.remember(
      SetupDraft(draughts)
        ..levels[1] = 7
        ..clock = const ClockDraft(ClockKind.fischer, 180, 2),
    );
    await tester.pump();
    expect(find.text('You – Computer 7 · 3 min + 2 s'), findsOneWidget);
  });

  testWidgets('a match that cannot be started says why and what to do', (
    tester,
  ) async {
    final (_, engine) = await pumpApp(tester, locale: chinese);
    engine.failure = const CoreError(
      kind: ErrorKind.badSetup,
      message: 'no such rule',
    );
    await tapPlay(tester);
    expect(find.text('無法開始對局'), findsOneWidget);
    expect(find.textContaining('請改選其他棋手'), findsOneWidget);
    // What the core says stays in English, and is called a detail.
    expect(find.text('技術細節：no such rule'), findsOneWidget);
    engine.failure = null;
    await tester.tap(find.text('再試一次'));
    await tester.pumpAndSettle();
    expect(find.byType(PlayScreen), findsOneWidget);
    await tester.pumpWidget(const SizedBox());
  });

  testWidgets('a match that cannot be started can be let be', (tester) async {
    final (_, engine) = await pumpApp(
      tester,
      size: surfaces['a small phone']!,
      textScale: 2,
    );
    engine.failure = const CoreError(
      kind: ErrorKind.storage,
      message: 'no space left on device',
    );
    await tapPlay(tester);
    expect(find.text('The game could not be started'), findsOneWidget);
    expect(tester.takeException(), isNull);
    expectUncut(tester, find.byType(AlertDialog));
    await tester.tap(find.text('Close'));
    await tester.pumpAndSettle();
    expect(find.byType(AlertDialog), findsNothing);
    expect(find.byType(GameCard), findsOneWidget);
  });
}
