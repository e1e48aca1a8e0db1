//! Any position and any taps: what is played or asked is what contains the taps. The first line of
//! the text is the position, every number after it a square that is tapped.
#![no_main]

use libfuzzer_sys::fuzz_target;
use prise_draughts::{Draughts, DrawRules};
use prise_game::{Game, MoveInfo, Picking, Point, Tap};

/// Positions with more routes than this take too long to list.
const MOST_ROUTES: usize = 2_000;

fuzz_target!(|text: &str| {
    let Some((position, taps)) = text.split_once('\n') else { return };
    let Ok(game) = Draughts::read(&DrawRules::Standard, position) else { return };
    let legal: Vec<_> = game.legal_moves().into_iter().map(|mv| game.info(mv)).collect();
    let mut routes = Vec::new();
    for info in &legal {
        let mut found = Vec::new();
        if !list_routes(info, &mut Vec::new(), &mut Vec::new(), &mut found) {
            return;
        }
        assert!(found.contains(&info.path), "{position}: the path is a route");
        routes.push(found);
    }
    let mut picking = Picking::Nothing;
    for tap in taps.split_whitespace().take(20) {
        let Some(point) = tap.parse::<u8>().ok().and_then(|it| it.checked_sub(1)) else { return };
        if point >= 50 {
            return;
        }
        picking = match checked_tap(&picking, Point::new(point), &legal, &routes) {
            Some(next) => next,
            None => return,
        };
    }
});

/// Lists every route from here, naively; tells whether there were few enough.
fn list_routes(
    info: &MoveInfo,
    route: &mut Vec<Point>,
    taken: &mut Vec<Point>,
    found: &mut Vec<Vec<Point>>,
) -> bool {
    if info.jumps.is_empty() {
        found.push(info.path.clone());
        return true;
    }
    if taken.len() == info.captured.len() {
        if route.last() == Some(&info.to) {
            found.push(route.clone());
        }
        return found.len() <= MOST_ROUTES;
    }
    let at = route.last().copied().or(info.from);
    info.jumps.iter().filter(|jump| Some(jump.from) == at).all(|jump| {
        if taken.contains(&jump.over) {
            return true;
        }
        taken.push(jump.over);
        route.push(jump.to);
        let few = list_routes(info, route, taken, found);
        route.pop();
        taken.pop();
        few
    })
}

fn contains(route: &[Point], entered: &[Point]) -> bool {
    let mut rest = route.iter();
    entered.iter().all(|point| rest.any(|it| it == point))
}

/// Taps, and compares with the lists of routes. Nothing once a move is played.
fn checked_tap(
    picking: &Picking,
    point: Point,
    legal: &[MoveInfo],
    routes: &[Vec<Vec<Point>>],
) -> Option<Picking> {
    let tap = picking.tap(point, legal);
    if let Picking::Piece { from, entered, moves } = picking {
        let entered = [&entered[..], &[point]].concat();
        let fits = |index: &usize| {
            legal[*index].from == Some(*from)
                && routes[*index].iter().any(|route| contains(route, &entered))
        };
        let expected: Vec<_> = (0..legal.len()).filter(fits).collect();
        assert!(expected.iter().all(|index| moves.contains(index)));
        match (&expected[..], &tap) {
            ([], Tap::Play(_)) => panic!("a tap that no capture contains plays nothing"),
            ([], _) => {}
            ([only], tap) => assert_eq!(*tap, Tap::Play(*only)),
            (_, Tap::Continue(next)) => {
                assert_eq!(next.possible(legal), expected);
                let ends = expected.iter().any(|index| legal[*index].to == point);
                assert_eq!(matches!(next, Picking::Routes(_)), ends);
            }
            (_, tap) => panic!("{tap:?} although {expected:?} contain the taps"),
        }
    }
    if let (Picking::Routes(candidates), Tap::Play(index)) = (picking, &tap) {
        assert!(candidates.iter().any(|it| it.index == *index));
    }
    match tap {
        Tap::Play(_) => None,
        Tap::Continue(next) => Some(next),
        Tap::Refused => Some(picking.clone()),
    }
}
