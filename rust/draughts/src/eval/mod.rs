//! How good a position is, learned from games.
//!
//! The evaluation is a sum of weights: one for what stands in each of the overlapping
//! [regions](region) of the board, which differs for the side that moves and the side that waits,
//! and a few for [terms] that concern the whole board: material, kings and their freedom, the
//! turn, the balance of the wings. Each weight has a value for the full and one for the empty
//! board, and the rows that the men still have to go decide how much each counts. All
//! [weights] are found by regression on games that the program has played against itself;
//! `docs/draughts-ai.md` tells how.

mod endings;
pub mod region;
pub mod tally;
pub mod terms;
pub mod weights;

pub use endings::{Endings, Verdict};
pub use weights::{Weights, WeightsError};

use crate::Position;

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
