import 'package:flutter/material.dart';

import '../bridge/types.dart';
import '../games/game_kit.dart';
import '../l10n/generated/app_localizations.dart';
import '../theme/board_theme.dart';
import 'board_geometry.dart';
import 'painters/route_paint.dart';

/// The colours of the routes. Each route has its own pattern and number too.
const List<Color> _routeColors = [
  Color(0xFFFFD54F),
  Color(0xFF80DEEA),
  Color(0xFFFFAB91),
  Color(0xFFC5E1A5),
];

Color _colorOf(int route) => _routeColors[route % _routeColors.length];

/// The pieces that every route takes.
Set<int> _commonCaptures(List<LegalMove> routes) => routes
    .map((route) => route.captured.toSet())
    .reduce((one, other) => one.intersection(other));

/// The dimmed board with every route that can be meant. A tap beside the routes
/// cancels.
class ChoiceOverlay extends StatelessWidget {
  /// Makes the overlay.
  const ChoiceOverlay({
    super.key,
    required this.routes,
    required this.geometry,
    required this.theme,
    required this.isFlipped,
    required this.onCancel,
  });

  /// The moves to choose from.
  final List<LegalMove> routes;

  /// Where the points are.
  final BoardGeometry geometry;

  /// What the board is made of.
  final BoardTheme theme;

  /// Whether it is seen from the other side.
  final bool isFlipped;

  /// Called when none is wanted.
  final VoidCallback onCancel;

  @override
  Widget build(BuildContext context) {
    return Semantics(
      container: true,
      button: true,
      label: Words.of(context).cancel,
      child: GestureDetector(
        behavior: HitTestBehavior.opaque,
        onTap: onCancel,
        child: CustomPaint(
          painter: _RoutesPainter(routes, geometry, isFlipped),
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

  /// What tells a route from the others in few signs: the pieces that only some
  /// of them take.
  String _difference(LegalMove route) {
    final own = route.captured.toSet().difference(_commonCaptures(routes));
    if (own.isEmpty) return kit.notation(route.notation);
    return own.map((point) => '×${pointNames[point]}').join(' ');
  }

  @override
  Widget build(BuildContext context) {
    final words = Words.of(context);
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
                        Text(_difference(route), maxLines: 1),
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
  const _RoutesPainter(this.routes, this.geometry, this.isFlipped);

  final List<LegalMove> routes;
  final BoardGeometry geometry;
  final bool isFlipped;

  @override
  void paint(Canvas canvas, Size size) {
    final cell = geometry.cellOn(size);
    Offset at(int point) => geometry.at(point, size, flipped: isFlipped);
    canvas.drawRect(
      geometry.area(size),
      Paint()..color = const Color(0x99000000),
    );
    for (final (index, route) in routes.indexed) {
      // Side by side, so that common stretches stay legible.
      final aside = (index - (routes.length - 1) / 2) * cell * 0.14;
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
    final common = _commonCaptures(routes);
    for (final (index, route) in routes.indexed) {
      for (final point in route.captured) {
        if (!common.contains(point)) {
          _number(canvas, at(point), cell, index, _sharers(point, index));
        }
      }
    }
  }

  /// How many earlier routes number the same piece: their numbers stand side by
  /// side.
  int _sharers(int point, int index) =>
      routes.take(index).where((r) => r.captured.contains(point)).length;

  void _number(Canvas canvas, Offset at, double cell, int index, int place) {
    final centre = at + Offset(place * cell * 0.36, 0);
    final text = TextPainter(
      text: TextSpan(
        text: '${index + 1}',
        style: TextStyle(
          color: Colors.black,
          fontSize: cell * 0.36,
          fontWeight: FontWeight.bold,
          height: 1,
        ),
      ),
      textDirection: TextDirection.ltr,
    )..layout();
    canvas
      ..drawCircle(centre, cell * 0.27, Paint()..color = Colors.black)
      ..drawCircle(centre, cell * 0.24, Paint()..color = _colorOf(index));
    text
      ..paint(canvas, centre - text.size.center(Offset.zero))
      ..dispose();
  }

  @override
  bool shouldRepaint(_RoutesPainter oldDelegate) =>
      routes != oldDelegate.routes || isFlipped != oldDelegate.isFlipped;
}
