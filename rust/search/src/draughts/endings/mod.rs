//! Who wins the endings with up to four pieces.
//!
//! For every position in which nothing has to be captured: whether the side to move wins, draws
//! or loses with the best play of both, the counting draw rules aside. The program has
//! [worked it out itself](solve) and carries the result as one file; a class of endings is
//! unpacked when it is first asked for, to a quarter of a byte for each position.

mod class;
mod packed;
mod solve;

use std::sync::OnceLock;

use class::{Class, Placement};
use prise_draughts::Position;
use solve::Solution;

use crate::Verdict;
use crate::sections::{append, sections};

impl Verdict {
    fn from_bits(bits: u8) -> Self {
        match bits & 3 {
            1 => Self::Win,
            2 => Self::Loss,
            _ => Self::Draw,
        }
    }

    /// How the ending comes out for the other side.
    fn swapped(self) -> Self {
        match self {
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
            Self::Loss => Self::Win,
        }
    }
}

static FILE: &[u8] = include_bytes!("endings.bin");

/// The verdicts of one class, four to a byte.
type PackedVerdicts = Box<[u8]>;

/// The tables of the endings.
pub struct Endings {
    tables: Vec<OnceLock<PackedVerdicts>>,
    /// Where the runs of each class lie, for those that are not unpacked yet.
    packed: Vec<&'static [u8]>,
}

/// The endings that come with the program.
impl Default for Endings {
    fn default() -> Self {
        let mut known = Self::empty();
        let classes = Class::all();
        classes
            .iter()
            .zip(sections(FILE))
            .for_each(|(class, packed)| known.packed[class.id()] = packed);
        known
    }
}

impl std::fmt::Debug for Endings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Endings").finish_non_exhaustive()
    }
}

impl Endings {
    /// The most pieces that the tables know.
    pub const MOST_PIECES: usize = class::MOST_PIECES;

    /// No tables at all.
    pub fn empty() -> Self {
        let tables = (0..Class::IDS).map(|_| OnceLock::new()).collect();
        Self { tables, packed: vec![&[]; Class::IDS] }
    }

    /// Works out the tables and returns the file that holds them. `progress` is told what each
    /// class is and how many bytes it takes.
    pub fn build(mut progress: impl FnMut(&str, usize)) -> Vec<u8> {
        let mut file = Vec::new();
        let mut built = vec![Vec::new(); Class::IDS];
        solve::solve(Self::MOST_PIECES, |class, solution| {
            let section = packed::pack(solution);
            progress(&format!("{class:?}"), section.len());
            built[class.id()] = section;
        });
        for class in Class::all() {
            append(&mut file, &built[class.id()]);
        }
        file
    }

    /// How a position comes out, if the tables know: it has at most four pieces, and nothing has
    /// to be captured.
    ///
    /// ```
    /// use prise_search::Verdict;
    /// use prise_search::draughts::Endings;
    ///
    /// let endings = Endings::default();
    /// // Two kings cannot catch one.
    /// assert_eq!(endings.look_up(&"W:WK46,K47:BK4".parse()?), Some(Verdict::Draw));
    /// assert_eq!(endings.look_up(&"W:W31-50:B1-20".parse()?), None);
    /// # Ok::<(), prise_draughts::FenError>(())
    /// ```
    #[inline]
    pub fn look_up(&self, position: &Position) -> Option<Verdict> {
        if position.occupied().len() as usize > Self::MOST_PIECES || position.must_capture() {
            return None;
        }
        self.verdict(Placement::of(position)?)
    }

    fn verdict(&self, placement: Placement) -> Option<Verdict> {
        let class = placement.class();
        let table = self.tables[class.id()].get_or_init(|| self.unpack(class));
        let index = placement.index();
        let byte = table.get(index / 4)?;
        Some(Verdict::from_bits(byte >> (index % 4 * 2)))
    }

    /// How a position comes out, captures followed.
    fn resolve(&self, position: &Position) -> Option<Verdict> {
        let (us, them) = (position.to_move(), !position.to_move());
        if position.pieces(us).is_empty() || !position.can_move() {
            return Some(Verdict::Loss);
        }
        if position.pieces(them).is_empty() {
            return Some(Verdict::Win);
        }
        if !position.must_capture() {
            return self.look_up(position);
        }
        let mut best = Verdict::Loss;
        for mv in position.legal_moves() {
            match self.resolve(&position.after(mv))?.swapped() {
                Verdict::Win => return Some(Verdict::Win),
                Verdict::Draw => best = Verdict::Draw,
                Verdict::Loss => {}
            }
        }
        Some(best)
    }

