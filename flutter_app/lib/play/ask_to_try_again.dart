import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../l10n/generated/app_localizations.dart';
import '../widgets/technical_detail.dart';
import 'error_words.dart';

/// Says what the core could not do and what can be done about it; whether to try
/// again.
Future<bool> askToTryAgain(
  BuildContext context, {
  required String title,
  required CoreError error,
}) async {
  final words = Words.of(context);
  final isAgain = await showDialog<bool>(
    context: context,
    builder: (context) => AlertDialog(
      scrollable: true,
      title: Text(title),
      content: Column(
        crossAxisAlignment: CrossAxisAlignment.start,
        spacing: 12,
        children: [
          Text(wayOnInWords(words, error.kind)),
          TechnicalDetail(error.message),
        ],
      ),
      actions: [
        TextButton(
          onPressed: () => Navigator.of(context).pop(false),
          child: Text(words.close),
        ),
        FilledButton(
          onPressed: () => Navigator.of(context).pop(true),
          child: Text(words.tryAgain),
        ),
      ],
    ),
  );
  return isAgain ?? false;
}
