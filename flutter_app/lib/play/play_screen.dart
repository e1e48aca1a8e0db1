import 'dart:async';

import 'package:flutter/material.dart';
import 'package:flutter/services.dart';

import '../app_state.dart';
import '../board/board_controller.dart';
import '../board/move_input.dart';
import '../bridge/deal.dart';
import '../bridge/types.dart';
import '../feedback/stay_awake.dart';
import '../l10n/generated/app_localizations.dart';
import '../review/open_review.dart';
import '../settings/settings_screen.dart';
import '../setup/setup_screen.dart';
import '../widgets/app_board.dart';
import '../widgets/beside_board.dart';
import 'action_bar.dart';
import 'board_footer.dart';
import 'deal_proof_screen.dart';
import 'deal_shuffle_screen.dart';
import 'draw_count.dart';
import 'error_words.dart';
import 'game_over_panel.dart';
import 'losses.dart';
import 'match_controller.dart';
import 'play_layout.dart';
import 'play_menu.dart';
import 'player_strip.dart';
import 'refusal_bubble.dart';
import 'refusal_words.dart';
import 'rematch.dart';
import 'status_line.dart';
import 'thinking_bar.dart';
import 'unrated_mark.dart';

/// A match on the screen. Leaving it keeps the match.
class PlayScreen extends StatefulWidget {
  /// Makes the screen of a match, which belongs to the screen from now on.
  const PlayScreen({super.key, required this.match});

  /// The match to begin with.
  final MatchController match;

  @override
  State<PlayScreen> createState() => _PlayScreenState();
}

class _PlayScreenState extends State<PlayScreen> {
  /// A system gesture that begins at the edge takes the piece out of the hand
  /// before it says that it wants to go back.
  static const Duration _afterDrag = Duration(milliseconds: 500);

  /// Whether a gesture or button of the system may leave the screen: not while
  /// a piece is in the hand.
  final ValueNotifier<bool> _mayLeave = ValueNotifier(true);
  Timer? _leavingSoon;

  /// What the moves need below the board, and what the end needs.
  static const double _footerHeight = 48;
  static const double _endHeight = 196;
  static const double _promisedEndHeight = 248;

  late final AppState _app;
  late final AppLifecycleListener _lifecycle;
  late MatchController _match = widget.match;
  List<StreamSubscription<Object>> _listening = const [];

  /// The match that was being played when the app went to the background.
  MatchController? _hidden;

  /// Whether the game is over and the board at rest.
  final ValueNotifier<bool> _isEnded = ValueNotifier(false);

  @override
  void initState() {
    super.initState();
    _app = AppScope.read(context);
    _lifecycle = AppLifecycleListener(onHide: _hide, onShow: _show);
    _sitDown();
  }

  @override
  void dispose() {
    _getUp();
    unawaited(_app.leave(_match));
    _hold(upright: false);
    _lifecycle.dispose();
    _leavingSoon?.cancel();
    _mayLeave.dispose();
    _isEnded.dispose();
    super.dispose();
  }

  void _sitDown() {
    final match = _match;
    _watch();
    _app.feedback.prepare();
    _hold(upright: match.kit.isUprightOnly);
    match
      ..addListener(_watch)
      ..board.isAnimating.addListener(_watch)
      ..board.isDragging.addListener(_watchHand);
    _listening = [
      match.errors.listen(_sayError),
      match.declines.listen(_sayDecline),
      match.droppedPlans.listen(_sayPlanDropped),
    ];
    // Not while building: it tells whoever listens.
    WidgetsBinding.instance.addPostFrameCallback((_) {
      if (!mounted || _match != match) return;
      match.resume();
      if (match.notice != null) _say(Words.of(context).matchMended);
    });
  }

  void _getUp() {
    _match
      ..removeListener(_watch)
      ..board.isAnimating.removeListener(_watch)
      ..board.isDragging.removeListener(_watchHand);
    for (final subscription in _listening) {
      unawaited(subscription.cancel());
    }
  }

