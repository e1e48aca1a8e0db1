import 'package:flutter/material.dart';
import 'package:flutter_localizations/flutter_localizations.dart';

import 'app_state.dart';
import 'home/home_screen.dart';
import 'incoming/incoming_import.dart';
import 'l10n/generated/app_localizations.dart';
import 'l10n/languages.dart';
import 'theme/app_theme.dart';

/// The app: themes, languages and routes around the screens.
class PriseApp extends StatelessWidget {
  /// Makes the app.
  const PriseApp({super.key, required this.state});

  /// What lives as long as the app.
  final AppState state;

  @override
  Widget build(BuildContext context) {
    return AppScope(
      state: state,
      child: ListenableBuilder(
        listenable: state.settings,
        builder: (context, _) => MaterialApp(
          onGenerateTitle: (context) => Words.of(context).appTitle,
          debugShowCheckedModeBanner: false,
          theme: AppTheme.light,
          darkTheme: AppTheme.dark,
          themeMode: state.settings.themeMode,
          locale: state.settings.locale,
          supportedLocales: languages.keys,
          localizationsDelegates: const [
            Words.delegate,
            GlobalMaterialLocalizations.delegate,
            GlobalWidgetsLocalizations.delegate,
            GlobalCupertinoLocalizations.delegate,
          ],
          home: const IncomingImport(child: HomeScreen()),
        ),
      ),
    );
  }
}
