import 'dart:async';

import 'package:flutter/material.dart';

import 'app.dart';
import 'app_state.dart';
import 'load_failure.dart';
import 'theme/app_theme.dart';

/// The app from its first moment: a sign that it loads, then the app, or what
/// kept it from loading. The screen is never blank for ever.
class Start extends StatefulWidget {
  /// Starts what `load` brings.
  const Start({super.key, required this.load});

  /// Loads everything.
  final Future<AppState> Function() load;

  /// How long loading may take: a slow line needs its time, but not this much.
  static const Duration patience = Duration(minutes: 2);

  @override
  State<Start> createState() => _StartState();
}

class _StartState extends State<Start> {
  AppState? _app;
  Object? _error;

  @override
  void initState() {
    super.initState();
    unawaited(_load());
  }

  Future<void> _load() async {
    try {
      final app = await widget.load().timeout(Start.patience);
      if (mounted) setState(() => _app = app);
      // Whatever keeps the core from loading, a blank screen is no answer.
    } catch (error) {
      if (mounted) setState(() => _error = error);
    }
  }

  @override
  Widget build(BuildContext context) {
    if (_error case final error?) return LoadFailure(error: error);
    if (_app case final app?) return PriseApp(state: app);
    return MaterialApp(
      debugShowCheckedModeBanner: false,
      theme: AppTheme.light,
      darkTheme: AppTheme.dark,
      home: const Scaffold(body: Center(child: CircularProgressIndicator())),
    );
  }
}
