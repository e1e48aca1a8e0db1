//! What is left of an advantage when few pieces are left and nothing is hidden.
//!
//! Two Advisors catch a Horse, but never a General. Who wins with up to four pieces, three against
//! one at most, has been worked out (`solve.rs`) for every placement. Where the pieces stand is for the
//! search to see; what it has to be told is which *material* wins. So a table holds, for every two
//! armies, how much more often the first wins than the second, over all placements in which the
//! mover has nothing to take.
//!
//! One against one is decided by parity: every move changes the colour of one cell, so whoever has
//! to move at an even distance from his hunter has to do so again and again, and is caught in a
//! corner; at an odd distance he gets away for ever.

mod solve;

use std::fmt::{self, Write as _};

use prise_darkchess::{Cell, ClassicRules, Position, RuleSet};
use prise_game::Army;

use super::evaluation::{CANNON, FILES, KINDS, TAKES};

/// The table, as `prise-lab tune dark-chess-endings` writes it.
static FILE: &[u8; ENDINGS] = include_bytes!("endings.bin");

/// The most pieces of an army, and of both.
const MOST: usize = 3;
const MOST_OF_BOTH: usize = 4;
/// How many different armies of two and of three pieces there are.
const PAIRS: usize = KINDS * (KINDS + 1) / 2;
const TRIPLES: usize = KINDS * (KINDS + 1) * (KINDS + 2) / 6;
/// How many endings there are: two against one, two against two, three against one.
const ENDINGS: usize = PAIRS * KINDS + PAIRS * PAIRS + TRIPLES * KINDS;

/// The kinds of an army of a few pieces, the lowest number first; zero where there is none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Few {
    kinds: [u8; MOST],
    count: usize,
}

impl Few {
    /// The armies of so many pieces.
    fn all(count: usize) -> Vec<Self> {
        let mut all = vec![Self { kinds: [0; MOST], count: 0 }];
        for _ in 0..count {
            let larger = all.iter().flat_map(|few| {
                let lowest = few.kinds().last().copied().unwrap_or(0);
                (lowest..KINDS as u8).map(|kind| few.with(kind))
            });
            all = larger.collect();
        }
        all
    }

    fn with(mut self, kind: u8) -> Self {
        self.kinds[self.count] = kind;
        self.count += 1;
        self
    }

    /// The army of a position, if it is small enough.
    fn of(position: &Position<ClassicRules>, army: Army) -> Option<Self> {
        let mut few = Self { kinds: [0; MOST], count: 0 };
        for at in position.face_up(army) {
            let Cell::FaceUp(man) = position.cell(at) else { continue };
            *few.kinds.get_mut(few.count)? = (man.index() % KINDS) as u8;
            few.count += 1;
        }
        few.kinds[..few.count].sort_unstable();
        (few.count > 0).then_some(few)
    }

    /// Whether there are that many of each kind.
    fn exists(&self) -> bool {
        let mut has = [0; KINDS];
        for kind in self.kinds() {
            has[usize::from(*kind)] += 1;
        }
        has.iter().zip(ClassicRules::MEN).all(|(has, man)| *has <= man.count)
    }

    fn kinds(&self) -> &[u8] {
        &self.kinds[..self.count]
    }

    /// The army without its piece of this number; nothing if that was the last one.
    fn without(self, piece: usize) -> Option<Self> {
        let kept = self.kinds().iter().enumerate().filter(|(index, _)| *index != piece);
        let none = Self { kinds: [0; MOST], count: 0 };
        let few = kept.fold(none, |few, (_, kind)| few.with(*kind));
        (few.count > 0).then_some(few)
    }

    /// Its place among the armies of as many pieces.
    fn index(self) -> usize {
        // The combinatorial number system: of what is strictly rising there are so many below.
        let [low, middle, high] = self.kinds.map(usize::from);
        match self.count {
            1 => low,
            2 => low + (middle + 1) * middle / 2,
            _ => low + (middle + 1) * middle / 2 + (high + 2) * (high + 1) * high / 6,
        }
    }
}

/// The place of an ending in the table. The first army is not the smaller one.
fn place(first: Few, second: Few) -> usize {
    let (row, column) = (first.index(), second.index());
    match (first.count, second.count) {
        (2, 1) => row * KINDS + column,
        (2, _) => PAIRS * KINDS + row * PAIRS + column,
        _ => PAIRS * KINDS + PAIRS * PAIRS + row * KINDS + column,
    }
}

/// How much more often the player to move wins with these pieces than the other, in hundredths;
/// nothing if more pieces are left or some are hidden.
pub fn prospect(position: &Position<ClassicRules>) -> Option<i32> {
    let mover = position.army_of(position.to_move())?;
    let other = Army::new(1 - mover.index() as u8);
    let strength = [mover, other].map(|army| usize::from(position.strength(army)));
    if strength.iter().sum::<usize>() > MOST_OF_BOTH || !position.face_down().is_empty() {
        return None;
    }
    if strength == [1, 1] {
        return duel(position, mover, other);
    }
    let (ours, theirs) = (Few::of(position, mover)?, Few::of(position, other)?);
    let told = |first, second| i32::from(FILE[place(first, second)].cast_signed());
    Some(if ours.count >= theirs.count { told(ours, theirs) } else { -told(theirs, ours) })
}

