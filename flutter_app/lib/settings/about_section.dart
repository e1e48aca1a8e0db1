import 'package:flutter/material.dart';

import '../l10n/generated/app_localizations.dart';

/// What the app is, and what it is made of.
class AboutSection extends StatelessWidget {
  /// Makes the section.
  const AboutSection({super.key});

  /// As in pubspec.yaml.
  static const String version = '0.1.0';

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    return Column(
      children: [
        ListTile(
          contentPadding: EdgeInsets.zero,
          leading: const Icon(Icons.info_outline),
          title: Text('${words.appTitle} $version'),
          subtitle: Text(words.appTagline),
        ),
        ListTile(
          contentPadding: EdgeInsets.zero,
          leading: const Icon(Icons.article_outlined),
          title: Text(words.licences),
          subtitle: Text(words.licencesDetail),
          onTap: () => showLicensePage(
            context: context,
            applicationName: words.appTitle,
            applicationVersion: version,
          ),
        ),
      ],
    );
  }
}
