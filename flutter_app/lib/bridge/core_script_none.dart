/// Outside browsers the core is no script.
Future<void> requireCoreScript() async {}
