import 'dart:math' as math;

import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/theme/app_theme.dart';
import 'package:prise/theme/board_theme.dart';

import '../support/contrast.dart';

void main() {
  for (final theme in [AppTheme.light, AppTheme.dark]) {
    test('text is legible: ${theme.brightness}', () {
      final ColorScheme(
        :surface,
        :onSurface,
        :surfaceContainer,
        :surfaceContainerHighest,
        :primary,
        :onPrimary,
        :primaryContainer,
        :onPrimaryContainer,
        :secondaryContainer,
        :onSecondaryContainer,
        :errorContainer,
        :onErrorContainer,
        :inverseSurface,
        :onInverseSurface,
      ) = theme.colorScheme;
      for (final (ink, paper) in [
        (onSurface, surface),
        (onSurface, surfaceContainer),
        (onSurface, surfaceContainerHighest),
        (primary, surface),
        (primary, surfaceContainer),
        (onPrimary, primary),
        (onPrimaryContainer, primaryContainer),
        (onSecondaryContainer, secondaryContainer),
        (onErrorContainer, errorContainer),
        (onInverseSurface, inverseSurface),
      ]) {
        expect(contrast(ink, paper), greaterThanOrEqualTo(4.5));
      }
    });
  }

  for (final theme in BoardTheme.all) {
    test('marks and pieces stand out on the board: ${theme.id}', () {
      for (final mark in [theme.selection, theme.target, theme.must]) {
        expect(contrast(mark, theme.dark), greaterThanOrEqualTo(3));
      }
      expect(contrast(theme.darkInk, theme.dark), greaterThanOrEqualTo(4.5));
      for (final army in theme.armies) {
        expect(contrast(army.emblem, army.face), greaterThanOrEqualTo(3));
        // Either the face or the edge of a piece stands out from its square.
        expect(
          math.max(
            contrast(army.face, theme.dark),
            contrast(army.edge, theme.dark),
          ),
          greaterThanOrEqualTo(2.5),
        );
      }
    });
  }

  for (final BoardTheme(:id, :tiles, :dark) in BoardTheme.all) {
    test('FR-037 FR-038 FR-039 what is written on tiles is legible: $id', () {
      for (final ink in [tiles.green, tiles.red, tiles.black]) {
        expect(contrast(ink, tiles.front.face), greaterThanOrEqualTo(4.5));
      }
      final HSLColor(hue: green) = HSLColor.fromColor(tiles.green);
      final HSLColor(hue: red) = HSLColor.fromColor(tiles.red);
      expect(green, inInclusiveRange(90, 150));
      expect(red, anyOf(lessThan(20), greaterThan(340)));
      expect(tiles.black.computeLuminance(), lessThan(0.02));
    });

    test('tiles stand out from the board and from their backs: $id', () {
      expect(contrast(tiles.front.face, dark), greaterThanOrEqualTo(3));
      expect(
        contrast(tiles.front.face, tiles.back.face),
        greaterThanOrEqualTo(4.5),
      );
      expect(
        contrast(tiles.back.emblem, tiles.back.face),
        greaterThanOrEqualTo(4.5),
      );
    });
  }

  for (final (name, ink, paper, isLegible) in const [
    ('dark on light', Color(0xFF202020), Color(0xFFFFFFFF), true),
    ('grey on white', Color(0xFFA0A0A0), Color(0xFFFFFFFF), false),
    ('a veil of black on white', Color(0x60000000), Color(0xFFFFFFFF), false),
    ('white on a veil of white', Color(0xFFFFFFFF), Color(0x40FFFFFF), true),
  ]) {
    testWidgets('rendered text is judged: $name', (tester) async {
      await tester.pumpWidget(
        MaterialApp(
          home: Material(
            color: Colors.black,
            child: ColoredBox(
              color: paper,
              child: Text('text', style: TextStyle(color: ink)),
            ),
          ),
        ),
      );
      void judge() => expectLegible(tester);
      expect(judge, isLegible ? returnsNormally : throwsA(isA<TestFailure>()));
    });
  }
}
