import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../theme/board_theme.dart';
import '../widgets/piece_icon.dart';
import '../widgets/radio_chip.dart';
import 'level_setup.dart';
import 'setup_draft.dart';

/// Who sits at one seat: a person, or the computer at some level.
class SeatSetup extends StatelessWidget {
  /// Makes the card of a seat.
  const SeatSetup({
    super.key,
    required this.kit,
    required this.seat,
    required this.theme,
    required this.level,
    required this.levels,
    required this.onChanged,
  });

  /// The game.
  final GameKit kit;

  /// Which seat.
  final int seat;

  /// What the pieces are made of.
  final BoardTheme theme;

  /// The level; nothing for a person.
  final int? level;

  /// All levels of the game.
  final List<LevelView> levels;

  /// Called with the new level.
  final ValueChanged<int?> onChanged;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final army = kit.armyOfSeat(seat);
    final name = kit.seatName(words, seat, army);
    final level = this.level;
    return Card(
      child: Padding(
        padding: const EdgeInsets.all(12),
        child: Column(
          crossAxisAlignment: CrossAxisAlignment.start,
          children: [
            Row(
              children: [
                PieceIcon.of(
                  kit.mark(army),
                  art: kit.art,
                  theme: theme,
                  size: 36,
                ),
                const SizedBox(width: 12),
                Expanded(
                  child: Text(
                    name,
                    style: Theme.of(context).textTheme.titleMedium,
                  ),
                ),
              ],
            ),
            Wrap(
              spacing: 8,
              runSpacing: 4,
              children: [
                RadioChip(
                  label: words.person,
                  isChosen: level == null,
                  onChosen: () => onChanged(null),
                ),
                RadioChip(
                  label: words.computer,
                  isChosen: level != null,
                  onChosen: () => onChanged(level ?? SetupDraft.defaultLevel),
                ),
              ],
            ),
            if (level != null)
              LevelSetup(
                levels: levels,
                level: level,
                spokenName: words.strengthOf(name),
                onChanged: onChanged,
              ),
          ],
        ),
      ),
    );
  }
}
