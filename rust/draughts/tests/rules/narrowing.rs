//! Taps lead to the capture that was meant: every legal way of entering every capture, compared
//! with a list of all routes.

use std::collections::BTreeSet;

use prise_draughts::{Bitboard, Color, Draughts, DrawRules, Position, Square};
use prise_game::{Game, MoveInfo, Picking, Point, Tap};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::reference;

pub(crate) fn point(number: u8) -> Point {
    Point::new(number - 1)
}

pub(crate) fn numbers(points: &[Point]) -> Vec<u8> {
    points.iter().map(|point| point.index() as u8 + 1).collect()
}

/// A position with its legal moves and, from the reference, all routes of each.
pub(crate) struct LegalCaptures {
    pub(crate) position: Position,
    pub(crate) legal: Vec<MoveInfo>,
    routes: Vec<BTreeSet<Vec<u8>>>,
}

impl LegalCaptures {
    pub(crate) fn of(position: Position) -> Self {
        let game = Draughts::from_position(position, DrawRules::Standard);
        let legal: Vec<_> = game.legal_moves().into_iter().map(|mv| game.info(mv)).collect();
        let mut known = reference::legal_routes(&position);
        let routes = legal
            .iter()
            .map(|info| {
                let from = info.from.expect("a piece moves").index() as u8 + 1;
                let taken = numbers(&info.captured).into_iter().collect();
                known.remove(&(from, info.to.index() as u8 + 1, taken)).expect("a known capture")
            })
            .collect();
        Self { position, legal, routes }
    }

    pub(crate) fn read(text: &str) -> Self {
        Self::of(text.parse().expect("a position"))
    }

    /// The moves of a piece with a route for which this holds.
    fn moves(&self, from: u8, holds: impl Fn(&[u8]) -> bool) -> Vec<usize> {
        (0..self.legal.len())
            .filter(|index| self.legal[*index].from == Some(point(from)))
            .filter(|index| self.routes[*index].iter().any(|route| holds(route)))
            .collect()
    }

    /// What taps on these squares lead to; all but the last have to leave something open.
    fn taps(&self, squares: &[u8]) -> Tap {
        let mut tap = Tap::Continue(Picking::Nothing);
        for square in squares {
            let Tap::Continue(picking) = &tap else { panic!("{tap:?} before {square}") };
            tap = picking.tap(point(*square), &self.legal);
        }
        tap
    }

    fn captured(&self, tap: &Tap) -> BTreeSet<u8> {
        let Tap::Play(index) = tap else { panic!("{tap:?} does not play") };
        numbers(&self.legal[*index].captured).into_iter().collect()
    }
}

/// What a route has left after the entered squares, if it lands on them in this order.
fn rest<'a>(route: &'a [u8], entered: &[u8]) -> Option<&'a [u8]> {
    let mut rest = route;
    for square in entered {
        let at = rest.iter().position(|it| it == square)?;
        rest = &rest[at + 1..];
    }
    Some(rest)
}

fn contains(route: &[u8], entered: &[u8]) -> bool {
    rest(route, entered).is_some()
}

/// What was met, to be sure that the interesting things are among it.
#[derive(Default, Debug)]
struct Counts {
    positions: usize,
    entries: usize,
    played: usize,
    asked: usize,
    unrelated: usize,
}

