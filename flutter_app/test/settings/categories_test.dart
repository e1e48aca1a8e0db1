import 'package:flutter_test/flutter_test.dart';
import 'package:prise/settings/feedback_settings.dart';
import 'package:prise/settings/play_settings.dart';

import '../support/fake_engine.dart';
import '../support/fake_library.dart';
import '../support/positions.dart';

void main() {
  late FakeLibrary library;

  setUp(() => library = FakeEngine(startBoard).library);

  test('how a board behaves is there after the next start', () async {
    PlaySettings(library)
      ..showsTargets = false
      ..confirmsMoves = true
      ..speed = AnimationSpeed.fast
      ..keepsScreenOn = false;
    await pumpEventQueue();
    final again = PlaySettings(library);
    expect(again.showsTargets, isFalse);
    expect(again.confirmsMoves, isTrue);
    expect(again.speed, AnimationSpeed.fast);
    expect(again.keepsScreenOn, isFalse);
  });

  test('what can be heard and felt is there after the next start', () async {
    FeedbackSettings(library)
      ..hasSound = false
      ..hasHaptics = false;
    await pumpEventQueue();
    final again = FeedbackSettings(library);
    expect(again.hasSound, isFalse);
    expect(again.hasHaptics, isFalse);
  });

  for (final json in ['{', '[]', '{"speed": "warp", "sound": 1}']) {
    test('$json leaves the defaults', () {
      library.saved
        ..['play'] = json
        ..['feedback'] = json;
      final play = PlaySettings(library);
      expect(play.showsTargets, isTrue);
      expect(play.confirmsMoves, isFalse);
      expect(play.speed, AnimationSpeed.normal);
      expect(play.keepsScreenOn, isTrue);
      final feedback = FeedbackSettings(library);
      expect(feedback.hasSound, isTrue);
      expect(feedback.hasHaptics, isTrue);
    });
  }

  test('every category is a value of its own', () async {
    PlaySettings(library).speed = AnimationSpeed.slow;
    FeedbackSettings(library).hasSound = false;
    await pumpEventQueue();
    expect(library.saved.keys, unorderedEquals(['play', 'feedback']));
  });
}
