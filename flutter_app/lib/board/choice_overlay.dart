import 'dart:math' as math;

import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../theme/board_theme.dart';
import 'board_art.dart';
import 'board_geometry.dart';
import 'painters/piece_painter.dart';
import 'painters/route_paint.dart';

/// The colours of the routes. Each route has its own pattern and number too.
///
/// There is one more colour than there are patterns, so that no two of the first
/// 42 routes share both: no position that was found has more than 36.
const List<Color> routeColors = [
  Color(0xFFFFD54F),
  Color(0xFF80DEEA),
  Color(0xFFFFAB91),
  Color(0xFFC5E1A5),
  Color(0xFFE1BEE7),
  Color(0xFFFFFFFF),
  Color(0xFFF48FB1),
];

Color _colorOf(int route) => routeColors[route % routeColors.length];

/// The pieces that every route takes.
Set<int> _commonCaptures(List<LegalMove> routes) => routes
    .map((route) => route.captured.toSet())
    .reduce((one, other) => one.intersection(other));

bool _endsDiffer(List<LegalMove> routes) =>
    routes.any((route) => route.to != routes.first.to);

/// What tells each route from the others in few signs: the pieces that only some
/// of them take, and the end where they do not share it.
List<String> routeDifferences(
  List<LegalMove> routes,
  List<String> pointNames,
  String Function(String) notation,
) {
  final common = _commonCaptures(routes);
  final endsDiffer = _endsDiffer(routes);
  String difference(LegalMove route) {
    final signs = [
      for (final point in route.captured)
        if (!common.contains(point)) '×${pointNames[point]}',
      if (endsDiffer) '→${pointNames[route.to]}',
    ];
    return signs.isEmpty ? notation(route.notation) : signs.join(' ');
  }

  return [for (final route in routes) difference(route)];
}

/// The points to be numbered, each with the routes that it tells from others:
/// the pieces that only some of them take, and their ends where those differ.
Map<int, List<int>> routeNumbers(List<LegalMove> routes) {
  final common = _commonCaptures(routes);
  final endsDiffer = _endsDiffer(routes);
  final numbers = <int, List<int>>{};
  for (final (index, route) in routes.indexed) {
    for (final point in {
      ...route.captured.toSet().difference(common),
      if (endsDiffer) route.to,
    }) {
      (numbers[point] ??= []).add(index + 1);
    }
  }
  return numbers;
}

/// Ascending numbers in few signs: `1–4 7`.
String numberRanges(List<int> numbers) {
  final runs = <(int, int)>[];
  for (final number in numbers) {
    if (runs.isNotEmpty && runs.last.$2 + 1 == number) {
      runs.last = (runs.last.$1, number);
    } else {
      runs.add((number, number));
    }
  }
  return [
    for (final (first, last) in runs) first == last ? '$first' : '$first–$last',
  ].join(' ');
}

/// The dimmed board with every route that can be meant. A tap on one narrows, a
/// tap beside the routes cancels.
class ChoiceOverlay extends StatelessWidget {
  /// Makes the overlay.
  const ChoiceOverlay({
    super.key,
    required this.routes,
    required this.geometry,
    required this.theme,
    required this.isFlipped,
    required this.onTap,
    required this.onCancel,
    this.piece,
    this.art,
  });

  /// The piece that captures: it is seen over the dimmed board.
  final PieceView? piece;

  /// How it looks.
  final BoardArt? art;

  /// The moves to choose from, each along the route that is drawn.
  final List<LegalMove> routes;

  /// Where the points are.
  final BoardGeometry geometry;

  /// What the board is made of.
  final BoardTheme theme;

  /// Whether it is seen from the other side.
  final bool isFlipped;

  /// Called with the place of a tap: on a route it narrows, beside all it cancels.
  final ValueChanged<Offset> onTap;

  /// Called when none is wanted.
  final VoidCallback onCancel;

  @override
  Widget build(BuildContext context) {
    return Semantics(
      container: true,
      button: true,
      label: Words.of(context).cancel,
      onTap: onCancel,
      child: GestureDetector(
        behavior: HitTestBehavior.opaque,
        excludeFromSemantics: true,
        onTapUp: (tap) => onTap(tap.localPosition),
        child: CustomPaint(
          painter: _RoutesPainter(
            routes,
            geometry,
            theme,
            piece: piece,
            art: art,
            isFlipped: isFlipped,
          ),
          child: const SizedBox.expand(),
        ),
      ),
    );
  }
}

/// The numbers of the routes, for thumbs and for screen readers.
class ChoiceChips extends StatelessWidget {
  /// Makes the chips.
  const ChoiceChips({
    super.key,
    required this.routes,
    required this.kit,
    required this.pointNames,
    required this.onChosen,
    required this.onCancel,
  });

  /// The moves to choose from.
  final List<LegalMove> routes;

  /// The game.
  final GameKit kit;

  /// What the points are called.
  final List<String> pointNames;

  /// Called with the number of the route, from 0.
  final ValueChanged<int> onChosen;

