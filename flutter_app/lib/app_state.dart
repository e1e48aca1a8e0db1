import 'dart:developer';

import 'package:flutter/widgets.dart';

import 'bridge/engine.dart';
import 'feedback/board_feedback.dart';
import 'feedback/devices.dart';
import 'games/game_kit.dart';
import 'games/registry.dart';
import 'incoming/incoming_files.dart';
import 'learn/learn_progress.dart';
import 'play/match_controller.dart';
import 'puzzles/puzzle_desk.dart';
import 'settings/app_settings.dart';
import 'settings/feedback_settings.dart';
import 'settings/play_settings.dart';
import 'setup/remembered_setups.dart';
import 'study/study_settings.dart';

/// What lives as long as the app: the core, its library, the preferences, and
/// the list of matches that can be continued.
final class AppState extends ChangeNotifier {
  /// Makes the state over a core and its library.
  AppState({
    required this.engine,
    required this.library,
    this.devices = const Devices(),
    this.incoming,
    this.now = DateTime.now,
  }) : settings = AppSettings(library),
       playSettings = PlaySettings(library),
       feedbackSettings = FeedbackSettings(library),
       learnProgress = LearnProgress(library),
       puzzleDesk = PuzzleDesk(library),
       setups = RememberedSetups(library),
       studySettings = StudySettings(library) {
    // Boards that are on the screen below the settings look as chosen, too.
    settings.addListener(notifyListeners);
  }

  /// The core.
  final Engine engine;

  /// What the core remembers.
  final Library library;

  /// What reaches the player's ears and hands.
  final Devices devices;

  /// What other apps hand over; nothing where none can.
  final IncomingFiles? incoming;

  /// Tells what time it is.
  final DateTime Function() now;

  /// How things look.
  final AppSettings settings;

  /// How a board behaves.
  final PlaySettings playSettings;

  /// What can be heard and felt.
  final FeedbackSettings feedbackSettings;

  /// Which lessons are done.
  final LearnProgress learnProgress;

  /// Which puzzles were looked at last, and news of them.
  final PuzzleDesk puzzleDesk;

  /// Lets boards be heard and felt.
  late final BoardFeedback feedback = BoardFeedback(feedbackSettings, devices);

  /// What was chosen for each game the last time.
  final RememberedSetups setups;

  /// How an analysis board was left the last time.
  final StudySettings studySettings;

  List<MatchSummary> _matches = const [];
  List<MatchSummary> _broken = const [];
  bool _isDisposed = false;

  /// The matches in progress that the app can show, the one played last first.
  List<MatchSummary> get matches => _matches;

  /// The matches that cannot be taken up again. They can be deleted.
  List<MatchSummary> get broken => _broken;

  /// The games that both the core and the app have.
  List<(GameView, GameKit)> get games => [
    for (final game in engine.games)
      if (kitOf(game.id) case final kit?) (game, kit),
  ];

  /// Reads again which matches are in progress.
  Future<void> refresh() => _tolerating(() async {
    final matches = await library.matches();
    if (_isDisposed) return;
    _matches = [
      for (final match in matches)
        if (kitOf(match.game) != null && match.problem == null) match,
    ];
    _broken = [
      for (final match in matches)
        if (match.problem != null) match,
    ];
    notifyListeners();
  });

  /// Starts a match. Throws a [CoreError] if the setup makes no sense.
  Future<MatchController> start(MatchSetup setup, [Shuffled? shuffled]) async =>
      _sitDown(
        await library.start(setup, shuffled),
        isNew: setup.position == null,
      );

  /// Starts a match from the position in an editor. Throws a [CoreError] if none
  /// can start there.
  Future<MatchController> startEdited(
    PositionEditor editor,
    List<PlayerSetup> players,
  ) async => _sitDown(
    await library.startFrom(
      editor,
      MatchSetup(
        game: editor.game,
        rules: '',
        players: players,
        practice: false,
      ),
    ),
  );

