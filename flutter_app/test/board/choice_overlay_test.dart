import 'package:flutter_test/flutter_test.dart';
import 'package:prise/board/choice_overlay.dart';
import 'package:prise/board/painters/route_paint.dart';

import '../support/positions.dart';

void main() {
  test('no two of forty routes look alike', () {
    final looks = {
      for (var index = 0; index < 40; index++)
        (RoutePattern.of(index), routeColors[index % routeColors.length]),
    };
    expect(looks, hasLength(40));
    final patterns = {for (var i = 0; i < 6; i++) RoutePattern.of(i)};
    expect(patterns, hasLength(6));
  });

  test('routes to different ends are told apart by their ends', () {
    final routes = [
      move(1, 46, [37, 23], over: [41, 28]),
      move(2, 46, [37, 19], over: [41, 28]),
      move(3, 46, [37, 26], over: [41, 31]),
    ];
    final differences = routeDifferences(routes, draughts.points, (it) => it);
    expect(differences, ['×28 →23', '×28 →19', '×31 →26']);
    expect(routeNumbers(routes), {
      27: [1, 2],
      22: [1],
      18: [2],
      30: [3],
      25: [3],
    });
  });

  test('numbers of one piece are told in few signs', () {
    expect(numberRanges([4]), '4');
    expect(numberRanges([1, 2, 3, 4, 7, 9, 10]), '1–4 7 9–10');
  });
}
