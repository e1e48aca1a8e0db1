import 'package:flutter/material.dart';

import '../app_state.dart';
import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/bar_title.dart';
import '../widgets/fitted_text.dart';
import '../widgets/large_text.dart';
import 'diagram_controller.dart';
import 'diagram_state.dart';
import 'diagram_view.dart';
import 'learn_progress.dart';
import 'lesson.dart';
import 'lesson_text.dart';

/// One lesson after the other: the words, and the rule on a board.
class LessonScreen extends StatefulWidget {
  /// Opens the lessons of a game at one of them.
  const LessonScreen({
    super.key,
    required this.game,
    required this.kit,
    required this.lessons,
    required this.first,
  });

  /// The game as the core describes it.
  final GameView game;

  /// The game as the app shows it.
  final GameKit kit;

  /// All lessons.
  final List<Lesson> lessons;

  /// The one to begin with.
  final int first;

  @override
  State<LessonScreen> createState() => _LessonScreenState();
}

class _LessonScreenState extends State<LessonScreen>
    with DiagramState<LessonScreen> {
  late int _index = widget.first;

  Lesson get _lesson => widget.lessons[_index];

  late final LearnProgress _progress = AppScope.read(context).learnProgress;

  /// What is tried on the board is done; what can only be read is done when it
  /// is open.
  void _watch() {
    if (diagram?.isDone ?? false) {
      _progress.finish(widget.game.id, _lesson);
    }
  }

  @override
  DiagramController? makeDiagram() {
    final diagram = _lesson.diagram;
    if (diagram == null) {
      final lesson = _lesson;
      // Not while building: it tells whoever listens.
      WidgetsBinding.instance.addPostFrameCallback(
        (_) => _progress.finish(widget.game.id, lesson),
      );
      return null;
    }
    return DiagramController(
      engine: AppScope.of(context).engine,
      game: widget.game,
      kit: widget.kit,
      diagram: diagram,
    )..addListener(_watch);
  }

  void _turnTo(int index) => setState(() {
    _index = index;
    remakeDiagram();
  });

  @override
  Widget build(BuildContext context) {
    return Scaffold(
      appBar: AppBar(
        title: BarTitle(
          widget.kit.name(Words.of(context)),
          // The rule below is what the page is about.
          style: Theme.of(context).textTheme.titleMedium,
        ),
      ),
      body: SafeArea(
        child: LayoutBuilder(
          builder: (context, constraints) {
            final Size(:width, :height) = constraints.biggest;
            return width > height * 1.05 ? _wide() : _upright(height);
          },
        ),
      ),
    );
  }

  Widget _upright(double height) {
    final diagram = this.diagram;
    return Center(
      child: ConstrainedBox(
        constraints: const BoxConstraints(maxWidth: 720),
        child: Column(
          children: [
            Expanded(child: _text()),
            if (diagram != null)
              // The board does not scroll: dragging moves its pieces.
              ConstrainedBox(
                constraints: BoxConstraints(
                  maxHeight: height * (isLargeText(context) ? 0.46 : 0.56),
                ),
                child: Padding(
                  padding: const EdgeInsets.symmetric(horizontal: 12),
                  child: DiagramView(
                    key: ValueKey(_lesson.id),
                    diagram: diagram,
                  ),
                ),
              ),
            _pages(),
          ],
        ),
      ),
    );
  }

  Widget _wide() {
    final diagram = this.diagram;
    final words = Column(
      children: [
        Expanded(child: _text()),
        _pages(),
      ],
    );
    if (diagram == null) return words;
    return Row(
      children: [
        Expanded(
          child: Padding(
            padding: const EdgeInsets.all(8),
            child: DiagramView(key: ValueKey(_lesson.id), diagram: diagram),
          ),
        ),
        Expanded(child: words),
      ],
    );
  }

  Widget _text() => Align(
    alignment: Alignment.topCenter,
    child: SingleChildScrollView(
      key: ValueKey(_lesson.id),
      padding: const EdgeInsets.fromLTRB(16, 0, 16, 12),
      child: ConstrainedBox(
        constraints: const BoxConstraints(maxWidth: 640),
        child: LessonText(lesson: _lesson),
      ),
    ),
  );

  Widget _pages() {
    final words = Words.of(context);
    final count = widget.lessons.length;
    return Padding(
      padding: const EdgeInsets.symmetric(horizontal: 8, vertical: 4),
      child: Row(
        children: [
          IconButton(
            onPressed: _index > 0 ? () => _turnTo(_index - 1) : null,
            icon: const Icon(Icons.arrow_back),
            tooltip: words.previousPage,
          ),
          Expanded(
            child: Center(child: FittedText(words.pageOf(_index + 1, count))),
          ),
          IconButton.filledTonal(
            onPressed: _index + 1 < count ? () => _turnTo(_index + 1) : null,
            icon: const Icon(Icons.arrow_forward),
            tooltip: words.nextPage,
          ),
        ],
      ),
    );
  }
}
