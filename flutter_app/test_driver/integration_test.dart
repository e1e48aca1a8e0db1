import 'package:integration_test/integration_test_driver.dart';

/// Drives the integration tests in a browser.
Future<void> main() => integrationDriver();
