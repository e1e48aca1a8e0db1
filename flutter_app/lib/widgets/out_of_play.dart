import 'package:flutter/widgets.dart';

import '../theme/out_of_play.dart';

/// Something that is grey as soon as its player is out.
class OutOfPlay extends StatelessWidget {
  /// Wraps what belongs to a player.
  const OutOfPlay({super.key, required this.isOut, required this.child});

  /// Whether the player is out.
  final bool isOut;

  /// What belongs to the player.
  final Widget child;

  @override
  Widget build(BuildContext context) =>
      isOut ? ColorFiltered(colorFilter: outOfPlay, child: child) : child;
}
