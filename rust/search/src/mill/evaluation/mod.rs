//! How good a position is.
//!
//! The evaluation is a weighted sum of [terms](Term): men, mills, lines that could become mills,
//! freedom to move, and captures that are there to be made. Each [stage](Stage) of the game has
//! its own weights, and so have the games with and without the extra captures. The weights come
//! from games that the program has played against itself; `docs/mill-ai.md` tells how.
//!
//! ```
//! use prise_game::Game;
//! use prise_mill::{Mill, MillRules};
//! use prise_search::mill::evaluation::Weights;
//!
//! // White has two men on a side whose third point is empty, and it is White's move.
//! let game = Mill::read(&MillRules::PLAIN, "********/********/OO*@@*** w p p 2 7 2 7 0 0 0 0 0 0 0 0 3")?;
//! assert!(Weights::default().evaluate(game.position()) > 0);
//! # Ok::<(), prise_mill::FenError>(())
//! ```

mod sight;
mod terms;
mod weights;

pub use terms::{STAGES, Stage, TERMS, Term, capturing_points, is_unsettled, values};
pub use weights::{WeightTable, Weights};
