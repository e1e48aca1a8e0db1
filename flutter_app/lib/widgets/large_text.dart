import 'package:flutter/widgets.dart';

/// Whether text is so large that words need the whole width of a phone.
bool isLargeText(BuildContext context) =>
    MediaQuery.textScalerOf(context).scale(16) > 24;
