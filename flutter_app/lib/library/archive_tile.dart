import 'package:flutter/material.dart';

import '../widgets/fitted_text.dart';
import '../widgets/large_text.dart';

/// A match in a list: three lines of the same height everywhere, so that long
/// lists scroll without measuring.
class ArchiveTile extends StatelessWidget {
  /// Makes the tile.
  const ArchiveTile({
    super.key,
    required this.icon,
    required this.picture,
    required this.title,
    required this.result,
    required this.detail,
    required this.deleteName,
    required this.onOpen,
    required this.onDelete,
    this.onLongPress,
    this.isChosen,
    this.color,
  });

  /// A tile that is as high as every other.
  const ArchiveTile.prototype({super.key})
    : icon = Icons.grid_view,
      picture = null,
      color = null,
      title = ' ',
      result = ' ',
      detail = ' ',
      deleteName = ' ',
      onOpen = null,
      onLongPress = null,
      isChosen = null,
      onDelete = null;

  /// A picture of how it ended, or that it did not.
  final IconData icon;

  /// How it stands, or stood at the end.
  final Widget? picture;

  /// The colour of the result.
  final Color? color;

  /// Who played.
  final String title;

  /// How it stands or ended.
  final String result;

  /// What else is to be said.
  final String detail;

  /// What deleting it is called.
  final String deleteName;

  /// Called to open it.
  final VoidCallback? onOpen;

  /// Called when it is held.
  final VoidCallback? onLongPress;

  /// Whether it is chosen among several; nothing while none is to be chosen.
  final bool? isChosen;

  /// Called to delete it.
  final VoidCallback? onDelete;

  static const double _picture = 60;

  @override
  Widget build(BuildContext context) {
    final theme = Theme.of(context);
    final scaler = MediaQuery.textScalerOf(context);
    // Every tile is equally high: a long line becomes two smaller ones.
    Widget line(String text, TextStyle style, {double lines = 1}) {
      final height = scaler.scale(style.fontSize! * style.height!) * lines;
      return SizedBox(
        height: height,
        child: FittedText(
          text,
          style: style.copyWith(height: 1.15),
          maxLines: 2,
        ),
      );
    }

    return Row(
      children: [
        Expanded(
          child: InkWell(
            onTap: onOpen,
            onLongPress: onLongPress,
            borderRadius: BorderRadius.circular(12),
            child: Padding(
              padding: const EdgeInsets.symmetric(horizontal: 8, vertical: 10),
              child: Row(
                spacing: 12,
                children: [
                  // Large words need the width for themselves.
                  if (!isCramped(context))
                    SizedBox.square(
                      dimension: _picture,
                      child: Center(child: picture),
                    ),
                  Expanded(
                    child: Column(
                      crossAxisAlignment: CrossAxisAlignment.start,
                      children: [
                        line(title, theme.textTheme.titleMedium!),
                        Row(
                          spacing: 4,
                          children: [
                            Icon(
                              icon,
                              size: 18,
                              color: color ?? theme.colorScheme.primary,
                            ),
                            Expanded(
                              child: line(
                                result,
                                theme.textTheme.bodyMedium!.copyWith(
                                  color: color,
                                ),
                              ),
                            ),
                          ],
                        ),
                        line(
                          detail,
                          theme.textTheme.bodySmall!,
                          lines: isLargeText(context) ? 1.4 : 1,
                        ),
                      ],
                    ),
                  ),
                ],
              ),
            ),
          ),
        ),
        if (isChosen case final isChosen?)
          Checkbox(
            value: isChosen,
            onChanged: (_) => onOpen?.call(),
            semanticLabel: title,
          )
        else
          IconButton(
            onPressed: onDelete,
            icon: const Icon(Icons.delete_outline),
            tooltip: deleteName,
          ),
      ],
    );
  }
}
