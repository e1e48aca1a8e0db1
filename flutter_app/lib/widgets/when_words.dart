import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';

/// When something happened, as one would say it `now`: minutes and hours ago,
/// yesterday, or the day.
String whenInWords(BuildContext context, DateTime then, {DateTime? now}) {
  final words = Words.of(context);
  final today = now ?? DateTime.now();
  final gone = today.difference(then);
  if (gone.inMinutes < 1) return words.justNow;
  if (gone.inHours < 1) return words.minutesAgo(gone.inMinutes);
  final days = DateUtils.dateOnly(
    today,
  ).difference(DateUtils.dateOnly(then)).inHours;
  // A day may have 23 hours.
  if (days < 12) return words.hoursAgo(gone.inHours);
  if (days < 36) return words.yesterday;
  return MaterialLocalizations.of(context).formatShortDate(then);
}
