import 'dart:async';

import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/engine.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/open_match.dart';
import '../widgets/bar_title.dart';
import '../widgets/screen_back_button.dart';
import 'clock_setup.dart';
import 'opponent_setup.dart';
import 'rules_setup.dart';
import 'seat_setup.dart';
import 'setup_draft.dart';
import 'setup_title.dart';

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
  late final Engine _engine = AppScope.read(context).engine;
  late final SetupDraft _draft = AppScope.read(
    context,
  ).setups.draft(widget.game);
  late final List<LevelView> _levels = _engine.levelsOf(widget.game);
  RatingView? _rating;

  @override
  void initState() {
    super.initState();
    unawaited(_readRating());
  }

  /// One's own rating proposes a strength; without it nothing is missing.
  Future<void> _readRating() async {
    try {
      final library = AppScope.read(context).library;
      final rating = await library.rating(widget.game.id);
      if (mounted) setState(() => _rating = rating);
    } on CoreError {
      return;
    }
  }

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    return Scaffold(
      appBar: AppBar(
        title: BarTitle(widget.kit.name(words)),
        leading: const ScreenBackButton(),
      ),
      body: SafeArea(
        child: Center(
          child: ConstrainedBox(
            constraints: const BoxConstraints(maxWidth: 760),
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
                    onPressed: () => unawaited(startMatch(context, _draft)),
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
    if (_draft.levels.length == 2)
      OpponentSetup(
        draft: _draft,
        kit: widget.kit,
        levels: _levels,
        rating: _rating,
        onChanged: () => setState(() {}),
      )
    else ...[
      SetupTitle(words.players),
      _SideBySide(
        children: [
          for (var seat = 0; seat < _draft.levels.length; seat++)
            SeatSetup(
              kit: widget.kit,
              seat: seat,
              theme: AppScope.of(context).settings.boardTheme,
              level: _draft.levels[seat],
              levels: _levels,
              onChanged: (level) => setState(() => _draft.levels[seat] = level),
            ),
        ],
      ),
    ],
    if (_draft.mayBePractice)
      SwitchListTile(
        contentPadding: EdgeInsets.zero,
        title: Text(words.practice),
        subtitle: Text(words.practiceDetail),
        value: _draft.practice,
        onChanged: (value) => setState(() => _draft.practice = value),
      ),
    SetupTitle(words.clock),
    ClockSetup(
      presets: _engine.clocks,
      clock: _draft.clock,
      seatNames: [
        for (var seat = 0; seat < _draft.levels.length; seat++)
          widget.kit.seatName(words, seat, widget.kit.armyOfSeat(seat)),
      ],
      onChanged: (clock) => setState(() => _draft.clock = clock),
    ),
    if (widget.game.options.isNotEmpty) ...[
      SetupTitle(words.rules),
      RulesSetup(
        draft: _draft,
        kit: widget.kit,
        presets: _engine.presetsOf(widget.game),
        onChanged: (values) => setState(() => _draft.options.setAll(0, values)),
      ),
    ],
  ];
}

/// The seats beside each other where there is room, else below each other.
class _SideBySide extends StatelessWidget {
  const _SideBySide({required this.children});

  final List<Widget> children;

  static const double _gap = 12;
  static const double _least = 216;

  @override
  Widget build(BuildContext context) {
    return LayoutBuilder(
      builder: (context, constraints) {
        final share = (constraints.maxWidth + _gap) / children.length - _gap;
        // Large text needs the room for itself.
        if (share < MediaQuery.textScalerOf(context).scale(_least)) {
          return Column(spacing: _gap, children: children);
        }
        return IntrinsicHeight(
          child: Row(
            crossAxisAlignment: CrossAxisAlignment.stretch,
            spacing: _gap,
            children: [for (final child in children) Expanded(child: child)],
          ),
        );
      },
    );
  }
}
