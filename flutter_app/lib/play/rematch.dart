import 'dart:typed_data';

import '../bridge/types.dart';

/// The same match again with the sides changed: everybody sits one seat further,
/// and takes an own time along.
MatchSetup rematchOf(MatchSetup setup) {
  List<T> turned<T>(List<T> seats) =>
      seats.isEmpty ? seats : [seats.last, ...seats.take(seats.length - 1)];
  final clock = setup.clock;
  return MatchSetup(
    game: setup.game,
    rules: setup.rules,
    players: turned(setup.players),
    position: setup.position,
    practice: setup.practice,
    clock: clock == null
        ? null
        : ClockChoice(
            kind: clock.kind,
            timesMs: Uint32List.fromList(turned(clock.timesMs)),
            extraMs: clock.extraMs,
            stopsInBackground: clock.stopsInBackground,
          ),
  );
}
