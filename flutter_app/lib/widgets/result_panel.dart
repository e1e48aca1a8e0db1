import 'package:flutter/material.dart';

/// A panel below a board that tells how it went. Where there is no room for
/// all of it, it scrolls.
class ResultPanel extends StatelessWidget {
  /// Makes the panel.
  const ResultPanel({super.key, required this.children});

  /// What it tells, from top to bottom.
  final List<Widget> children;

  @override
  Widget build(BuildContext context) => Material(
    color: Theme.of(context).colorScheme.surfaceContainer,
    borderRadius: BorderRadius.circular(16),
    clipBehavior: Clip.antiAlias,
    child: SingleChildScrollView(
      padding: const EdgeInsets.all(12),
      child: Column(
        crossAxisAlignment: CrossAxisAlignment.stretch,
        spacing: 4,
        children: children,
      ),
    ),
  );
}