  void _hide() {
    _hidden = _match.isShown ? _match : null;
    _match.suspend();
    unawaited(_app.checkpoint());
  }

  /// Only a match that was being played goes on: with another screen on top it
  /// was waiting, and waits on.
  void _show() {
    if (_hidden == _match) _match.resume();
    _hidden = null;
  }

  void _watchHand() {
    _leavingSoon?.cancel();
    if (_match.board.isDragging.value) {
      _mayLeave.value = false;
    } else {
      _leavingSoon = Timer(_afterDrag, () => _mayLeave.value = true);
    }
  }

  /// Keeps the screen from turning, or lets it turn again.
  void _hold({required bool upright}) => unawaited(
    SystemChrome.setPreferredOrientations([
      if (upright) DeviceOrientation.portraitUp,
    ]),
  );

  /// Tells the end once the board has come to rest.
  void _watch() =>
      _isEnded.value = _match.isOver && !_match.board.isAnimating.value;

  Future<void> _rematch() async {
    final old = _match;
    Shuffled? shuffled;
    if (old.game.isDealt) {
      shuffled = await shuffleTogether(context, old.game);
      if (shuffled == null || !mounted) return;
    }
    try {
      final next = await _app.start(rematchOf(old.setup), shuffled);
      if (!mounted) {
        await _app.leave(next);
        return;
      }
      _getUp();
      setState(() => _match = next);
      _sitDown();
      await _app.leave(old);
    } on CoreError catch (error) {
      _sayError(error);
    }
  }

  /// Another match is set up while this one waits.
  Future<void> _setUpAnother() async {
    await _app.pause(_match);
    if (!mounted) return;
    await Navigator.of(context).push(
      MaterialPageRoute<void>(
        builder: (_) => SetupScreen(game: _match.game, kit: _match.kit),
      ),
    );
    if (mounted) _match.resume();
  }

  /// The match is looked back at while it waits.
  Future<void> _review() async {
    final id = _match.id;
    if (id == null) return;
    await _app.pause(_match);
    if (!mounted) return;
    await openReview(
      context,
      id,
      isFinished: _match.isOver,
      isContinuation: _match.view.firstEnd != null,
    );
    if (mounted) _match.resume();
  }

  /// What was promised about the deal, and after the end what proves it.
  void _showDeal() => showDeal(
    context,
    kit: _match.kit,
    promise: _match.view.commitment ?? '',
    shortPromise: _match.view.commitmentShort ?? '',
    proof: _match.dealProof,
  );

  String _refusalInWords(Refused refused) =>
      refusalInWords(Words.of(context), refused.why, _match.view.mustCapture);

  void _sayError(CoreError error) =>
      _say(errorInWords(Words.of(context), error.kind));

  void _sayPlanDropped(PlannedMove planned) =>
      _say(Words.of(context).premoveDropped);

  void _sayDecline(int seat) {
    final words = Words.of(context);
    _say(words.drawDeclined(_match.sideInWords(words, seat)));
  }

  void _say(String text) {
    if (!mounted) return;
    ScaffoldMessenger.of(context)
      ..hideCurrentSnackBar()
      ..showSnackBar(
        SnackBar(
          content: Text(text),
          duration: const Duration(seconds: 2),
          // The actions below the board stay in reach.
          margin: const EdgeInsets.fromLTRB(16, 0, 16, 60),
        ),
      );
  }

  @override
  Widget build(BuildContext context) {
    return ValueListenableBuilder(
      valueListenable: _mayLeave,
      builder: (context, mayLeave, child) => PopScope(
        canPop: mayLeave,
        onPopInvokedWithResult: (didPop, _) {
          if (didPop) unawaited(_app.pause(_match));
        },
        child: child!,
      ),
      child: Scaffold(
        body: SafeArea(
          child: ListenableBuilder(
            listenable: Listenable.merge([
              _app.settings,
              _app.playSettings,
              _isEnded,
            ]),
            builder: (context, _) => StayAwake(
              child: LayoutBuilder(
                builder: (context, constraints) =>
                    _content(_match, isWide: isWide(constraints.biggest)),
              ),
            ),
          ),
        ),
      ),
    );
  }

