import 'dart:async';

import 'package:audioplayers/audioplayers.dart';
import 'package:flutter/foundation.dart';

import 'cue.dart';
import 'cue_output.dart';

/// The app's own sounds, one for each cue. They are loaded when a board
/// opens, mix with whatever else is playing, and are silent when the device is.
final class Sounds implements CueOutput {
  final Map<Cue, Future<AudioPlayer?>> _players = {};

  static final AudioContext _context = AudioContext(
    // No focus: music goes on. The kind of sound that a silent phone keeps to
    // itself.
    android: const AudioContextAndroid(
      contentType: AndroidContentType.sonification,
      usageType: AndroidUsageType.assistanceSonification,
      audioFocus: AndroidAudioFocus.none,
    ),
    iOS: AudioContextIOS(category: AVAudioSessionCategory.ambient),
  );

  @override
  void prepare() {
    for (final cue in Cue.values) {
      unawaited(_players[cue] ??= _load(cue));
    }
  }

  @override
  void give(Cue cue) => unawaited(_play(cue));

  @override
  void dispose() {
    for (final player in _players.values) {
      unawaited(player.then((player) => player?.dispose()));
    }
    _players.clear();
  }

  Future<void> _play(Cue cue) async {
    final player = await (_players[cue] ??= _load(cue));
    if (player == null) return;
    await _tolerating(() async {
      // From its beginning, even if it is still playing.
      await player.stop();
      await player.resume();
    });
  }

  Future<AudioPlayer?> _load(Cue cue) async {
    // Nobody asks how far a sound has come: no frame is drawn for that.
    final player = AudioPlayer()..positionUpdater = null;
    final isLoaded = await _tolerating(() async {
      await player.setPlayerMode(PlayerMode.lowLatency);
      await player.setAudioContext(_context);
      await player.setReleaseMode(ReleaseMode.stop);
      await player.setSource(AssetSource('sounds/${cue.name}.wav'));
    });
    return isLoaded ? player : null;
  }

  /// Whatever keeps the platform from playing must not keep the app from it.
  Future<bool> _tolerating(Future<void> Function() act) async {
    try {
      await act();
      return true;
    } catch (error) {
      debugPrint('sound: $error');
      return false;
    }
  }
}
