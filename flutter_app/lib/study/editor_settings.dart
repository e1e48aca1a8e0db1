import 'dart:async';

import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../setup/setup_title.dart';
import '../theme/board_theme.dart';
import '../widgets/piece_icon.dart';
import '../widgets/radio_chip.dart';
import 'count_stepper.dart';
import 'editor_controller.dart';
import 'editor_rules.dart';

/// What a position has besides its pieces: whose turn, pieces in hand, armies,
/// what may be hidden, the counter, the rules. Only what the game has is shown.
class EditorSettings extends StatelessWidget {
  /// Makes the settings.
  const EditorSettings({
    super.key,
    required this.controller,
    required this.theme,
  });

  /// The position that is put together.
  final EditorController controller;

  /// What the pieces are made of.
  final BoardTheme theme;

  EditorSnapshot get _now => controller.now;

  GameKit get _kit => controller.kit;

  List<SeatView> get _seats => _now.board.seats;

  String _player(Words words, int seat) =>
      _kit.seatName(words, seat, _seats[seat].army);

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final hasHands = _seats.any((seat) => seat.inHand != null);
    final hidden = _now.tray.where((piece) => piece.army == null).firstOrNull;
    return Column(
      crossAxisAlignment: CrossAxisAlignment.stretch,
      children: [
        SetupTitle(words.editorToMove),
        _toMove(words),
        if (hasHands) ...[SetupTitle(words.editorInHand), _inHand(words)],
        if (_now.choosesArmies) ...[
          SetupTitle(words.editorPlayers),
          for (var seat = 0; seat < _seats.length; seat++) _army(words, seat),
        ],
        if (hidden != null) ...[
          SetupTitle(words.editorHidden),
          _hidden(words, hidden.placed),
        ],
        if (_now.counterMost > 0) ...[
          SetupTitle(words.editorCounter),
          Align(
            alignment: AlignmentDirectional.centerStart,
            child: CountStepper(
              name: words.editorCounter,
              value: _now.counter,
              most: _now.counterMost,
              fewer: words.editorFewer,
              more: words.editorMore,
              onChanged: (count) =>
                  controller.change((editor) => editor.setCounter(count)),
            ),
          ),
        ],
        if (controller.game.options.isNotEmpty) ...[
          SetupTitle(words.rules),
          Align(
            alignment: AlignmentDirectional.centerStart,
            child: OutlinedButton.icon(
              onPressed: () => unawaited(chooseRules(context, controller)),
              icon: const Icon(Icons.tune),
              label: Text(rulesInWords(context, controller)),
            ),
          ),
        ],
      ],
    );
  }

  Widget _toMove(Words words) => Wrap(
    spacing: 8,
    runSpacing: 4,
    children: [
      for (var seat = 0; seat < _seats.length; seat++)
        RadioChip(
          label: _player(words, seat),
          isChosen: _now.board.seat == seat,
          onChosen: () => controller.change((editor) => editor.setToMove(seat)),
        ),
    ],
  );

  Widget _inHand(Words words) => Wrap(
    spacing: 16,
    children: [
      for (final (seat, player) in _seats.indexed)
        Row(
          mainAxisSize: MainAxisSize.min,
          children: [
            ExcludeSemantics(child: _icon(_kit.mark(player.army))),
            CountStepper(
              name: words.editorInHandOf(_player(words, seat)),
              value: player.inHand ?? 0,
              most: _now.tray.map((piece) => piece.most).fold(0, _larger),
              fewer: words.editorFewer,
              more: words.editorMore,
              onChanged: (count) =>
                  controller.change((editor) => editor.setInHand(seat, count)),
            ),
          ],
        ),
    ],
  );

  static int _larger(int one, int other) => one > other ? one : other;

  /// Which army a player leads, and where players leave before the end, whether
  /// this one is out.
  Widget _army(Words words, int seat) {
    final player = _seats[seat];
    final armies = [
      null,
      for (var army = 0; army < controller.game.armies.length; army++) army,
    ];
    return Padding(
      padding: const EdgeInsets.only(bottom: 4),
      child: Wrap(
        spacing: 8,
        runSpacing: 4,
        crossAxisAlignment: WrapCrossAlignment.center,
        children: [
          Text(words.playerNumber(seat + 1)),
          for (final army in armies)
            RadioChip(
              label: _kit.army(words, army),
              isChosen: player.army == army,
              onChosen: () =>
                  controller.change((editor) => editor.setArmy(seat, army)),
            ),
          if (_seats.length > 2)
            FilterChip(
              label: Text(words.editorIsOut),
              selected: player.isOut,
              onSelected: (isOut) => controller.change(
                (editor) => editor.setOut(seat, isOut: isOut),
              ),
            ),
        ],
      ),
    );
  }

  Widget _hidden(Words words, int faceDown) {
    final said = _now.tray.fold(0, (sum, piece) => sum + piece.hidden);
    return Column(
      crossAxisAlignment: CrossAxisAlignment.start,
      children: [
        Text(words.editorHiddenCount(faceDown, said)),
        if (said != faceDown)
          TextButton.icon(
            onPressed: () => controller.change((editor) => editor.fillHidden()),
            icon: const Icon(Icons.auto_fix_high),
            label: Text(words.editorFillHidden),
          ),
        Wrap(
          children: [
            for (final (index, piece) in _now.tray.indexed)
              if (piece.army != null) _hiddenOf(words, index, piece),
          ],
        ),
      ],
    );
  }

  Widget _hiddenOf(Words words, int index, TrayPieceView piece) {
    final face = PieceView(point: 0, army: piece.army, kind: piece.kind);
    return SizedBox(
      width: 168,
      child: Row(
        mainAxisSize: MainAxisSize.min,
        children: [
          ExcludeSemantics(child: _icon(face)),
          CountStepper(
            name: words.editorHiddenOf(_kit.piece(words, face)),
            value: piece.hidden,
            most: piece.most,
            fewer: words.editorFewer,
            more: words.editorMore,
            onChanged: (count) =>
                controller.change((editor) => editor.setHidden(index, count)),
          ),
        ],
      ),
    );
  }

  Widget _icon(PieceView piece) =>
      PieceIcon.of(piece, art: _kit.art, theme: theme, size: 32);
}
