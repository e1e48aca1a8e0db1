import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';

/// Hears what the app asks of the platform by a method, until the test ends.
void hearPlatformCalls(
  WidgetTester tester,
  String method,
  void Function(Object? arguments) heard,
) {
  final messenger = tester.binding.defaultBinaryMessenger;
  messenger.setMockMethodCallHandler(SystemChannels.platform, (call) async {
    if (call.method == method) heard(call.arguments);
    return null;
  });
  addTearDown(
    () => messenger.setMockMethodCallHandler(SystemChannels.platform, null),
  );
}

/// The texts that the app copies, until the test ends.
List<String> copiedTexts(WidgetTester tester) {
  final copied = <String>[];
  hearPlatformCalls(
    tester,
    'Clipboard.setData',
    (data) => copied.add((data! as Map<Object?, Object?>)['text']! as String),
  );
  return copied;
}
