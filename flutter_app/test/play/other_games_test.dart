import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/board/game_board.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/games/dark_chess/dark_chess_kit.dart';
import 'package:prise/games/three_kingdoms/three_kingdoms_kit.dart';
import 'package:prise/play/losses.dart';
import 'package:prise/play/match_controller.dart';
import 'package:prise/play/play_screen.dart';
import 'package:prise/play/player_strip.dart';

import '../support/harness.dart';
import '../support/other_games.dart';
import '../support/platform_calls.dart';
import '../support/uncut.dart';

/// A match of this game on the screen.
Future<MatchController> pumpMatch(
  WidgetTester tester,
  GameView game,
  BoardView view, {
  Size size = const Size(390, 844),
  double textScale = 1,
  Locale locale = const Locale('en'),
  ThemeMode themeMode = ThemeMode.light,
}) async {
  final (app, _) = await pumpApp(
    tester,
    first: () => view,
    games: [game],
    size: size,
    textScale: textScale,
    locale: locale,
    themeMode: themeMode,
  );
  final match = await app.start(
    MatchSetup(
      practice: false,
      game: game.id,
      rules: '',
      players: [
        for (final seat in view.seats)
          PlayerSetup(name: seat.name, level: seat.level),
      ],
    ),
  );
  tester
      .state<NavigatorState>(find.byType(Navigator))
      .push(MaterialPageRoute<void>(builder: (_) => PlayScreen(match: match)))
      .ignore();
  await tester.pumpAndSettle();
  return match;
}

/// Takes the screen away, so that its clocks stop.
Future<void> leave(WidgetTester tester) => tester.pumpWidget(const SizedBox());

