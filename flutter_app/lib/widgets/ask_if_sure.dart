import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';

/// Asks before something that cannot be taken back; `yes` names what is done.
Future<bool> askIfSure(
  BuildContext context, {
  required String question,
  required String detail,
  required String yes,
}) async {
  final isSure = await showDialog<bool>(
    context: context,
    builder: (context) => AlertDialog(
      scrollable: true,
      title: Text(question),
      content: Text(detail),
      actions: [
        TextButton(
          onPressed: () => Navigator.of(context).pop(false),
          child: Text(Words.of(context).cancel),
        ),
        FilledButton(
          onPressed: () => Navigator.of(context).pop(true),
          child: Text(yes),
        ),
      ],
    ),
  );
  return isSure ?? false;
}
