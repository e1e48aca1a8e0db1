import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/error_words.dart';
import '../puzzles/puzzle_desk.dart';
import '../widgets/bar_title.dart';
import '../widgets/game_chips.dart';
import '../widgets/message_panel.dart';
import '../widgets/screen_back_button.dart';
import 'game_statistics.dart';
import 'puzzle_cards.dart';
import 'stats_cards.dart';

/// What is shown of a game: how it was played, and its puzzles.
typedef _Shown = ({
  String game,
  GameStatistics? played,
  PuzzleProgressView? puzzles,
});

/// How the person has got on, as pictures.
class StatsScreen extends StatefulWidget {
  /// Makes the screen.
  const StatsScreen({super.key});

  @override
  State<StatsScreen> createState() => _StatsScreenState();
}

class _StatsScreenState extends State<StatsScreen> {
  late Future<List<_Shown>> _statistics = _read();
  String? _game;

  Future<List<_Shown>> _read() async {
    final app = AppScope.read(context);
    final played = await GameStatistics.read(app.library);
    final games = {
      for (final statistics in played) statistics.game: statistics,
    };
    final puzzles = app.library.puzzles;
    final solved = <String, PuzzleProgressView>{};
    for (final game in puzzles.games) {
      final progress = await puzzles.progress(game, dayOf(app.now()));
      if (progress.tried > 0) solved[game] = progress;
    }
    return [
      for (final game in {...games.keys, ...solved.keys})
        (game: game, played: games[game], puzzles: solved[game]),
    ];
  }

  void _readAgain() => setState(() {
    _statistics = _read();
  });

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    return Scaffold(
      appBar: AppBar(
        title: BarTitle(words.statistics),
        leading: const ScreenBackButton(),
      ),
      body: SafeArea(
        child: FutureBuilder(
          future: _statistics,
          builder: (context, snapshot) => switch (snapshot) {
            AsyncSnapshot(:final error?) => _failure(words, error),
            AsyncSnapshot(:final data?) when data.isEmpty => MessagePanel(
              icon: Icons.insights,
              title: words.statsEmpty,
              detail: words.statsEmptyDetail,
              action: words.statsPlayNow,
              onAction: () =>
                  Navigator.of(context).popUntil((route) => route.isFirst),
            ),
            AsyncSnapshot(:final data?) => _pictures(context, data),
            _ => Center(
              child: CircularProgressIndicator(semanticsLabel: words.loading),
            ),
          },
        ),
      ),
    );
  }

  Widget _failure(Words words, Object error) {
    final (kind, message) = switch (error) {
      CoreError(:final kind, :final message) => (kind, message),
      _ => (ErrorKind.internal, '$error'),
    };
    return MessagePanel(
      icon: Icons.error_outline,
      title: words.statsUnreadable,
      detail: wayOnInWords(words, kind),
      technical: message,
      action: words.tryAgain,
      onAction: _readAgain,
    );
  }

  Widget _pictures(BuildContext context, List<_Shown> all) {
    final shown = all.firstWhere(
      (statistics) => statistics.game == _game,
      orElse: () => all.first,
    );
    return Center(
      child: ConstrainedBox(
        constraints: const BoxConstraints(maxWidth: 1000),
        child: ListView(
          padding: const EdgeInsets.all(16),
          children: [
            GameChips(
              games: [for (final statistics in all) statistics.game],
              chosen: shown.game,
              onChosen: (game) => setState(() => _game = game),
            ),
            const SizedBox(height: 12),
            _Columns(
              children: [
                if (shown.played case final played?) ...[
                  ResultsCard(statistics: played),
                  RatingCard(statistics: played),
                  DrawsCard(statistics: played),
                  StreaksCard(statistics: played),
                ],
                if (shown.puzzles case final progress?) ...[
                  PuzzleRatingCard(progress: progress),
                  PuzzleThemesCard(game: shown.game, progress: progress),
                ],
              ],
            ),
          ],
        ),
      ),
    );
  }
}

/// The cards below each other, or in two columns where there is room.
class _Columns extends StatelessWidget {
  const _Columns({required this.children});

  final List<Widget> children;

  static const double _twoColumns = 720;
  static const double _gap = 12;

  @override
  Widget build(BuildContext context) {
    return LayoutBuilder(
      builder: (context, constraints) {
        if (constraints.maxWidth < _twoColumns) {
          return _stretched(children);
        }
        Widget column(int first) => Expanded(
          child: _stretched([
            for (var index = first; index < children.length; index += 2)
              children[index],
          ]),
        );
        return Row(
          crossAxisAlignment: CrossAxisAlignment.start,
          spacing: _gap,
          children: [column(0), column(1)],
        );
      },
    );
  }

  static Widget _stretched(List<Widget> cards) => Column(
    crossAxisAlignment: CrossAxisAlignment.stretch,
    spacing: _gap,
    children: cards,
  );
}
