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
  /// From here on every second counts.
  static const int _short = 20000;

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
    _timer = Timer.periodic(const Duration(milliseconds: 100), (_) => _tick());
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
    final time = clockInWords(_left);
    final isShort = _left <= _short;
    final ink = isShort
        ? theme.colorScheme.onErrorContainer
        : theme.colorScheme.onSurface;
    final side = widget.match.sideInWords(words, widget.seat);
    return Semantics(
      label: words.timeLeft(side, time),
      excludeSemantics: true,
      child: Container(
        padding: const EdgeInsets.symmetric(horizontal: 8, vertical: 2),
        decoration: BoxDecoration(
          color: isShort
              ? theme.colorScheme.errorContainer
              : theme.colorScheme.surfaceContainerHighest,
          borderRadius: BorderRadius.circular(8),
        ),
        child: Row(
          mainAxisSize: MainAxisSize.min,
          children: [
            // Not by colour alone.
            if (isShort) Icon(Icons.timer_outlined, size: 18, color: ink),
            Text(
              time,
              maxLines: 1,
              style: theme.textTheme.titleMedium?.copyWith(
                color: ink,
                fontFeatures: const [FontFeature.tabularFigures()],
              ),
            ),
          ],
        ),
      ),
    );
  }
}

/// A time as a clock shows it: tenths when they matter.
String clockInWords(int millis) {
  String two(int number) => number.toString().padLeft(2, '0');
  if (millis > 0 && millis < 10000) {
    final tenths = millis ~/ 100;
    return '0:0${tenths ~/ 10}.${tenths % 10}';
  }
  final seconds = (millis / 1000).ceil();
  final minutes = seconds ~/ 60;
  return minutes < 60
      ? '$minutes:${two(seconds % 60)}'
      : '${minutes ~/ 60}:${two(minutes % 60)}:${two(seconds % 60)}';
}
