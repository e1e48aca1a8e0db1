import 'cue.dart';

/// Something that gives cues: a loudspeaker, a motor. Nothing it does may fail:
/// a game without a sound is still a game.
abstract interface class CueOutput {
  /// A board is about to be played on: the first cue must not wait.
  void prepare();

  /// Gives a cue.
  void give(Cue cue);

  /// Frees what it holds.
  void dispose();
}
