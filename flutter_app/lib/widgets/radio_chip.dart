import 'package:flutter/material.dart';

import 'chip_label.dart';

/// A chip that chooses one of several, and says so to screen readers: a radio
/// button. It is as wide when it is chosen as when it is not, so that no other
/// chip moves.
class RadioChip extends StatelessWidget {
  /// Makes the chip.
  const RadioChip({
    super.key,
    required this.label,
    required this.isChosen,
    required this.onChosen,
  });

  /// What it says.
  final String label;

  /// Whether it is the one that is chosen.
  final bool isChosen;

  /// Called when it is to be chosen.
  final VoidCallback onChosen;

  @override
  Widget build(BuildContext context) {
    return Semantics(
      container: true,
      inMutuallyExclusiveGroup: true,
      checked: isChosen,
      enabled: true,
      label: label,
      onTap: onChosen,
      excludeSemantics: true,
      child: ChoiceChip(
        avatar: FittedBox(
          child: Icon(
            isChosen
                ? Icons.radio_button_checked
                : Icons.radio_button_unchecked,
          ),
        ),
        label: ChipLabel(label),
        selected: isChosen,
        showCheckmark: false,
        onSelected: (_) => onChosen(),
      ),
    );
  }
}
