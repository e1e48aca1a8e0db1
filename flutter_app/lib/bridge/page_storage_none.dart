/// The text that is kept under a key; nothing outside of a browser.
String? readPage(String key) => null;

/// Keeps a text under a key and tells whether it could.
bool writePage(String key, String text) => false;
