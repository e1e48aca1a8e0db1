//! How good a position is, learned from games.
//!
//! The evaluation is a sum of weights: one for what stands in each of the overlapping
//! [regions](region) of the board, which differs for the side that moves and the side that waits,
//! and a few for [terms] that concern the whole board: material, kings and their freedom, the
//! turn, the balance of the wings. Each weight has a value for the full and one for the empty
//! board, and the rows that the men still have to go decide how much each counts. All
//! [weights] are found by regression on games that the program has played against itself;
//! `docs/draughts-ai.md` tells how.

pub mod features;
pub mod region;
pub mod terms;
pub mod weights;

pub use weights::{Weights, WeightsError};
