import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/radio_chip.dart';
import 'level_setup.dart';
import 'setup_draft.dart';
import 'setup_title.dart';

/// Against whom, how strong, and on which side, in a game of two.
class OpponentSetup extends StatelessWidget {
  /// Makes the choice.
  const OpponentSetup({
    super.key,
    required this.draft,
    required this.kit,
    required this.levels,
    required this.onChanged,
    this.rating,
  });

  /// What is being set up.
  final SetupDraft draft;

  /// The game.
  final GameKit kit;

  /// The strengths of the computer in it.
  final List<LevelView> levels;

  /// The player's own rating, once there is one.
  final RatingView? rating;

  /// Called when something was changed.
  final VoidCallback onChanged;

  void _change(VoidCallback change) {
    change();
    onChanged();
  }

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final opponent = draft.opponent;
    return Column(
      crossAxisAlignment: CrossAxisAlignment.stretch,
      children: [
        SetupTitle(words.opponent),
        Wrap(
          spacing: 8,
          runSpacing: 4,
          children: [
            for (final (value, name) in [
              (Opponent.computer, words.computer),
              (Opponent.person, words.personHere),
              (Opponent.none, words.watchComputers),
            ])
              RadioChip(
                label: name,
                isChosen: opponent == value,
                onChosen: () => _change(() => draft.opponent = value),
              ),
          ],
        ),
        for (final (seat, level) in draft.levels.indexed)
          if (level != null)
            Padding(
              padding: const EdgeInsets.only(top: 8),
              child: _level(words, seat, level),
            ),
        if (opponent == Opponent.computer) ...[
          SetupTitle(words.youPlay),
          _side(words),
        ],
      ],
    );
  }

  Widget _level(Words words, int seat, int level) => LevelSetup(
    levels: levels,
    level: level,
    rating: draft.opponent == Opponent.computer ? rating : null,
    spokenName: draft.opponent == Opponent.computer
        ? words.strength
        : words.strengthOf(kit.seatName(words, seat, kit.armyOfSeat(seat))),
    onChanged: (level) => _change(() => draft.levels[seat] = level),
  );

  Widget _side(Words words) {
    // Where the game decides who leads which army, it is about who begins.
    final isNamed = kit.armyOfSeat(0) != null;
    String nameOf(int seat) => isNamed
        ? kit.army(words, kit.armyOfSeat(seat))
        : seat == 0
        ? words.goFirst
        : words.goSecond;
    return Wrap(
      spacing: 8,
      runSpacing: 4,
      children: [
        for (final (side, name) in [
          (Side.first, nameOf(0)),
          (Side.random, words.sideRandom),
          (Side.second, nameOf(1)),
        ])
          RadioChip(
            label: name,
            isChosen: draft.side == side,
            onChosen: () => _change(() => draft.side = side),
          ),
      ],
    );
  }
}
