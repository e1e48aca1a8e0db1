//! How the evaluations learn: play, then fit. Mill's and Classic's are [linear]; draughts has more to
//! learn:
//!
//! 1. *Play.* [`play_game`] plays a game against itself from a random opening, with few nodes a
//!    move. Every calm position of it, and one beside each, becomes a [`Sample`]: the position,
//!    the score that the search gave it, and the result of the game if it was played.
//! 2. *Look back.* [`TdLambda`] mixes the score of each position with those of the positions that
//!    followed in its game, and with the result: the TD(λ) target.
//! 3. *Fit.* [`Model`] is the evaluation with real numbers for weights. Passes over the samples
//!    move them so that the evaluation forecasts what the targets expect: a logistic regression.
//!    What a region holds is rare in itself, so the model learns it as a sum of the weights of single squares, of eight squares, of the whole, and of the whole by whose
//!    turn it is. Rare states then inherit what their parts have taught.
//! 4. *Write.* A fitted [`Model`] is added up to the file that the evaluation reads.
//!
//! Each round plays with what the round before has learned.

pub(crate) mod command;
mod fit;
pub(crate) mod linear;
mod play;
pub(crate) mod pruning;
mod sample;
mod td_lambda;

use self::fit::{Fit, Model, shuffle};
use self::play::{PlaySettings, play_game};
use self::sample::Sample;
use self::td_lambda::TdLambda;

/// How many hundredths of a man make one unit of the logistic function: what turns a score into
/// an expected result and back.
const HUNDREDTHS_PER_UNIT: f32 = 100.0;
