//! The dealer's secret: what lies under the face-down pieces.

use std::fmt;

use prise_game::{Point, Seed};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

use crate::man::Man;
use crate::points::MAX_POINTS;
use crate::ruleset::RuleSet;

/// The identity of each face-down piece.
///
/// Nothing outside this crate can hold one, and its debug output says nothing.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Deal([Option<Man>; MAX_POINTS]);

impl Deal {
    /// The men in this order on these points.
    pub(crate) fn new(points: impl Iterator<Item = Point>, men: &[Man]) -> Self {
        let mut deal = Self([None; MAX_POINTS]);
        for (at, man) in points.zip(men) {
            deal.0[at.index()] = Some(*man);
        }
        deal
    }

    /// Hands over the piece on a point: it is face-up from now on, and no secret any more.
    ///
    /// # Panics
    /// If no piece lies face-down there.
    pub(crate) fn turn_up(&mut self, at: Point) -> Man {
        self.0[at.index()].take().expect("a legal flip turns up a face-down piece")
    }

    /// The same face-down pieces on the same points, dealt anew.
    pub(crate) fn dealt_anew(&self, seed: &Seed) -> Self {
        let mut men: Vec<Man> = self.0.iter().flatten().copied().collect();
        // In an order that says nothing of the old deal, so that the seed alone makes the new one.
        men.sort_unstable();
        shuffle_men(&mut men, seed);
        let mut men = men.into_iter();
        Self(self.0.map(|man| man.and_then(|_| men.next())))
    }

    /// The letters of the face-down pieces in reading order.
    pub(crate) fn letters<R: RuleSet>(&self) -> String {
        self.0.iter().flatten().map(|man| R::profile(*man).letter).collect()
    }
}

impl fmt::Debug for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Deal(secret)")
    }
}

/// All men of the game in the order in which a seed shuffles them.
///
/// Every order is equally likely for a random seed: Fisher–Yates from the last place down, each
/// partner drawn without bias. The numbers are the key stream of `ChaCha20` with the seed as key,
/// counter and nonce zero, in 32-bit little-endian words. All of this is spelled out here, rather
/// than left to a library's shuffle, because an old record has to give the same deal for ever.
pub(crate) fn shuffle<R: RuleSet>(seed: &Seed) -> Vec<Man> {
    let mut men: Vec<Man> = R::men()
        .flat_map(|man| std::iter::repeat_n(man, usize::from(R::profile(man).count)))
        .collect();
    shuffle_men(&mut men, seed);
    men
}

fn shuffle_men(men: &mut [Man], seed: &Seed) {
    let mut stream = ChaCha20Rng::from_seed(*seed.as_bytes());
    for last in (1..men.len()).rev() {
        let partner = below(last as u32 + 1, || stream.next_u32()) as usize;
        men.swap(last, partner);
    }
}

/// A number below `bound`, each equally likely: words from the incomplete last run of residues
/// are thrown away.
fn below(bound: u32, mut next_word: impl FnMut() -> u32) -> u32 {
    let end_of_runs = u32::MAX - u32::MAX % bound;
    loop {
        let word = next_word();
        if word < end_of_runs {
            return word % bound;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b1_words_that_would_favour_low_numbers_are_thrown_away() {
        let drawn = |bound, words: &[u32]| {
            let mut words = words.iter().copied();
            below(bound, || words.next().expect("a word is drawn in vain"))
        };
        // 2^32 - 1 is a multiple of 3, so that the highest word alone is too many.
        assert_eq!(drawn(3, &[u32::MAX, 7]), 1);
        assert_eq!(drawn(3, &[u32::MAX - 1]), 2);
        // It is 31 more than a multiple of 32.
        assert_eq!(drawn(32, &[u32::MAX, u32::MAX - 31, 33]), 1);
        assert_eq!(drawn(32, &[u32::MAX - 32]), 31);
    }
}
