//! What a player of draughts knows before it begins to search.

use prise_draughts::Position;

use super::endings::Endings;
use super::evaluation::Weights;
use crate::Verdict;

/// What a player of draughts knows.
#[derive(Default, Debug)]
pub struct Knowledge {
    weights: Weights,
    endings: Endings,
}

impl Knowledge {
    /// Knowledge made of weights and ending tables other than those that come with the program.
    pub fn new(weights: Weights, endings: Endings) -> Self {
        Self { weights, endings }
    }

    /// How good a calm position is for the side to move, in hundredths of a man.
    #[inline]
    pub fn evaluate(&self, position: &Position) -> i32 {
        self.weights.evaluate(position)
    }

    /// How an ending comes out, if the tables know it.
    #[inline]
    pub fn look_up(&self, position: &Position) -> Option<Verdict> {
        self.endings.look_up(position)
    }
}
