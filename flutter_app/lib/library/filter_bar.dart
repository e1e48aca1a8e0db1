import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../setup/setup_draft.dart';
import '../widgets/more_menu.dart';

/// Chooses which games are listed: by game, opponent and result.
class FilterBar extends StatelessWidget {
  /// Makes the bar.
  const FilterBar({super.key, required this.filter, required this.onChanged});

  /// What is listed.
  final RecordFilter filter;

  /// Called with what is to be listed instead.
  final ValueChanged<RecordFilter> onChanged;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    return Container(
      padding: const EdgeInsets.symmetric(horizontal: 16),
      alignment: AlignmentDirectional.centerStart,
      child: Wrap(
        spacing: 8,
        children: [_game(context, words), _opponent(words), _result(words)],
      ),
    );
  }

  Widget _game(BuildContext context, Words words) => _Choice<String?>(
    name: words.filterGame,
    value: filter.game,
    values: {
      null: words.filterAllGames,
      for (final (game, kit) in AppScope.of(context).games)
        game.id: kit.name(words),
    },
    onChanged: (game) => _change(game: () => game),
  );

  Widget _opponent(Words words) => _Choice<(int?, bool)>(
    name: words.filterOpponent,
    value: (filter.level, filter.amongPeople),
    values: {
      (null, false): words.filterAllOpponents,
      (null, true): words.filterPeople,
      for (var level = 1; level <= SetupDraft.highestLevel; level++)
        (level, false): words.computerAt(level),
    },
    onChanged: (opponent) => _change(opponent: opponent),
  );

  Widget _result(Words words) => _Choice<EndingKind?>(
    name: words.filterResult,
    value: filter.ending,
    values: {
      null: words.filterAllResults,
      EndingKind.won: words.resultWon,
      EndingKind.lost: words.resultLost,
      EndingKind.drawn: words.resultDrawn,
    },
    onChanged: (ending) => _change(ending: () => ending),
  );

  void _change({
    String? Function()? game,
    (int?, bool)? opponent,
    EndingKind? Function()? ending,
  }) {
    final (level, amongPeople) = opponent ?? (filter.level, filter.amongPeople);
    onChanged(
      RecordFilter(
        game: game == null ? filter.game : game(),
        level: level,
        amongPeople: amongPeople,
        ending: ending == null ? filter.ending : ending(),
      ),
    );
  }
}

/// A chip that opens the values to choose from. The first one is no limit.
class _Choice<T> extends StatelessWidget {
  const _Choice({
    required this.name,
    required this.value,
    required this.values,
    required this.onChanged,
  });

  final String name;
  final T value;
  final Map<T, String> values;
  final ValueChanged<T> onChanged;

  @override
  Widget build(BuildContext context) {
    final isLimited = value != values.keys.first;
    return MenuAnchor(
      menuChildren: [
        for (final MapEntry(key: choice, value: text) in values.entries)
          MenuItemButton(
            leadingIcon: Icon(
              choice == value
                  ? Icons.radio_button_checked
                  : Icons.radio_button_unchecked,
            ),
            onPressed: () => onChanged(choice),
            child: MenuLabel(text),
          ),
      ],
      builder: (context, menu, _) => FilterChip(
        label: FittedBox(
          fit: BoxFit.scaleDown,
          child: Row(
            children: [
              Text(
                isLimited ? values[value] ?? '$value' : name,
                semanticsLabel: '$name: ${values[value]}',
              ),
              const Icon(Icons.arrow_drop_down, size: 18),
            ],
          ),
        ),
        showCheckmark: false,
        selected: isLimited,
        onSelected: (_) => menu.isOpen ? menu.close() : menu.open(),
      ),
    );
  }
}
