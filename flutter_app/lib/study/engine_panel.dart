import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/error_words.dart';
import '../widgets/fitted_text.dart';
import 'live_engine.dart';
import 'score_words.dart';
import 'study_controller.dart';

/// The engine beside an analysis board: its switch, how deep it has looked, and
/// its lines. A tap on a line plays its first move.
class EnginePanel extends StatelessWidget {
  /// Makes the panel.
  const EnginePanel({super.key, required this.study, required this.onLines});

  /// What is analysed.
  final StudyController study;

  /// Called when another number of lines is wanted.
  final ValueChanged<int> onLines;

  /// How wide a move is about, at the usual size of letters.
  static const double _moveWidth = 56;

  /// Over how many lines the moves of one go.
  static const int _linesOfMoves = 2;

  LiveEngine get _engine => study.engine;

  @override
  Widget build(BuildContext context) => RepaintBoundary(
    child: ListenableBuilder(
      listenable: _engine,
      builder: (context, _) => Column(
        crossAxisAlignment: CrossAxisAlignment.stretch,
        mainAxisSize: MainAxisSize.min,
        children: [_head(context), if (_engine.isOn) ..._lines(context)],
      ),
    ),
  );

  Widget _head(BuildContext context) {
    final words = Words.of(context);
    return Row(
      children: [
        Semantics(
          label: words.engine,
          child: Switch(
            value: _engine.isOn,
            onChanged: (isOn) => _engine.isOn = isOn,
          ),
        ),
        const SizedBox(width: 8),
        Expanded(
          child: FittedText(
            _state(words),
            maxLines: 2,
            maxHeight: 40,
            style: Theme.of(context).textTheme.bodySmall,
          ),
        ),
        IconButton(
          onPressed: () => _engine.isThreat = !_engine.isThreat,
          isSelected: _engine.isThreat,
          icon: const Icon(Icons.visibility_outlined),
          selectedIcon: const Icon(Icons.visibility),
          tooltip: words.threat,
        ),
        MenuAnchor(
          menuChildren: [
            for (var lines = 1; lines <= LiveEngine.mostLines; lines++)
              MenuItemButton(
                leadingIcon: Icon(
                  lines == _engine.lines
                      ? Icons.radio_button_checked
                      : Icons.radio_button_unchecked,
                ),
                onPressed: () => onLines(lines),
                child: Text(words.engineLines(lines)),
              ),
          ],
          builder: (context, menu, _) => IconButton(
            onPressed: () => menu.isOpen ? menu.close() : menu.open(),
            icon: const Icon(Icons.format_list_numbered),
            tooltip: words.engineLinesChoice(_engine.lines),
          ),
        ),
      ],
    );
  }

  String _state(Words words) {
    final now = _engine.now;
    if (!_engine.isOn) return words.engineOff;
    if (study.now.board.outcome != null) return words.engineOver;
    if (_engine.rests.contains(EngineRest.batterySaver)) {
      return words.engineSaves;
    }
    if (_engine.error case final error?) {
      return _engine.isThreat
          ? words.threatNone
          : errorInWords(words, error.kind);
    }
    if (now == null) return words.engineStarts;
    return [
      if (now.isThreat) words.threatOf(_side(words, now.seat)),
      if (now.depth > 0) words.engineDepth(now.depth),
      if (now.isExpectation) words.engineExpectation,
    ].join(' · ');
  }

  String _side(Words words, int seat) =>
      study.kit.seatName(words, seat, study.now.board.seats[seat].army);

  List<Widget> _lines(BuildContext context) {
    final now = _engine.now;
    return [
      for (var index = 0; index < _engine.lines; index++)
        _line(context, now, now?.lines.elementAtOrNull(index), index),
    ];
  }

  /// Lines that are not there yet keep their room, so that nothing jumps.
  Widget _line(
    BuildContext context,
    EngineLines? now,
    EngineLine? line,
    int index,
  ) {
    final words = Words.of(context);
    final ThemeData(:colorScheme, :textTheme) = Theme.of(context);
    final scale = MediaQuery.textScalerOf(context).scale(14) / 14;
    final height = kMinInteractiveDimension * (1 + (scale - 1) * 0.3);
    if (now == null || line == null) return SizedBox(height: height);
    final reader = ScoreReader(words, study.kit, study.now.board.seats);
    final play = now.isThreat || line.moves.isEmpty
        ? null
        : () => study.playNotation(line.moves.first);
    return LayoutBuilder(
      builder: (context, constraints) {
        final room = (constraints.maxWidth - 96) / (_moveWidth * scale);
        final moves = line.moves
            .take((room * _linesOfMoves).floor().clamp(1, 16))
            .map(study.kit.notation)
            .join(' ');
        return Semantics(
          button: play != null,
          label: words.engineLine(
            index + 1,
            reader.long(line, now.seat),
            moves,
          ),
          onTap: play,
          excludeSemantics: true,
          child: InkWell(
            onTap: play,
            canRequestFocus: false,
            child: SizedBox(
              height: height,
              child: Row(
                spacing: 8,
                children: [
                  SizedBox(
                    width: 64 * (1 + (scale - 1) * 0.4),
                    child: FittedText(
                      '${now.isExpectation ? '⌀ ' : ''}'
                      '${reader.short(line, now.seat)}',
                      style: textTheme.labelLarge?.copyWith(
                        color: colorScheme.primary,
                        fontFeatures: const [FontFeature.tabularFigures()],
                      ),
                    ),
                  ),
                  Expanded(
                    child: FittedText(
                      moves,
                      maxLines: _linesOfMoves,
                      maxHeight: height,
                      style: textTheme.bodyMedium,
                    ),
                  ),
                ],
              ),
            ),
          ),
        );
      },
    );
  }
}
