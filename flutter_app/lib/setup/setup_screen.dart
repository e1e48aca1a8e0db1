import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/open_match.dart';
import 'clock_presets.dart';
import 'seat_setup.dart';
import 'setup_draft.dart';

/// Who plays, by which rules, with which clock.
class SetupScreen extends StatefulWidget {
  /// Makes the screen of a game.
  const SetupScreen({super.key, required this.game, required this.kit});

  /// The game as the core describes it.
  final GameView game;

  /// The game as the app shows it.
  final GameKit kit;

  @override
  State<SetupScreen> createState() => _SetupScreenState();
}

class _SetupScreenState extends State<SetupScreen> {
  late final SetupDraft _draft = SetupDraft(widget.game);

  void _start() =>
      openMatch(context, _draft.finish(Words.of(context)), replace: true);

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    return Scaffold(
      appBar: AppBar(
        title: Text(widget.kit.name(words)),
        leading: IconButton(
          onPressed: () => Navigator.of(context).pop(),
          icon: const BackButtonIcon(),
          tooltip: words.back,
        ),
      ),
      body: SafeArea(
        child: Center(
          child: ConstrainedBox(
            constraints: const BoxConstraints(maxWidth: 640),
            child: Column(
              children: [
                Expanded(
                  child: ListView(
                    padding: const EdgeInsets.all(16),
                    children: _sections(words),
                  ),
                ),
                Padding(
                  padding: const EdgeInsets.fromLTRB(16, 8, 16, 16),
                  child: FilledButton(
                    onPressed: _start,
                    style: FilledButton.styleFrom(
                      minimumSize: const Size.fromHeight(56),
                    ),
                    child: Text(words.startGame),
                  ),
                ),
              ],
            ),
          ),
        ),
      ),
    );
  }

  List<Widget> _sections(Words words) => [
    _Title(words.players),
    for (var seat = 0; seat < _draft.levels.length; seat++)
      Padding(
        padding: const EdgeInsets.only(bottom: 12),
        child: SeatSetup(
          kit: widget.kit,
          seat: seat,
          theme: AppScope.of(context).settings.boardTheme,
          level: _draft.levels[seat],
          onChanged: (level) => setState(() => _draft.levels[seat] = level),
        ),
      ),
    _Title(words.clock),
    Wrap(
      spacing: 8,
      children: [
        for (final clock in ClockPreset.all)
          ChoiceChip(
            label: Text(clock.name(words)),
            selected: _draft.clock == clock,
            onSelected: (_) => setState(() => _draft.clock = clock),
          ),
      ],
    ),
    if (widget.game.options.isNotEmpty) _Title(words.rules),
    for (final (index, option) in widget.game.options.indexed)
      _option(words, index, option),
  ];

  Widget _option(Words words, int index, OptionView option) {
    final name = widget.kit.option(words, option.name);
    final isSwitch =
        option.values.length == 2 &&
        option.values[0] == '0' &&
        option.values[1] == '1';
    void choose(int value) => setState(() => _draft.options[index] = value);
    if (isSwitch) {
      return SwitchListTile(
        contentPadding: EdgeInsets.zero,
        title: Text(name),
        value: _draft.options[index] == 1,
        onChanged: (isOn) => choose(isOn ? 1 : 0),
      );
    }
    return Column(
      crossAxisAlignment: CrossAxisAlignment.start,
      children: [
        Text(name),
        Wrap(
          spacing: 8,
          children: [
            for (final (value, text) in option.values.indexed)
              ChoiceChip(
                label: Text(widget.kit.optionValue(words, option.name, text)),
                selected: _draft.options[index] == value,
                onSelected: (_) => choose(value),
              ),
          ],
        ),
      ],
    );
  }
}

class _Title extends StatelessWidget {
  const _Title(this.text);

  final String text;

  @override
  Widget build(BuildContext context) {
    return Padding(
      padding: const EdgeInsets.only(top: 12, bottom: 8),
      child: Semantics(
        header: true,
        child: Text(text, style: Theme.of(context).textTheme.titleMedium),
      ),
    );
  }
}
