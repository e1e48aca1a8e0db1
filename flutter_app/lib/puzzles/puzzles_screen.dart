import 'dart:async';

import 'package:flutter/material.dart';

import '../app_state.dart';
import '../l10n/generated/app_localizations.dart';
import '../play/error_words.dart';
import '../widgets/bar_title.dart';
import '../widgets/game_chips.dart';
import '../widgets/message_panel.dart';
import 'daily_puzzle_row.dart';
import 'open_puzzle.dart';
import 'puzzle_overview.dart';
import 'puzzle_overview_state.dart';
import 'puzzle_source.dart';
import 'puzzle_themes.dart';
import 'run_screen.dart';

/// Shows the puzzles of the game that was chosen last.
void openPuzzles(BuildContext context) => unawaited(
  Navigator.of(
    context,
  ).push(MaterialPageRoute<void>(builder: (_) => const PuzzlesScreen())),
);

/// Every way to the puzzles of a game: today's, the next, a run, what failed,
/// and themes. The one that is wanted most is at the thumb.
class PuzzlesScreen extends StatefulWidget {
  /// Makes the screen.
  const PuzzlesScreen({super.key});

  @override
  State<PuzzlesScreen> createState() => _PuzzlesScreenState();
}

class _PuzzlesScreenState extends State<PuzzlesScreen>
    with PuzzleOverviewState {
  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final overview = this.overview;
    final isThere = overview != null && overview.progress.puzzles > 0;
    return Scaffold(
      appBar: AppBar(title: BarTitle(words.puzzles)),
      bottomNavigationBar: isThere ? _thumb(overview) : null,
      body: SafeArea(child: _body(words, overview)),
    );
  }

  Widget _body(Words words, PuzzleOverview? overview) {
    if (error case final error?) {
      return MessagePanel(
        icon: Icons.error_outline,
        title: words.puzzleCannotOpen,
        detail: wayOnInWords(words, error.kind),
        technical: error.message,
        action: words.tryAgain,
        onAction: readAgain,
      );
    }
    if (game == null) {
      return MessagePanel(
        icon: Icons.extension_off_outlined,
        title: words.puzzleNone,
        detail: words.puzzleNoneDetail,
      );
    }
    if (overview == null) {
      return Center(
        child: CircularProgressIndicator(semanticsLabel: words.loading),
      );
    }
    return Center(
      child: ConstrainedBox(
        constraints: const BoxConstraints(maxWidth: 640),
        child: ListView(
          padding: const EdgeInsets.fromLTRB(16, 0, 16, 16),
          children: [
            if (games.length > 1)
              GameChips(
                games: games,
                chosen: game,
                onChosen: AppScope.read(context).puzzleDesk.choose,
              ),
            const SizedBox(height: 8),
            ..._ways(words, overview),
            PuzzleThemes(
              progress: overview.progress,
              onChosen: (theme) => _solve(PuzzleSource(theme: theme)),
            ),
          ],
        ),
      ),
    );
  }

  List<Widget> _ways(Words words, PuzzleOverview overview) {
    final progress = overview.progress;
    final isDailyLeft = progress.unfinished == overview.daily?.id;
    return [
      if (progress.unfinished != null && !isDailyLeft)
        _Way(
          icon: Icons.play_circle_outline,
          title: words.puzzleContinue,
          detail: words.puzzleContinueDetail,
          onTap: () =>
              unawaited(solvePuzzle(context, overview.game, isLeft: true)),
        ),
      if (overview.daily != null)
        Padding(
          padding: const EdgeInsets.only(bottom: 8),
          child: DailyPuzzleRow(overview: overview),
        ),
      _Way(
        icon: Icons.timer_outlined,
        title: words.puzzleRun,
        detail: [
          words.puzzleRunDetail,
          if (progress.bestRun > 0) words.puzzleRunBest(progress.bestRun),
        ].join(' '),
        onTap: _startRun,
      ),
      _Way(
        icon: Icons.event_repeat,
        title: words.puzzleAgain,
        detail: words.puzzleAgainDue(progress.due),
        onTap: progress.due == 0
            ? null
            : () => _solve(const PuzzleSource.again()),
      ),
    ];
  }

  Widget _thumb(PuzzleOverview overview) {
    final words = Words.of(context);
    final ThemeData(:colorScheme, :textTheme) = Theme.of(context);
    final progress = overview.progress;
    return Material(
      color: colorScheme.surfaceContainer,
      child: SafeArea(
        top: false,
        child: Center(
          heightFactor: 1,
          child: ConstrainedBox(
            constraints: const BoxConstraints(maxWidth: 640),
            child: Padding(
              padding: const EdgeInsets.fromLTRB(16, 8, 16, 8),
              child: Column(
                mainAxisSize: MainAxisSize.min,
                crossAxisAlignment: CrossAxisAlignment.stretch,
                spacing: 4,
                children: [
                  Text(
                    progress.history.isEmpty
                        ? words.puzzleStartDetail
                        : [
                            words.puzzleRatingNow(progress.rating.round()),
                            if (progress.streak > 0)
                              words.puzzleStreak(progress.streak),
                          ].join(' · '),
                    style: textTheme.bodySmall,
                    textAlign: TextAlign.center,
                  ),
                  FilledButton.icon(
                    onPressed: () => _solve(const PuzzleSource()),
                    style: FilledButton.styleFrom(
                      minimumSize: const Size.fromHeight(52),
                    ),
                    icon: const Icon(Icons.extension),
                    label: FittedBox(
                      fit: BoxFit.scaleDown,
                      child: Text(words.puzzleStart, maxLines: 1),
                    ),
                  ),
                ],
              ),
            ),
          ),
        ),
      ),
    );
  }

  void _solve(PuzzleSource source) {
    final game = this.game;
    if (game != null) unawaited(solvePuzzle(context, game, source: source));
  }

  void _startRun() {
    final game = this.game;
    if (game == null) return;
    final (view, kit) = AppScope.read(context).gameOf(game);
    unawaited(
      Navigator.of(context).push(
        MaterialPageRoute<void>(
          builder: (_) => RunScreen(game: view, kit: kit),
        ),
      ),
    );
  }
}

class _Way extends StatelessWidget {
  const _Way({
    required this.icon,
    required this.title,
    required this.detail,
    required this.onTap,
  });

  final IconData icon;
  final String title;
  final String detail;
  final VoidCallback? onTap;

  @override
  Widget build(BuildContext context) => Padding(
    padding: const EdgeInsets.only(bottom: 8),
    child: Card(
      margin: EdgeInsets.zero,
      color: Theme.of(context).colorScheme.surfaceContainer,
      clipBehavior: Clip.antiAlias,
      child: ListTile(
        leading: Icon(icon),
        title: Text(title),
        subtitle: Text(detail),
        enabled: onTap != null,
        onTap: onTap,
      ),
    ),
  );
}
