import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';

/// What is done seldom: a button with three dots, and the menu behind it.
class MoreMenu extends StatelessWidget {
  /// Makes the menu.
  const MoreMenu({super.key, required this.items});

  /// What can be chosen.
  final List<MoreItem> items;

  @override
  Widget build(BuildContext context) {
    return MenuAnchor(
      menuChildren: [
        for (final (icon, name, act) in items)
          MenuItemButton(
            leadingIcon: Icon(icon),
            onPressed: act,
            child: MenuLabel(name),
          ),
      ],
      builder: (context, menu, _) => IconButton(
        onPressed: () => menu.isOpen ? menu.close() : menu.open(),
        icon: const Icon(Icons.more_vert),
        tooltip: Words.of(context).more,
      ),
    );
  }
}

/// An item of a menu: its picture, its name, and what it does; nothing if it
/// cannot be chosen now.
typedef MoreItem = (IconData icon, String name, VoidCallback? act);

/// What an item of a menu says. Menus let their items be as wide as they like;
/// this one wraps at the edge of the screen.
class MenuLabel extends StatelessWidget {
  /// Makes the label.
  const MenuLabel(this.text, {super.key});

  /// What it says.
  final String text;

  /// What stands beside it: the icon and the edges.
  static const double _beside = 96;

  @override
  Widget build(BuildContext context) => ConstrainedBox(
    constraints: BoxConstraints(
      maxWidth: MediaQuery.sizeOf(context).width - _beside,
    ),
    child: Text(text),
  );
}
