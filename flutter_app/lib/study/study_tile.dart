import 'dart:async';

import 'package:flutter/material.dart';

import '../home/home_extras.dart';
import '../l10n/generated/app_localizations.dart';
import 'studies_screen.dart';

/// The way from the first screen to everything about positions and lines.
class StudyTile extends StatelessWidget {
  /// Makes the tile.
  const StudyTile({super.key});

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    return HomeExtraTile(
      icon: Icons.account_tree_outlined,
      name: words.study,
      detail: words.studyAbout,
      onOpen: () => unawaited(
        Navigator.of(
          context,
        ).push(MaterialPageRoute<void>(builder: (_) => const StudiesScreen())),
      ),
    );
  }
}
