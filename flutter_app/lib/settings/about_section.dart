import 'package:flutter/material.dart';

import '../app_state.dart';
import '../l10n/generated/app_localizations.dart';

/// What the app is, and what it is made of.
class AboutSection extends StatelessWidget {
  /// Makes the section.
  const AboutSection({super.key});

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final version = AppScope.read(context).engine.version;
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
