import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';

/// The way back from a screen, at the start of its bar.
class ScreenBackButton extends StatelessWidget {
  /// Makes the button.
  const ScreenBackButton({super.key});

  @override
  Widget build(BuildContext context) => IconButton(
    onPressed: () => Navigator.of(context).pop(),
    icon: const BackButtonIcon(),
    tooltip: Words.of(context).back,
  );
}
