import 'dart:async';

import 'package:flutter/foundation.dart';
import 'package:flutter/widgets.dart';

import 'app.dart';
import 'app_state.dart';
import 'bridge/rust_engine.dart';
import 'feedback/devices.dart';
import 'incoming/incoming_files.dart';
import 'load_failure.dart';
import 'open_library.dart';
import 'settings/core_licences.dart';
import 'warm_up.dart';

Future<void> main() async {
  WidgetsFlutterBinding.ensureInitialized();
  LicenseRegistry.addLicense(coreLicences);
  try {
    final engine = await RustEngine.load();
    final app = AppState(
      engine: engine,
      library: await openLibrary(engine),
      devices: Devices.real(),
      incoming: kIsWeb ? null : IncomingFiles(),
    );
    await app.refresh();
    runApp(PriseApp(state: app));
    if (kIsWeb) unawaited(warmUp(engine));
    // Whatever keeps the core from loading, a blank screen is no answer.
  } catch (error) {
    runApp(LoadFailure(error: error));
  }
}
