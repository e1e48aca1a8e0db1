import 'dart:async';
import 'package:flutter/material.dart';

import '../app_state.dart';
import '../board/game_board.dart';
import '../board/move_input.dart';
import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../settings/settings_sheet.dart';
import '../theme/board_theme.dart';
import 'action_bar.dart';
import 'board_footer.dart';
import 'draw_count.dart';
import 'error_words.dart';
import 'game_over_dialog.dart';
import 'losses.dart';
import 'match_controller.dart';
import 'play_layout.dart';
import 'play_menu.dart';
import 'player_strip.dart';
import 'refusal_words.dart';
import 'status_line.dart';
import 'thinking_bar.dart';

/// A match on the screen. Leaving it keeps the match.
class PlayScreen extends StatefulWidget {
  /// Makes the screen of the app's current match.
  const PlayScreen({super.key});

  @override
  State<PlayScreen> createState() => _PlayScreenState();
}

class _PlayScreenState extends State<PlayScreen> {
  late final AppLifecycleListener _lifecycle;
  MatchController? _match;
  List<StreamSubscription<Object>> _listening = const [];
  bool _isAnnounced = false;

  @override
  void initState() {
    super.initState();
    _lifecycle = AppLifecycleListener(
      onHide: () => _match?.suspend(),
      onShow: () => _match?.resume(),
    );
  }

  @override
  void didChangeDependencies() {
    super.didChangeDependencies();
    final match = AppScope.of(context).match;
    if (match == _match || match == null) return;
    _leave();
    _match = match;
    _isAnnounced = false;
    match
      ..addListener(_watch)
      ..board.isAnimating.addListener(_watch);
    _listening = [
      match.refusals.listen(_sayRefusal),
      match.errors.listen(_sayError),
    ];
    // Not while building: it tells whoever listens.
    WidgetsBinding.instance.addPostFrameCallback((_) {
      if (mounted && _match == match) match.resume();
    });
  }

  @override
  void dispose() {
    _match?.suspend();
    _leave();
    _lifecycle.dispose();
    super.dispose();
  }

  void _leave() {
    _match?.removeListener(_watch);
    _match?.board.isAnimating.removeListener(_watch);
    for (final subscription in _listening) {
      unawaited(subscription.cancel());
    }
  }

  /// Announces the end once the board has come to rest.
  void _watch() {
    final match = _match;
    if (match == null) return;
    if (!match.isOver) {
      _isAnnounced = false;
    } else if (!_isAnnounced && !match.board.isAnimating.value) {
      _isAnnounced = true;
      WidgetsBinding.instance.addPostFrameCallback((_) => _announce(match));
    }
  }

  Future<void> _announce(MatchController match) async {
    if (!mounted || _match != match || !match.isOver) return;
    final theme = AppScope.of(context).settings.boardTheme;
    final after = await showDialog<AfterGame>(
      context: context,
      builder: (_) => GameOverDialog(match: match, theme: theme),
    );
    if (!mounted) return;
    switch (after) {
      case AfterGame.rematch:
        _rematch();
      case AfterGame.home:
        Navigator.of(context).popUntil((route) => route.isFirst);
      case null:
        break;
    }
  }

  void _rematch() {
    final match = _match;
    if (match == null) return;
    try {
      AppScope.of(context).start(match.setup);
    } on CoreError catch (error) {
      _sayError(error);
    }
  }

  void _sayRefusal(Refused refused) => _say(
    refusalInWords(
      Words.of(context),
      refused.why,
      _match?.view.mustCapture ?? 0,
    ),
  );

  void _sayError(CoreError error) =>
      _say(errorInWords(Words.of(context), error.kind));

  void _say(String text) {
    if (!mounted) return;
    ScaffoldMessenger.of(context)
      ..hideCurrentSnackBar()
      ..showSnackBar(
        SnackBar(content: Text(text), duration: const Duration(seconds: 2)),
      );
  }

  @override
  Widget build(BuildContext context) {
    final app = AppScope.of(context);
    final match = app.match;
    if (match == null) return const Scaffold();
    return PopScope(
      canPop: false,
      onPopInvokedWithResult: (didPop, _) {
        // A piece in the hand is put down first.
        if (didPop || match.board.isDragging.value) return;
        app.refresh();
        Navigator.of(context).pop();
      },
      child: Scaffold(
        body: SafeArea(
          child: ListenableBuilder(
            listenable: Listenable.merge([match, app.settings, match.board]),
            builder: (context, _) => _content(context, app, match),
          ),
        ),
      ),
    );
  }

  Widget _content(BuildContext context, AppState app, MatchController match) {
    final theme = app.settings.boardTheme;
    final seats = match.view.seats.length;
    final near = match.nearSeat;
    return PlayLayout(
      header: _header(context, match),
      opponents: Row(
        children: [
          for (var step = 1; step < seats; step++) ...[
            if (step > 1) const SizedBox(width: 6),
            Expanded(child: _strip(match, (near + step) % seats, theme)),
          ],
        ],
      ),
      board: GameBoard(
        controller: match.board,
        kit: match.kit,
        theme: theme,
        pointNames: match.game.points,
        showCoordinates: app.settings.showCoordinates,
      ),
      losses: match.kit.showsLosses
          ? (axis) => Losses(match: match, theme: theme, axis: axis)
          : null,
      player: _strip(match, near, theme),
      thinking: app.settings.showThinking ? ThinkingBar(match: match) : null,
      footer: (isColumn) =>
          BoardFooter(match: match, isColumn: isColumn, onRematch: _rematch),
      actions: ActionBar(match: match),
    );
  }

  Widget _strip(MatchController match, int seat, BoardTheme theme) =>
      PlayerStrip(match: match, seat: seat, theme: theme);

  Widget _header(BuildContext context, MatchController match) {
    return Row(
      children: [
        IconButton(
          onPressed: () => Navigator.of(context).maybePop(),
          icon: const BackButtonIcon(),
          tooltip: Words.of(context).back,
        ),
        Expanded(child: StatusLine(match: match)),
        DrawCount(match: match),
        PlayMenu(match: match, onSettings: () => showSettings(context)),
      ],
    );
  }
}
