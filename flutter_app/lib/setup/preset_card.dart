import 'package:flutter/material.dart';

import '../games/game_kit.dart';
import '../theme/board_theme.dart';
import '../widgets/board_picture.dart';

/// A way to play: what it is called, what it means, and where it helps, what it
/// looks like. To screen readers it is a radio button.
class PresetCard extends StatelessWidget {
  /// Makes the card.
  const PresetCard({
    super.key,
    required this.name,
    required this.detail,
    required this.isChosen,
    required this.onChosen,
    required this.theme,
    this.picture,
  });

  /// What it is called.
  final String name;

  /// What it means.
  final String detail;

  /// Whether it is chosen.
  final bool isChosen;

  /// Called when it is to be chosen.
  final VoidCallback onChosen;

  /// What the board is made of.
  final BoardTheme theme;

  /// What it looks like.
  final RulePicture? picture;

  @override
  Widget build(BuildContext context) {
    final ThemeData(:colorScheme, :textTheme) = Theme.of(context);
    final ink = isChosen
        ? colorScheme.onSecondaryContainer
        : colorScheme.onSurface;
    return Semantics(
      container: true,
      inMutuallyExclusiveGroup: true,
      checked: isChosen,
      enabled: true,
      label: '$name. $detail',
      onTap: onChosen,
      excludeSemantics: true,
      child: Card(
        margin: EdgeInsets.zero,
        clipBehavior: Clip.antiAlias,
        color: isChosen
            ? colorScheme.secondaryContainer
            : colorScheme.surfaceContainerLow,
        // As wide when it is chosen as when it is not.
        shape: RoundedRectangleBorder(
          borderRadius: BorderRadius.circular(12),
          side: BorderSide(
            color: isChosen ? colorScheme.primary : colorScheme.outlineVariant,
            width: 2,
          ),
        ),
        child: InkWell(
          onTap: onChosen,
          child: Padding(
            padding: const EdgeInsets.all(12),
            child: Column(
              crossAxisAlignment: CrossAxisAlignment.start,
              spacing: 8,
              children: [
                if (picture case (:final kit, :final pieces)?)
                  Center(
                    child: ConstrainedBox(
                      constraints: const BoxConstraints(maxHeight: 128),
                      child: BoardPicture(
                        kit: kit,
                        theme: theme,
                        pieces: pieces,
                      ),
                    ),
                  ),
                Row(
                  crossAxisAlignment: CrossAxisAlignment.start,
                  spacing: 8,
                  children: [
                    Icon(
                      isChosen
                          ? Icons.radio_button_checked
                          : Icons.radio_button_unchecked,
                      size: 20,
                      color: isChosen ? colorScheme.primary : ink,
                    ),
                    Expanded(
                      child: Text(
                        name,
                        style: textTheme.titleSmall?.copyWith(color: ink),
                      ),
                    ),
                  ],
                ),
                Text(detail, style: textTheme.bodySmall?.copyWith(color: ink)),
              ],
            ),
          ),
        ),
      ),
    );
  }
}
