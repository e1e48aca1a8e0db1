import 'package:flutter/material.dart';

import '../board/choice_overlay.dart';
import '../board/confirm_move.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/app_board.dart';
import '../widgets/fitted_text.dart';
import 'diagram_controller.dart';
import 'diagram_words.dart';

/// A diagram that can be played, with what is going on below it.
class DiagramView extends StatelessWidget {
  /// Makes the view.
  const DiagramView({super.key, required this.diagram});

  /// The diagram.
  final DiagramController diagram;

  @override
  Widget build(BuildContext context) {
    final board = diagram.board;
    return Column(
      mainAxisSize: MainAxisSize.min,
      children: [
        Flexible(
          child: AppBoard(
            controller: board,
            kit: diagram.kit,
            pointNames: diagram.game.points,
          ),
        ),
        const SizedBox(height: 4),
        ListenableBuilder(
          listenable: Listenable.merge([board.choice, board.pending]),
          builder: (context, _) => SizedBox(height: 56, child: _footer()),
        ),
      ],
    );
  }

  Widget _footer() {
    final DiagramController(:board, :kit, :game) = diagram;
    if (board.pending.value != null) {
      return ConfirmMove(controller: board, kit: kit);
    }
    final routes = board.choice.value;
    if (routes.isEmpty) return _Status(diagram: diagram);
    return ChoiceChips(
      routes: routes,
      kit: kit,
      pointNames: game.points,
      onChosen: board.choose,
      onCancel: board.cancel,
    );
  }
}

class _Status extends StatelessWidget {
  const _Status({required this.diagram});

  final DiagramController diagram;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    return ListenableBuilder(
      listenable: diagram,
      builder: (context, _) => Row(
        children: [
          AnimatedSwitcher(
            duration: const Duration(milliseconds: 200),
            child: diagram.isDone
                ? Icon(
                    Icons.check_circle,
                    color: Theme.of(context).colorScheme.primary,
                  )
                : const SizedBox(width: 4),
          ),
          const SizedBox(width: 8),
          Expanded(
            child: Semantics(
              liveRegion: true,
              child: FittedText(diagramInWords(words, diagram), maxLines: 3),
            ),
          ),
          IconButton(
            onPressed: diagram.canReset ? diagram.reset : null,
            icon: const Icon(Icons.replay),
            tooltip: words.resetDiagram,
          ),
          IconButton(
            onPressed: diagram.show,
            icon: const Icon(Icons.slow_motion_video),
            tooltip: words.showMe,
          ),
        ],
      ),
    );
  }
}
