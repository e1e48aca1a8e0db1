import 'package:flutter/widgets.dart';

/// What a chip says. Chips cut what does not fit into their line; this is made
/// to fit.
class ChipLabel extends StatelessWidget {
  /// Makes the label.
  const ChipLabel(this.text, {super.key});

  /// What it says.
  final String text;

  @override
  Widget build(BuildContext context) =>
      FittedBox(fit: BoxFit.scaleDown, child: Text(text));
}
