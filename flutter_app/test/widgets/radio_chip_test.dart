import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/widgets/radio_chip.dart';

void main() {
  Future<void> pump(
    WidgetTester tester,
    int chosen, [
    void Function(int)? on,
  ]) => tester.pumpWidget(
    MaterialApp(
      home: Scaffold(
        body: Wrap(
          children: [
            for (var index = 0; index < 3; index++)
              RadioChip(
                label: 'Choice $index',
                isChosen: index == chosen,
                onChosen: () => on?.call(index),
              ),
          ],
        ),
      ),
    ),
  );

  testWidgets('chips do not move when one is chosen', (tester) async {
    List<Rect> places() => [
      for (var index = 0; index < 3; index++)
        tester.getRect(find.byType(RadioChip).at(index)),
    ];
    await pump(tester, 0);
    final before = places();
    await pump(tester, 1);
    await tester.pumpAndSettle();
    expect(places(), before);
  });

  testWidgets('screen readers hear radio buttons, and can choose', (
    tester,
  ) async {
    final semantics = tester.ensureSemantics();
    int? chosen;
    await pump(tester, 1, (index) => chosen = index);
    for (var index = 0; index < 3; index++) {
      expect(
        tester.getSemantics(find.byType(RadioChip).at(index)),
        isSemantics(
          label: 'Choice $index',
          isInMutuallyExclusiveGroup: true,
          hasCheckedState: true,
          isChecked: index == 1,
          hasTapAction: true,
        ),
      );
    }
    tester.semantics.tap(find.semantics.byLabel('Choice 2'));
    expect(chosen, 2);
    semantics.dispose();
  });
}
