/// A browser has its fonts.
Future<void> loadRealFont() async {}