  /// Starts a match from the position at a study's cursor. Throws a [CoreError]
  /// if none can start there.
  Future<MatchController> startFromStudy(
    Study study,
    List<PlayerSetup> players,
  ) async => _sitDown(
    await library.startFromStudy(
      study,
      MatchSetup(
        game: study.view().board.game,
        rules: '',
        players: players,
        practice: false,
      ),
    ),
  );

  /// Takes a match up again. Throws a [CoreError] if it cannot be read.
  Future<MatchController> resume(int id) async =>
      _sitDown(await library.resume(id));

  /// Starts a match that goes on from a ply of another. Throws a [CoreError] if
  /// nothing can be played there.
  Future<MatchController> goOnFrom(
    Match match,
    int ply,
    List<PlayerSetup> players,
  ) async => _sitDown(await library.branch(match, ply, players));

  /// A game as the core and as the app have it. Throws a [CoreError] if one of
  /// them does not know it.
  (GameView, GameKit) gameOf(String id) => games.firstWhere(
    (entry) => entry.$1.id == id,
    orElse: () => throw CoreError(
      kind: ErrorKind.unknownGame,
      message: "unknown game '$id'",
    ),
  );

  /// The match is not on the screen any more. It can be continued.
  Future<void> pause(MatchController match) async {
    match.suspend();
    await match.flush();
    if (!match.isForgettable) await refresh();
  }

  /// Leaves a match for good. It can be continued, unless it is over, or was new
  /// and nothing has happened in it.
  Future<void> leave(MatchController match) => _tolerating(() async {
    final id = match.id;
    final bool isForgettable;
    try {
      await pause(match);
    } finally {
      // Whatever the library says, the match is not on the screen any more.
      isForgettable = match.isForgettable;
      match.dispose();
    }
    if (id == null || !isForgettable) return;
    await library.delete(id);
    await refresh();
  });

  /// Forgets a match in progress.
  Future<void> forget(MatchSummary match) => _tolerating(() async {
    await library.delete(match.id);
    await refresh();
  });

  /// Forgets matches in progress, all at once.
  Future<void> forgetAll(List<MatchSummary> matches) => _tolerating(() async {
    for (final match in matches) {
      await library.delete(match.id);
    }
    await refresh();
  });

  /// Brings back matches that were forgotten since the app was opened.
  Future<void> bringBack(List<MatchSummary> matches) => _tolerating(() async {
    for (final match in matches) {
      await library.undelete(match.id);
    }
    await refresh();
  });

  /// The app goes to the background: the next start will be quick.
  Future<void> checkpoint() => _tolerating(library.checkpoint);

  /// The library failing here costs nothing that is on the screen: the next
  /// change is tried again.
  Future<void> _tolerating(Future<void> Function() act) async {
    try {
      await act();
    } on CoreError catch (error) {
      log('library: ${error.message}');
    }
  }

  MatchController _sitDown(Match match, {bool isNew = false}) {
    final (game, kit) = gameOf(match.view().game);
    return MatchController(match: match, game: game, kit: kit, isNew: isNew);
  }

  @override
  void dispose() {
    _isDisposed = true;
    settings.dispose();
    playSettings.dispose();
    feedbackSettings.dispose();
    learnProgress.dispose();
    puzzleDesk.dispose();
    devices.dispose();
    incoming?.dispose();
    setups.dispose();
    studySettings.dispose();
    super.dispose();
  }
}

/// Hands the [AppState] to the widgets below.
class AppScope extends InheritedNotifier<AppState> {
  /// Makes the scope.
  const AppScope({super.key, required AppState state, required super.child})
    : super(notifier: state);

  /// The state, and a rebuild whenever it changes.
  static AppState of(BuildContext context) =>
      context.dependOnInheritedWidgetOfExactType<AppScope>()!.notifier!;

  /// The state, for a moment.
  static AppState read(BuildContext context) =>
      context.getInheritedWidgetOfExactType<AppScope>()!.notifier!;
}
