//! The weights of the evaluation, as they lie in their file.
//!
//! Every weight has a value for the full and one for the empty board. First come those of the
//! [`TERMS`], two bytes each value, little-endian, in sixteenths of a hundredth of a man; then
//! those of the [`STATES`] of all regions, each for the side that waits and for the side that
//! moves, [both values in two bytes](pack), in halves of a hundredth. The file is used where it
//! lies; nothing is parsed.

use std::borrow::Cow;

use prise_draughts::{Color, Position};
use thiserror::Error;

use super::features::{FULL_BOARD, Features};
use super::region::{self, STATES};
use super::terms::{self, TERMS};

/// How many units of a term's weight make a hundredth of a man.
pub const TERM_UNITS: i32 = 16;
/// How many units of a state's weight make a hundredth of a man.
pub const STATE_UNITS: i32 = 2;

/// How many bytes a weights file has.
pub const BYTES: usize = TERM_BYTES + STATES * size_of::<ByTurn>();

const TERM_BYTES: usize = TERMS * size_of::<TermWeight>();

/// A term's weight on the full and on the empty board, as it lies in the file.
type TermWeight = [[u8; 2]; 2];
/// A state's weight on the full and on the empty board, [as it lies in the file](pack).
type StateWeight = [u8; 2];
/// The same for the side that waits and for the side that moves. The turn changes with every move
/// and most states do not, so that both are needed one after the other.
type ByTurn = [StateWeight; 2];

/// A weights file of the wrong size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a weights file has {BYTES} bytes, this one {found}")]
pub struct WeightsError {
    /// How many bytes there are.
    found: usize,
}

/// The weights of the evaluation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights(Cow<'static, [u8]>);

static FILE: &[u8; BYTES] = include_bytes!("weights.bin");

/// The weights that come with the program.
impl Default for Weights {
    fn default() -> Self {
        Self(Cow::Borrowed(FILE))
    }
}

impl Weights {
    /// Weights read from a file.
    ///
    /// # Errors
    /// If the file does not have the right size.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        if bytes.len() != BYTES {
            return Err(WeightsError { found: bytes.len() });
        }
        Ok(Self(Cow::Owned(bytes.to_vec())))
    }

    /// The file.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// The weight of a term on the full and on the empty board, in [`TERM_UNITS`].
    ///
    /// # Panics
    /// If there is no such term.
    pub fn term(&self, index: usize) -> [i16; 2] {
        self.0.as_chunks::<2>().0.as_chunks::<2>().0[index].map(i16::from_le_bytes)
    }

    /// The weight of a state, counted through all regions, for the side that moves or waits, on
    /// the full and on the empty board, in [`STATE_UNITS`].
    ///
    /// # Panics
    /// If there is no such state.
    pub fn state(&self, state: usize, moving: bool) -> [i8; 2] {
        let states = self.0[TERM_BYTES..].as_chunks::<2>().0.as_chunks::<2>().0;
        unpack(states[state][usize::from(moving)])
    }

    /// How good the position is for White, in hundredths of a man.
    #[inline]
    pub fn evaluate_for_white(&self, position: &Position) -> i32 {
        let features = Features::of(position);
        let (term_weights, state_weights) = self.0.split_at(TERM_BYTES);
        let Some(state_weights) = state_weights.as_chunks().0.as_chunks().0.first_chunk() else {
            unreachable!("a weights file has its size");
        };
        let [mut full, mut empty] = sum_of_states(state_weights, position.to_move(), &features)
            .map(|sum| sum * (TERM_UNITS / STATE_UNITS));
        let (term_weights, _) = term_weights.as_chunks::<2>().0.as_chunks::<2>();
        terms::each(position, &features, |index, value| {
            let weight = term_weights[index].map(|bytes| i32::from(i16::from_le_bytes(bytes)));
            full += value * weight[0];
            empty += value * weight[1];
        });
        (full * features.phase + empty * (FULL_BOARD - features.phase)) / (FULL_BOARD * TERM_UNITS)
    }

    /// How good the position is for the side to move, in hundredths of a man.
    #[inline]
    pub fn evaluate(&self, position: &Position) -> i32 {
        let score = self.evaluate_for_white(position);
        if position.to_move() == Color::White { score } else { -score }
    }
}

/// A state's weight on the full board and 256 times that on the empty board, in one number: such
/// numbers are added up without being taken apart.
pub const fn pack(full: i8, empty: i8) -> [u8; 2] {
    (256 * empty as i16).wrapping_add(full as i16).to_le_bytes()
}

/// The two numbers of which [`pack`] has made one.
pub const fn unpack(bytes: [u8; 2]) -> [i8; 2] {
    let both = i16::from_le_bytes(bytes);
    let full = both as i8;
    [full, ((both as i32 - full as i32) >> 8) as i8]
}

/// What the states of all regions are worth to White, on the full and on the empty board.
#[inline]
fn sum_of_states(weights: &[ByTurn; STATES], to_move: Color, features: &Features) -> [i32; 2] {
    let turn = usize::from(to_move == Color::White);
    let [white, black] = &features.states;
    let (mut full, mut both) = (0, 0);
    for ((white, black), offset) in white.iter().zip(black).zip(region::OFFSETS) {
        let white = i16::from_le_bytes(weights[offset + usize::from(*white)][turn]);
        let black = i16::from_le_bytes(weights[offset + usize::from(*black)][1 - turn]);
        full += i32::from(white as i8) - i32::from(black as i8);
        both += i32::from(white) - i32::from(black);
    }
    [full, (both - full) >> 8]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_weights_are_added_and_come_apart() {
        let values = [-127, -100, -1, 0, 1, 99, 127];
        for full in values {
            for empty in values {
                assert_eq!(unpack(pack(full, empty)), [full, empty]);
                // As often as there are regions, and some more.
                let number = i32::from(i16::from_le_bytes(pack(full, empty)));
                let (low, both) = (40 * i32::from(number as i8), 40 * number);
                assert_eq!(low, 40 * i32::from(full));
                assert_eq!((both - low) >> 8, 40 * i32::from(empty), "{full} {empty}");
            }
        }
    }
}
