import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/games/dark_chess/dark_chess_kit.dart';
import 'package:prise/play/deal_proof_screen.dart';
import 'package:prise/play/deal_shuffle_screen.dart';
import 'package:prise/play/play_screen.dart';

import '../support/fake_engine.dart';
import '../support/harness.dart';
import '../support/other_games.dart';
import '../support/platform_calls.dart';
import '../support/sample_proof.dart';
import '../support/uncut.dart';

/// A finished or running match of dark chess that was promised.
BoardView _match({bool isOver = true}) => momentOf(
  darkChess,
  pieces: darkChessMiddle().pieces,
  armies: const [0, 1],
  levels: const [null, 3],
  isPromised: true,
  outcome: isOver
      ? const OutcomeView(winner: 0, reason: EndReason.blocked)
      : null,
);

/// The screen of a proof.
Future<void> pumpProof(
  WidgetTester tester,
  DealProof? proof, {
  Size size = const Size(390, 844),
  double textScale = 1,
  Locale locale = const Locale('en'),
  ThemeMode themeMode = ThemeMode.light,
}) async {
  await pumpApp(
    tester,
    first: darkChessStart,
    games: [darkChess],
    size: size,
    textScale: textScale,
    locale: locale,
    themeMode: themeMode,
  );
  showDeal(
    tester.element(find.byType(Scaffold).first),
    kit: const DarkChessKit(),
    promise: sampleProof.commitment,
    shortPromise: sampleProof.commitmentShort,
    proof: proof,
  );
  await tester.pumpAndSettle();
}

/// A match on the screen.
Future<FakeEngine> pumpMatch(WidgetTester tester, BoardView view) async {
  final (app, core) = await pumpApp(
    tester,
    first: () => view,
    games: [darkChess],
  );
  final match = await app.start(
    MatchSetup(
      game: darkChess.id,
      rules: '',
      practice: false,
      players: const [
        PlayerSetup(name: 'You'),
        PlayerSetup(name: 'Prise', level: 3),
      ],
    ),
  );
  tester
      .state<NavigatorState>(find.byType(Navigator))
      .push(MaterialPageRoute<void>(builder: (_) => PlayScreen(match: match)))
      .ignore();
  await tester.pumpAndSettle();
  return core;
}

Future<void> leave(WidgetTester tester) => tester.pumpWidget(const SizedBox());

Future<void> scrollTo(WidgetTester tester, Finder finder) => tester
    .scrollUntilVisible(finder, 200, scrollable: find.byType(Scrollable).first);

