import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';

/// The promise about a deal in its short form, large enough to be written down.
class DealPromise extends StatelessWidget {
  /// Makes the text.
  const DealPromise(this.promise, {super.key});

  /// The promise: groups of digits.
  final String promise;

  @override
  Widget build(BuildContext context) {
    final ThemeData(:textTheme, :colorScheme) = Theme.of(context);
    return Semantics(
      label: Words.of(context).dealPromise(spelled(promise)),
      child: ExcludeSemantics(
        child: DecoratedBox(
          decoration: BoxDecoration(
            color: colorScheme.secondaryContainer,
            borderRadius: BorderRadius.circular(12),
          ),
          child: Padding(
            padding: const EdgeInsets.symmetric(horizontal: 16, vertical: 12),
            child: Wrap(
              alignment: WrapAlignment.center,
              spacing: 14,
              children: [
                for (final group in promise.split(' '))
                  Text(
                    group,
                    style: textTheme.headlineSmall?.copyWith(
                      color: colorScheme.onSecondaryContainer,
                      fontFamily: 'monospace',
                      letterSpacing: 1.5,
                    ),
                  ),
              ],
            ),
          ),
        ),
      ),
    );
  }
}

/// Digits one by one, as a screen reader should say them.
String spelled(String digits) =>
    digits.split(' ').map((group) => group.split('').join(' ')).join(', ');