  /// Called when none is wanted.
  final VoidCallback onCancel;

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
    final differences = routeDifferences(routes, pointNames, kit.notation);
    return Semantics(
      container: true,
      explicitChildNodes: true,
      liveRegion: true,
      label: words.chooseRoute,
      child: SingleChildScrollView(
        scrollDirection: Axis.horizontal,
        padding: const EdgeInsets.symmetric(horizontal: 8),
        child: Row(
          children: [
            for (final (index, route) in routes.indexed)
              Padding(
                padding: const EdgeInsets.symmetric(horizontal: 4),
                child: Semantics(
                  button: true,
                  excludeSemantics: true,
                  onTap: () => onChosen(index),
                  label: words.routeOf(
                    index + 1,
                    kit.spoken(words, route, pointNames),
                  ),
                  child: FilledButton.tonal(
                    onPressed: () => onChosen(index),
                    style: FilledButton.styleFrom(
                      padding: const EdgeInsets.symmetric(horizontal: 12),
                    ),
                    child: Row(
                      mainAxisSize: MainAxisSize.min,
                      children: [
                        _RouteNumber(index),
                        const SizedBox(width: 8),
                        Text(differences[index], maxLines: 1),
                      ],
                    ),
                  ),
                ),
              ),
            IconButton(
              onPressed: onCancel,
              icon: const Icon(Icons.close),
              tooltip: words.cancel,
            ),
          ],
        ),
      ),
    );
  }
}

class _RouteNumber extends StatelessWidget {
  const _RouteNumber(this.index);

  final int index;

  @override
  Widget build(BuildContext context) {
    return DecoratedBox(
      decoration: BoxDecoration(
        color: _colorOf(index),
        shape: BoxShape.circle,
        border: Border.all(color: Colors.black87, width: 1.5),
      ),
      child: SizedBox.square(
        dimension: MediaQuery.textScalerOf(context).scale(24),
        child: Center(
          child: Text(
            '${index + 1}',
            style: const TextStyle(
              color: Colors.black,
              fontWeight: FontWeight.bold,
            ),
          ),
        ),
      ),
    );
  }
}

class _RoutesPainter extends CustomPainter {
  const _RoutesPainter(
    this.routes,
    this.geometry,
    this.theme, {
    required this.piece,
    required this.art,
    required this.isFlipped,
  });

  final List<LegalMove> routes;
  final BoardGeometry geometry;
  final BoardTheme theme;
  final PieceView? piece;
  final BoardArt? art;
  final bool isFlipped;

  @override
  void paint(Canvas canvas, Size size) {
    final cell = geometry.cellOn(size);
    Offset at(int point) => geometry.at(point, size, flipped: isFlipped);
    canvas.drawRect(
      geometry.area(size),
      Paint()..color = const Color(0x99000000),
    );
    if (piece case final piece?) {
      final radius = pieceRadius * cell;
      art?.paintPiece(canvas, piece, at(piece.point), radius, theme);
    }
    for (final (index, route) in routes.indexed) {
      // Side by side, so that common stretches stay legible.
      final step = math.min(0.14, 0.6 / routes.length);
      final aside = (index - (routes.length - 1) / 2) * cell * step;
      paintRoute(
        canvas,
        route,
        at,
        cell,
        _colorOf(index),
        RoutePattern.of(index),
        shift: Offset(aside, 0),
      );
    }
    for (final MapEntry(key: point, value: numbers) in routeNumbers(
      routes,
    ).entries) {
      _numbers(canvas, at(point), cell, numbers);
    }
  }

  /// A few numbers stand side by side in the colours of their routes, more of
  /// them on one plate.
  void _numbers(Canvas canvas, Offset at, double cell, List<int> numbers) {
    if (numbers.length > 3) {
      return _plate(canvas, at, cell, numberRanges(numbers), Colors.white);
    }
    for (final (place, number) in numbers.indexed) {
      final aside = (place - (numbers.length - 1) / 2) * cell * 0.36;
      final color = _colorOf(number - 1);
      _plate(canvas, at + Offset(aside, 0), cell, '$number', color);
    }
  }

  void _plate(Canvas canvas, Offset at, double cell, String text, Color color) {
    TextPainter lettering(double size) => TextPainter(
      text: TextSpan(
        text: text,
        style: TextStyle(
          color: Colors.black,
          fontSize: size,
          fontWeight: FontWeight.bold,
          height: 1,
        ),
      ),
      textDirection: TextDirection.ltr,
    )..layout();
    var letters = lettering(cell * 0.36);
    final widest = cell * 1.5;
    if (letters.width > widest) {
      final size = cell * 0.36 * widest / letters.width;
      letters.dispose();
      letters = lettering(size);
    }
    final width = math.max(cell * 0.48, letters.width + cell * 0.16);
    final rect = Rect.fromCenter(center: at, width: width, height: cell * 0.48);
    final round = RRect.fromRectAndRadius(rect, Radius.circular(cell * 0.24));
    canvas
      ..drawRRect(round.inflate(cell * 0.03), Paint()..color = Colors.black)
      ..drawRRect(round, Paint()..color = color);
    letters
      ..paint(canvas, at - letters.size.center(Offset.zero))
      ..dispose();
  }

  @override
  bool shouldRepaint(_RoutesPainter oldDelegate) =>
      routes != oldDelegate.routes ||
      piece != oldDelegate.piece ||
      isFlipped != oldDelegate.isFlipped;
}
