import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';

/// The ratio that WCAG defines.
double contrast(Color one, Color other) {
  final lights = [one.computeLuminance(), other.computeLuminance()]..sort();
  return (lights[1] + 0.05) / (lights[0] + 0.05);
}

/// Every text and icon on the screen stands out from what is behind it, as WCAG
/// AA wants it. What is disabled need not.
///
/// Flutter's own guideline looks at pixels, which not every engine hands out;
/// this one looks at what the widgets say.
void expectLegible(WidgetTester tester) {
  for (final element in find.byType(RichText).evaluate()) {
    final span = (element.widget as RichText).text;
    final style = span.style;
    final color = style?.color;
    final text = span.toPlainText();
    if (color == null || text.trim().isEmpty || _isDisabled(element)) continue;
    final paper = _behind(element);
    final ink = Color.alphaBlend(color, paper);
    expect(
      contrast(ink, paper),
      greaterThanOrEqualTo(_least(style!)),
      reason: '"$text" in $ink on $paper',
    );
  }
}

/// Large text and pictures may stand out less.
double _least(TextStyle style) {
  final size = style.fontSize ?? 14;
  final isBold = (style.fontWeight ?? FontWeight.normal).value >= 700;
  final isIcon = style.fontFamily == 'MaterialIcons';
  return isIcon || size >= 24 || isBold && size >= 18.66 ? 3 : 4.5;
}

bool _isDisabled(Element element) {
  var isDisabled = false;
  element.visitAncestorElements((ancestor) {
    isDisabled = switch (ancestor.widget) {
      final ButtonStyleButton button => !button.enabled,
      final IconButton button => button.onPressed == null,
      // Whoever has left the game is grey.
      final Opacity faded => faded.opacity < 1,
      _ => false,
    };
    return !isDisabled;
  });
  return isDisabled;
}

/// The colour behind an element: what its ancestors paint, down to the first
/// that lets nothing through.
Color _behind(Element element) {
  final layers = <Color>[];
  element.visitAncestorElements((ancestor) {
    final color = _colorOf(ancestor);
    if (color != null && color.a > 0) layers.add(color);
    return color == null || color.a < 1;
  });
  return layers.reversed.reduce(
    (below, above) => Color.alphaBlend(above, below),
  );
}

Color? _colorOf(Element element) => switch (element.widget) {
  Material(type: MaterialType.transparency) => null,
  final Material material => material.color ?? Theme.of(element).canvasColor,
  ColoredBox(:final color) => color,
  DecoratedBox(decoration: BoxDecoration(:final color)) => color,
  DecoratedBox(decoration: ShapeDecoration(:final color)) => color,
  Ink(decoration: BoxDecoration(:final color)) => color,
  Ink(decoration: ShapeDecoration(:final color)) => color,
  _ => null,
};