  /// What changes with the match listens to it by itself: the board, which has
  /// its own notifiers, is not built again with every move.
  Widget _content(MatchController match, {required bool isWide}) {
    final settings = _app.settings;
    final kit = isWide ? match.kit.onItsSide : match.kit;
    final isEnded = _isEnded.value;
    return PlayLayout(
      header: _header(match),
      opponents: _opponents(match),
      boardAspect: kit.geometry.outerAspectRatio,
      board: RefusalBubble(
        refusals: match.refusals,
        inWords: _refusalInWords,
        geometry: kit.geometry,
        isFlipped: () => match.board.isFlipped,
        child: AppBoard(
          controller: match.board,
          kit: kit,
          pointNames: match.game.points,
        ),
      ),
      losses: match.kit.showsLosses
          ? (axis) => _following(
              match,
              () =>
                  Losses(match: match, theme: settings.boardTheme, axis: axis),
            )
          : null,
      player: _following(match, () => _strip(match, match.nearSeat)),
      thinking: settings.showThinking ? ThinkingBar(match: match) : null,
      footerLeast: !isEnded
          ? _footerHeight
          : match.isPromised
          ? _promisedEndHeight
          : _endHeight,
      footer: isEnded
          ? (_) => GameOverPanel(
              key: ObjectKey(match),
              match: match,
              onRematch: () => unawaited(_rematch()),
              onReview: () => unawaited(_review()),
              onNewGame: () => unawaited(_setUpAnother()),
              onProof: _showDeal,
            )
          : (isColumn) => _following(
              match,
              () => BoardFooter(match: match, isColumn: isColumn),
            ),
      actions: RepaintBoundary(
        child: ActionBar(match: match, onRefused: _say),
      ),
    );
  }

  Widget _opponents(MatchController match) {
    final strips = _following(match, () {
      final seats = match.view.seats.length;
      return Row(
        spacing: 4,
        children: [
          for (var step = 1; step < seats; step++)
            Expanded(child: _strip(match, (match.nearSeat + step) % seats)),
        ],
      );
    });
    final isFacing =
        _app.playSettings.facesOpponent &&
        match.view.seats.length == 2 &&
        match.view.seats.every((seat) => seat.level == null);
    return isFacing ? RotatedBox(quarterTurns: 2, child: strips) : strips;
  }

  /// A part that is built again with every move, and painted apart from those
  /// that look as before.
  Widget _following(MatchController match, Widget Function() build) =>
      RepaintBoundary(
        child: ListenableBuilder(
          listenable: Listenable.merge([
            match,
            match.board,
            match.board.pendingCaptures,
          ]),
          builder: (_, _) => build(),
        ),
      );

  Widget _strip(MatchController match, int seat) =>
      PlayerStrip(match: match, seat: seat, theme: _app.settings.boardTheme);

  Widget _header(MatchController match) {
    return Row(
      children: [
        IconButton(
          onPressed: () => Navigator.of(context).maybePop(),
          icon: const BackButtonIcon(),
          tooltip: Words.of(context).back,
        ),
        Expanded(
          child: _following(
            match,
            () => StatusLine(match: match, theme: _app.settings.boardTheme),
          ),
        ),
        _following(match, () => UnratedMark(match: match, onAsked: _say)),
        _following(match, () => DrawCount(match: match)),
        PlayMenu(
          match: match,
          onNewMatch: () => unawaited(_setUpAnother()),
          onReview: () => unawaited(_review()),
          onDeal: _showDeal,
          onSettings: () => showSettings(context),
        ),
      ],
    );
  }
}
