import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/play/play_screen.dart';

import '../support/hands.dart';
import '../support/harness.dart';
import '../support/positions.dart';

/// The swipe from the left edge of an iPhone. It has a file of its own: themes
/// keep the platform that they were made on.
void main() {
  const iPhone = TargetPlatformVariant({TargetPlatform.iOS});

  testWidgets(
    'a swipe from the edge leaves the match, which can be continued',
    (tester) async {
      await pumpApp(tester);
      await tapPlay(tester);
      await tester.tapAt(square(tester, 32));
      await tester.tapAt(square(tester, 28));
      await tester.pumpAndSettle();
      await tester.dragFrom(const Offset(4, 60), const Offset(300, 0));
      await tester.pumpAndSettle();
      expect(find.byType(PlayScreen), findsNothing);
      expect(find.text('Continue'), findsOneWidget);
    },
    variant: iPhone,
  );

  testWidgets('a swipe from the edge that turns back stays', (tester) async {
    final (_, engine) = await pumpApp(tester);
    await tapPlay(tester);
    final gesture = await tester.startGesture(const Offset(4, 60));
    for (final x in [10.0, 60.0, -40.0, -25.0]) {
      await gesture.moveBy(Offset(x, 0));
      await tester.pump(const Duration(milliseconds: 50));
    }
    await gesture.up();
    await tester.pumpAndSettle();
    expect(find.byType(PlayScreen), findsOneWidget);
    // The match was never left.
    await tester.tapAt(square(tester, 32));
    await tester.tapAt(square(tester, 28));
    await tester.pumpAndSettle();
    expect(engine.matches.single.played, hasLength(1));
  }, variant: iPhone);

  testWidgets(
    'a swipe from the edge by a second finger does not leave a piece in the hand',
    (tester) async {
      await pumpApp(tester);
      await tapPlay(tester);
      final hand = await lift(tester, square(tester, 32));
      await tester.dragFrom(const Offset(4, 60), const Offset(300, 0));
      await tester.pump(const Duration(seconds: 1));
      expect(find.byType(PlayScreen), findsOneWidget);
      await hand.up();
      await tester.pumpAndSettle();
    },
    variant: iPhone,
  );

  testWidgets(
    'a swipe from the edge that lifts a piece there moves the piece',
    (tester) async {
      final (_, engine) = await pumpApp(
        tester,
        first: () => board(
          white: [36, 50],
          black: [1],
          legal: [
            move(0, 36, [31]),
          ],
        ),
      );
      await tapPlay(tester);
      // On the piece, but left of its middle.
      final edge = square(tester, 36) - const Offset(15, 0);
      expect(edge.dx, lessThan(20), reason: 'where the system listens too');
      final gesture = await lift(tester, edge);
      expect(matchOf(tester).board.isDragging.value, isTrue);
      await gesture.moveTo(square(tester, 31));
      await gesture.up();
      await tester.pumpAndSettle();
      expect(find.byType(PlayScreen), findsOneWidget);
      expect(engine.matches.single.played, hasLength(1));
    },
    variant: iPhone,
  );
}
