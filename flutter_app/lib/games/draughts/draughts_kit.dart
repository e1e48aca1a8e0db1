import '../../board/board_art.dart';
import '../../board/board_geometry.dart';
import '../../bridge/types.dart';
import '../../l10n/generated/app_localizations.dart';
import '../game_kit.dart';
import 'draughts_art.dart';
import 'draughts_geometry.dart';

/// International draughts.
final class DraughtsKit extends GameKit {
  /// There is only one.
  const DraughtsKit();

  static const int _king = 1;

  @override
  String get id => 'draughts';

  @override
  BoardGeometry get geometry => draughtsGeometry;

  @override
  BoardArt get art => const DraughtsArt();

  @override
  List<PieceView> get showcase => [
    for (var point = 0; point < 20; point++)
      PieceView(point: point, army: 1, kind: 0),
    for (var point = 30; point < 50; point++)
      PieceView(point: point, army: 0, kind: 0),
  ];

  @override
  PieceView trophy(int? army) => PieceView(point: 0, army: army, kind: _king);

  @override
  bool get mayPlan => true;

  @override
  String name(Words words) => words.gameDraughts;

  @override
  String shortName(Words words) => words.shortDraughts;

  @override
  String about(Words words) => words.aboutDraughts;

  @override
  String army(Words words, int? army) =>
      army == 0 ? words.armyWhite : words.armyBlack;

  @override
  String kind(Words words, int? kind) =>
      kind == _king ? words.kindKing : words.kindMan;

  @override
  String option(Words words, String name) =>
      name == 'draws' ? words.optionDraws : name;

  @override
  String optionValue(Words words, String name, String value) => switch (value) {
    'standard' => words.valueDrawsStandard,
    'fmjd-2015' => words.valueDrawsFmjd2015,
    _ => value,
  };

  @override
  String preset(Words words, String id) =>
      id == 'fmjd-2015' ? words.valueDrawsFmjd2015 : words.presetDefault;

  @override
  String presetDetail(Words words, String id) => id == 'fmjd-2015'
      ? words.presetFmjd2015Detail
      : words.presetStandardDetail;
}
