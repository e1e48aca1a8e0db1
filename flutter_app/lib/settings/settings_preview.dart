import 'package:flutter/material.dart';

import '../app_state.dart';
import '../l10n/generated/app_localizations.dart';
import '../learn/diagram_controller.dart';
import '../learn/diagram_state.dart';
import '../learn/lesson.dart';
import '../learn/local_text.dart';
import '../widgets/app_board.dart';
import '../widgets/board_picture.dart';

/// A man that captures nine pieces: enough to see every preference at work.
const Diagram settingsDiagram = Diagram(
  position: 'W:W40,45,46,50:BK5,12,13,21,23,31,32,41,42,43',
  task: LocalText(en: 'Capture with 46.', zh: '用 46 吃子。'),
  line: ['46x39'],
);

/// Boards on which every preference can be seen at once: one to play on, where
/// a long capture waits, and a picture of another game.
class SettingsPreview extends StatefulWidget {
  /// Makes the preview.
  const SettingsPreview({super.key});

  @override
  State<SettingsPreview> createState() => _SettingsPreviewState();
}

class _SettingsPreviewState extends State<SettingsPreview>
    with DiagramState<SettingsPreview> {
  @override
  DiagramController? makeDiagram() {
    final app = AppScope.of(context);
    for (final (game, kit) in app.games) {
      if (game.id != 'draughts') continue;
      return DiagramController(
        engine: app.engine,
        game: game,
        kit: kit,
        diagram: settingsDiagram,
      );
    }
    return null;
  }

  @override
  Widget build(BuildContext context) {
    final diagram = this.diagram;
    if (diagram == null) return const SizedBox.shrink();
    final app = AppScope.of(context);
    final others = app.games.where((entry) => entry.$1.id != diagram.game.id);
    return Padding(
      padding: const EdgeInsets.symmetric(horizontal: 8),
      child: LayoutBuilder(
        builder: (context, constraints) {
          final isWide = constraints.maxWidth > constraints.maxHeight;
          return Flex(
            direction: isWide ? Axis.horizontal : Axis.vertical,
            mainAxisAlignment: MainAxisAlignment.center,
            spacing: 8,
            children: [
              Flexible(flex: 2, child: _board(diagram)),
              _Replay(diagram: diagram),
              if (others.lastOrNull case (_, final kit))
                Flexible(
                  child: ListenableBuilder(
                    listenable: app.settings,
                    builder: (context, _) =>
                        BoardPicture(kit: kit, theme: app.settings.boardTheme),
                  ),
                ),
            ],
          );
        },
      ),
    );
  }

  Widget _board(DiagramController diagram) => AppBoard(
    controller: diagram.board,
    kit: diagram.kit,
    pointNames: diagram.game.points,
  );
}

/// Shows a move at the pace that is chosen.
class _Replay extends StatelessWidget {
  const _Replay({required this.diagram});

  final DiagramController diagram;

  @override
  Widget build(BuildContext context) => ListenableBuilder(
    listenable: diagram.board.pending,
    builder: (context, _) => diagram.board.pending.value == null
        ? IconButton(
            onPressed: diagram.show,
            icon: const Icon(Icons.slow_motion_video),
            tooltip: Words.of(context).showMe,
          )
        : IconButton.filled(
            onPressed: diagram.board.confirm,
            icon: const Icon(Icons.check),
            tooltip: Words.of(context).playMove,
          ),
  );
}
