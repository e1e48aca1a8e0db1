import 'package:flutter/widgets.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/widgets/watch.dart';

void main() {
  testWidgets('builds again only when the value changes', (tester) async {
    final number = ValueNotifier(0);
    addTearDown(number.dispose);
    final built = <bool>[];
    Widget watching(ValueNotifier<int> number) => Watch(
      listenable: number,
      read: () => number.value.isEven,
      builder: (_, isEven) {
        built.add(isEven);
        return const SizedBox();
      },
    );
    await tester.pumpWidget(watching(number));
    number.value = 2;
    await tester.pump();
    expect(built, [true]);
    number.value = 3;
    await tester.pump();
    expect(built, [true, false]);
    final other = ValueNotifier(4);
    addTearDown(other.dispose);
    await tester.pumpWidget(watching(other));
    number.value = 4;
    other.value = 5;
    await tester.pump();
    expect(built, [true, false, true, false]);
  });
}
