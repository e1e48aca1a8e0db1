import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';

/// What players of a level's strength are called.
String levelName(Words words, int level) => switch (level) {
  <= 1 => words.levelName1,
  2 => words.levelName2,
  3 => words.levelName3,
  4 => words.levelName4,
  5 => words.levelName5,
  6 => words.levelName6,
  7 => words.levelName7,
  8 => words.levelName8,
  9 => words.levelName9,
  _ => words.levelName10,
};

/// How exact a level's strength is said: more would be a pretence.
const int _step = 50;

/// How strong a level is, in words and as a rating.
String strengthInWords(Words words, LevelView level) => words.levelStrength(
  levelName(words, level.number),
  (level.strength / _step).round() * _step,
);

/// The level that is nearest to a player's own rating.
LevelView nearestLevel(List<LevelView> levels, double rating) => levels.reduce(
  (best, level) =>
      (level.strength - rating).abs() < (best.strength - rating).abs()
      ? level
      : best,
);
