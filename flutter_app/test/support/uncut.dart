import 'package:flutter/rendering.dart';
import 'package:flutter/widgets.dart';
import 'package:flutter_test/flutter_test.dart';

/// Every text within something is shown to its last letter.
void expectUncut(WidgetTester tester, [Finder? within]) {
  final texts = find.descendant(
    of: within ?? find.byType(Navigator).first,
    matching: find.byType(RichText),
  );
  for (final element in texts.evaluate()) {
    final paragraph = element.renderObject! as RenderParagraph;
    final painter = _uncutCopy(paragraph);
    final reason = '“${paragraph.text.toPlainText()}” is cut';
    final lines = painter.computeLineMetrics().length;
    expect(
      lines,
      lessThanOrEqualTo(paragraph.maxLines ?? lines),
      reason: reason,
    );
    if (!paragraph.softWrap) expect(lines, 1, reason: reason);
    expect(
      painter.height,
      lessThanOrEqualTo(paragraph.constraints.maxHeight + 0.5),
      reason: reason,
    );
    painter.dispose();
  }
}

/// The lines into which a text is broken.
List<String> linesOf(WidgetTester tester, Finder text) {
  final paragraph = tester.renderObject<RenderParagraph>(
    find.descendant(of: text, matching: find.byType(RichText)),
  );
  final words = paragraph.text.toPlainText();
  final painter = _uncutCopy(paragraph);
  final starts = [
    for (final line in painter.computeLineMetrics())
      painter.getPositionForOffset(Offset(line.left + 1, line.baseline)).offset,
    words.length,
  ];
  painter.dispose();
  return [
    for (var line = 0; line + 1 < starts.length; line++)
      words.substring(starts[line], starts[line + 1]).trim(),
  ];
}

/// The same text in the same width, with as many lines as it needs.
TextPainter _uncutCopy(RenderParagraph paragraph) => TextPainter(
  text: paragraph.text,
  textDirection: paragraph.textDirection,
  textScaler: paragraph.textScaler,
  locale: paragraph.locale,
)..layout(maxWidth: paragraph.constraints.maxWidth);
