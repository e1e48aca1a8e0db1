import 'package:flutter/material.dart';

/// The look of everything around the board.
abstract final class AppTheme {
  static const Color _seed = Color(0xFF9A5B22);

  /// By day.
  static final ThemeData light = _theme(
    Brightness.light,
    const Color(0xFFFBF5EC),
  );

  /// By night.
  static final ThemeData dark = _theme(
    Brightness.dark,
    const Color(0xFF17120E),
  );

  static ThemeData _theme(Brightness brightness, Color surface) {
    final scheme = ColorScheme.fromSeed(
      seedColor: _seed,
      brightness: brightness,
    ).copyWith(surface: surface);
    return ThemeData(
      colorScheme: scheme,
      scaffoldBackgroundColor: surface,
      materialTapTargetSize: MaterialTapTargetSize.padded,
      visualDensity: VisualDensity.standard,
      // What scrolls below a bar does not tint it: boards stay where they are.
      appBarTheme: const AppBarTheme(scrolledUnderElevation: 0),
      snackBarTheme: const SnackBarThemeData(
        behavior: SnackBarBehavior.floating,
      ),
      // On small phones large words need the width.
      dialogTheme: const DialogThemeData(insetPadding: EdgeInsets.all(16)),
      cardTheme: CardThemeData(
        elevation: 0,
        color: scheme.surfaceContainer,
        margin: EdgeInsets.zero,
        shape: RoundedRectangleBorder(borderRadius: BorderRadius.circular(20)),
      ),
    );
  }
}
