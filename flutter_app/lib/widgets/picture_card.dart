import 'package:flutter/material.dart';

import 'fitted_text.dart';
import 'large_text.dart';

/// A card with a small picture and words beside it. A tap opens what it shows.
class PictureCard extends StatelessWidget {
  /// Makes the card.
  const PictureCard({
    super.key,
    required this.picture,
    required this.title,
    required this.lines,
    required this.onOpen,
    required this.color,
    this.ink,
    this.trailing,
  });

  /// The picture.
  final Widget picture;

  /// What it says first.
  final Widget title;

  /// What it says below, small: each of these is made to fit.
  final List<String> lines;

  /// Called to open it.
  final VoidCallback onOpen;

  /// The colour of the card.
  final Color color;

  /// The colour of the small lines, if not the usual one.
  final Color? ink;

  /// What else can be done.
  final Widget? trailing;

  @override
  Widget build(BuildContext context) {
    final small = Theme.of(
      context,
    ).textTheme.bodySmall?.copyWith(color: ink, height: 1.2);
    return Card(
      margin: EdgeInsets.zero,
      color: color,
      clipBehavior: Clip.antiAlias,
      child: Row(
        children: [
          Expanded(
            child: InkWell(
              onTap: onOpen,
              child: Padding(
                padding: const EdgeInsets.all(8),
                child: Row(
                  children: [
                    // Large words need the width for themselves.
                    if (!isCramped(context)) ...[
                      SizedBox.square(dimension: 60, child: picture),
                      const SizedBox(width: 12),
                    ],
                    Expanded(
                      child: Column(
                        crossAxisAlignment: CrossAxisAlignment.start,
                        children: [
                          title,
                          for (final line in lines)
                            if (isLargeText(context))
                              Text(line, style: small)
                            else
                              FittedText(line, maxLines: 2, style: small),
                        ],
                      ),
                    ),
                  ],
                ),
              ),
            ),
          ),
          ?trailing,
        ],
      ),
    );
  }
}
