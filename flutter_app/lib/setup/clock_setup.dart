import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/radio_chip.dart';
import 'clock_draft.dart';

/// Which clock: none, one of a few, or one of one's own; with the same time for
/// everybody, or with one for each.
class ClockSetup extends StatefulWidget {
  /// Makes the choice.
  const ClockSetup({
    super.key,
    required this.presets,
    required this.clock,
    required this.seatNames,
    required this.onChanged,
  });

  /// The clocks that are one tap away, as the core offers them.
  final List<ClockPresetView> presets;

  /// The clock that is chosen; nothing for none.
  final ClockDraft? clock;

  /// What the players are called.
  final List<String> seatNames;

  /// Called with the new choice.
  final ValueChanged<ClockDraft?> onChanged;

  @override
  State<ClockSetup> createState() => _ClockSetupState();
}

class _ClockSetupState extends State<ClockSetup> {
  static const ClockDraft _first = ClockDraft(ClockKind.fischer, 300, 3);

  late final List<ClockDraft?> _presets = [
    for (final preset in widget.presets) ClockDraft.ofPreset(preset),
  ];
  late bool _isCustom = !_presets.contains(widget.clock?.even);

  void _choose(ClockDraft? clock, {bool isCustom = false}) {
    setState(() => _isCustom = isCustom);
    widget.onChanged(clock);
  }

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final clock = widget.clock;
    return Column(
      crossAxisAlignment: CrossAxisAlignment.start,
      children: [
        Wrap(
          spacing: 8,
          runSpacing: 4,
          children: [
            for (final preset in _presets)
              RadioChip(
                label: preset?.name(words) ?? words.clockNone,
                isChosen: !_isCustom && clock?.even == preset,
                onChosen: () => _choose(preset),
              ),
            RadioChip(
              label: words.custom,
              isChosen: _isCustom,
              onChosen: () => _choose(clock ?? _first, isCustom: true),
            ),
          ],
        ),
        if (clock != null) ...[
          if (_isCustom) ..._custom(words, clock),
          ..._handicap(words, clock),
        ],
      ],
    );
  }

  List<Widget> _custom(Words words, ClockDraft clock) {
    void change(ClockDraft clock) => _choose(clock, isCustom: true);
    return [
      Wrap(
        spacing: 8,
        runSpacing: 4,
        children: [
          for (final kind in ClockKind.values)
            RadioChip(
              label: _kindInWords(words, kind),
              isChosen: clock.kind == kind,
              onChosen: () => change(clock.change(kind: kind)),
            ),
        ],
      ),
      if (!clock.isHandicap)
        _Steps(
          name: words.clockTime,
          values: ClockDraft.timesOf(clock.kind),
          value: clock.seconds,
          onChanged: (seconds) => change(clock.change(seconds: seconds)),
        ),
      if (ClockDraft.hasExtra(clock.kind))
        _Steps(
          name: words.clockExtra,
          values: ClockDraft.extras,
          value: clock.extraSeconds,
          onChanged: (extra) => change(clock.change(extraSeconds: extra)),
        ),
    ];
  }

  List<Widget> _handicap(Words words, ClockDraft clock) => [
    SwitchListTile(
      contentPadding: EdgeInsets.zero,
      title: Text(words.clockHandicap),
      subtitle: Text(words.clockHandicapDetail),
      value: clock.isHandicap,
      onChanged: (isOn) => widget.onChanged(
        clock.withHandicap(widget.seatNames.length, isOn: isOn),
      ),
    ),
    for (final (seat, seconds) in clock.seatSeconds.indexed)
      _Steps(
        name: widget.seatNames[seat],
        values: ClockDraft.timesOf(clock.kind),
        value: seconds,
        onChanged: (seconds) => widget.onChanged(clock.withSeat(seat, seconds)),
      ),
  ];

  static String _kindInWords(Words words, ClockKind kind) => switch (kind) {
    ClockKind.perMove => words.clockKindPerMove,
    ClockKind.suddenDeath => words.clockKindSuddenDeath,
    ClockKind.fischer => words.clockKindFischer,
    ClockKind.bronstein => words.clockKindBronstein,
    ClockKind.hourglass => words.clockKindHourglass,
  };
}

/// One of a few times.
class _Steps extends StatelessWidget {
  const _Steps({
    required this.name,
    required this.values,
    required this.value,
    required this.onChanged,
  });

  final String name;
  final List<int> values;
  final int value;
  final ValueChanged<int> onChanged;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    String text(int value) => ClockDraft.timeName(words, value);
    final index = values.indexOf(value);
    return Column(
      crossAxisAlignment: CrossAxisAlignment.start,
      children: [
        Padding(
          padding: const EdgeInsets.only(top: 8),
          child: Text('$name: ${text(value)}'),
        ),
        Slider(
          max: (values.length - 1).toDouble(),
          divisions: values.length - 1,
          value: index < 0 ? 0 : index.toDouble(),
          label: text(value),
          semanticFormatterCallback: (step) =>
              '$name: ${text(values[step.round()])}',
          onChanged: (step) => onChanged(values[step.round()]),
        ),
      ],
    );
  }
}