/// Goes through every way of entering a move of the piece on `from` that begins with `entered`.
fn check_entries(
    table: &LegalCaptures,
    from: u8,
    entered: &[u8],
    picking: &Picking,
    counts: &mut Counts,
) {
    let LegalCaptures { position, legal, routes } = table;
    let left = table.moves(from, |route| contains(route, entered));
    assert_eq!(picking.possible(legal), left, "{position} {from} {entered:?}");
    let ahead: BTreeSet<u8> = left
        .iter()
        .flat_map(|index| &routes[*index])
        .filter_map(|route| rest(route, entered))
        .flatten()
        .copied()
        .collect();
    assert!(numbers(&picking.ahead(legal)).iter().eq(&ahead), "{position} {from} {entered:?}");
    for index in &left {
        assert_route(table, *index, entered);
    }
    for square in 1..=50 {
        let entered = [entered, &[square]].concat();
        let expected = if ahead.contains(&square) {
            table.moves(from, |route| contains(route, &entered))
        } else {
            vec![]
        };
        // Most squares have nothing to do with the piece: a tenth of them is enough.
        if expected.is_empty() && !(square as usize + counts.entries).is_multiple_of(10) {
            continue;
        }
        let tap = picking.tap(point(square), legal);
        let context = || format!("{position} {from} {entered:?}: {tap:?}, not {expected:?}");
        counts.entries += usize::from(!expected.is_empty());
        match &expected[..] {
            [] => {
                let expected = if square == from {
                    Tap::Continue(Picking::Nothing)
                } else {
                    Picking::Nothing.tap(point(square), legal)
                };
                assert_eq!(tap, expected, "{}", context());
                counts.unrelated += 1;
            }
            [only] => {
                assert_eq!(tap, Tap::Play(*only), "{}", context());
                counts.played += 1;
            }
            _ => {
                let Tap::Continue(next) = &tap else { panic!("{}", context()) };
                let ends = expected.iter().any(|index| legal[*index].to == point(square));
                assert_eq!(matches!(next, Picking::Routes(_)), ends, "{}", context());
                if ends {
                    counts.asked += 1;
                    assert_eq!(next.possible(legal), expected, "{}", context());
                    check_question(table, from, &entered, next);
                } else {
                    check_entries(table, from, &entered, next, counts);
                }
            }
        }
    }
}

/// The route that is shown for a move is one of its routes, and agrees with what was entered.
fn assert_route(table: &LegalCaptures, index: usize, entered: &[u8]) {
    let points: Vec<_> = entered.iter().map(|square| point(*square)).collect();
    let route = numbers(&table.legal[index].route(&points).expect("it fits"));
    assert!(contains(&route, entered) && table.routes[index].contains(&route));
}

/// While the player is asked, a tap keeps the moves with a route through it, before or after what
/// was entered, and the captures of the piece there.
fn check_question(table: &LegalCaptures, from: u8, entered: &[u8], question: &Picking) {
    let LegalCaptures { position, legal, .. } = table;
    let Picking::Routes(candidates) = question else { panic!("nothing is asked") };
    for candidate in candidates {
        assert_eq!(numbers(&candidate.entered), entered);
        assert_route(table, candidate.index, entered);
    }
    for square in 1..=50 {
        let touching = |route: &[u8]| {
            contains(route, entered) && (route.contains(&square) || entered.contains(&square))
        };
        let mut expected = table.moves(from, touching);
        let captures = |index: &usize| legal[*index].captured.contains(&point(square));
        expected.extend(candidates.iter().map(|it| it.index).filter(captures));
        expected.sort_unstable();
        if expected.is_empty() && !u8::is_multiple_of(square, 10) {
            continue;
        }
        let tap = question.tap(point(square), legal);
        let context = || format!("{position} {from} {entered:?} {square}: {tap:?}");
        match (&expected[..], &tap) {
            ([], tap) => assert_eq!(*tap, Tap::Continue(Picking::Nothing), "{}", context()),
            ([only], tap) => assert_eq!(*tap, Tap::Play(*only), "{}", context()),
            (_, Tap::Refused) => assert_eq!(expected.len(), candidates.len(), "{}", context()),
            (_, Tap::Continue(next)) => {
                assert_eq!(next.possible(legal), expected, "{}", context());
            }
            _ => panic!("{}", context()),
        }
    }
}

/// Whoever taps every hop, whatever is asked on the way, gets this capture or is asked about it.
fn check_hop_by_hop(table: &LegalCaptures, index: usize, route: &[u8]) {
    let from = table.legal[index].from.expect("a piece moves");
    let mut tap = Picking::Nothing.tap(from, &table.legal);
    for square in route {
        let context = || format!("{} {route:?} {square}: {tap:?}", table.position);
        match &tap {
            Tap::Play(played) => return assert_eq!(*played, index, "{}", context()),
            Tap::Continue(picking) => match picking.tap(point(*square), &table.legal) {
                // Asked already, and nothing new was said.
                Tap::Refused => assert!(matches!(picking, Picking::Routes(_)), "{}", context()),
                next => tap = next,
            },
            Tap::Refused => panic!("{}", context()),
        }
    }
    match &tap {
        Tap::Play(played) => assert_eq!(*played, index, "{} {route:?}", table.position),
        Tap::Continue(Picking::Routes(candidates)) => {
            assert!(candidates.iter().any(|it| it.index == index), "{} {route:?}", table.position);
        }
        _ => panic!("{} {route:?}: {tap:?}", table.position),
    }
}

