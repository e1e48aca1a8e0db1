import '../../bridge/types.dart';
import '../../l10n/generated/app_localizations.dart';

/// What a way of capturing is called.
String millMode(Words words, CaptureMode mode) => switch (mode) {
  CaptureMode.mill => words.modeMill,
  CaptureMode.custodian => words.modeCustodian,
  CaptureMode.intervention => words.modeIntervention,
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
  final mode = name.startsWith('custodian')
      ? CaptureMode.custodian
      : CaptureMode.intervention;
  return words.optionOf(millMode(words, mode), restriction);
}
