import 'package:flutter/widgets.dart';

import 'fitted_text.dart';

/// The title of a bar: a long one is made to fit, none is cut.
class BarTitle extends StatelessWidget {
  /// Makes the title.
  const BarTitle(this.text, {super.key, this.style});

  /// The title.
  final String text;

  /// How it looks, if not as titles do.
  final TextStyle? style;

  /// As much of the bar as two lines may fill.
  static const double _height = 48;

  @override
  Widget build(BuildContext context) =>
      FittedText(text, style: style, maxLines: 2, maxHeight: _height);
}
