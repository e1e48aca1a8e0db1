import 'dart:convert';

import 'package:flutter/material.dart';
import 'package:flutter/services.dart';
import 'package:share_plus/share_plus.dart';

import '../l10n/generated/app_localizations.dart';

/// Puts a text on the clipboard and says so.
Future<void> copyText(BuildContext context, String text) async {
  final words = Words.of(context);
  final messenger = ScaffoldMessenger.of(context);
  await Clipboard.setData(ClipboardData(text: text));
  _say(messenger, words.copied);
}

/// Hands a text to another app; where that is impossible, to the clipboard.
Future<void> shareText(BuildContext context, String text) => _share(
  context,
  text,
  ShareParams(text: text, sharePositionOrigin: _place(context)),
);

/// Hands a text to another app as a file; where that is impossible, to the
/// clipboard.
Future<void> shareFile(
  BuildContext context,
  String text, {
  required String name,
  required String type,
}) => _share(
  context,
  text,
  ShareParams(
    files: [XFile.fromData(utf8.encode(text), name: name, mimeType: type)],
    fileNameOverrides: [name],
    sharePositionOrigin: _place(context),
  ),
);

/// Hands a picture to another app, with a text beside it; where that is
/// impossible, the text to the clipboard.
Future<void> sharePng(
  BuildContext context,
  Uint8List png, {
  required String name,
  required String text,
}) => _share(
  context,
  text,
  ShareParams(
    text: text,
    files: [XFile.fromData(png, name: name, mimeType: 'image/png')],
    fileNameOverrides: [name],
    sharePositionOrigin: _place(context),
  ),
);

Future<void> _share(
  BuildContext context,
  String text,
  ShareParams params,
) async {
  final words = Words.of(context);
  final messenger = ScaffoldMessenger.of(context);
  try {
    final result = await SharePlus.instance.share(params);
    if (result.status != ShareResultStatus.unavailable) return;
    // Every platform has its own way to say that it cannot share.
  } catch (_) {}
  await Clipboard.setData(ClipboardData(text: text));
  _say(messenger, words.copied);
}

/// Where the sheet comes from: an iPad wants to know, and refuses without.
Rect? _place(BuildContext context) {
  final box = context.findRenderObject();
  if (box is! RenderBox || !box.hasSize || box.size.isEmpty) return null;
  return box.localToGlobal(Offset.zero) & box.size;
}

void _say(ScaffoldMessengerState messenger, String text) => messenger
  ..hideCurrentSnackBar()
  ..showSnackBar(SnackBar(content: Text(text)));
