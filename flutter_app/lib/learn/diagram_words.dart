import '../l10n/generated/app_localizations.dart';
import '../play/outcome_words.dart';
import '../play/refusal_words.dart';
import 'diagram_controller.dart';

/// What is going on in a diagram, in words.
String diagramInWords(Words words, DiagramController diagram) {
  final view = diagram.view;
  if (diagram.error != null || view == null) return words.errorInternal;
  final kit = diagram.kit;
  final outcome = view.outcome;
  return [
    if (diagram.isDone) words.lessonDone,
    if (outcome != null) ...[
      resultInWords(words, outcome, view.seats, kit),
      whyInWords(words, outcome, view.seats, kit),
    ] else if (diagram.refused case final refused?)
      refusalInWords(words, refused.why, view.mustCapture)
    else ...[
      words.turnOf(kit.seatName(words, view.seat, view.seats[view.seat].army)),
      ?kit.task(words, view),
      for (final counter in view.drawCounters) counterInWords(words, counter),
    ],
  ].join(' · ');
}
