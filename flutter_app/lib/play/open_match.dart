import 'dart:async';

import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import 'play_screen.dart';

/// Starts a match and shows it, or says why it cannot be started.
void openMatch(BuildContext context, MatchSetup setup, {bool replace = false}) {
  try {
    AppScope.of(context).start(setup);
  } on CoreError catch (error) {
    ScaffoldMessenger.of(context).showSnackBar(
      SnackBar(content: Text(Words.of(context).errorStart(error.message))),
    );
    return;
  }
  showMatch(context, replace: replace);
}

/// Shows the app's current match.
void showMatch(BuildContext context, {bool replace = false}) {
  final route = MaterialPageRoute<void>(builder: (_) => const PlayScreen());
  final navigator = Navigator.of(context);
  unawaited(replace ? navigator.pushReplacement(route) : navigator.push(route));
}
