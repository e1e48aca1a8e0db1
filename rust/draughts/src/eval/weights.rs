//! The weights of the evaluation, as they lie in their file.
//!
//! A sequence of pairs of 16-bit integers, little-endian, the weight in the opening first and the
//! one in the ending second: [`TERMS`] pairs for the terms, then [`STATES`] pairs for each of the
//! [`TABLES`] tables of regions. The file is used where it lies; nothing is parsed.

use std::borrow::Cow;

use thiserror::Error;

use super::pattern::{self, REGIONS, STATES, TABLES};
use super::terms::{self, FULL_BOARD, TERMS};
use crate::{Color, Position};

/// How many pairs of weights there are.
pub const PAIRS: usize = TERMS + TABLES * STATES;
/// How many units of a weight make a hundredth of a man.
pub const UNITS: i32 = 16;

/// The weight of one feature: in the opening and in the ending.
pub type Pair = [u8; 4];

/// A weights file of the wrong size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a weights file has {expected} bytes, this one {found}", expected = 4 * PAIRS)]
pub struct WeightsError {
    /// How many bytes there are.
    found: usize,
}

/// The weights of the evaluation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights(Cow<'static, [Pair]>);

static FILE: &[u8; 4 * PAIRS] = include_bytes!("weights.bin");

/// The weights that come with the program.
impl Default for Weights {
    fn default() -> Self {
        Self(Cow::Borrowed(FILE.as_chunks().0))
    }
}

impl Weights {
    /// Weights read from a file.
    ///
    /// # Errors
    /// If the file does not have the right size.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let (pairs, rest) = bytes.as_chunks();
        if pairs.len() != PAIRS || !rest.is_empty() {
            return Err(WeightsError { found: bytes.len() });
        }
        Ok(Self(Cow::Owned(pairs.to_vec())))
    }

    /// The weight of one feature, in the order of the file: in the opening and in the ending.
    pub fn get(&self, index: usize) -> [i16; 2] {
        let [a, b, c, d] = self.0[index];
        [i16::from_le_bytes([a, b]), i16::from_le_bytes([c, d])]
    }

    /// How good the position is for White, in hundredths of a man.
    #[inline]
    pub fn evaluate_for_white(&self, position: &Position) -> i32 {
        let (terms, tables) = self.0.split_at(TERMS);
        let mut sum = Sum::default();
        terms::each(position, |index, value| sum.add(terms[index], value));
        let states = pattern::states(position);
        let (ours, theirs) = states.split_at(REGIONS / 2);
        for (table, (ours, theirs)) in tables.chunks_exact(STATES).zip(ours.iter().zip(theirs)) {
            sum.add(table[usize::from(*ours)], 1);
            sum.add(table[usize::from(*theirs)], -1);
        }
        sum.at(position.occupied().len() as i32)
    }

    /// How good the position is for the side to move, in hundredths of a man.
    #[inline]
    pub fn evaluate(&self, position: &Position) -> i32 {
        let score = self.evaluate_for_white(position);
        if position.to_move() == Color::White { score } else { -score }
    }
}

/// The sums of the opening's and of the ending's weights.
#[derive(Default)]
struct Sum {
    opening: i32,
    ending: i32,
}

impl Sum {
    #[inline]
    fn add(&mut self, pair: Pair, value: i32) {
        let [a, b, c, d] = pair;
        self.opening += value * i32::from(i16::from_le_bytes([a, b]));
        self.ending += value * i32::from(i16::from_le_bytes([c, d]));
    }

    /// The weighted mean for so many pieces on the board.
    #[inline]
    fn at(&self, pieces: i32) -> i32 {
        (self.opening * pieces + self.ending * (FULL_BOARD - pieces)) / (FULL_BOARD * UNITS)
    }
}
