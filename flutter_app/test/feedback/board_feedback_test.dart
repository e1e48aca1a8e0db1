import 'package:flutter_test/flutter_test.dart';
import 'package:prise/app_state.dart';
import 'package:prise/board/board_controller.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/feedback/cue.dart';
import 'package:prise/feedback/cue_output.dart';
import 'package:prise/feedback/devices.dart';
import 'package:prise/feedback/screen_light.dart';
import 'package:prise/games/draughts/draughts_geometry.dart';

import '../support/fake_engine.dart';
import '../support/harness.dart';
import '../support/positions.dart';

class FakeOutput implements CueOutput {
  final List<Cue> given = [];
  int prepared = 0;

  @override
  void prepare() => prepared++;

  @override
  void give(Cue cue) => given.add(cue);

  @override
  void dispose() {}
}

class FakeLight implements ScreenLight {
  final List<bool> told = [];

  @override
  set staysOn(bool value) => told.add(value);
}

void main() {
  late FakeOutput sounds;
  late FakeOutput haptics;
  late AppState app;

  setUp(() {
    sounds = FakeOutput();
    haptics = FakeOutput();
    final engine = FakeEngine(startBoard);
    app = AppState(
      engine: engine,
      library: engine.library,
      devices: Devices(sounds: sounds, haptics: haptics),
    );
    addTearDown(app.dispose);
  });

  const twoHops = [
    StepView(kind: StepKind.hop, from: 27, to: 38, over: 32),
    StepView(kind: StepKind.hop, from: 38, to: 29, over: 33),
    StepView(kind: StepKind.remove, to: 32),
    StepView(kind: StepKind.remove, to: 33),
  ];

  final before = board(white: [28], black: [33, 34]);
  final after = board(white: [30], black: []);

  BoardController boardOf() {
    final controller = BoardController(
      geometry: draughtsGeometry,
      onMove: (_) {},
    )..onSteps = app.feedback.of;
    addTearDown(controller.dispose);
    return controller..show(before, isEnabled: true);
  }

  test('captured pieces count hop by hop', () {
    final controller = boardOf()..show(after, isEnabled: true, steps: twoHops);
    final counts = <int>[controller.pendingCaptures.value];
    controller.pendingCaptures.addListener(
      () => counts.add(controller.pendingCaptures.value),
    );
    for (var millis = 0; millis <= 1000 && controller.isAnimating.value;) {
      controller.advance(Duration(milliseconds: millis += 16));
    }
    expect(counts, [2, 1, 0]);
  });

  test('a capture is heard hop by hop, the last with what it takes', () {
    final controller = boardOf()..show(after, isEnabled: true, steps: twoHops);
    expect(sounds.given, isEmpty);
    for (var millis = 0; millis <= 1000 && controller.isAnimating.value;) {
      controller.advance(Duration(milliseconds: millis += 16));
    }
    expect(sounds.given, [Cue.hop, Cue.capture]);
    expect(haptics.given, sounds.given);
  });

  test('an animation that is cut short is heard once', () {
    boardOf()
      ..show(after, isEnabled: true, steps: twoHops)
      ..finish();
    expect(sounds.given, [Cue.capture]);
  });

  test('without motion a move is heard all the same', () {
    boardOf()
      ..reduceMotion = true
      ..show(after, isEnabled: true, steps: twoHops);
    expect(sounds.given, [Cue.capture]);
  });

  test('going back is silent', () {
    boardOf()
      ..show(after, isEnabled: true)
      ..show(before, isEnabled: true);
    expect(sounds.given, isEmpty);
  });

  test('sound and vibration can be off apart', () {
    app.feedbackSettings.hasSound = false;
    app.feedback.of(twoHops);
    expect(sounds.given, isEmpty);
    expect(haptics.given, [Cue.capture]);
    app.feedbackSettings
      ..hasSound = true
      ..hasHaptics = false;
    app.feedback.of(twoHops);
    expect(sounds.given, [Cue.capture]);
    expect(haptics.given, hasLength(1));
  });

  testWidgets('a match is heard, and keeps the screen on', (tester) async {
    final light = FakeLight();
    await pumpApp(
      tester,
      devices: Devices(sounds: sounds, light: light),
    );
    expect(sounds.prepared, 0);
    await tapPlay(tester);
    // The first move must not wait for its sound.
    expect(sounds.prepared, 1);
    expect(light.told, [true]);
    matchOf(tester).board
      ..tap(31)
      ..tap(27);
    await tester.pump();
    await tester.pump(const Duration(milliseconds: 300));
    expect(sounds.given, [Cue.hop]);
    await tester.pumpAndSettle();
    await tester.tap(find.byTooltip('Back'));
    await tester.pumpAndSettle();
    expect(light.told.last, isFalse);
  });
}
