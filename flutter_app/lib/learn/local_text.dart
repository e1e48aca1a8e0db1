import 'package:flutter/widgets.dart';

/// A longer text in every language of the app. Short words are in the ARB
/// files; a page of rules is easier to write and to check where it stands beside
/// its diagram.
final class LocalText {
  /// Makes a text. None of the languages can be forgotten.
  const LocalText({required this.en, required this.zh});

  /// English.
  final String en;

  /// Traditional Chinese.
  final String zh;

  /// The text in the language of the screen.
  String of(BuildContext context) =>
      Localizations.localeOf(context).languageCode == 'zh' ? zh : en;
}
