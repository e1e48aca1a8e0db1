//! Three Kingdoms Dark Chess: three players, no ranks, a board of crossing lines.

use prise_game::{Army, Kind, Seats, WinReason};

use crate::geometry::{Geometry, Reach};
use crate::man::{Prey, Profile};
use crate::points::PointSet;
use crate::ruleset::{Allotment, Clock, RuleSet};

/// The rules of Three Kingdoms Dark Chess.
///
/// Five files and nine ranks of points. The pieces lie in four blocks in the corners, and the
/// middle file and rank are free. Green has both Generals and all Soldiers, Red and Black the
/// other men of their colour. There are no ranks: anything takes anything of another army.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ThreeKingdomsRules;

static BOARD: Geometry = Geometry::new(5, 9);

const GREEN: u8 = 0;
const RED: u8 = 1;
const BLACK: u8 = 2;

#[rustfmt::skip]
const KINDS: &[&str] = &[
    "red-general", "black-general", "red-soldier", "black-soldier",
    "advisor", "minister", "rook", "horse", "cannon",
];

const fn man(letter: char, army: u8, kind: u8, count: u8, walk: Reach) -> Profile {
    let (army, kind) = (Army::new(army), Kind::new(kind));
    Profile { letter, army, kind, count, walk, capture: walk, prey: Prey::ANYTHING }
}

const fn cannon(letter: char, army: u8) -> Profile {
    Profile { capture: Reach::Jump, ..man(letter, army, 8, 2, Reach::Slide) }
}

const MEN: [Profile; 14] = [
    man('K', GREEN, 0, 1, Reach::Slide),
    man('k', GREEN, 1, 1, Reach::Slide),
    man('P', GREEN, 2, 5, Reach::Step),
    man('p', GREEN, 3, 5, Reach::Step),
    man('A', RED, 4, 2, Reach::Diagonal),
    man('E', RED, 5, 2, Reach::DiagonalLeap),
    man('R', RED, 6, 2, Reach::Slide),
    man('H', RED, 7, 2, Reach::KnightLeap),
    cannon('C', RED),
    man('a', BLACK, 4, 2, Reach::Diagonal),
    man('e', BLACK, 5, 2, Reach::DiagonalLeap),
    man('r', BLACK, 6, 2, Reach::Slide),
    man('h', BLACK, 7, 2, Reach::KnightLeap),
    cannon('c', BLACK),
];

impl RuleSet for ThreeKingdomsRules {
    type Options = ();

    const ID: &'static str = "three-kingdoms";
    const SEATS: Seats = Seats::THREE;
    const GEOMETRY: &'static Geometry = &BOARD;
    const LAYOUT: PointSet = PointSet::from_picture(concat!(
        "@@.@@", "@@.@@", "@@.@@", "@@.@@", ".....", "@@.@@", "@@.@@", "@@.@@", "@@.@@",
    ));
    const ARMIES: &'static [&'static str] = &["green", "red", "black"];
    const ARMY_LETTERS: &'static [char] = &['G', 'R', 'B'];
    const KINDS: &'static [&'static str] = KINDS;
    const MEN: &'static [Profile] = &MEN;
    const ALLOTMENT: Allotment = Allotment::OwnFlip;
    const CLOCK: Clock =
        Clock { field: "counter", down_from: Some(60), flips_reset: false, draw_comes_first: true };
    const SURVIVED: WinReason = WinReason::LastStanding;

    fn quiet_limit((): ()) -> Option<u16> {
        Some(60)
    }

    fn draws_by_repetition((): ()) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn k2_only_the_cannon_captures_otherwise_than_it_goes() {
        for profile in MEN {
            let is_cannon = profile.letter.eq_ignore_ascii_case(&'C');
            assert_eq!(profile.capture != profile.walk, is_cannon);
        }
        let cannon = cannon('C', RED);
        assert_eq!((cannon.walk, cannon.capture), (Reach::Slide, Reach::Jump));
        assert_eq!(man('A', RED, 4, 2, Reach::Diagonal).piece().army.index(), 1);
    }
}
