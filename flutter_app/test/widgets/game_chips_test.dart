import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/l10n/generated/app_localizations.dart';
import 'package:prise/widgets/game_chips.dart';
import 'package:prise/widgets/radio_chip.dart';

import '../support/harness.dart';

void main() {
  for (final locale in [const Locale('en'), chinese]) {
    for (final (width, scale, rows) in [
      (390.0, 1.0, 2),
      (390.0, 2.0, 1),
      (320.0, 2.0, 1),
    ]) {
      testWidgets('four games take $rows rows of $width at $scale: $locale', (
        tester,
      ) async {
        var chosen = 'draughts';
        await tester.pumpWidget(
          MaterialApp(
            locale: locale,
            localizationsDelegates: Words.localizationsDelegates,
            supportedLocales: Words.supportedLocales,
            home: MediaQuery(
              data: MediaQueryData(textScaler: TextScaler.linear(scale)),
              child: Scaffold(
                body: Align(
                  alignment: Alignment.topLeft,
                  child: SizedBox(
                    width: width - 32,
                    child: GameChips(
                      games: const [
                        'draughts', 'mill', 'dark-chess', 'three-kingdoms', //
                      ],
                      chosen: chosen,
                      onChosen: (game) => chosen = game,
                    ),
                  ),
                ),
              ),
            ),
          ),
        );
        final chips = find.byType(RadioChip);
        expect(chips, findsNWidgets(4));
        final tops = {
          for (var chip = 0; chip < 4; chip++)
            tester.getTopLeft(chips.at(chip)).dy,
        };
        expect(tops.length, lessThanOrEqualTo(rows));
        await tester.ensureVisible(chips.last);
        await tester.pumpAndSettle();
        await tester.tap(chips.last);
        expect(chosen, 'three-kingdoms');
      });
    }
  }
}
