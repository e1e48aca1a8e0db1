import 'match.dart';
import 'study.dart';
import 'types.dart';

/// The studies that a library keeps. Every method may throw a [CoreError].
abstract interface class Studies {
  /// Keeps a study and tells its number; from then on every change of it is
  /// written down.
  Future<int> keepStudy(Study study);

  /// Takes a study up again where it was left; every change is written down.
  Future<Study> openStudy(int id);

  /// All studies that can be read, the one changed last first.
  Future<List<StudySummary>> studies();

  /// Forgets a study.
  Future<void> deleteStudy(int id);

  /// Takes back what was deleted since the app was opened.
  Future<void> undeleteStudy(int id);

  /// Starts a match from the position at a study's cursor, which gives game,
  /// rules and start; the setup gives the players and the clock.
  Future<Match> startFromStudy(Study study, MatchSetup setup);
}
