import 'package:flutter/widgets.dart';

import 'bridge/engine.dart';
import 'games/game_kit.dart';
import 'games/registry.dart';
import 'play/match_controller.dart';
import 'settings/app_settings.dart';

/// What lives as long as the app: the core, the preferences, and the match that
/// can be continued.
final class AppState extends ChangeNotifier {
  /// Makes the state over a core.
  AppState({required this.engine, AppSettings? settings})
    : settings = settings ?? AppSettings();

  /// The core.
  final Engine engine;

  /// The preferences.
  final AppSettings settings;

  MatchController? _match;

  /// The match that is being played, if one is.
  MatchController? get match => _match;

  /// The games that both the core and the app have.
  List<(GameView, GameKit)> get games => [
    for (final game in engine.games)
      if (kitOf(game.id) case final kit?) (game, kit),
  ];

  /// Starts a match in place of the last one. Throws a [CoreError] if the setup
  /// makes no sense; the last match is kept then.
  MatchController start(MatchSetup setup) {
    final (game, kit) = games.firstWhere(
      (entry) => entry.$1.id == setup.game,
      orElse: () => throw CoreError(
        kind: ErrorKind.unknownGame,
        message: "unknown game '${setup.game}'",
      ),
    );
    final started = MatchController(
      match: engine.start(setup),
      setup: setup,
      game: game,
      kit: kit,
    );
    _match?.dispose();
    _match = started;
    notifyListeners();
    return started;
  }

  /// The match has gone on: whoever shows it from outside looks again.
  void refresh() => notifyListeners();

  @override
  void dispose() {
    _match?.dispose();
    settings.dispose();
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
}
