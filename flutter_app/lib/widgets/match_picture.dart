import 'dart:async';

import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/engine.dart';
import '../games/game_kit.dart';
import 'board_picture.dart';

/// A match as it stands, small. Until it has been read, and where it cannot be,
/// the board is empty.
class MatchPicture extends StatefulWidget {
  /// Makes the picture of a match of a game, which `read` opens to look at.
  const MatchPicture({
    super.key,
    required this.kit,
    required this.read,
    this.isFlipped = false,
    this.delay = Duration.zero,
  });

  /// The game.
  final GameKit kit;

  /// Opens the match.
  final Future<Match> Function() read;

  /// Whether it is seen from the second seat.
  final bool isFlipped;

  /// How long it has to be in sight before it is read: what is scrolled past
  /// is not.
  final Duration delay;

  @override
  State<MatchPicture> createState() => _MatchPictureState();
}

class _MatchPictureState extends State<MatchPicture> {
  late GameKit _kit = widget.kit;
  List<PieceView> _pieces = const [];

  @override
  void initState() {
    super.initState();
    if (widget.delay == Duration.zero) {
      unawaited(_read());
    } else {
      _soon = Timer(widget.delay, () => unawaited(_read()));
    }
  }

  Timer? _soon;

  @override
  void dispose() {
    _soon?.cancel();
    super.dispose();
  }

  Future<void> _read() async {
    try {
      final match = await widget.read();
      final view = match.view();
      match.dispose();
      if (!mounted) return;
      setState(() {
        _kit = widget.kit.forBoard(view);
        _pieces = view.pieces;
      });
    } on CoreError {
      // A picture is not worth a message.
    }
  }

  @override
  Widget build(BuildContext context) => BoardPicture(
    kit: _kit,
    theme: AppScope.of(context).settings.boardTheme,
    pieces: _pieces,
    isFlipped: widget.isFlipped,
  );
}
