import 'dart:async';

import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/app_state.dart';
import 'package:prise/home/home_screen.dart';
import 'package:prise/load_failure.dart';
import 'package:prise/start.dart';

import 'support/fake_engine.dart';
import 'support/positions.dart';

void main() {
  testWidgets('a sign of life, then the app', (tester) async {
    final loaded = Completer<AppState>();
    await tester.pumpWidget(Start(load: () => loaded.future));
    expect(find.byType(CircularProgressIndicator), findsOneWidget);
    final engine = FakeEngine(startBoard);
    loaded.complete(AppState(engine: engine, library: engine.library));
    await tester.pumpAndSettle();
    expect(find.byType(HomeScreen), findsOneWidget);
  });

  testWidgets('what cannot be loaded is said', (tester) async {
    await tester.pumpWidget(
      Start(
        load: () async => throw StateError('pkg/prise_bridge.js: HTTP 404'),
      ),
    );
    await tester.pumpAndSettle();
    expect(find.byType(LoadFailure), findsOneWidget);
    expect(find.textContaining('HTTP 404'), findsOneWidget);
  });

  testWidgets('what never arrives is not waited for for ever', (tester) async {
    await tester.pumpWidget(Start(load: () => Completer<AppState>().future));
    await tester.pump(Start.patience);
    await tester.pumpAndSettle();
    expect(find.byType(LoadFailure), findsOneWidget);
  });
}
