//! The cases of narrowing that the app is tested with: made here, where they are checked against
//! all routes, and kept in a file of the app that has to be current.

use std::fmt::Write;

use expect_test::expect_file;
use prise_game::{Jump, Picking, Point, Tap};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::narrowing::{LegalCaptures, numbers, point, with_captures};

const FILE: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../flutter_app/test/board/narrowing_cases.dart");

/// Positions with something to show: the faults that were found, a circle, many routes.
const CHOSEN: [&str; 6] = [
    "W:WK46:B41,28,31,1",
    "W:WK34:B8,14,24,29,30,33,43,49",
    "W:WK4:B13,20,32,37",
    "W:W15,K47:B9,10,19,20,33",
    "W:WK15:B6,8,22,24,27,31,46",
    "W:WK1:B8,9,10,11,12,20,21,30,31,34,41,42,43,44,48,50",
];

/// How many more are drawn at random, and how large they may be.
const RANDOM: usize = 80;
const MOST_MOVES: usize = 10;
const MOST_ENTRIES: usize = 60;

/// Everything that can be entered, as far as it leaves something open, with what it leads to.
struct Entries<'a> {
    table: &'a LegalCaptures,
    texts: Vec<String>,
    questions: usize,
}

impl Entries<'_> {
    /// Goes on from what was tapped so far, which led to `picking`.
    fn add(&mut self, taps: &[u8], picking: &Picking) {
        let legal = &self.table.legal;
        let possible = picking.possible(legal);
        let points = match picking {
            Picking::Nothing => return,
            Picking::Piece { .. } => numbers(&picking.ahead(legal)),
            // Whoever is asked may tap a piece that differs, or any point of a route.
            Picking::Routes(_) => possible
                .iter()
                .flat_map(|index| [legal[*index].ahead(&[]), legal[*index].captured.clone()])
                .flat_map(|points| numbers(&points))
                .collect::<std::collections::BTreeSet<_>>()
                .into_iter()
                .collect(),
        };
        for square in points {
            if self.texts.len() == MOST_ENTRIES {
                return;
            }
            let taps = [taps, &[square]].concat();
            let next = match picking.tap(point(square), legal) {
                Tap::Play(index) => {
                    self.texts.push(format!("[{taps:?},\"play\",[{index}],[]]"));
                    continue;
                }
                Tap::Continue(next) => next,
                Tap::Refused => picking.clone(),
            };
            let possible = next.possible(legal);
            match &next {
                Picking::Nothing => self.texts.push(format!("[{taps:?},\"none\",[],[]]")),
                Picking::Piece { .. } => {
                    let ahead = numbers(&next.ahead(legal));
                    self.texts.push(format!("[{taps:?},\"left\",{possible:?},{ahead:?}]"));
                    self.add(&taps, &next);
                }
                Picking::Routes(candidates) => {
                    let routes = candidates
                        .iter()
                        .map(|it| numbers(&legal[it.index].route(&it.entered).expect("it fits")));
                    let routes: Vec<_> = routes.collect();
                    self.texts.push(format!("[{taps:?},\"ask\",{possible:?},{routes:?}]"));
                    self.questions += 1;
                    // One answer is enough to see that answers are understood.
                    if matches!(picking, Picking::Piece { .. }) {
                        self.add(&taps, &next);
                    }
                }
            }
        }
    }
}

fn entries(table: &LegalCaptures) -> Entries<'_> {
    let mut entries = Entries { table, texts: Vec::new(), questions: 0 };
    let pieces: std::collections::BTreeSet<_> =
        table.legal.iter().filter_map(|info| info.from).collect();
    for from in pieces {
        if let Tap::Continue(picking) = Picking::Nothing.tap(from, &table.legal) {
            entries.add(&numbers(&[from]), &picking);
        }
    }
    entries
}

fn case(table: &LegalCaptures, entries: &Entries<'_>) -> String {
    let moves = table.legal.iter().map(|info| {
        let number = |point: Point| point.index() + 1;
        let jumps = info.jumps.iter().map(|Jump { from, over, to }| [from, over, to]);
        let jumps: Vec<_> = jumps.map(|jump| jump.map(|point| number(*point))).collect();
        format!(
            "{{\"from\":{},\"path\":{:?},\"captured\":{:?},\"jumps\":{jumps:?}}}",
            number(info.from.expect("a piece moves")),
            numbers(&info.path),
            numbers(&info.captured),
        )
    });
    let moves = moves.collect::<Vec<_>>().join(",");
    let text = format!(
        "{{\"position\":\"{}\",\"moves\":[{moves}],\"entries\":[{}]}}",
        table.position,
        entries.texts.join(","),
    );
    text.replace(", ", ",")
}

fn file() -> String {
    let mut text = String::from(
        "// Made by the test `the_cases_for_the_app_are_current` of the core: see there.\n\n\
         /// Ways of entering captures and what they lead to, a position a line.\n\
         const String narrowingCases = r'''\n",
    );
    let mut random = ChaCha8Rng::seed_from_u64(7);
    let mut add = |table: &LegalCaptures, entries: &Entries<'_>| {
        writeln!(text, "{}", case(table, entries)).expect("a string takes everything");
    };
    for position in CHOSEN {
        let table = LegalCaptures::read(position);
        add(&table, &entries(&table));
    }
    let mut count = 0;
    while count < RANDOM {
        let table = LegalCaptures::of(with_captures(&mut random));
        let entries = entries(&table);
        if entries.questions > 0 && table.legal.len() <= MOST_MOVES {
            count += 1;
            add(&table, &entries);
        }
    }
    text + "''';\n"
}

#[test]
fn the_cases_for_the_app_are_current() {
    // With UPDATE_EXPECT=1 the file is written instead of compared; then run the app's tests.
    expect_file![FILE].assert_eq(&file());
}
