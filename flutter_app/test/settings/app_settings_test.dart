import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:prise/bridge/types.dart';
import 'package:prise/settings/app_settings.dart';
import 'package:prise/theme/board_theme.dart';

import '../support/fake_engine.dart';
import '../support/fake_library.dart';
import '../support/harness.dart';
import '../support/positions.dart';

void main() {
  late FakeLibrary library;

  setUp(() => library = FakeEngine(startBoard).library);

  test('what is changed is there after the next start', () async {
    AppSettings(library)
      ..themeMode = ThemeMode.dark
      ..board = BoardTheme.slate
      ..pieces = BoardTheme.wood
      ..locale = chinese
      ..showCoordinates = false
      ..showThinking = true;
    await pumpEventQueue();
    final again = AppSettings(library);
    expect(again.themeMode, ThemeMode.dark);
    expect(again.board, BoardTheme.slate);
    expect(again.pieces, BoardTheme.wood);
    expect(again.locale, chinese);
    expect(again.showCoordinates, isFalse);
    expect(again.showThinking, isTrue);
  });

  test('pieces can be of another make than the board', () {
    final settings = AppSettings(library)..board = BoardTheme.slate;
    expect(settings.boardTheme, BoardTheme.slate);
    settings.pieces = BoardTheme.wood;
    expect(settings.boardTheme.dark, BoardTheme.slate.dark);
    expect(settings.boardTheme.armies, BoardTheme.wood.armies);
    expect(settings.boardTheme.tiles, BoardTheme.wood.tiles);
    settings.pieces = null;
    expect(settings.boardTheme, BoardTheme.slate);
  });

  for (final (name, json) in [
    ('is no JSON', '{'),
    ('is no object', '[1]'),
    ('has values of the wrong kind', '{"theme": 3, "coordinates": "yes"}'),
    ('has names that nobody knows', '{"theme": "noon", "language": "xx"}'),
  ]) {
    test('what $name leaves the defaults', () {
      library.saved['appearance'] = json;
      final settings = AppSettings(library);
      expect(settings.themeMode, ThemeMode.system);
      expect(settings.boardTheme, BoardTheme.wood);
      expect(settings.locale, isNull);
      expect(settings.showCoordinates, isTrue);
    });
  }

  test('one value that cannot be read does not cost the others', () {
    library.saved['appearance'] = '{"theme": 3, "board": "slate"}';
    final settings = AppSettings(library);
    expect(settings.themeMode, ThemeMode.system);
    expect(settings.boardTheme, BoardTheme.slate);
  });

  test('a preference that cannot be saved still takes effect', () async {
    library.failure = const CoreError(
      kind: ErrorKind.storage,
      message: 'the disk is full',
    );
    final settings = AppSettings(library)..themeMode = ThemeMode.dark;
    await pumpEventQueue();
    expect(settings.themeMode, ThemeMode.dark);
  });
}