fn check(table: &LegalCaptures, counts: &mut Counts) {
    counts.positions += 1;
    let pieces: BTreeSet<_> = table.legal.iter().filter_map(|info| info.from).collect();
    for from in pieces {
        let Tap::Continue(picking) = Picking::Nothing.tap(from, &table.legal) else {
            panic!("{}: a piece is chosen first", table.position)
        };
        check_entries(table, from.index() as u8 + 1, &[], &picking, counts);
    }
    for (index, routes) in table.routes.iter().enumerate() {
        for route in routes {
            check_hop_by_hop(table, index, route);
        }
    }
}

/// A few kings among many enemies: captures with more routes than any game brings.
pub(crate) fn with_captures(random: &mut ChaCha8Rng) -> Position {
    loop {
        let mut squares: Vec<_> = Square::all().collect();
        let mut take = |count: usize, random: &mut ChaCha8Rng| -> Bitboard {
            (0..count).map(|_| squares.swap_remove(random.random_range(0..squares.len()))).collect()
        };
        let kings = take(random.random_range(1..=2), random);
        let men = take(random.random_range(0..=2), random) & !Bitboard::TOP_ROW;
        let enemies = take(random.random_range(3..=15), random);
        let all_kings = kings | enemies & Bitboard::BOTTOM_ROW;
        let position = Position::new(kings | men, enemies, all_kings, Color::White);
        let position = position.expect("no overlap");
        if position.must_capture() {
            return position;
        }
    }
}

#[test]
fn a_piece_and_an_end_make_a_move() {
    let position = "W:W31-50:B1-20".parse().expect("a position");
    let game = Draughts::from_position(position, DrawRules::Standard);
    let legal = game.legal_moves().into_iter().map(|mv| game.info(mv)).collect();
    let table = LegalCaptures { position, legal, routes: vec![] };
    let Tap::Play(index) = table.taps(&[32, 28]) else { panic!("one move is left") };
    assert_eq!((table.legal[index].from, table.legal[index].to), (Some(point(32)), point(28)));
    // A second tap on the piece lets it go; another piece takes its place.
    assert_eq!(table.taps(&[32, 32]), Tap::Continue(Picking::Nothing));
    assert!(matches!(table.taps(&[32, 33, 29]), Tap::Play(_)));
    // A piece that cannot move, an empty square.
    assert_eq!(table.taps(&[46]), Tap::Refused);
    assert_eq!(table.taps(&[32, 23]), Tap::Refused);
}

#[test]
fn hops_or_the_end_decide_between_routes() {
    // Two ways from 4 to 15: over 27 and 38, or over 31 and 42.
    let table = LegalCaptures::read("W:WK4:B13,20,32,37");
    for (hop, captured) in [(27, [13, 20, 32]), (38, [13, 20, 32]), (31, [13, 20, 37])] {
        assert_eq!(table.captured(&table.taps(&[4, hop])), BTreeSet::from(captured));
    }
    // The end alone does not tell: the player is asked, and a hop still decides.
    let Tap::Continue(asked) = table.taps(&[4, 15]) else { panic!("both end on 15") };
    assert_eq!(asked.possible(&table.legal), [0, 1]);
    assert!(matches!(asked, Picking::Routes(_)));
    assert_eq!(table.taps(&[4, 15, 42]), Tap::Play(1));
    assert_eq!(table.taps(&[4, 15, 15]), Tap::Refused);
    assert_eq!(table.taps(&[4, 15, 50]), Tap::Continue(Picking::Nothing));
}

#[test]
fn a_circular_capture_takes_a_second_tap() {
    let table = LegalCaptures::read("W:W15,K47:B9,10,19,20,33");
    assert_eq!(table.legal[0].from, Some(table.legal[0].to));
    assert_eq!(table.taps(&[15, 15]), Tap::Play(0));
    assert_eq!(table.taps(&[15, 4]), Tap::Play(0));
    // It may be walked the other way round, too.
    assert_eq!(
        table.legal[0].route(&[point(24), point(4)]).map(|it| numbers(&it)),
        Some(vec![24, 13, 4, 15])
    );
}

