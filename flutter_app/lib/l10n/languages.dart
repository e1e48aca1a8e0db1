import 'package:flutter/widgets.dart';

/// The languages of the app by their own names.
final Map<Locale, String> languages = Map.unmodifiable({
  const Locale('en'): 'English',
  const Locale.fromSubtags(languageCode: 'zh', scriptCode: 'Hant'): '繁體中文',
});