void main() {
  final moments = {
    'mill': (mill, millRemoval()),
    'mill without a clock': (mill, millStart()),
    'classic dark chess': (darkChess, darkChessMiddle()),
    'FR-049 FR-050 three kingdoms': (threeKingdoms, threeKingdomsMiddle()),
  };

  for (final MapEntry(key: name, value: (game, view)) in moments.entries) {
    for (final MapEntry(key: surface, value: size) in surfaces.entries) {
      testWidgets('$name fits $surface, also with text of twice the size', (
        tester,
      ) async {
        for (final scale in [1.0, 2.0]) {
          await pumpMatch(tester, game, view, size: size, textScale: scale);
          expect(tester.takeException(), isNull);
          final board = tester.getRect(find.byType(GameBoard));
          final screen = Offset.zero & size;
          expect(board.width, greaterThan(60));
          expect(screen.contains(board.topLeft), isTrue);
          // The board may reach the edges of the screen.
          expect(screen.inflate(0.5).contains(board.bottomRight), isTrue);
          expectUncut(tester);
          await leave(tester);
        }
      });
    }

    for (final mode in [ThemeMode.light, ThemeMode.dark]) {
      testWidgets('$name is accessible: $mode', (tester) async {
        final semantics = tester.ensureSemantics();
        for (final locale in [const Locale('en'), chinese]) {
          await pumpMatch(
            tester,
            game,
            view,
            size: surfaces['a small phone']!,
            themeMode: mode,
            locale: locale,
          );
          await expectAccessible(tester);
          await leave(tester);
        }
        semantics.dispose();
      });
    }
  }

  testWidgets('classic lies on its side where the screen is wide', (
    tester,
  ) async {
    await pumpMatch(
      tester,
      darkChess,
      darkChessMiddle(),
      size: const Size(844, 390),
    );
    final lying = tester.getSize(find.byType(GameBoard));
    expect(lying.aspectRatio, greaterThan(1.8));
    // Half of the screen, where upright it was a fifth.
    expect(lying.width * lying.height / (844 * 390), greaterThan(0.48));
    // Each piece is where its point lies now.
    final board = tester.widget<GameBoard>(find.byType(GameBoard));
    expect(
      board.controller.geometry,
      same(const DarkChessKit(isOnItsSide: true).geometry),
    );
    await leave(tester);
    await pumpMatch(tester, darkChess, darkChessMiddle());
    expect(tester.getSize(find.byType(GameBoard)).aspectRatio, lessThan(0.6));
    await leave(tester);
  });

  testWidgets('FR-036 the turn is told by number, then by faction', (
    tester,
  ) async {
    const people = <int?>[null, null, null];
    await pumpMatch(tester, threeKingdoms, threeKingdomsStart(levels: people));
    expect(find.text("Player 1's turn"), findsOneWidget);
    expect(find.text('Turn up a piece'), findsOneWidget);
    expect(find.text('Player 1 · unassigned'), findsOneWidget);
    expect(find.text('Player 2'), findsOneWidget);
    await leave(tester);
    await pumpMatch(tester, threeKingdoms, threeKingdomsMiddle());
    expect(find.text("Red's turn"), findsOneWidget);
    expect(find.text('Green'), findsOneWidget);
    await leave(tester);
    await pumpMatch(
      tester,
      threeKingdoms,
      threeKingdomsMiddle(levels: const [null, 3, 3]),
    );
    expect(find.text('Your turn · Red'), findsOneWidget);
    await leave(tester);
  });

  testWidgets('FR-018 FR-045 the moves until a draw are in plain sight', (
    tester,
  ) async {
    final semantics = tester.ensureSemantics();
    await pumpMatch(tester, threeKingdoms, threeKingdomsMiddle());
    expect(find.text('45'), findsOneWidget);
    expect(find.text('until draw'), findsOneWidget);
    expect(find.text('60-move rule'), findsOneWidget);
    expect(
      find.bySemanticsLabel('60-move rule: 45 more moves and it is a draw'),
      findsOneWidget,
    );
    await leave(tester);
    semantics.dispose();
  });

  testWidgets('FR-044 each faction has its own count of losses', (
    tester,
  ) async {
    final semantics = tester.ensureSemantics();
    await pumpMatch(tester, threeKingdoms, threeKingdomsMiddle());
    expect(find.byType(Losses), findsOneWidget);
    for (final (count, label) in [
      ('−2', 'Green has lost 2: Green soldier, Green soldier'),
      ('−1', 'Red has lost 1: Red advisor'),
      ('−3', 'Black has lost 3: Black advisor, Black horse, Black cannon'),
    ]) {
      expect(find.text(count), findsOneWidget);
      expect(find.bySemanticsLabel(label), findsOneWidget);
    }
    await leave(tester);
    semantics.dispose();
  });

  testWidgets('FR-047 whoever is out is grey and said to be out', (
    tester,
  ) async {
    final semantics = tester.ensureSemantics();
    final match = await pumpMatch(tester, threeKingdoms, threeKingdomsMiddle());
    bool isGrey(Type type, int index) => find
        .descendant(
          of: find.byType(type).at(index),
          matching: find.byType(ColorFiltered),
        )
        .evaluate()
        .isNotEmpty;
    expect(find.byType(PlayerStrip), findsNWidgets(3));
    expect(
      [for (var seat = 0; seat < 3; seat++) isGrey(PlayerStrip, seat)],
      [
        false, // Player 2
        true, // Player 3
        false, // Player 1, at the lower edge
      ],
    );
    expect(isGrey(Losses, 0), isTrue);
    expect(
      find.bySemanticsLabel(RegExp('^Player 3, Black, out')),
      findsOneWidget,
    );
    expect(match.board.outArmies.value, {2});
    final blacks = match.view.pieces.where((piece) => piece.army == 2);
    expect(
      find.bySemanticsLabel(RegExp('Black .*, out')),
      findsNWidgets(blacks.length),
    );
    await leave(tester);
    semantics.dispose();
  });

  testWidgets('a player who has just left is named', (tester) async {
    await pumpMatch(
      tester,
      threeKingdoms,
      momentOf(
        threeKingdoms,
        pieces: threeKingdomsMiddle().pieces,
        armies: const [1, 0, 2],
        out: const {2},
        legal: threeKingdomsMiddle().legal,
        lastSteps: const [
          StepView(kind: StepKind.remove, to: 24),
          StepView(kind: StepKind.hop, from: 23, to: 24),
          StepView(kind: StepKind.eliminate, seat: 2),
        ],
      ),
    );
    expect(find.text('Black is out'), findsOneWidget);
    await leave(tester);
  });

  testWidgets('three clocks stand beside three players', (tester) async {
    await pumpMatch(tester, threeKingdoms, threeKingdomsMiddle());
    expect(find.textContaining(RegExp('^0:5')), findsNWidgets(3));
    await leave(tester);
  });

  testWidgets('FR-051 three kingdoms holds the screen upright', (tester) async {
    final held = <List<Object?>>[];
    hearPlatformCalls(
      tester,
      'SystemChrome.setPreferredOrientations',
      (orientations) => held.add(orientations! as List<Object?>),
    );
    expect(const ThreeKingdomsKit().isUprightOnly, isTrue);
    await pumpMatch(tester, threeKingdoms, threeKingdomsMiddle());
    expect(held.last, ['DeviceOrientation.portraitUp']);
    await leave(tester);
    expect(held.last, isEmpty);
    await pumpMatch(tester, mill, millStart());
    expect(held.last, isEmpty);
    await leave(tester);
  });

  testWidgets('FR-052 a button leads back', (tester) async {
    await pumpMatch(tester, threeKingdoms, threeKingdomsStart());
    await tester.tap(find.byTooltip('Back'));
    await tester.pumpAndSettle();
    expect(find.byType(PlayScreen), findsNothing);
  });

  testWidgets('mill shows the men in hand', (tester) async {
    final semantics = tester.ensureSemantics();
    await pumpMatch(tester, mill, millRemoval());
    expect(find.bySemanticsLabel('White has 4 in hand'), findsOneWidget);
    expect(find.bySemanticsLabel('Black has 3 in hand'), findsOneWidget);
    await leave(tester);
    semantics.dispose();
  });

  testWidgets('a tap beside the marked men says what to do', (tester) async {
    final match = await pumpMatch(tester, mill, millRemoval());
    match.board.tap(mill.points.indexOf('d5'));
    await tester.pump(const Duration(milliseconds: 300));
    expect(find.text('Take one of the marked pieces first'), findsOneWidget);
    await leave(tester);
  });

  testWidgets('the holder of the device sits below, whichever the seat', (
    tester,
  ) async {
    final match = await pumpMatch(
      tester,
      threeKingdoms,
      threeKingdomsMiddle(levels: const [3, 3, null]),
    );
    expect(match.nearSeat, 2);
    final board = tester.getRect(find.byType(GameBoard));
    final below = [
      for (final strip in find.byType(PlayerStrip).evaluate())
        if (tester.getRect(find.byWidget(strip.widget)).top >= board.bottom)
          (strip.widget as PlayerStrip).seat,
    ];
    expect(below, [2]);
    await leave(tester);
  });
}
