import 'dart:async';

import 'package:flutter/material.dart';
import 'package:flutter/services.dart';

import '../app_state.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/app_board.dart';
import '../widgets/beside_board.dart';
import '../widgets/fitted_text.dart';
import '../widgets/more_menu.dart';
import 'engine_arrows.dart';
import 'engine_panel.dart';
import 'evaluation_bar.dart';
import 'live_engine.dart';

import 'study_controller.dart';
import 'study_controls.dart';
import 'study_layout.dart';
import 'study_panel.dart';

/// An analysis board: the board with the engine's arrows, who stands better, the
/// engine's lines, and the tree of moves. The engine rests while nobody sees it.
class StudyView extends StatefulWidget {
  /// Makes the view.
  const StudyView({
    super.key,
    required this.study,
    required this.title,
    required this.onBack,
    required this.menu,
    this.detail,
    this.backIcon,
    this.backName,
  });

  /// What is analysed. It stays with whoever handed it over.
  final StudyController study;

  /// What it is called.
  final String title;

  /// What else there is to say about it, in a few words.
  final String? detail;

  /// Called to leave.
  final VoidCallback onBack;

  /// What the way out looks like, if not as ways back do.
  final Widget? backIcon;

  /// What it is called.
  final String? backName;

  /// What is done seldom.
  final List<MoreItem> menu;

  @override
  State<StudyView> createState() => _StudyViewState();
}

class _StudyViewState extends State<StudyView> {
  late final AppState _app = AppScope.read(context);
  late final AppLifecycleListener _lifecycle = AppLifecycleListener(
    onHide: () => _rest(isResting: true),
    onShow: () {
      _rest(isResting: false);
      unawaited(_askBattery());
    },
  );

  /// How often the device is asked whether it saves its battery.
  static const Duration _batteryPace = Duration(seconds: 30);

  Timer? _battery;

  StudyController get _study => widget.study;

  @override
  void initState() {
    super.initState();
    _lifecycle;
    if (_app.devices.power != null) {
      unawaited(_askBattery());
      _battery = Timer.periodic(_batteryPace, (_) => unawaited(_askBattery()));
    }
    final settings = _app.studySettings;
    final engine = _study.engine..addListener(_remember);
    // Not while building: it tells whoever listens.
    WidgetsBinding.instance.addPostFrameCallback((_) {
      if (!mounted) return;
      engine
        ..lines = settings.lines
        ..isOn = settings.isEngineOn;
      _isReady = true;
    });
  }

  /// Whether the engine is as it was left the last time.
  bool _isReady = false;

  @override
  void dispose() {
    _study.engine.removeListener(_remember);
    _lifecycle.dispose();
    _battery?.cancel();
    super.dispose();
  }

  Future<void> _askBattery() async {
    final isSaving = await _app.devices.power?.isOn() ?? false;
    if (!mounted) return;
    _study.engine.rest(EngineRest.batterySaver, isResting: isSaving);
  }

  void _rest({required bool isResting}) =>
      _study.engine.rest(EngineRest.unseen, isResting: isResting);

  void _remember() {
    final settings = _app.studySettings;
    final isOn = _study.engine.isOn;
    if (_isReady && settings.isEngineOn != isOn) settings.isEngineOn = isOn;
  }

  void _setLines(int lines) {
    _study.engine.lines = lines;
    _app.studySettings.lines = lines;
  }

  @override
  Widget build(BuildContext context) {
    SingleActivator key(LogicalKeyboardKey key) => SingleActivator(key);
    return CallbackShortcuts(
      bindings: {
        key(LogicalKeyboardKey.arrowLeft): () => _study.step(isForward: false),
        key(LogicalKeyboardKey.arrowRight): () => _study.step(isForward: true),
        key(LogicalKeyboardKey.arrowUp): () =>
            _study.sidestep(isForward: false),
        key(LogicalKeyboardKey.arrowDown): () =>
            _study.sidestep(isForward: true),
        key(LogicalKeyboardKey.home): () => _study.toEnd(isForward: false),
        key(LogicalKeyboardKey.end): () => _study.toEnd(isForward: true),
        key(LogicalKeyboardKey.keyE): () =>
            _study.engine.isOn = !_study.engine.isOn,
        key(LogicalKeyboardKey.keyT): () =>
            _study.engine.isThreat = !_study.engine.isThreat,
      },
      child: Focus(
        autofocus: true,
        child: LayoutBuilder(
          builder: (context, constraints) =>
              _content(context, isWide: isWide(constraints.biggest)),
        ),
      ),
    );
  }

  Widget _content(BuildContext context, {required bool isWide}) {
    final theme = AppScope.of(context).settings.boardTheme;
    final kit = isWide ? _study.kit.onItsSide : _study.kit;
    return StudyLayout(
      header: _header(context),
      boardAspect: kit.geometry.outerAspectRatio,
      board: AspectRatio(
        aspectRatio: kit.geometry.outerAspectRatio,
        child: Stack(
          fit: StackFit.expand,
          children: [
            AppBoard(
              controller: _study.board,
              kit: kit,
              pointNames: _study.game.points,
            ),
            EngineArrows(study: _study, theme: theme),
          ],
        ),
      ),
      evaluation: EvaluationBar(study: _study, theme: theme),
      engine: EnginePanel(study: _study, onLines: _setLines),
      panel: StudyPanel(study: _study),
      controls: StudyControls(study: _study),
    );
  }

  Widget _header(BuildContext context) {
    final text = Theme.of(context).textTheme;
    return Row(
      children: [
        IconButton(
          onPressed: widget.onBack,
          icon: widget.backIcon ?? const BackButtonIcon(),
          tooltip: widget.backName ?? Words.of(context).back,
        ),
        Expanded(
          child: Column(
            crossAxisAlignment: CrossAxisAlignment.start,
            children: [
              FittedText(
                widget.title,
                style: text.titleMedium?.copyWith(height: 1.15),
                maxLines: 2,
                maxHeight: 40,
              ),
              if (widget.detail case final detail?)
                FittedText(
                  detail,
                  style: text.bodySmall?.copyWith(height: 1.15),
                ),
            ],
          ),
        ),
        MoreMenu(items: widget.menu),
      ],
    );
  }
}
