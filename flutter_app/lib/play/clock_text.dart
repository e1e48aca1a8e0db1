import 'dart:async';
import 'dart:math' as math;

import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import 'match_controller.dart';

/// A player's time. It counts by itself between two views of the core, and asks
/// the core when it comes to nothing.
class ClockText extends StatefulWidget {
  /// Makes the clock of a seat.
  const ClockText({super.key, required this.match, required this.seat});

  /// The match.
  final MatchController match;

  /// Whose clock.
  final int seat;

  @override
  State<ClockText> createState() => _ClockTextState();
}

class _ClockTextState extends State<ClockText> {
  Timer? _timer;

  bool get _runs =>
      widget.match.view.clockRunning == widget.seat && !widget.match.isOver;

  int get _left {
    final told = widget.match.view.seats[widget.seat].timeMs ?? 0;
    final gone = _runs ? widget.match.sinceView.elapsedMilliseconds : 0;
    return math.max(0, told - gone);
  }

  @override
  void initState() {
    super.initState();
    _timer = Timer.periodic(const Duration(milliseconds: 200), (_) => _tick());
  }

  @override
  void dispose() {
    _timer?.cancel();
    super.dispose();
  }

  void _tick() {
    if (!_runs) return;
    if (_left == 0) widget.match.checkClock();
    setState(() {});
  }

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final theme = Theme.of(context);
    final seconds = (_left / 1000).ceil();
    final time =
        '${seconds ~/ 60}:${(seconds % 60).toString().padLeft(2, '0')}';
    final isShort = seconds <= 20;
    final player = widget.match.kit.seatName(
      words,
      widget.seat,
      widget.match.view.seats[widget.seat].army,
    );
    return Semantics(
      label: words.timeLeft(player, time),
      excludeSemantics: true,
      child: Container(
        padding: const EdgeInsets.symmetric(horizontal: 8, vertical: 2),
        decoration: BoxDecoration(
          color: isShort
              ? theme.colorScheme.errorContainer
              : theme.colorScheme.surfaceContainerHighest,
          borderRadius: BorderRadius.circular(8),
        ),
        child: Text(
          time,
          maxLines: 1,
          style: theme.textTheme.titleMedium?.copyWith(
            color: isShort
                ? theme.colorScheme.onErrorContainer
                : theme.colorScheme.onSurface,
            fontFeatures: const [FontFeature.tabularFigures()],
          ),
        ),
      ),
    );
  }
}