void main() {
  testWidgets('a proof is told in words first, then in every number', (
    tester,
  ) async {
    await pumpProof(tester, sampleProof);
    expect(find.text('The shuffle was fair'), findsOne);
    expect(find.textContaining('sealed envelope'), findsOne);
    for (final text in [
      sampleProof.commitment,
      sampleProof.deal,
      '2 taps and the words “my lucky socks”',
      sampleProof.secret!,
      sampleProof.seed,
      '${sampleProof.checks[0].command}\n${sampleProof.checks[0].digits}',
      '${sampleProof.checks[1].command}\n${sampleProof.checks[1].digits}',
    ]) {
      await scrollTo(tester, find.text(text));
      expect(find.text(text), findsOne, reason: text);
    }
  });

  testWidgets('a deal that nobody mixed anything into says so', (tester) async {
    await pumpProof(tester, proofLike());
    expect(find.text('Nothing was swapped'), findsOne);
    expect(find.textContaining('the app shuffled alone'), findsOne);
    await scrollTo(tester, find.text('Nothing'));
  });

  testWidgets('an old proof has no secret, and is not called mixed', (
    tester,
  ) async {
    await pumpProof(tester, proofLike(isOld: true));
    expect(find.text('Nothing was swapped'), findsOne);
    await scrollTo(tester, find.text(sampleProof.seed));
    expect(find.textContaining('secret: what was'), findsNothing);
    expect(find.text('What you mixed in'), findsNothing);
  });

  testWidgets('what does not fit is never called fair', (tester) async {
    await pumpProof(tester, proofLike(isFair: false, taps: 3));
    expect(find.text('The shuffle was not fair'), findsOne);
    expect(find.text('The shuffle was fair'), findsNothing);
  });

  testWidgets('the proof and each line can be copied', (tester) async {
    final copied = copiedTexts(tester);
    await pumpProof(tester, sampleProof);
    await scrollTo(tester, find.text('Copy the proof'));
    await tapVisible(tester, find.byTooltip('Copy this line').last);
    await tester.pumpAndSettle();
    // What it says stands in the way for a moment.
    await tester.pump(const Duration(seconds: 5));
    await tester.pumpAndSettle();
    await tapVisible(tester, find.text('Copy the proof'));
    await tester.pumpAndSettle();
    expect(copied, [sampleProof.checks.last.command, sampleProof.text]);
  });

  testWidgets('while the match runs only the promise is shown', (tester) async {
    await pumpMatch(tester, _match(isOver: false));
    await tester.tap(find.byTooltip('More'));
    await tester.pumpAndSettle();
    await tester.tap(find.text('Promise 2688 d8dc a478 0472'));
    await tester.pumpAndSettle();
    expect(find.byType(DealProofScreen), findsOne);
    expect(find.text(sampleProof.commitment), findsOne);
    expect(find.text(sampleProof.seed, skipOffstage: false), findsNothing);
    expect(find.text(sampleProof.deal, skipOffstage: false), findsNothing);
    await leave(tester);
  });

  testWidgets('the proof is one tap from the result', (tester) async {
    await pumpMatch(tester, _match(isOver: false));
    final match = matchOf(tester);
    match.resign();
    await tester.pumpAndSettle();
    await tapVisible(tester, find.text('Was the shuffle fair?'));
    await tester.pumpAndSettle();
    expect(find.text('The shuffle was fair'), findsOne);
    await leave(tester);
  });

  testWidgets('after the end what lay face down is turned up', (tester) async {
    final core = await pumpMatch(tester, _match(isOver: false));
    final match = matchOf(tester);
    final hidden = [
      for (final piece in match.board.standing.value)
        if (piece.army == null) piece.point,
    ];
    expect(hidden, isNotEmpty);
    core.matches.last.proof = proofLike(
      pieces: [
        for (final point in hidden) PieceView(point: point, army: 1, kind: 6),
      ],
    );
    match.resign();
    await tester.pumpAndSettle();
    for (final piece in match.board.standing.value) {
      expect(piece.army, isNotNull);
      if (hidden.contains(piece.point)) expect(piece.kind, 6);
    }
    await leave(tester);
  });

  testWidgets('what the tiles mean is one tap away', (tester) async {
    await pumpMatch(tester, _match(isOver: false));
    await tester.tap(find.byTooltip('Which piece is which'));
    await tester.pumpAndSettle();
    for (final kind in ['general', 'advisor', 'rook', 'soldier']) {
      expect(find.text(kind), findsNWidgets(2));
    }
    await leave(tester);
  });

  testWidgets('the proof is in the menu of a finished match', (tester) async {
    await pumpMatch(tester, _match());
    await tester.tap(find.byTooltip('More'));
    await tester.pumpAndSettle();
    await tester.tap(find.text('Was the shuffle fair?').last);
    await tester.pumpAndSettle();
    expect(find.text('The shuffle was fair'), findsOne);
    await leave(tester);
  });

  testWidgets('another match like this one is shuffled anew', (tester) async {
    final core = await pumpMatch(tester, _match(isOver: false));
    matchOf(tester).resign();
    await tester.pumpAndSettle();
    await tester.tap(find.text('Rematch').last);
    await tester.pumpAndSettle();
    expect(find.byType(DealShuffleScreen), findsOne);
    await tester.tap(find.text('Start without shuffling'));
    await tester.pumpAndSettle();
    expect(core.shuffles, hasLength(1));
    expect(core.matches, hasLength(2));
    await leave(tester);
  });

  for (final MapEntry(key: surface, value: size) in surfaces.entries) {
    testWidgets('a proof fits $surface, also with text of twice the size', (
      tester,
    ) async {
      for (final locale in [const Locale('en'), chinese]) {
        for (final scale in [1.0, 2.0]) {
          await pumpProof(
            tester,
            sampleProof,
            size: size,
            textScale: scale,
            locale: locale,
          );
          expect(tester.takeException(), isNull);
          expectUncut(tester);
          final end = find.byIcon(Icons.share);
          await scrollTo(tester, end);
          expect(tester.takeException(), isNull);
          expectUncut(tester);
          await leave(tester);
        }
      }
    });
  }

  for (final mode in [ThemeMode.light, ThemeMode.dark]) {
    testWidgets('a proof is accessible in ${mode.name}', (tester) async {
      final semantics = tester.ensureSemantics();
      await pumpProof(tester, sampleProof, themeMode: mode);
      await expectAccessible(tester);
      await scrollTo(tester, find.byIcon(Icons.share));
      await expectAccessible(tester);
      semantics.dispose();
    });
  }

  testWidgets('digits that fill a line or two are large enough to touch', (
    tester,
  ) async {
    final semantics = tester.ensureSemantics();
    await pumpProof(tester, sampleProof, size: const Size(1280, 800));
    await expectAccessible(tester);
    await scrollTo(tester, find.byIcon(Icons.share));
    await expectAccessible(tester);
    semantics.dispose();
  });
}
