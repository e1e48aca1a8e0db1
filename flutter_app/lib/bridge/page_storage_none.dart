import 'page_storage.dart';

/// Outside of a browser there is no page to keep anything.
Future<PageStorage?> openPageStorage() async => null;
