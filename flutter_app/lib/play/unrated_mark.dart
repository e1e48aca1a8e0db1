import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import 'match_controller.dart';
import 'unrated_words.dart';

/// Says that a match against the computer is not rated, and on a tap why.
class UnratedMark extends StatelessWidget {
  /// Makes the mark.
  const UnratedMark({super.key, required this.match, required this.onAsked});

  /// The match.
  final MatchController match;

  /// Called with the reasons.
  final ValueChanged<String> onAsked;

  @override
  Widget build(BuildContext context) {
    final text = unratedInWords(Words.of(context), match.view.unrated);
    if (text == null) return const SizedBox.shrink();
    return IconButton(
      onPressed: () => onAsked(text),
      icon: const Icon(Icons.star_outline),
      tooltip: text,
    );
  }
}
