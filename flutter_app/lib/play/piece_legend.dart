import 'dart:async';

import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../games/tiles/tile_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../theme/board_theme.dart';
import '../widgets/piece_icon.dart';

/// Shows what is written on the tiles of each army, and what it is called.
void showLegend(
  BuildContext context,
  GameView game,
  TileKit kit,
  BoardTheme theme,
) => unawaited(
  showModalBottomSheet<void>(
    context: context,
    showDragHandle: true,
    isScrollControlled: true,
    builder: (context) {
      final words = Words.of(context);
      final text = Theme.of(context).textTheme;
      final lettered = theme.withPiecesOf(theme, hasLetters: true);
      return SafeArea(
        child: SingleChildScrollView(
          padding: const EdgeInsets.fromLTRB(16, 0, 16, 16),
          child: Column(
            mainAxisSize: MainAxisSize.min,
            crossAxisAlignment: CrossAxisAlignment.stretch,
            children: [
              Semantics(
                header: true,
                child: Text(words.legend, style: text.titleLarge),
              ),
              for (var army = 0; army < game.armies.length; army++) ...[
                const SizedBox(height: 12),
                Text(kit.army(words, army), style: text.titleMedium),
                const SizedBox(height: 4),
                Wrap(
                  spacing: 16,
                  runSpacing: 8,
                  children: [
                    for (final kind in kit.kindsOf(army))
                      Row(
                        mainAxisSize: MainAxisSize.min,
                        spacing: 6,
                        children: [
                          PieceIcon(
                            art: kit.art,
                            theme: lettered,
                            army: army,
                            kind: kind,
                            size: 44,
                          ),
                          Text(kit.kind(words, kind)),
                        ],
                      ),
                  ],
                ),
              ],
            ],
          ),
        ),
      );
    },
  ),
);
