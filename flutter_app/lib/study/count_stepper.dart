import 'package:flutter/material.dart';

/// A number that goes up and down by buttons.
class CountStepper extends StatelessWidget {
  /// Makes the stepper.
  const CountStepper({
    super.key,
    required this.name,
    required this.value,
    required this.most,
    required this.onChanged,
    required this.fewer,
    required this.more,
    this.least = 0,
  });

  /// What is counted, for screen readers.
  final String name;

  /// The number.
  final int value;

  /// The smallest it can be.
  final int least;

  /// The largest it can be.
  final int most;

  /// What the button says that makes it smaller.
  final String fewer;

  /// What the button says that makes it larger.
  final String more;

  /// Called with the new number.
  final ValueChanged<int> onChanged;

  @override
  Widget build(BuildContext context) {
    return Semantics(
      container: true,
      explicitChildNodes: true,
      label: name,
      child: Row(
        mainAxisSize: MainAxisSize.min,
        children: [
          IconButton(
            onPressed: value > least ? () => onChanged(value - 1) : null,
            icon: const Icon(Icons.remove),
            tooltip: '$name: $fewer',
          ),
          ConstrainedBox(
            constraints: const BoxConstraints(minWidth: 28),
            child: Semantics(
              label: '$name: $value',
              excludeSemantics: true,
              child: Text(
                '$value',
                textAlign: TextAlign.center,
                style: Theme.of(context).textTheme.titleMedium,
              ),
            ),
          ),
          IconButton(
            onPressed: value < most ? () => onChanged(value + 1) : null,
            icon: const Icon(Icons.add),
            tooltip: '$name: $more',
          ),
        ],
      ),
    );
  }
}
