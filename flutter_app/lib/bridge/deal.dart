import 'types.dart';

/// A deal that is promised, and waits for what the players mix in. What was
/// drawn for it never leaves the core.
abstract interface class PromisedDeal {
  /// The promise, in 64 digits.
  String get commitment;

  /// The part of the promise that players can remember.
  String get shortCommitment;
}

/// A promised deal with what the players have mixed in: a match can begin.
final class Shuffled {
  /// Puts the two together.
  const Shuffled(this.deal, this.mix);

  /// What was promised.
  final PromisedDeal deal;

  /// What the players have mixed in.
  final DealMix mix;
}
