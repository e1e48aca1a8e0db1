import 'package:flutter/widgets.dart';

/// Whether text is so large that words need the whole width of a phone.
bool isLargeText(BuildContext context) =>
    MediaQuery.textScalerOf(context).scale(16) > 24;

/// Whether the text is large and the screen narrow: pictures give way to words.
bool isCramped(BuildContext context) =>
    isLargeText(context) && MediaQuery.sizeOf(context).width < 600;