/// One against one.
fn duel(position: &Position<ClassicRules>, mover: Army, other: Army) -> Option<i32> {
    let piece = |army| {
        let at = position.face_up(army).first()?;
        let Cell::FaceUp(man) = position.cell(at) else { return None };
        Some((at.index(), man.index() % KINDS))
    };
    let ((from, ours), (to, theirs)) = (piece(mover)?, piece(other)?);
    let is_even = (from / FILES + from % FILES + to / FILES + to % FILES).is_multiple_of(2);
    // A Cannon has nothing to jump over.
    let catches = |hunter: usize, victim: usize| hunter != CANNON && TAKES[hunter][victim];
    Some(match is_even {
        true if catches(theirs, ours) => -100,
        false if catches(ours, theirs) => 100,
        _ => 0,
    })
}

/// Works the table out; `report` hears of every ending.
pub fn build(report: &mut dyn FnMut(&str, usize)) -> Vec<u8> {
    let mut solver = solve::Solver::default();
    let mut table = vec![0; ENDINGS];
    for (ours, theirs) in [(1, 1), (2, 1), (2, 2), (3, 1)] {
        for first in Few::all(ours) {
            for second in Few::all(theirs) {
                if !first.exists() || !second.exists() || theirs > 1 && second < first {
                    continue;
                }
                let share = solver.solve(first, second);
                report(&format!("{first} against {second}, {share} of 100"), 1);
                if ours == 1 {
                    continue;
                }
                table[place(first, second)] = share.cast_unsigned();
                if theirs > 1 {
                    table[place(second, first)] = (-share).cast_unsigned();
                }
            }
        }
    }
    table
}

impl fmt::Display for Few {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kinds()
            .iter()
            .try_for_each(|kind| f.write_char(ClassicRules::MEN[usize::from(*kind)].letter))
    }
}

#[cfg(test)]
mod tests {
    use prise_darkchess::{Classic, ClassicOptions};
    use prise_game::Game;

    use super::solve::{Known, Solver};
    use super::*;

    const LETTERS: &str = "KGMRNCP";

    fn few(letters: &str) -> Few {
        let kinds = letters.chars().filter_map(|letter| LETTERS.find(letter));
        kinds.fold(Few { kinds: [0; MOST], count: 0 }, |few, kind| few.with(kind as u8))
    }

    fn told(first: &str, second: &str) -> i8 {
        FILE[place(few(first), few(second))].cast_signed()
    }

    #[test]
    fn every_ending_has_a_place_of_its_own() {
        let mut places = Vec::new();
        for (ours, theirs) in [(2, 1), (2, 2), (3, 1)] {
            for first in Few::all(ours) {
                places.extend(Few::all(theirs).into_iter().map(|second| place(first, second)));
            }
        }
        places.sort_unstable();
        assert!(places.into_iter().eq(0..ENDINGS));
    }

    #[test]
    fn the_table_says_which_material_wins() {
        // Nobody but a Soldier takes a General, and two together catch whom one of them may take.
        assert_eq!((told("GG", "N"), told("GG", "K"), told("MMR", "K")), (100, 0, 0));
        assert!(told("GP", "K") > 90 && told("KP", "K") > 90);
        assert_eq!((told("MR", "MR"), told("RR", "GG"), told("GG", "RR")), (0, -100, 100));
    }

    #[test]
    fn the_table_is_what_the_analysis_finds() {
        let mut solver = Solver::default();
        for first in Few::all(1) {
            for second in Few::all(1) {
                solver.solve(first, second);
            }
        }
        for (first, second) in [("GG", "N"), ("GP", "K"), ("KC", "P"), ("CP", "P")] {
            let share = solver.solve(few(first), few(second));
            assert_eq!(share, told(first, second), "{first} against {second}");
        }
    }

    #[test]
    fn one_against_one_is_a_matter_of_parity() {
        let mut solver = Solver::default();
        for (first, second) in [("K", "M"), ("K", "P"), ("R", "C"), ("N", "N"), ("C", "P")] {
            solver.solve(few(first), few(second));
            for (from, to) in (0..32).flat_map(|from| (0..32).map(move |to| (from, to))) {
                // A capture that stands open is for the search to see.
                if from == to || Solver::can_capture(few(first), few(second), [from, to]) {
                    continue;
                }
                let mut cells = vec!['.'; 32];
                cells[usize::from(from)] = first.chars().next().unwrap();
                cells[usize::from(to)] = second.to_lowercase().chars().next().unwrap();
                let text: String = cells.into_iter().collect();
                let options = ClassicOptions::default();
                let game = Classic::read(&options, &format!("{text}/-/rb/0/0")).unwrap();
                let expected = match solver.known(few(first), few(second), [from, to]) {
                    Known::Won => 100,
                    Known::Lost => -100,
                    _ => 0,
                };
                assert_eq!(prospect(game.position()), Some(expected), "{text}");
            }
        }
    }
}
