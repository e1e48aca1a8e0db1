import 'package:flutter/material.dart';

/// The title of what is chosen together.
class SetupTitle extends StatelessWidget {
  /// Makes a title.
  const SetupTitle(this.text, {super.key});

  /// What it says.
  final String text;

  @override
  Widget build(BuildContext context) {
    return Padding(
      padding: const EdgeInsets.only(top: 12, bottom: 8),
      child: Semantics(
        header: true,
        child: Text(text, style: Theme.of(context).textTheme.titleMedium),
      ),
    );
  }
}
