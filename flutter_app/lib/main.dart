import 'dart:async';

import 'package:flutter/foundation.dart';
import 'package:flutter/widgets.dart';

import 'app_state.dart';
import 'bridge/rust_engine.dart';
import 'feedback/devices.dart';
import 'incoming/incoming_files.dart';
import 'open_library.dart';
import 'settings/core_licences.dart';
import 'start.dart';
import 'warm_up.dart';

void main() {
  WidgetsFlutterBinding.ensureInitialized();
  LicenseRegistry.addLicense(coreLicences);
  runApp(const Start(load: _load));
}

Future<AppState> _load() async {
  final engine = await RustEngine.load();
  final app = AppState(
    engine: engine,
    library: await openLibrary(engine),
    devices: Devices.real(),
    incoming: kIsWeb ? null : IncomingFiles(),
  );
  await app.refresh();
  if (kIsWeb) unawaited(warmUp(engine));
  return app;
}
