import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../theme/board_theme.dart';
import '../widgets/large_text.dart';
import '../widgets/piece_icon.dart';

/// The pieces that a player has still to bring onto the board, one beside the
/// other, and their number.
class HandPieces extends StatelessWidget {
  /// Makes the row of a player.
  const HandPieces({
    super.key,
    required this.count,
    required this.piece,
    required this.owner,
    required this.kit,
    required this.theme,
  });

  /// How many there are.
  final int count;

  /// What they look like.
  final PieceView piece;

  /// What the player is called.
  final String owner;

  /// The game.
  final GameKit kit;

  /// What the pieces are made of.
  final BoardTheme theme;

  static const double _size = 22;
  static const double _step = 10;

  @override
  Widget build(BuildContext context) {
    if (count == 0) return const SizedBox.shrink();
    // Beside large text there is room for one, and the number says it all.
    final shown = isLargeText(context) ? 1 : count;
    return Semantics(
      label: Words.of(context).inHand(owner, count),
      excludeSemantics: true,
      child: Row(
        mainAxisSize: MainAxisSize.min,
        children: [
          DecoratedBox(
            decoration: BoxDecoration(
              color: theme.dark,
              borderRadius: BorderRadius.circular(_size * 0.3),
            ),
            child: SizedBox(
              width: _size + (shown - 1) * _step,
              height: _size,
              child: Stack(
                children: [
                  for (var index = 0; index < shown; index++)
                    PositionedDirectional(
                      start: index * _step,
                      child: PieceIcon.of(
                        piece,
                        art: kit.art,
                        theme: theme,
                        size: _size,
                        hasGround: false,
                      ),
                    ),
                ],
              ),
            ),
          ),
          const SizedBox(width: 4),
          Text('$count', style: Theme.of(context).textTheme.labelLarge),
        ],
      ),
    );
  }
}
