import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/app.dart';
import 'package:prise/app_state.dart';
import 'package:prise/board/game_board.dart';

import '../support/hands.dart';
import '../support/harness.dart';
import '../support/positions.dart';

/// What a device does to a match: other sizes, an end without notice.
void main() {
  testWidgets('a match that shares the screen fits while the divider moves', (
    tester,
  ) async {
    final (_, engine) = await pumpApp(tester);
    await tapPlay(tester);
    for (final size in const [
      Size(390, 640),
      Size(390, 422),
      Size(390, 300),
      Size(300, 844),
      Size(220, 600),
      Size(844, 390),
      Size(422, 390),
    ]) {
      tester.view.physicalSize = size;
      await tester.pumpAndSettle();
      expect(tester.takeException(), isNull, reason: '$size');
      final board = tester.getRect(find.byType(GameBoard));
      expect(board.width, greaterThan(100), reason: '$size');
      // The board may reach the edges of the screen.
      final screen = (Offset.zero & size).inflate(0.5);
      expect(screen.contains(board.bottomRight), isTrue);
    }
    await tester.tapAt(square(tester, 32));
    await tester.tapAt(square(tester, 28));
    await tester.pumpAndSettle();
    expect(engine.matches.single.played, hasLength(1));
  });

  testWidgets('a choice of routes stays when the phone turns', (tester) async {
    final (_, engine) = await pumpApp(tester, first: threeRoutes);
    await tapPlay(tester);
    await tester.tapAt(square(tester, 15));
    await tester.tapAt(square(tester, 3));
    await tester.pumpAndSettle();
    expect(find.text('×27'), findsOneWidget);
    tester.view.physicalSize = const Size(844, 390);
    await tester.pumpAndSettle();
    expect(tester.takeException(), isNull);
    await tester.tap(find.text('×27'));
    await tester.pumpAndSettle();
    expect(engine.matches.single.played.single.id, 2);
  });

  testWidgets('an app killed while a route is chosen asks again', (
    tester,
  ) async {
    final (_, engine) = await pumpApp(tester, first: threeRoutes);
    await tapPlay(tester);
    await tester.tapAt(square(tester, 15));
    await tester.tapAt(square(tester, 3));
    await tester.pumpAndSettle();
    expect(find.text('×27'), findsOneWidget);

    // Nobody says goodbye, so nothing is tidied up: another app starts over what
    // was written down.
    final kept = Map.of(engine.library.kept);
    await tester.pumpWidget(const SizedBox());
    await tester.pumpAndSettle();
    engine.library.kept.addAll(kept);
    final again = AppState(engine: engine, library: engine.library)
      ..settings.locale = const Locale('en');
    addTearDown(again.dispose);
    await again.refresh();
    await tester.pumpWidget(PriseApp(key: UniqueKey(), state: again));
    await tester.pumpAndSettle();
    await tester.tap(find.text('Continue'));
    await tester.pumpAndSettle();
    expect(find.text('×27'), findsNothing);
    await tester.tapAt(square(tester, 15));
    await tester.tapAt(square(tester, 3));
    await tester.pumpAndSettle();
    await tester.tap(find.text('×27'));
    await tester.pumpAndSettle();
    expect(engine.matches.last.played.single.id, 2);
  });
}
