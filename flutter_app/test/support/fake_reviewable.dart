import 'dart:async';
import 'dart:typed_data';

import 'package:prise/bridge/engine.dart';

import 'fake_study.dart';

/// A match that says about every moment what it is told.
mixin FakeReviewable implements Reviewable {
  /// The score for the first player by ply.
  List<int?> scores = [];

  /// The scores for each of three players by ply, instead.
  List<List<int>?>? scoresOfThree;

  /// The plies whose move turns a piece up.
  Set<int> flips = {};

  /// What would have been best by ply.
  Map<int, List<String>> lines = {};

  /// The analysis that is running; reports are added by the test if
  /// [isAnalysisByHand].
  StreamController<PlyAnalysis>? running;

  /// Whether the test says when a moment has been looked at.
  bool isAnalysisByHand = false;

  /// How often an analysis was stopped.
  int stops = 0;

  /// The matches that went on from this one.
  final List<Match> branches = [];

  /// What goes on from a ply.
  Match Function(int ply)? branchAt;

  /// What is said about a moment.
  PlyAnalysis moment(int ply) {
    if (scoresOfThree case final all?) return _momentOfThree(ply, all);
    final first = scores[ply];
    return PlyAnalysis(
      ply: ply,
      lastPly: scores.length - 1,
      seat: ply % 2,
      score: first == null
          ? null
          : ply.isEven
          ? first
          : -first,
      scores: Int32List.fromList([
        if (first != null) ...[first, -first],
      ]),
      line: lines[ply] ?? const [],
      played: ply == scores.length - 1 ? null : 'm$ply',
      isFlip: flips.contains(ply),
      depth: 9,
    );
  }

  PlyAnalysis _momentOfThree(int ply, List<List<int>?> all) => PlyAnalysis(
    ply: ply,
    lastPly: all.length - 1,
    seat: ply % 3,
    score: all[ply]?[ply % 3],
    scores: Int32List.fromList(all[ply] ?? const []),
    line: lines[ply] ?? const [],
    played: ply == all.length - 1 ? null : 'm$ply',
    isFlip: flips.contains(ply),
    depth: 9,
  );

  @override
  String positionAt(int ply) => 'position $ply';

  @override
  String pdn() => '[Event "?"] 1. 32-28 *';

  /// Whether nothing that is reported on the way arrives.
  bool losesReports = false;

  /// From which plies an analysis was asked for.
  final List<int> analyses = [];

  @override
  Future<List<PlyAnalysis>> analyse({
    required int fromPly,
    required int timeMs,
    void Function(PlyAnalysis moment)? onMoment,
  }) async {
    analyses.add(fromPly);
    final controller = running = StreamController<PlyAnalysis>();
    if (!isAnalysisByHand) {
      final length = scoresOfThree?.length ?? scores.length;
      for (var ply = fromPly; ply < length; ply++) {
        controller.add(moment(ply));
      }
      unawaited(controller.close());
    }
    final found = <PlyAnalysis>[];
    await for (final moment in controller.stream) {
      found.add(moment);
      if (!losesReports) onMoment?.call(moment);
    }
    return found;
  }

  @override
  void stopAnalysis() => stops++;

  /// The studies that began here.
  final List<FakeStudy> studies = [];

  /// What a study at a ply begins with.
  BoardView viewAt(int ply);

  @override
  Study study(int ply) {
    final study = FakeStudy(viewAt(ply));
    studies.add(study);
    return study;
  }

  @override
  Match branch(int ply, List<PlayerSetup> players) {
    final match = branchAt!(ply);
    branches.add(match);
    return match;
  }
}
