import 'dart:convert';

import 'package:flutter/foundation.dart';
import 'package:flutter/services.dart';

/// The licences of what the core is made of, for the page on which Flutter
/// shows those of the app's packages. `scripts/licences` gathers them.
Stream<LicenseEntry> coreLicences({AssetBundle? bundle}) async* {
  final text = await (bundle ?? rootBundle).loadString('assets/licences.json');
  for (final entry in jsonDecode(text) as List<Object?>) {
    if (entry case {
      'packages': final List<Object?> packages,
      'text': final String text,
    }) {
      yield LicenseEntryWithLineBreaks(packages.cast<String>(), text);
    }
  }
}
