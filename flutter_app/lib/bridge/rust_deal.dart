import '../src/rust/api/deal.dart';
import 'deal.dart';

/// A deal that the Rust core has promised.
final class RustDeal implements PromisedDeal {
  /// Has a deal drawn and promised.
  RustDeal(String game) : handle = PreparedDeal.draw(game: game);

  /// The deal in the core.
  final PreparedDeal handle;

  @override
  String get commitment => handle.commitment();

  @override
  String get shortCommitment => handle.commitmentShort();
}
