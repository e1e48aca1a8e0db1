import 'package:flutter_test/flutter_test.dart';
import 'package:prise/warm_up.dart';

import 'support/fake_engine.dart';
import 'support/positions.dart';

void main() {
  test('a move of every game is played, and nothing of it is kept', () async {
    final engine = FakeEngine(startBoard);
    await warmUp(engine);
    expect(engine.setups.map((setup) => setup.game), [
      for (final game in engine.games) game.id,
    ]);
    expect(await engine.library.matches(), isEmpty);
  });
}
