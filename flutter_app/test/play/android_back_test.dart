import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/home/home_screen.dart';
import 'package:prise/play/play_screen.dart';

import '../support/hands.dart';
import '../support/harness.dart';

/// The back gesture of Android, which shows where it leads before it goes there.
void main() {
  Future<void> send(WidgetTester tester, String method, [Object? arguments]) {
    final call = MethodCall(method, arguments);
    return tester.binding.defaultBinaryMessenger.handlePlatformMessage(
      SystemChannels.backGesture.name,
      const StandardMethodCodec().encodeMethodCall(call),
      (_) {},
    );
  }

  Map<String, Object> at(double x, double progress) => {
    'touchOffset': [x, 300.0],
    'progress': progress,
    'swipeEdge': 0,
  };

  Future<void> goBack(WidgetTester tester) async {
    await send(tester, 'startBackGesture', at(5, 0));
    await tester.pump();
    await send(tester, 'updateBackGestureProgress', at(100, 0.4));
    await tester.pump();
    await send(tester, 'commitBackGesture');
  }

  testWidgets('the back gesture shows where it leads, and leaves', (
    tester,
  ) async {
    await pumpApp(tester);
    await tapPlay(tester);
    await send(tester, 'startBackGesture', at(5, 0));
    await tester.pump();
    await send(tester, 'updateBackGestureProgress', at(100, 0.4));
    await tester.pumpAndSettle();
    // Both are seen.
    expect(find.byType(HomeScreen), findsOneWidget);
    expect(find.byType(PlayScreen), findsOneWidget);
    await send(tester, 'commitBackGesture');
    await tester.pumpAndSettle();
    expect(find.byType(PlayScreen), findsNothing);
  });

  testWidgets('the back gesture that is taken back stays', (tester) async {
    await pumpApp(tester);
    await tapPlay(tester);
    await send(tester, 'startBackGesture', at(5, 0));
    await tester.pump();
    await send(tester, 'cancelBackGesture');
    await tester.pumpAndSettle();
    expect(find.byType(PlayScreen), findsOneWidget);
    expect(find.byType(HomeScreen), findsNothing);
  });

  testWidgets('the back gesture does nothing while a piece is in the hand', (
    tester,
  ) async {
    final (_, engine) = await pumpApp(tester);
    await tapPlay(tester);
    final hand = await lift(tester, square(tester, 32));
    await goBack(tester);
    await tester.pump(const Duration(seconds: 1));
    expect(find.byType(PlayScreen), findsOneWidget);
    expect(matchOf(tester).board.isDragging.value, isTrue);
    await hand.moveTo(square(tester, 28));
    await hand.up();
    await tester.pumpAndSettle();
    expect(engine.matches.single.played, hasLength(1));
  });
}
