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
      style: menuWithin(context),
      menuChildren: [
        for (final (icon, name, act) in items)
          MenuItemButton(
            leadingIcon: Icon(icon),
            onPressed: act,
            child: Text(name),
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

/// Menus are no wider than the screen: long items wrap.
MenuStyle menuWithin(BuildContext context) => MenuStyle(
  maximumSize: WidgetStatePropertyAll(
    Size(MediaQuery.sizeOf(context).width - 16, double.infinity),
  ),
);

/// An item of a menu: its picture, its name, and what it does; nothing if it
/// cannot be chosen now.
typedef MoreItem = (IconData icon, String name, VoidCallback? act);
