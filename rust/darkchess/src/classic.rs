//! Classic Dark Chess (banqi): two players, ranks, a board of cells.

use prise_game::{Army, Kind, RuleOption, Rules, Seats, WinReason};

use crate::geometry::{Geometry, Reach};
use crate::man::{Prey, Profile};
use crate::points::PointSet;
use crate::ruleset::{Allotment, Clock, RuleSet};

/// The rules of Classic Dark Chess.
///
/// Eight rows of four cells, all of them covered at the start. Every piece steps one cell along a
/// row or column and takes, in the same way, an enemy of equal or lower rank: General, Advisor,
/// Minister, Rook, Horse, Cannon, Soldier. The General may not take a Soldier, though a Soldier
/// takes the General. The Cannon takes anything, but only by jumping over exactly one piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ClassicRules;

/// The options of Classic Dark Chess.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct ClassicOptions {
    /// Whether 60 plies without a flip or a capture, or the fourth occurrence of a position, end
    /// the game in a draw. Otherwise only the players can agree to one.
    pub tournament: bool,
}

impl Rules for ClassicOptions {
    const OPTIONS: &'static [RuleOption] = &[RuleOption::switch("tournament")];

    fn get(&self, _option: usize) -> usize {
        usize::from(self.tournament)
    }

    fn set(&mut self, _option: usize, value: usize) {
        self.tournament = value == 1;
    }

    fn sure_to_end(self) -> Self {
        Self { tournament: true }
    }
}

static BOARD: Geometry = Geometry::new(4, 8);

const GENERAL: u8 = 0;
const ADVISOR: u8 = 1;
const MINISTER: u8 = 2;
const ROOK: u8 = 3;
const HORSE: u8 = 4;
const CANNON: u8 = 5;
const SOLDIER: u8 = 6;

/// How many kinds there are; the black man of a kind comes this far after the red one.
const KINDS: u8 = 7;

/// One kind of piece: its letter, how many each army has, how it takes, and which kinds.
type Entry = (char, u8, Reach, &'static [u8]);

#[rustfmt::skip]
const TABLE: [Entry; KINDS as usize] = [
    ('K', 1, Reach::Step, &[GENERAL, ADVISOR, MINISTER, ROOK, HORSE, CANNON]),
    ('G', 2, Reach::Step, &[ADVISOR, MINISTER, ROOK, HORSE, CANNON, SOLDIER]),
    ('M', 2, Reach::Step, &[MINISTER, ROOK, HORSE, CANNON, SOLDIER]),
    ('R', 2, Reach::Step, &[ROOK, HORSE, CANNON, SOLDIER]),
    ('N', 2, Reach::Step, &[HORSE, CANNON, SOLDIER]),
    ('C', 2, Reach::Jump, &[GENERAL, ADVISOR, MINISTER, ROOK, HORSE, CANNON, SOLDIER]),
    ('P', 5, Reach::Step, &[GENERAL, SOLDIER]),
];

/// The red men and then the black ones, both in the order of the table.
const MEN: [Profile; 2 * KINDS as usize] = {
    let mut men = [profile(0, 0); 2 * KINDS as usize];
    let mut kind = 0;
    while kind < KINDS {
        men[kind as usize] = profile(0, kind);
        men[(KINDS + kind) as usize] = profile(1, kind);
        kind += 1;
    }
    men
};

const fn profile(army: u8, kind: u8) -> Profile {
    let (letter, count, capture, kinds) = TABLE[kind as usize];
    Profile {
        letter: if army == 0 { letter } else { letter.to_ascii_lowercase() },
        army: Army::new(army),
        kind: Kind::new(kind),
        count,
        walk: Reach::Step,
        capture,
        prey: Prey::of(kinds).shifted(KINDS * (1 - army)),
    }
}

impl RuleSet for ClassicRules {
    type Options = ClassicOptions;

    const ID: &'static str = "dark-chess";
    const SEATS: Seats = Seats::TWO;
    const GEOMETRY: &'static Geometry = &BOARD;
    const LAYOUT: PointSet = PointSet::from_picture("@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@");
    const ARMIES: &'static [&'static str] = &["red", "black"];
    const ARMY_LETTERS: &'static [char] = &['r', 'b'];
    const KINDS: &'static [&'static str] =
        &["general", "advisor", "minister", "rook", "horse", "cannon", "soldier"];
    const MEN: &'static [Profile] = &MEN;
    const ALLOTMENT: Allotment = Allotment::FirstFlip;
    const CLOCK: Clock =
        Clock { field: "quiet", down_from: None, flips_reset: true, draw_comes_first: false };
    const SURVIVED: WinReason = WinReason::Blocked;

    fn quiet_limit(options: ClassicOptions) -> Option<u16> {
        options.tournament.then_some(60)
    }

    fn draws_by_repetition(options: ClassicOptions) -> bool {
        options.tournament
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::man::Man;

    #[test]
    fn b2_both_armies_have_the_same_men_and_prey_on_each_other() {
        for kind in 0..KINDS {
            let (red, black) = (profile(0, kind), profile(1, kind));
            assert_eq!(red.letter.to_ascii_lowercase(), black.letter);
            assert_eq!(
                (red.count, red.walk, red.capture),
                (black.count, black.walk, black.capture)
            );
            for other in 0..KINDS {
                let (own, enemy) = (Man::new(other), Man::new(KINDS + other));
                assert!(!red.prey.contains(own) && !black.prey.contains(enemy));
                assert_eq!(red.prey.contains(enemy), black.prey.contains(own));
            }
        }
        assert_eq!(format!("{:?}", profile(1, SOLDIER).prey), "{0, 6}");
    }
}
