import 'package:flutter/material.dart';

import '../puzzles/daily_puzzle_tile.dart';
import '../study/study_tile.dart';
import '../widgets/fitted_text.dart';
import '../widgets/large_text.dart';

/// What the first screen offers beside the games, in this order: widgets that
/// build a [HomeExtraTile]. At most two have room.
const List<Widget> homeExtras = [DailyPuzzleTile(), StudyTile()];

/// How much room an extra has on the first screen.
enum HomeExtraForm {
  /// A button without words, beside the title: for low screens.
  button,

  /// A card with words, under the match to continue.
  card,
}

/// The extras side by side, or below each other where text is large.
class HomeExtras extends StatelessWidget {
  /// Makes the row.
  const HomeExtras({super.key, required this.extras, required this.form});

  /// The extras.
  final List<Widget> extras;

  /// How much room each has.
  final HomeExtraForm form;

  @override
  Widget build(BuildContext context) => _ExtraForm(
    form: form,
    child: form == HomeExtraForm.button
        ? Row(mainAxisSize: MainAxisSize.min, children: extras)
        : isCramped(context)
        ? Column(
            crossAxisAlignment: CrossAxisAlignment.stretch,
            spacing: 8,
            children: extras,
          )
        : Row(
            spacing: 8,
            children: [for (final extra in extras) Expanded(child: extra)],
          ),
  );
}

/// One extra: a picture, a name, and perhaps a line about how it stands.
class HomeExtraTile extends StatelessWidget {
  /// Makes the tile.
  const HomeExtraTile({
    super.key,
    required this.icon,
    required this.name,
    required this.onOpen,
    this.detail,
    this.picture,
  });

  /// What stands for it where there is no room for more.
  final IconData icon;

  /// What it is called.
  final String name;

  /// How it stands, in a few words.
  final String? detail;

  /// A picture instead of the icon, where there is room for one.
  final Widget? picture;

  /// Called to open it.
  final VoidCallback onOpen;

  @override
  Widget build(BuildContext context) {
    final label = detail == null ? name : '$name, $detail';
    if (_ExtraForm.of(context) == HomeExtraForm.button) {
      return IconButton(onPressed: onOpen, icon: Icon(icon), tooltip: label);
    }
    final ThemeData(:colorScheme, :textTheme) = Theme.of(context);
    final small = textTheme.bodySmall?.copyWith(
      color: colorScheme.onSurfaceVariant,
      height: 1.2,
    );
    return Semantics(
      button: true,
      label: label,
      excludeSemantics: true,
      onTap: onOpen,
      child: Card(
        margin: EdgeInsets.zero,
        color: colorScheme.secondaryContainer,
        clipBehavior: Clip.antiAlias,
        child: InkWell(
          onTap: onOpen,
          child: ConstrainedBox(
            constraints: const BoxConstraints(minHeight: 60),
            child: Padding(
              padding: const EdgeInsets.all(8),
              child: Row(
                spacing: 10,
                children: [
                  SizedBox.square(
                    dimension: 44,
                    child: picture ?? Icon(icon, size: 28),
                  ),
                  Expanded(
                    child: Column(
                      mainAxisAlignment: MainAxisAlignment.center,
                      crossAxisAlignment: CrossAxisAlignment.start,
                      children: [
                        if (isLargeText(context))
                          Text(name, style: textTheme.titleSmall)
                        else
                          FittedText(name, style: textTheme.titleSmall),
                        if (detail case final detail?)
                          if (isLargeText(context))
                            Text(detail, style: small)
                          else
                            FittedText(detail, style: small),
                      ],
                    ),
                  ),
                ],
              ),
            ),
          ),
        ),
      ),
    );
  }
}

class _ExtraForm extends InheritedWidget {
  const _ExtraForm({required this.form, required super.child});

  final HomeExtraForm form;

  static HomeExtraForm of(BuildContext context) =>
      context.dependOnInheritedWidgetOfExactType<_ExtraForm>()?.form ??
      HomeExtraForm.card;

  @override
  bool updateShouldNotify(_ExtraForm oldWidget) => form != oldWidget.form;
}
