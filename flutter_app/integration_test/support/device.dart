import 'package:flutter/widgets.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/app_state.dart';
import 'package:prise/bridge/engine.dart';

/// What is shown, with animations on: emulators may have them off, and people
/// have them on.
class InMotion extends StatelessWidget {
  /// Shows something in motion.
  const InMotion({super.key, required this.child});

  /// What is shown.
  final Widget child;

  @override
  Widget build(BuildContext context) => MediaQuery(
    data: MediaQuery.of(context).copyWith(disableAnimations: false),
    child: child,
  );
}

/// A test of the core alone. It is one of widgets all the same: of others a
/// browser that is driven from outside would not report the failure.
void coreTest(String name, Future<void> Function() body) =>
    testWidgets(name, (_) => body());

/// The app over a library that is nowhere but in memory, for one test.
Future<AppState> appInMemory(Engine engine) async {
  final app = AppState(engine: engine, library: await engine.open(null));
  addTearDown(app.dispose);
  return app;
}