    fn contains(&self, class: Class) -> bool {
        self.tables[class.id()].get().is_some()
    }

    fn insert(&mut self, class: Class, solution: &Solution) {
        let table = solution.chunks(4).map(|four| {
            let bits = four.iter().map(|verdict| verdict.map_or(0, |verdict| verdict as u8));
            bits.rev().fold(0, |byte, bits| byte << 2 | bits)
        });
        self.tables[class.id()] = OnceLock::from(table.collect::<PackedVerdicts>());
    }

    fn unpack(&self, class: Class) -> PackedVerdicts {
        let packed = self.packed[class.id()];
        if packed.is_empty() {
            return PackedVerdicts::default();
        }
        let mut table = vec![0u8; class.size().div_ceil(4)];
        let mut index = 0;
        packed::unpack(packed, |verdict, length| {
            let end = (index + length).min(class.size());
            fill(&mut table, index, end, verdict as u8);
            index = end;
        });
        table.into_boxed_slice()
    }
}

/// Sets the pairs of bits from `start` to `end`, which are zero, to `bits`.
fn fill(table: &mut [u8], start: usize, end: usize, bits: u8) {
    if bits == 0 {
        return;
    }
    let mut index = start;
    while index < end {
        if index.is_multiple_of(4) && end - index >= 4 {
            let whole = end / 4;
            table[index / 4..whole].fill(bits * 0b0101_0101);
            index = whole * 4;
        } else {
            table[index / 4] |= bits << (index % 4 * 2);
            index += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_agrees_with_its_own_moves() {
        let endings = Endings::default();
        let mut checked = 0;
        for class in Class::all() {
            for index in (0..class.size()).step_by(997) {
                let Some(position) = class.placement(index).and_then(Placement::position) else {
                    continue;
                };
                let Some(verdict) = endings.look_up(&position) else { continue };
                let replies: Vec<_> = position
                    .legal_moves()
                    .into_iter()
                    .map(|mv| endings.resolve(&position.after(mv)).unwrap())
                    .collect();
                let expected = if replies.contains(&Verdict::Loss) {
                    Verdict::Win
                } else if replies.contains(&Verdict::Draw) {
                    Verdict::Draw
                } else {
                    Verdict::Loss
                };
                assert_eq!(verdict, expected, "{position}");
                checked += 1;
            }
        }
        assert!(checked > 25_000, "{checked}");
    }

    #[test]
    fn up_to_three_pieces_the_file_is_what_the_solver_finds() {
        let file = Endings::default();
        let solved = solve::solve(3, |class, solution| {
            let mut table = Vec::new();
            packed::unpack(&packed::pack(solution), |verdict, length| {
                table.extend(vec![verdict; length]);
            });
            assert_eq!(table.len(), class.size());
            for (packed, verdict) in table.iter().zip(solution) {
                assert!(verdict.is_none_or(|verdict| verdict == *packed));
            }
        });
        for class in Class::all().into_iter().filter(|class| solved.contains(*class)) {
            for placement in (0..class.size()).filter_map(|index| class.placement(index)) {
                if placement.position().is_some_and(|position| !position.must_capture()) {
                    assert_eq!(file.verdict(placement), solved.verdict(placement));
                }
            }
        }
    }

    #[test]
    #[ignore = "works everything out again: minutes"]
    fn the_file_is_what_the_solver_finds() {
        assert!(Endings::build(|_, _| {}) == FILE);
    }

    #[test]
    fn known_endings() {
        let endings = Endings::default();
        let verdict = |fen: &str| endings.look_up(&fen.parse().unwrap());
        // Three kings do not catch one that stands on the long diagonal.
        assert_eq!(verdict("W:WK1,K2,K3:BK46"), Some(Verdict::Draw));
        assert_eq!(verdict("W:WK5,K6,K16:BK35"), Some(Verdict::Win));
        assert_eq!(verdict("B:WK1,K2:BK5"), Some(Verdict::Draw));
        assert_eq!(verdict("W:W28:B18"), Some(Verdict::Loss));
        assert_eq!(verdict("W:WK1,K2,K3,K4:BK46"), None, "too many pieces");
        assert_eq!(verdict("W:W28:B23"), None, "a capture");
    }
}