#[test]
fn a_hop_that_two_captures_share_plays_neither() {
    let table = LegalCaptures::read("W:WK46:B41,28,31,1");
    let Tap::Continue(picking) = table.taps(&[46, 37]) else { panic!("all may land on 37") };
    assert_eq!(picking.possible(&table.legal).len(), 6);
    assert_eq!(numbers(&picking.ahead(&table.legal)), [5, 10, 14, 19, 23, 26]);
    assert_eq!(table.captured(&table.taps(&[46, 37, 26])), BTreeSet::from([31, 41]));
    assert_eq!(table.captured(&table.taps(&[46, 37, 23])), BTreeSet::from([28, 41]));
}

#[test]
fn captures_that_share_both_ends_and_a_hop_are_a_question() {
    let table = LegalCaptures::read("W:WK34:B8,14,24,29,30,33,43,49");
    let (first, second) =
        (BTreeSet::from([8, 14, 29, 30, 43]), BTreeSet::from([8, 14, 30, 33, 43]));
    let Tap::Continue(picking) = table.taps(&[34, 25]) else { panic!("all may land on 25") };
    assert_eq!(picking.possible(&table.legal).len(), table.legal.len());
    let Tap::Continue(asked) = table.taps(&[34, 25, 48]) else { panic!("two end on 48") };
    assert_eq!(asked.possible(&table.legal).len(), 2);
    for (route, captured) in [(&[34, 12, 3, 25, 34][..], &first), (&[34, 25, 3, 17], &second)] {
        assert_eq!(table.captured(&table.taps(route)), *captured);
    }
    // The question is settled by a piece that only one of them takes, and by a hop.
    assert_eq!(table.captured(&table.taps(&[34, 48, 29])), first);
    assert_eq!(table.captured(&table.taps(&[34, 48, 17])), second);
}

#[test]
fn a_route_that_is_shown_agrees_with_what_was_entered() {
    let table = LegalCaptures::read("W:WK34:B8,14,24,29,30,33,43,49");
    let Tap::Continue(Picking::Routes(asked)) = table.taps(&[34, 25, 48]) else { panic!() };
    let shown = asked.iter().map(|it| table.legal[it.index].route(&it.entered).expect("it fits"));
    let shown: Vec<_> = shown.map(|route| numbers(&route)).collect();
    assert_eq!(shown, [[12, 3, 25, 34, 48], [25, 3, 17, 39, 48]]);
}

/// The positions with the most routes, moments on the way, moves and moves between the same
/// squares that a search for such positions found.
const WILD: [&str; 5] = [
    "W:WK1:B8,9,10,11,12,20,21,30,31,34,41,42,43,44,48,50",
    "W:WK24:B7,8,9,10,17,20,23,30,31,32,33,40,41,42,43",
    "W:WK13:B7,8,9,10,17,19,20,23,28,31,32,34,41,42,43,44",
    "W:WK37:B2,9,10,13,17,18,20,24,27,28,29,31,33,35,38,39,42,45",
    "W:WK46:B9,10,13,17,18,20,24,27,28,29,31,36,38,39,41,42,44,47,49,50",
];

#[test]
fn captures_with_hundreds_of_routes_are_entered_like_any_other() {
    for text in WILD {
        let table = LegalCaptures::read(text);
        for (info, routes) in table.legal.iter().zip(&table.routes) {
            let landings: BTreeSet<_> = routes.iter().flatten().copied().collect();
            assert!(numbers(&info.ahead(&[])).iter().eq(&landings), "{text}");
        }
        let all = table.routes.iter().enumerate();
        let all: Vec<_> =
            all.flat_map(|(at, routes)| routes.iter().map(move |it| (at, it))).collect();
        assert!(all.len() > 50);
        for (index, route) in all.iter().step_by(all.len() / 10) {
            check_hop_by_hop(&table, *index, route);
        }
    }
}

#[test]
fn every_way_of_entering_a_capture_leads_to_exactly_the_captures_that_contain_it() {
    let mut random = ChaCha8Rng::seed_from_u64(16);
    let mut counts = Counts::default();
    while counts.positions < 20_000 {
        check(&LegalCaptures::of(with_captures(&mut random)), &mut counts);
    }
    println!("{counts:?}");
    assert!(counts.asked > 1_000, "{counts:?}");
}
