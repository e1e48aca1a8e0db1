import 'package:flutter/widgets.dart';

/// The title of a bar: a long one is made to fit, none is cut.
class BarTitle extends StatelessWidget {
  /// Makes the title.
  const BarTitle(this.text, {super.key});

  /// The title.
  final String text;

  @override
  Widget build(BuildContext context) => FittedBox(
    fit: BoxFit.scaleDown,
    alignment: AlignmentDirectional.centerStart,
    child: Text(text),
  );
}
