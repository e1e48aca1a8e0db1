import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/l10n/generated/app_localizations_en.dart';
import 'package:prise/l10n/generated/app_localizations_zh.dart';
import 'package:prise/setup/clock_draft.dart';

void main() {
  test('another kind keeps the time as far as it can', () {
    const clock = ClockDraft(ClockKind.fischer, 300, 3);
    expect(
      clock.change(kind: ClockKind.bronstein),
      const ClockDraft(ClockKind.bronstein, 300, 3),
    );
    expect(
      clock.change(kind: ClockKind.hourglass),
      const ClockDraft(ClockKind.hourglass, 300),
    );
    expect(
      clock.change(kind: ClockKind.perMove),
      const ClockDraft(ClockKind.perMove, 120),
    );
  });

  test('every kind can be chosen freely and has a name of its own', () {
    for (final words in [WordsEn(), WordsZh()]) {
      final names = {
        for (final kind in ClockKind.values)
          const ClockDraft(
            ClockKind.fischer,
            60,
            5,
          ).change(kind: kind).name(words),
      };
      expect(names, hasLength(ClockKind.values.length));
    }
  });

  test('everybody gets the same time', () {
    final choice = const ClockDraft(ClockKind.fischer, 180, 2).choice(3);
    expect(choice.timesMs, [180000, 180000, 180000]);
    expect(choice.extraMs, 2000);
  });
}
