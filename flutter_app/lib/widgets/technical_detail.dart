import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';

/// What exactly went wrong, for whoever reports it: small, in English, below the
/// words for the player.
class TechnicalDetail extends StatelessWidget {
  /// Makes the detail.
  const TechnicalDetail(this.message, {super.key, this.textAlign});

  /// What the core or the platform said.
  final String message;

  /// How it stands.
  final TextAlign? textAlign;

  @override
  Widget build(BuildContext context) {
    final ThemeData(:textTheme, :colorScheme) = Theme.of(context);
    final text = Words.of(context).technicalDetail(message);
    // To be read, and copied by whoever sees it: not a field to screen readers.
    return Semantics(
      label: text,
      excludeSemantics: true,
      child: SelectableText(
        text,
        textAlign: textAlign,
        style: textTheme.bodySmall?.copyWith(
          color: colorScheme.onSurfaceVariant,
        ),
      ),
    );
  }
}
