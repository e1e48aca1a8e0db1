import 'package:flutter/material.dart';
import 'package:flutter_localizations/flutter_localizations.dart';

import 'l10n/generated/app_localizations.dart';
import 'l10n/languages.dart';
import 'theme/app_theme.dart';
import 'widgets/technical_detail.dart';

/// Shown instead of the app when the core cannot be loaded.
class LoadFailure extends StatelessWidget {
  /// Makes the screen.
  const LoadFailure({super.key, required this.error});

  /// What went wrong, for whoever reports it.
  final Object error;

  @override
  Widget build(BuildContext context) {
    return MaterialApp(
      theme: AppTheme.light,
      darkTheme: AppTheme.dark,
      supportedLocales: languages.keys,
      localizationsDelegates: const [
        Words.delegate,
        GlobalMaterialLocalizations.delegate,
        GlobalWidgetsLocalizations.delegate,
        GlobalCupertinoLocalizations.delegate,
      ],
      home: Builder(
        builder: (context) => Scaffold(
          body: SafeArea(
            child: Center(
              child: SingleChildScrollView(
                padding: const EdgeInsets.all(24),
                child: Column(
                  children: [
                    const Icon(Icons.error_outline, size: 48),
                    const SizedBox(height: 16),
                    Text(
                      Words.of(context).errorLoad,
                      style: Theme.of(context).textTheme.titleLarge,
                      textAlign: TextAlign.center,
                    ),
                    const SizedBox(height: 8),
                    Text(
                      Words.of(context).errorLoadDetail,
                      textAlign: TextAlign.center,
                    ),
                    const SizedBox(height: 16),
                    TechnicalDetail('$error', textAlign: TextAlign.center),
                  ],
                ),
              ),
            ),
          ),
        ),
      ),
    );
  }
}
