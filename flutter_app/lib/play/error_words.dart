import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';

/// What the core could not do, in words for the player.
String errorInWords(Words words, ErrorKind kind) => switch (kind) {
  ErrorKind.illegalMove => words.errorMove,
  ErrorKind.gameOver => words.errorOver,
  ErrorKind.notAllowed => words.errorNotNow,
  ErrorKind.unknownGame ||
  ErrorKind.badSetup ||
  ErrorKind.badPosition => words.errorSetup,
  ErrorKind.storage => words.errorStorage,
  ErrorKind.notAnExport => words.errorNotAnExport,
  ErrorKind.newerExport => words.errorNewerExport,
  ErrorKind.internal => words.errorInternal,
};

/// What can be done when something cannot be started, shown or read.
String wayOnInWords(Words words, ErrorKind kind) => switch (kind) {
  ErrorKind.unknownGame ||
  ErrorKind.badSetup ||
  ErrorKind.badPosition => words.errorWaySetup,
  ErrorKind.storage => words.errorWayStorage,
  ErrorKind.illegalMove ||
  ErrorKind.gameOver ||
  ErrorKind.notAllowed ||
  ErrorKind.notAnExport ||
  ErrorKind.newerExport ||
  ErrorKind.internal => words.errorWayAgain,
};
