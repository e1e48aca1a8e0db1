import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';
import 'review_controller.dart';

/// The ways through a match: a slider and buttons.
class ReviewControls extends StatelessWidget {
  /// Makes the controls.
  const ReviewControls({super.key, required this.review, required this.onGoOn});

  /// What is looked at.
  final ReviewController review;

  /// Called to go on from the moment that is shown.
  final VoidCallback onGoOn;

  @override
  Widget build(BuildContext context) {
    return ListenableBuilder(
      listenable: review,
      builder: (context, _) => Column(
        mainAxisSize: MainAxisSize.min,
        children: [_slider(context), _buttons(context)],
      ),
    );
  }

  Widget _slider(BuildContext context) {
    final words = Words.of(context);
    final ReviewController(:length, :ply) = review;
    return SizedBox(
      height: kMinInteractiveDimension,
      child: Slider(
        max: length == 0 ? 1 : length.toDouble(),
        divisions: length == 0 ? null : length,
        value: ply.toDouble(),
        label: '$ply',
        semanticFormatterCallback: (value) =>
            words.reviewing(value.round(), length),
        onChanged: length == 0 ? null : (value) => review.goTo(value.round()),
      ),
    );
  }

  Widget _buttons(BuildContext context) {
    final words = Words.of(context);
    final ReviewController(:length, :ply) = review;
    final back = ply > 0;
    final forward = ply < length;
    return Row(
      mainAxisAlignment: MainAxisAlignment.spaceBetween,
      children: [
        _button(
          Icons.first_page,
          words.reviewFirst,
          back,
          () => review.goTo(0),
        ),
        _button(
          Icons.chevron_left,
          words.reviewPrevious,
          back,
          () => review.step(-1),
        ),
        IconButton(
          onPressed: () => review.showsBest = !review.showsBest,
          isSelected: review.showsBest,
          icon: const Icon(Icons.lightbulb_outline),
          selectedIcon: const Icon(Icons.lightbulb),
          tooltip: words.reviewShowBest,
        ),
        _button(Icons.play_arrow, words.reviewGoOn, review.canGoOn, onGoOn),
        _button(
          Icons.chevron_right,
          words.reviewNext,
          forward,
          () => review.step(1),
        ),
        _button(
          Icons.last_page,
          words.reviewLast,
          forward,
          () => review.goTo(length),
        ),
      ],
    );
  }

  Widget _button(
    IconData icon,
    String name,
    bool isPossible,
    VoidCallback act,
  ) => IconButton(
    onPressed: isPossible ? act : null,
    icon: Icon(icon),
    tooltip: name,
  );
}
