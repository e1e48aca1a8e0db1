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

  test('with a handicap each seat has its own time', () {
    const even = ClockDraft(ClockKind.fischer, 300, 3);
    final clock = even.withHandicap(2, isOn: true).withSeat(1, 60);
    expect(clock.choice(2).timesMs, [300000, 60000]);
    expect(clock.name(WordsEn()), '5 min / 1 min + 3 s');
    expect(clock, isNot(even));
    expect(clock.even, even);
    expect(clock.withHandicap(2, isOn: false), even);
    expect(clock.change(kind: ClockKind.perMove).seatSeconds, [120, 60]);
  });
}
