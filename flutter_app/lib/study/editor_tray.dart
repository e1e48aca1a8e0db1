import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../theme/board_theme.dart';
import '../widgets/piece_icon.dart';
import 'editor_controller.dart';
import 'editor_tool.dart';

/// The pieces that can be put on the board, with how many stand there, and the
/// tools that move and remove them.
class EditorTray extends StatelessWidget {
  /// Makes the tray.
  const EditorTray({
    super.key,
    required this.controller,
    required this.theme,
    this.dragAffinity,
  });

  /// The position that is put together.
  final EditorController controller;

  /// What the pieces are made of.
  final BoardTheme theme;

  /// In which direction a drag out of the tray is one; all if nothing else
  /// listens.
  final Axis? dragAffinity;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final EditorController(:now, :kit, :tool) = controller;
    return Semantics(
      container: true,
      explicitChildNodes: true,
      label: words.editorTray,
      child: Wrap(
        alignment: WrapAlignment.center,
        // Three stand beside a slim board on a phone.
        spacing: 1,
        runSpacing: 2,
        children: [
          _Tool(
            name: words.editorHand,
            isChosen: tool is HandTool,
            onChosen: () => controller.tool = const HandTool(),
            child: const Icon(Icons.pan_tool_outlined, size: 24),
          ),
          _Tool(
            name: words.editorBin,
            isChosen: tool is BinTool,
            onChosen: () => controller.tool = const BinTool(),
            child: const Icon(Icons.delete_outline, size: 26),
          ),
          for (final (index, piece) in now.tray.indexed)
            _piece(words, kit, index, piece),
        ],
      ),
    );
  }

  Widget _piece(Words words, GameKit kit, int index, TrayPieceView piece) {
    final face = PieceView(point: 0, army: piece.army, kind: piece.kind);
    final icon = PieceIcon.of(face, art: kit.art, theme: theme, size: 34);
    return Draggable<int>(
      data: index,
      affinity: dragAffinity,
      dragAnchorStrategy: pointerDragAnchorStrategy,
      feedback: FractionalTranslation(
        translation: const Offset(-0.5, -0.5),
        child: PieceIcon.of(
          face,
          art: kit.art,
          theme: theme,
          size: 52,
          hasGround: false,
        ),
      ),
      child: _Tool(
        name: words.editorTrayPiece(
          kit.piece(words, face),
          piece.placed,
          piece.most,
        ),
        isChosen: controller.tool == PieceTool(index),
        isWrong: piece.placed > piece.most,
        count: piece.placed,
        onChosen: () => controller.tool = PieceTool(index),
        child: icon,
      ),
    );
  }
}

/// One of several tools, of which one is chosen. It looks the same size
/// whatever it shows.
class _Tool extends StatelessWidget {
  const _Tool({
    required this.name,
    required this.isChosen,
    required this.onChosen,
    required this.child,
    this.count,
    this.isWrong = false,
  });

  final String name;
  final bool isChosen;
  final bool isWrong;
  final int? count;
  final VoidCallback onChosen;
  final Widget child;

  @override
  Widget build(BuildContext context) {
    final ThemeData(:colorScheme, :textTheme) = Theme.of(context);
    return Semantics(
      container: true,
      inMutuallyExclusiveGroup: true,
      checked: isChosen,
      enabled: true,
      label: name,
      onTap: onChosen,
      excludeSemantics: true,
      child: Tooltip(
        message: name,
        excludeFromSemantics: true,
        child: Material(
          color: isChosen ? colorScheme.secondaryContainer : Colors.transparent,
          shape: RoundedRectangleBorder(
            borderRadius: BorderRadius.circular(12),
            side: BorderSide(
              width: 2,
              color: isChosen ? colorScheme.primary : Colors.transparent,
            ),
          ),
          clipBehavior: Clip.antiAlias,
          child: InkWell(
            onTap: onChosen,
            child: SizedBox(
              width: kMinInteractiveDimension,
              height: 58,
              child: Column(
                mainAxisAlignment: MainAxisAlignment.center,
                children: [
                  child,
                  if (count case final count?)
                    MediaQuery.withNoTextScaling(
                      child: Text(
                        '$count',
                        style: textTheme.labelMedium?.copyWith(
                          height: 1.2,
                          fontWeight: isWrong ? FontWeight.w800 : null,
                          color: isWrong
                              ? colorScheme.error
                              : isChosen
                              ? colorScheme.onSecondaryContainer
                              : colorScheme.onSurface,
                        ),
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
}
