//! What a player of mill knows before it begins to search.

use prise_mill::Position;

use super::endings::{Ending, Endings};
use super::evaluation::Weights;

/// What a player of mill knows.
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
    pub fn look_up(&self, position: &Position) -> Option<Ending> {
        self.endings.look_up(position)
    }
}
