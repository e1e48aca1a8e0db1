import 'dart:math' as math;

import 'package:flutter/widgets.dart';

/// Text that is made smaller until it fits into its lines and its height with no
/// word broken, for places that cannot grow with it. None of it is cut.
class FittedText extends StatelessWidget {
  /// Makes the text.
  const FittedText(
    this.text, {
    super.key,
    this.style,
    this.maxLines = 1,
    this.maxHeight = double.infinity,
    this.semanticsLabel,
  });

  /// The text.
  final String text;

  /// How it looks where there is room.
  final TextStyle? style;

  /// How many lines it may take.
  final int maxLines;

  /// How high all of them may be.
  final double maxHeight;

  /// What screen readers say instead.
  final String? semanticsLabel;

  /// How large text is of which nobody says it.
  static const double _usualSize = 14;

  /// By how much it shrinks at a time.
  static const double _step = 0.94;

  /// Two letters, or characters that are joined.
  static final RegExp _insideWord = RegExp(r"^[\w']{2}$|\u2060");

  /// Below this share of its size nobody could read it.
  static const double _least = 0.15;

  @override
  Widget build(BuildContext context) {
    final style = DefaultTextStyle.of(context).style.merge(this.style);
    final size = style.fontSize ?? _usualSize;
    final wanted = MediaQuery.textScalerOf(context).scale(size) / size;
    return LayoutBuilder(
      builder: (context, constraints) {
        final room = Size(
          constraints.maxWidth,
          math.min(constraints.maxHeight, maxHeight),
        );
        var scale = wanted;
        while (scale > wanted * _least && !_fits(context, style, scale, room)) {
          scale *= _step;
        }
        return Text(
          text,
          style: style,
          softWrap: true,
          maxLines: maxLines,
          overflow: TextOverflow.ellipsis,
          semanticsLabel: semanticsLabel,
          textScaler: TextScaler.linear(scale),
        );
      },
    );
  }

  bool _fits(BuildContext context, TextStyle style, double scale, Size room) {
    final painter = TextPainter(
      text: TextSpan(
        text: text,
        style: MediaQuery.boldTextOf(context)
            ? style.merge(const TextStyle(fontWeight: FontWeight.bold))
            : style,
      ),
      textDirection: Directionality.of(context),
      textScaler: TextScaler.linear(scale),
      locale: Localizations.maybeLocaleOf(context),
    )..layout(maxWidth: room.width);
    final fits =
        painter.height <= room.height &&
        painter.computeLineMetrics().length <= maxLines &&
        !_breaksWord(painter);
    painter.dispose();
    return fits;
  }

  /// Whether a line begins where no language lets it begin. (The least width of
  /// a paragraph does not say: it takes Chinese without spaces for one word.)
  bool _breaksWord(TextPainter painter) {
    for (final line in painter.computeLineMetrics().skip(1)) {
      final start = painter.getPositionForOffset(
        Offset(line.left + 1, line.baseline),
      );
      final offset = start.offset;
      if (offset > 0 &&
          offset < text.length &&
          _insideWord.hasMatch(text.substring(offset - 1, offset + 1))) {
        return true;
      }
    }
    return false;
  }
}
