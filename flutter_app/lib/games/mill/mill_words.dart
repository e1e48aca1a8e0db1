import '../../l10n/generated/app_localizations.dart';

/// The ways of capturing, by their names in the core.
const List<String> millModes = ['mill', 'custodian', 'intervention'];

/// What a way of capturing is called, by its name in the core.
String millMode(Words words, String mode) => switch (mode) {
  'custodian' => words.modeCustodian,
  'intervention' => words.modeIntervention,
  _ => words.modeMill,
};

/// What a rule option is called. Those of the extra captures are named after
/// the capture and what they restrict: `custodian-edges`.
String millOption(Words words, String name) {
  switch (name) {
    case 'pieces':
      return words.optionPieces;
    case 'diagonals':
      return words.optionDiagonals;
    case 'flying':
      return words.optionFlying;
    case 'always':
      return words.optionAlways;
    case 'multiple':
      return words.optionMultiple;
    case 'custodian':
      return words.optionCustodian;
    case 'intervention':
      return words.optionIntervention;
  }
  final dash = name.indexOf('-');
  if (dash < 0) return name;
  final restriction = switch (name.substring(dash + 1)) {
    'edges' => words.optionOnEdges,
    'cross' => words.optionOnCross,
    'diagonals' => words.optionOnDiagonals,
    'placing' => words.optionWhilePlacing,
    'moving' => words.optionWhileMoving,
    'at-three' => words.optionAtThree,
    final other => other,
  };
  return words.optionOf(millMode(words, name.substring(0, dash)), restriction);
}
