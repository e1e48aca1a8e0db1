import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import '../theme/board_theme.dart';
import '../widgets/fitted_text.dart';
import '../widgets/large_text.dart';
import '../widgets/out_of_play.dart';
import '../widgets/piece_icon.dart';
import 'captured_pieces.dart';
import 'clock_text.dart';
import 'hand_pieces.dart';
import 'level_words.dart';
import 'match_controller.dart';
import 'seat_words.dart';

/// One player: mark, name, captures, clock. Whoever is to move is marked by
/// colour and by an arrow; whoever is out is grey and struck out.
class PlayerStrip extends StatelessWidget {
  /// Makes the strip of a seat.
  const PlayerStrip({
    super.key,
    required this.match,
    required this.seat,
    required this.theme,
  });

  /// The match.
  final MatchController match;

  /// Whose strip.
  final int seat;

  /// What the pieces are made of.
  final BoardTheme theme;

  /// How much of the strip captures take at most, however large the text.
  static const double _capturedShare = 0.16;

  /// The same for pieces in hand where there is no clock; beside one they have
  /// as much as captures.
  static const double _handShare = 0.34;

  /// The same for the clock.
  static const double _clockShare = 0.3;

  /// From this width on there is room for large text and a clock.
  static const double _roomy = 400;

  /// How high a name is at most: in two lines where one would be too small.
  static const double _height = 40;

  /// How high it is above a clock, and how high that clock is.
  static const double _heightAboveClock = 22;
  static const double _clockHeight = 28;

  Widget _atMost(double width, Widget child) => ConstrainedBox(
    constraints: BoxConstraints(maxWidth: width),
    child: FittedBox(fit: BoxFit.scaleDown, child: child),
  );

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final colors = Theme.of(context).colorScheme;
    final view = match.shown;
    final player = view.seats[seat];
    final isToMove = view.seat == seat && view.outcome == null;
    final (ground, ink) = isToMove
        ? (colors.primaryContainer, colors.onPrimaryContainer)
        : player.isOut
        ? (colors.surface, colors.onSurfaceVariant)
        : (colors.surfaceContainer, colors.onSurface);
    final kit = match.kit;
    final name = playerInWords(words, [
      for (final seat in view.seats) seat.level,
    ], seat);
    final side = kit.army(words, player.army);
    final strength = player.level == null
        ? null
        : levelName(words, player.level!);
    final lead = match.lead(seat);
    final spoken = [
      name,
      ?strength,
      side,
      if (isToMove) words.toMove,
    ].join(', ');
    // Two strips share a row when there are three players.
    final isShort = view.seats.length > 2 && seat != match.nearSeat;
    final hasClock = player.timeMs != null;
    final isLarge = isLargeText(context);
    return Container(
      constraints: const BoxConstraints(minHeight: 40),
      padding: const EdgeInsets.symmetric(horizontal: 8, vertical: 2),
      decoration: BoxDecoration(
        color: ground,
        borderRadius: BorderRadius.circular(12),
      ),
      child: LayoutBuilder(
        builder: (context, constraints) {
          // Large text leaves no room for a clock beside the name, unless the
          // strip has nothing else to show.
          final isStacked =
              hasClock &&
              isLarge &&
              (isShort || !kit.showsLosses) &&
              constraints.maxWidth < _roomy;
          return Row(
            children: [
              if (isToMove || !isShort)
                SizedBox(
                  width: 18,
                  child: isToMove
                      ? Icon(Icons.play_arrow, size: 18, color: ink)
                      : null,
                ),
              OutOfPlay(
                isOut: player.isOut,
                child: PieceIcon.of(
                  kit.mark(player.army),
                  art: kit.art,
                  theme: theme,
                ),
              ),
              const SizedBox(width: 8),
              Expanded(
                child: Column(
                  mainAxisSize: MainAxisSize.min,
                  crossAxisAlignment: CrossAxisAlignment.start,
                  children: [
                    FittedText(
                      isShort
                          ? [
                              match.sideInWords(words, seat),
                              if (player.level != null) name,
                            ].join(' · ')
                          : [name, ?strength, side].join(' · '),
                      maxLines: isStacked ? 1 : 2,
                      maxHeight: isStacked ? _heightAboveClock : _height,
                      semanticsLabel: player.isOut
                          ? words.playerOut(spoken)
                          : spoken,
                      style: Theme.of(context).textTheme.titleSmall?.copyWith(
                        color: ink,
                        height: 1.15,
                        decoration: player.isOut
                            ? TextDecoration.lineThrough
                            : null,
                      ),
                    ),
                    if (isStacked)
                      SizedBox(
                        height: _clockHeight,
                        child: FittedBox(
                          child: ClockText(match: match, seat: seat),
                        ),
                      ),
                  ],
                ),
              ),
              if (view.seats[seat].inHand case final count?)
                _atMost(
                  constraints.maxWidth *
                      (hasClock ? _capturedShare : _handShare),
                  HandPieces(
                    count: count,
                    piece: kit.mark(player.army),
                    owner: match.sideInWords(words, seat),
                    kit: kit,
                    theme: theme,
                  ),
                ),
              _atMost(
                constraints.maxWidth * _capturedShare,
                Row(
                  mainAxisSize: MainAxisSize.min,
                  spacing: 4,
                  children: [
                    if (!kit.showsLosses)
                      CapturedPieces(
                        captured: match.captured,
                        owner: match.sideInWords(words, seat),
                        seat: seat,
                        kit: kit,
                        theme: theme,
                      ),
                    if (lead > 0)
                      Text(
                        '+$lead',
                        semanticsLabel: words.ahead(
                          match.sideInWords(words, seat),
                          lead,
                        ),
                        style: Theme.of(
                          context,
                        ).textTheme.labelLarge?.copyWith(color: ink),
                      ),
                  ],
                ),
              ),
              if (hasClock && !isStacked) ...[
                const SizedBox(width: 8),
                _atMost(
                  constraints.maxWidth * _clockShare,
                  ClockText(match: match, seat: seat),
                ),
              ],
            ],
          );
        },
      ),
    );
  }
}
