//! The weights of the evaluation, as they lie in their file.
//!
//! A sequence of [pairs](super::pair), each the weight of a feature in the opening and in the
//! ending: [`TERMS`] pairs for the terms, then [`STATES`] pairs for each of the [`TABLES`] tables
//! of regions. The file is used where it lies; nothing is parsed.

use std::borrow::Cow;

use thiserror::Error;

use super::pair::{self, Pair, Sum};
use super::pattern::{self, REGIONS, STATES, TABLES};
use super::terms::{self, FULL_BOARD, TERMS};
use crate::{Color, Position};

/// How many pairs of weights there are.
pub const PAIRS: usize = TERMS + TABLES * STATES;
/// How many units of a weight make a hundredth of a man.
pub const UNITS: i32 = 16;

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
        pair::unpack(self.0[index])
    }

    /// How good the position is for White, in hundredths of a man.
    #[inline]
    pub fn evaluate_for_white(&self, position: &Position) -> i32 {
        let (terms, tables) = self.0.split_at(TERMS);
        let [mut opening, mut ending] = sum_of_regions(tables, position).parts();
        terms::each(position, |index, value| {
            let weight = pair::unpack(terms[index]).map(i32::from);
            opening += value * weight[0];
            ending += value * weight[1];
        });
        let pieces = position.occupied().len() as i32;
        (opening * pieces + ending * (FULL_BOARD - pieces)) / (FULL_BOARD * UNITS)
    }

    /// How good the position is for the side to move, in hundredths of a man.
    #[inline]
    pub fn evaluate(&self, position: &Position) -> i32 {
        let score = self.evaluate_for_white(position);
        if position.to_move() == Color::White { score } else { -score }
    }
}

#[inline]
fn sum_of_regions(tables: &[Pair], position: &Position) -> Sum {
    let states = pattern::states(position);
    let (ours, theirs) = states.split_at(REGIONS / 2);
    let mut sum = Sum::default();
    for (table, (ours, theirs)) in tables.chunks_exact(STATES).zip(ours.iter().zip(theirs)) {
        sum.add(table[usize::from(*ours)]);
        sum.subtract(table[usize::from(*theirs)]);
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The regions' sum with all the room it could need.
    fn roomy_sum(tables: &[Pair], position: &Position) -> [i32; 2] {
        let states = pattern::states(position);
        let mut sum = [0; 2];
        for (region, &state) in states.iter().enumerate() {
            let table = region % TABLES;
            let sign = if region < TABLES { 1 } else { -1 };
            let weight = pair::unpack(tables[table * STATES + usize::from(state)]);
            sum[0] += sign * i32::from(weight[0]);
            sum[1] += sign * i32::from(weight[1]);
        }
        sum
    }

    #[test]
    fn no_board_is_too_lopsided_for_the_sum() {
        let weights = Weights::default();
        let tables = &weights.0[TERMS..];
        for fen in [
            "W:W31-50:B1-20",
            "W:W31-50:B1",
            "W:W6-25:B",
            "W:W26-45:B",
            "B:W50:B1-20",
            "B:W:B26-45",
            "B:W:B6-25",
            "W:W31-50:B1-10",
        ] {
            let position: Position = fen.parse().unwrap();
            let sum = sum_of_regions(tables, &position).parts();
            assert_eq!(sum, roomy_sum(tables, &position), "{fen}");
        }
    }
}
