import 'package:prise/bridge/types.dart';

/// Draughts between two people, without a clock.
const MatchSetup twoPeople = MatchSetup(
  practice: false,
  game: 'draughts',
  rules: '',
  players: [
    PlayerSetup(name: 'A'),
    PlayerSetup(name: 'B'),
  ],
);
