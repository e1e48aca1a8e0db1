//! SC-008: a further variant is a further table. Here is one, made up for this test: two armies
//! of six on 3 × 4 points, the Generals slide, the Soldiers step, and whoever captures everything
//! wins.

use prise_darkchess::{
    Allotment, Clock, DarkChess, Geometry, PointSet, Prey, Profile, Reach, RuleSet,
};
use prise_game::{Army, Game, Kind, Outcome, Seat, Seats, WinReason};

use crate::support::{Dice, play};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Skirmish;

static BOARD: Geometry = Geometry::new(3, 4);

const fn man(letter: char, army: u8, kind: u8, count: u8, walk: Reach) -> Profile {
    let (army, kind) = (Army::new(army), Kind::new(kind));
    Profile { letter, army, kind, count, walk, capture: walk, prey: Prey::ANYTHING }
}

impl RuleSet for Skirmish {
    type Options = ();
    const ID: &'static str = "skirmish";
    const SEATS: Seats = Seats::TWO;
    const GEOMETRY: &'static Geometry = &BOARD;
    const LAYOUT: PointSet = PointSet::from_picture("@@@@@@@@@@@@");
    const ARMIES: &'static [&'static str] = &["sun", "moon"];
    const ARMY_LETTERS: &'static [char] = &['s', 'm'];
    const KINDS: &'static [&'static str] = &["general", "soldier"];
    const MEN: &'static [Profile] = &[
        man('K', 0, 0, 1, Reach::Slide),
        man('P', 0, 1, 5, Reach::Step),
        man('k', 1, 0, 1, Reach::Slide),
        man('p', 1, 1, 5, Reach::Step),
    ];
    const ALLOTMENT: Allotment = Allotment::FirstFlip;
    const CLOCK: Clock =
        Clock { field: "left", down_from: Some(9), flips_reset: true, draw_comes_first: true };
    const SURVIVED: WinReason = WinReason::Blocked;

    fn quiet_limit((): ()) -> Option<u16> {
        Some(9)
    }

    fn draws_by_repetition((): ()) -> bool {
        false
    }
}

#[test]
fn sc_008_a_new_variant_is_a_table() {
    for seed in 0..200 {
        let (mut game, mut dice) = (DarkChess::<Skirmish>::start(&(), seed), Dice::new(seed));
        while game.outcome().is_none() {
            let mv = dice.choose(&game, seed);
            game.play(mv).unwrap();
            assert_eq!(DarkChess::<Skirmish>::read(&(), &game.write()).unwrap(), game);
        }
    }
}

#[test]
fn sc_008_its_rules_are_its_own() {
    let mut game = DarkChess::<Skirmish>::read(&(), "K.. ... ... p../-/sm/0/9").unwrap();
    play(&mut game, "a4-a1");
    let reason = WinReason::Elimination;
    assert_eq!(game.outcome(), Some(Outcome::Win { winner: Seat::FIRST, reason }));
}
