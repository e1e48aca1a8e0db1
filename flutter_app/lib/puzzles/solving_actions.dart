import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/more_menu.dart';
import 'share_puzzle.dart';
import 'solving_controller.dart';

const EdgeInsets _edges = EdgeInsets.fromLTRB(8, 4, 8, 8);
const Size _least = Size(48, 52);

/// A button's words, made to fit.
Widget _label(String text) =>
    FittedBox(fit: BoxFit.scaleDown, child: Text(text, maxLines: 1));

/// What can be done while a puzzle is being solved, at the thumb.
class SolvingActions extends StatelessWidget {
  /// Makes the row.
  const SolvingActions({super.key, required this.solving});

  /// The puzzle.
  final SolvingController solving;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    return ListenableBuilder(
      listenable: solving,
      builder: (context, _) {
        final isYourMove = solving.isYourMove;
        final isHinted = solving.hintMove != null;
        return Padding(
          padding: _edges,
          child: Row(
            spacing: 8,
            children: [
              if (solving.view.stage == PuzzleStage.wrong)
                Expanded(
                  child: FilledButton.icon(
                    onPressed: solving.retry,
                    style: FilledButton.styleFrom(minimumSize: _least),
                    icon: const Icon(Icons.replay),
                    label: _label(words.tryAgain),
                  ),
                )
              else ...[
                Expanded(
                  child: FilledButton.tonalIcon(
                    onPressed: isYourMove && !solving.hintShowsMove
                        ? solving.hint
                        : null,
                    style: FilledButton.styleFrom(minimumSize: _least),
                    icon: const Icon(Icons.lightbulb_outline),
                    label: _label(isHinted ? words.puzzleHintMore : words.hint),
                  ),
                ),
                Expanded(
                  child: OutlinedButton.icon(
                    onPressed: isYourMove ? solving.giveUp : null,
                    style: OutlinedButton.styleFrom(minimumSize: _least),
                    icon: const Icon(Icons.visibility_outlined),
                    label: _label(words.puzzleSolution),
                  ),
                ),
              ],
            ],
          ),
        );
      },
    );
  }
}

/// What can be done after a puzzle, at the thumb: the next one first.
class SolvedActions extends StatelessWidget {
  /// Makes the row.
  const SolvedActions({
    super.key,
    required this.solving,
    required this.onNext,
    required this.onPlayOn,
    required this.onAnalyse,
  });

  /// The puzzle.
  final SolvingController solving;

  /// Called for the next one.
  final VoidCallback onNext;

  /// Called to play on from here; nothing where the game is over.
  final VoidCallback? onPlayOn;

  /// Called for the analysis board.
  final VoidCallback onAnalyse;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    return Padding(
      padding: _edges,
      child: Row(
        spacing: 4,
        children: [
          IconButton(
            onPressed: onPlayOn,
            icon: const Icon(Icons.play_circle_outline),
            tooltip: words.puzzlePlayOn,
          ),
          IconButton(
            onPressed: onAnalyse,
            icon: const Icon(Icons.account_tree_outlined),
            tooltip: words.analyse,
          ),
          MenuAnchor(
            menuChildren: [
              for (final (icon, name, act) in shareItems(context, solving))
                MenuItemButton(
                  leadingIcon: Icon(icon),
                  onPressed: act,
                  child: MenuLabel(name),
                ),
            ],
            builder: (context, menu, _) => IconButton(
              onPressed: () => menu.isOpen ? menu.close() : menu.open(),
              icon: const Icon(Icons.share),
              tooltip: words.puzzleShare,
            ),
          ),
          Expanded(
            child: FilledButton.icon(
              onPressed: onNext,
              style: FilledButton.styleFrom(minimumSize: _least),
              icon: const Icon(Icons.skip_next),
              label: _label(words.puzzleNext),
            ),
          ),
        ],
      ),
    );
  }
}
