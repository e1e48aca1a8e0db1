import '../src/rust/api/library.dart' as core;
import 'match.dart';
import 'rust_match.dart';
import 'rust_study.dart';
import 'studies.dart';
import 'study.dart';
import 'types.dart';

/// The studies of the Rust core.
mixin RustStudies implements Studies {
  /// The library they belong to.
  core.Library get handle;

  @override
  Future<int> keepStudy(Study study) =>
      handle.keepStudy(study: (study as RustStudy).session);

  @override
  Future<Study> openStudy(int id) async =>
      RustStudy(await handle.openStudy(id: id));

  @override
  Future<List<StudySummary>> studies() => handle.listStudies();

  @override
  Future<void> deleteStudy(int id) => handle.deleteStudy(id: id);

  @override
  Future<void> undeleteStudy(int id) => handle.undeleteStudy(id: id);

  @override
  Future<Match> startFromStudy(Study study, MatchSetup setup) async =>
      RustMatch(
        await handle.startFromStudy(
          study: (study as RustStudy).session,
          setup: setup,
        ),
      );
}
