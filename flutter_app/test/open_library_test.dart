import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/engine.dart';
import 'package:prise/open_library.dart';

import 'support/fake_engine.dart';
import 'support/positions.dart';

/// A device on which nothing can be written.
class FullDevice extends FakeEngine {
  FullDevice() : super(startBoard);

  @override
  Future<Library> open(String? folder) async {
    if (folder == null) return library..isPersistent = false;
    throw const CoreError(
      kind: ErrorKind.storage,
      message: 'no space left on device',
    );
  }
}

void main() {
  test('where nothing can be saved the app still plays', () async {
    TestWidgetsFlutterBinding.ensureInitialized();
    final library = await openLibrary(FullDevice());
    expect(library.isPersistent, isFalse);
  });
}
